// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answered.h"

#include "exchange/datafolders.h"
#include "study/studyrecord.h"

#include <QFileInfo>

namespace Carrel
{

AnsweredChecks answeredHere(const DataFolders &folders)
{
    constexpr int patienceMs = 5'000;
    if (!QFileInfo::exists(folders.study)) {
        return {};
    }
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    StudyRecord record(folders.studyPaths(), clock, QStringLiteral(CARREL_VERSION));
    record.waitUntilRead(patienceMs);
    return answeredChecks(record.state());
}

} // namespace Carrel
