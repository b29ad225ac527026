// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endtoend/windowdriver.h"

namespace Carrel::Test
{

/** The exam dialog, the plan to catch up on Today, and the checks laid aside: none, then some of each kind. */
void takeMemory(WindowDriver &driver, const std::function<void(const QString &name, QWidget &widget)> &take);

} // namespace Carrel::Test
