// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/gift/giftquestion.h"

namespace Carrel::Gift
{

/** A text that may begin with its format in brackets, else has @p format. Takes text without escapes, gives meaning. */
[[nodiscard]] Text readText(const QString &written, const QString &format);

/** Whether what stands in braces begins as answers do, and not as code or TeX does. */
[[nodiscard]] bool beginLikeAnswers(const QString &inside);

/**
 * Reads what stands in the braces of @p question, whose stem is read, and sets its kind. Returns why it could not be
 * read as a part of a sentence, or nothing.
 */
[[nodiscard]] QString readAnswers(const QString &inside, Question &question);

} // namespace Carrel::Gift
