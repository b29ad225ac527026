// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/**
 * The language @p runs are in when it is another than @p around: the one they all name, else what their letters tell,
 * for only Japanese has kana and only Korean has hangul. Null: as around, or more than one.
 */
[[nodiscard]] QString languageOf(const Runs &runs, const QString &around);

/** The language @p text is in: what its letters tell, else @p around. */
[[nodiscard]] QString languageOf(const RichText &text, const QString &around);

} // namespace Carrel
