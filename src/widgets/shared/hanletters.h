// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace Carrel
{

/**
 * @p font, with letters behind its own for Chinese, Japanese or Korean when @p language is one of them: one character
 * is drawn in another way in each. The page of a lesson does the same in lesson.css.
 */
[[nodiscard]] QFont withHanLetters(const QFont &font, const QString &language);

} // namespace Carrel
