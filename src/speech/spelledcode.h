// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** A line of code with every sign and the rooms at its beginning said in words of the interface's language. */
[[nodiscard]] QString spelledCode(const QString &line);

} // namespace Carrel
