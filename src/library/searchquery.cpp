// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/searchquery.h"

#include "library/writing.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype shortestBeginning = 3; // of a word that is not the last one: half of all words begin with "a"

struct Piece {
    QString text;
    bool closed = false; ///< nothing more will be typed to it
    bool quoted = false; ///< meant as it stands
};

std::vector<Piece> pieces(const QString &words)
{
    std::vector<Piece> found;
    Piece piece;
    bool quoted = false;
    const auto close = [&found, &piece, &quoted](bool closed) {
        piece.closed = closed;
        piece.quoted = quoted;
        found.push_back(std::exchange(piece, {}));
    };
    for (const QChar c : words) {
        if (isQuotationMark(c)) {
            close(true);
            quoted = !quoted;
        } else if (c.isSpace() && !quoted) {
            close(true);
        } else {
            piece.text += c;
        }
    }
    close(false);
    return found;
}

bool saysSomething(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
}

} // namespace

bool isQuotationMark(QChar sign)
{
    return sign == u'"' || sign == u'\u201c' || sign == u'\u201d' || sign == u'\u201e';
}

SearchQuery parseSearch(const QString &words)
{
    SearchQuery query;
    for (const Piece &piece : pieces(words.normalized(QString::NormalizationForm_C))) {
        if (!saysSomething(piece.text)) {
            continue;
        }
        const std::vector<Stretch> parts = stretchesOf(piece.text);
        for (const Stretch &part : parts) {
            if (part.byParts) {
                query.stretches += part.text;
            } else if (saysSomething(part.text)) {
                // No quotation mark is left in it, so that the quoted form is always well formed.
                const bool open = !piece.closed && &part == &parts.back();
                const bool mayBegin = open || (!piece.quoted && part.text.size() >= shortestBeginning);
                const QString term = u'"' + part.text + u'"';
                query.terms += open ? term + u'*' : term;
                query.beginnings += mayBegin ? term + u'*' : term;
            }
        }
    }
    return query;
}

} // namespace Carrel
