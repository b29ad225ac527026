// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

// A spreadsheet takes a cell that begins with = + - @ for a formula and runs it: a text that came from anywhere must
// not reach one bare. An apostrophe in front makes it a text; spreadsheets do not show it.

/** @p cell with an apostrophe in front when it would be a formula, or would be taken for a guarded one. */
[[nodiscard]] QString withGuard(const QString &cell);

/** What was written: @p cell without the apostrophe that withGuard puts in front. */
[[nodiscard]] QString withoutGuard(const QString &cell);

} // namespace Carrel
