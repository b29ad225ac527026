// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/ids.h"

#include <vector>

namespace Carrel
{

/** A learner as the study folder knows one. The display name lies in learner.json and nowhere else. */
struct LearnerInfo {
    LearnerId id;
    QString displayName;

    bool operator==(const LearnerInfo &) const = default;
};

/** Whether it has the form of an id. What names a folder and comes from a file of others is asked for it first. */
[[nodiscard]] bool isLearnerId(const QString &text);

/** Whether people take the two for one name: case and spaces around do not count. Nameless ones are not the same. */
[[nodiscard]] bool isSameName(const QString &name, const QString &other);

/** The learners in @p studyFolder, sorted by id. A folder that is not there yet has none. Waits for the disk. */
[[nodiscard]] Result<std::vector<LearnerInfo>> listLearners(const QString &studyFolder);

/** Writes <studyFolder>/<id>/learner.json whole or not at all. */
Result<void> writeLearner(const QString &studyFolder, const LearnerInfo &learner);

/** Whether <studyFolder>/<id>/learner.json is there. */
[[nodiscard]] bool hasLearner(const QString &studyFolder, const LearnerId &learner);

} // namespace Carrel
