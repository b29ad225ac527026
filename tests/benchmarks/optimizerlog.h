// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingreview.h"

#include <functional>
#include <vector>

namespace Carrel::Bench
{

/** What weights are fitted to: 1,619 answers to be foretold, and 80,950 as somebody has after ten years. */
[[nodiscard]] std::vector<TrainingHistory> optimizerLog();
[[nodiscard]] std::vector<TrainingHistory> longOptimizerLog();
inline constexpr size_t optimizerItems = 1619;
inline constexpr size_t longOptimizerItems = 80'950;

[[nodiscard]] double msOf(const std::function<void()> &work);

/** From histories to weights; 0: no weights came of it, or of other than @p items. */
[[nodiscard]] double fitMs(const std::vector<TrainingHistory> &histories, size_t items);

} // namespace Carrel::Bench
