// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/chores.h"

#include "storage/packmonth.h"
#include "study/backups.h"
#include "study/eraserecord.h"
#include "study/spool.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

Result<void> doChore(const QString &chore, const StudyPaths &paths, const LearnerId &learner)
{
    if (chore == "pack"_L1) {
        return packMonth(paths.studyFolder + u'/' + learner.toString(), u"2026-07"_s)
            .transform([](const PackedMonth &) {});
    }
    if (chore == "backup"_L1) {
        return Backups(paths, {learner, u"Ada"_s}).make(choreTimeMs).transform([](const std::optional<Backup> &) {});
    }
    if (chore == "erase"_L1) {
        return eraseRecord(paths, learner, choreTimeMs);
    }
    if (chore == "carry"_L1) {
        carryOver(paths, {}, learner);
    } else {
        closeOldSegments(paths, {}, choreTimeMs);
    }
    return {};
}

} // namespace Carrel::Test
