// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel::Test
{

/** Pictures of the page of a lesson in @p folder: every kind of block in every theme, and settings of the text. */
int takePages(const QString &folder);

} // namespace Carrel::Test
