// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quiz/lessononscreen.h"

namespace Carrel::Test
{

[[nodiscard]] RichText words(const QString &text);
[[nodiscard]] Block paragraph(const QString &id, const QString &text);

/** Four options, "right" is right, each wrong one with its reason; shown in the order two, right, three, one. */
[[nodiscard]] Check singleCheck(const QString &id);
/** Four options, "right" and "also" are right; shown as written. */
[[nodiscard]] Check multipleCheck(const QString &id);
/** Options that are code. */
[[nodiscard]] Check codeCheck(const QString &id);

/** A lesson about sorting cards with these checks, and one after it. */
[[nodiscard]] LessonOnScreen lessonWith(const std::vector<Check> &checks,
                                        const QString &slug = QStringLiteral("cards"));

} // namespace Carrel::Test
