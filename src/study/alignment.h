// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Carrel
{

/** Some words with what stands around them, to be found in a text that was changed since. */
struct QuotedWords {
    QString quote;
    QString prefix;
    QString suffix;
};

/** A part of a text. */
struct TextRange {
    qsizetype start = 0;
    qsizetype end = 0;
    bool operator==(const TextRange &) const = default;
};

/**
 * The part of @p text that is most like @p words, if a quarter of the quote at most has changed and, where the quote is
 * short, the words around it are there too. Made for a corrected typo, not for a new sentence. Used by placeOf().
 */
[[nodiscard]] std::optional<TextRange> findAlike(const QuotedWords &words, const QString &text);

} // namespace Carrel
