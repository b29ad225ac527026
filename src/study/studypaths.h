// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Carrel
{

/** Where a study record lies. */
struct StudyPaths {
    QString studyFolder;       ///< the truth: <learner>/<yyyy-mm>/<session>.seg; may be on another computer
    QString indexFolder;       ///< on a local disk; may be deleted at any time
    QString spoolFolder;       ///< on a local disk; keeps events until the study folder has them
    QString backupFolder = {}; ///< on a local disk; empty: no backups
    std::optional<bool> isRemote = std::nullopt; ///< whether the study folder is on another computer; else it is asked
};

} // namespace Carrel
