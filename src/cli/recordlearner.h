// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/learnerfolders.h"

namespace Carrel
{

struct DataFolders;

/** The learner whose record would be opened, without reading it; where it got lost, one whose backups are here; else
    nobody. */
[[nodiscard]] LearnerInfo recordLearner(const DataFolders &folders);

} // namespace Carrel
