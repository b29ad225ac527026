// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/ids.h"
#include "study/studypaths.h"

namespace Carrel::Test
{

inline constexpr qint64 choreTimeMs = 1795953600000; ///< 29 November 2026, 12:00 UTC: when chores are done
inline constexpr qint64 choreRecordMs =
    1784116800000; ///< 15 July 2026, 12:00 UTC: when was studied what they are about

/**
 * What is done to a study record besides writing into it: "pack" an old month, "backup", "erase" the learner, "carry"
 * over from the spool, "close" what dead sessions left open.
 */
Result<void> doChore(const QString &chore, const StudyPaths &paths, const LearnerId &learner);

} // namespace Carrel::Test
