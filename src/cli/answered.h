// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

namespace Carrel
{

struct DataFolders;

/** What the learner of @p folders has answered; nothing when the study folder does not answer soon. */
[[nodiscard]] AnsweredChecks answeredHere(const DataFolders &folders);

} // namespace Carrel
