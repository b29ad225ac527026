// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/recordlearner.h"

#include "exchange/datafolders.h"
#include "study/recordfolder.h"

#include <algorithm>

namespace Carrel
{

LearnerInfo recordLearner(const DataFolders &folders)
{
    const LearnerId last = lastUsedLearner(folders.cache);
    for (const QString &folder : {folders.study, folders.backups}) {
        const std::vector<LearnerInfo> learners = listLearners(folder).value_or(std::vector<LearnerInfo>());
        const auto found = std::ranges::find(learners, last, &LearnerInfo::id);
        if (!learners.empty()) {
            return found == learners.end() ? learners.front() : *found;
        }
    }
    return {};
}

} // namespace Carrel
