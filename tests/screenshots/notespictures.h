// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endtoend/windowdriver.h"

#include <functional>

namespace Carrel::Test
{

/** Notes things in the lesson on screen and shows them to @p take, a picture for each name; leaves the theme light. */
void takeNotes(WindowDriver &driver, const std::function<void(const QString &name)> &take);

} // namespace Carrel::Test
