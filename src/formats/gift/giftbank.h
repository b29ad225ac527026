// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/questions/quizbank.h"

namespace Carrel
{

/**
 * The questions and texts of a text in GIFT, by category. Questions that are no choice are counted, one row a kind.
 * @p firstLine is the line of @p file on which @p text begins. Used for whole files and for fences in Markdown.
 */
[[nodiscard]] std::vector<QuizItem> readGift(const QString &text, const QString &file, int firstLine,
                                             Diagnostics &diagnostics);

/** Whether the first part of a text is in GIFT beyond doubt: one real question, and hardly anything that is none. */
[[nodiscard]] bool looksLikeGift(const QString &beginning, bool isCut);

/** Whether it is in GIFT, though perhaps no question of it can be asked: answers in braces, hardly anything else. */
[[nodiscard]] bool mightBeGift(const QString &beginning, bool isCut);

} // namespace Carrel
