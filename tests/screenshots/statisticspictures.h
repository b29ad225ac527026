// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endtoend/windowdriver.h"

#include <functional>

namespace Carrel::Test
{

/** How far the clock of who calls takeStatistics() has to be behind. */
inline constexpr int studiedDays = 60;

/** Lets @p driver live through weeks of study and shows the statistics to @p take, a picture for each name. */
void takeStatistics(WindowDriver &driver, const std::function<void(const QString &name)> &take);

} // namespace Carrel::Test
