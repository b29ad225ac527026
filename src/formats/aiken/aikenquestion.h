// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace Carrel::Aiken
{

/** One question as it is written. */
struct Question {
    int line = 1; ///< of its first line
    QString text;
    QStringList options;
    bool hasAnswerLine = false;
    QString answer;      ///< what stands behind ANSWER:
    QList<int> right;    ///< the options it names; empty when it names none, or one that is not there
    bool hasGap = false; ///< there was a blank line in its text
};

/** Cuts a text into questions; a text at the end that has no options becomes one too. */
[[nodiscard]] std::vector<Question> parse(const QString &text, int firstLine);

} // namespace Carrel::Aiken
