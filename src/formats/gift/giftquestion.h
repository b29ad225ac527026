// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QStringList>

namespace Carrel::Gift
{

/** A text and the word for how it is written: "moodle", "html", "markdown" or "plain". */
struct Text {
    QString format;
    QString text; ///< without escapes
    bool operator==(const Text &) const = default;
};

/** One answer of a choice. */
struct Choice {
    bool isMarkedRight = false;   ///< by "="
    std::optional<double> weight; ///< percent, as written
    Text text;
    std::optional<Text> feedback;
};

enum class Kind { Category, Description, Choice, TrueFalse, ShortAnswer, Numeric, Matching, Essay };

/** One entry of a GIFT file as it is written, before anything is made of it. */
struct Question {
    Kind kind = Kind::Description;
    int line = 1; ///< 1-based, of its first line that is no comment
    QString id;   ///< from a comment before it: [id:…]
    QStringList tags;
    QString title; ///< of a category: its path
    Text stem;
    bool hasGap = false; ///< the answers stand inside the sentence
    std::vector<Choice> choices;
    bool isTrue = false;
    std::optional<Text> wrongFeedback; ///< of true/false: the first one written
    std::optional<Text> rightFeedback;
    std::optional<Text> generalFeedback;
};

/**
 * Reads a text in Moodle's GIFT. A question that cannot be read is an Error with its first line, and reading goes on
 * behind the next blank line. @p firstLine is the line of @p file on which @p text begins.
 */
[[nodiscard]] std::vector<Question> parse(const QString &text, const QString &file, int firstLine,
                                          Diagnostics &diagnostics);

} // namespace Carrel::Gift
