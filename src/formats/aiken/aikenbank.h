// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/questions/quizbank.h"

namespace Carrel
{

/**
 * The questions of a text in Aiken: the question, "A) option" on lines of their own, "ANSWER: A". Small letters, a dot
 * for the bracket, several lines and several answers are taken too. A question that lacks something has a row.
 */
[[nodiscard]] std::vector<QuizItem> readAiken(const QString &text, const QString &file, int firstLine,
                                              Diagnostics &diagnostics);

/** Whether a text holds a whole question in Aiken and no prose before it. */
[[nodiscard]] bool looksLikeAiken(const QString &beginning);

/** Whether it is in Aiken, though perhaps no question of it can be asked: an option and a line ANSWER: behind it. */
[[nodiscard]] bool mightBeAiken(const QString &beginning);

} // namespace Carrel
