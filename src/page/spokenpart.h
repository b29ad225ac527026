// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Carrel
{

/** What comes next when the lesson on the page is read aloud. It is marked there until the next part comes. */
struct SpokenPart {
    enum class Kind {
        Text,     ///< a sentence, a title, the row of a table
        Picture,  ///< text: its alternative text
        Code,     ///< a whole piece of code: its lines and label, no text
        CodeLine, ///< text: one line of code
    };
    Kind kind = Kind::Text;
    QString lead;         ///< what stands before the text in words of the program: "Tip"; the number of a list item
    QString text;         ///< U+FFFC for each formula
    QStringList formulas; ///< as MathML
    int lines = 0;
    QString label;    ///< of code: "Python"
    QString language; ///< of the text, BCP 47; empty: not known
    bool operator==(const SpokenPart &) const = default;
};

/** What reading aloud makes of code. */
enum class SpokenCode {
    Skip,
    Tell, ///< only how much there is
    Spell,
};

} // namespace Carrel
