// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftescapes.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Gift
{

namespace
{

constexpr QStringView escaped = u"\\~=#{}:n";
constexpr QStringView meant = u"\\~=#{}:\n";
constexpr char16_t first = 0xFDD0; // Unicode promises never to give these sixteen a meaning

bool isOurs(QChar c)
{
    return c.unicode() >= first && c.unicode() < first + escaped.size();
}

} // namespace

QString withoutEscapes(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype which = text[i] == u'\\' && i + 1 < text.size() ? escaped.indexOf(text[i + 1]) : qsizetype(-1);
        if (which >= 0) {
            result += QChar(char16_t(first + which));
            ++i;
        } else {
            result += isOurs(text[i]) ? QChar(QChar::ReplacementCharacter) : text[i];
        }
    }
    return result;
}

QString withMeaning(QString text)
{
    for (QChar &c : text) {
        if (isOurs(c)) {
            c = meant[c.unicode() - first];
        }
    }
    return text;
}

} // namespace Carrel::Gift
