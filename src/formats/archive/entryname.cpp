// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/entryname.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    return !decoder.hasError() && !text.contains(QChar::Null);
}

/** Empty when the bytes are none of that code page, or the system does not know it. */
QString decoded(const QByteArray &bytes, const char *codePage)
{
    QStringDecoder decoder(codePage, QStringDecoder::Flag::Stateless);
    const QString text = decoder.isValid() ? QString(decoder(bytes)) : QString();
    return decoder.hasError() || text.contains(QChar::ReplacementCharacter) ? QString() : text;
}

bool isEastAsian(QChar c)
{
    return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana ||
           c.script() == QChar::Script_Katakana;
}

/**
 * Points for what names are made of, off for what they are not: signs and box lines, capitals inside words. A character
 * of two bytes counts for more than a letter of one, which also its first byte alone would make.
 */
int plausibility(const QString &text)
{
    constexpr int letter = 2;
    constexpr int twoByteLetter = 3;
    constexpr int oddity = -6;
    int points = text.isEmpty() ? 10 * oddity : 0;
    QChar before;
    for (const QChar c : text) {
        if (c.unicode() >= 0x80) {
            const bool capitalInside = c.isUpper() && before.isLower();
            points += isEastAsian(c) ? twoByteLetter : c.isLetter() && !capitalInside ? letter : oddity;
        } else if (c.isUpper() && before.isLower() && before.unicode() >= 0x80) {
            points += oddity;
        }
        before = c;
    }
    return points;
}

} // namespace

QString guessCodePage(const QByteArrayList &names)
{
    QByteArrayList unknown;
    std::ranges::copy_if(names, std::back_inserter(unknown), [](const QByteArray &name) { return !isUtf8(name); });
    if (unknown.isEmpty()) {
        return {};
    }
    // The first of equals wins: most programs that wrote no UTF-8 wrote the code page that zip began with.
    constexpr std::array<const char *, 3> candidates{"IBM437", "IBM852", "Shift_JIS"};
    const auto points = [&unknown](const char *codePage) {
        int sum = 0;
        for (const QByteArray &name : unknown) {
            sum += plausibility(decoded(name, codePage));
        }
        return sum;
    };
    return QString::fromLatin1(*std::ranges::max_element(candidates, {}, points));
}

QString entryName(const QByteArray &name, const QString &codePage)
{
    QString text = isUtf8(name) ? QString::fromUtf8(name) : decoded(name, codePage.toLatin1().constData());
    if (text.isEmpty()) {
        text = QString::fromLatin1(name);
    }
    while (text.size() > 2 && text.startsWith("./"_L1)) {
        text.remove(0, 2);
    }
    while (text.size() > 1 && text.endsWith(u'/')) {
        text.chop(1);
    }
    return text.normalized(QString::NormalizationForm_C);
}

bool isSystemLitter(const QString &name)
{
    static const QStringList files{u".ds_store"_s, u"thumbs.db"_s, u"desktop.ini"_s};
    const QString file = name.section(u'/', -1).toLower();
    return name == "__MACOSX"_L1 || name.startsWith("__MACOSX/"_L1) || name.contains("/__MACOSX/"_L1) ||
           file.startsWith("._"_L1) || files.contains(file);
}

bool leadsOut(const QString &name)
{
    const QString path = QString(name).replace(u'\\', u'/');
    const bool hasDrive = path.size() > 1 && path[1] == u':' && path[0].isLetter();
    return path.startsWith(u'/') || hasDrive || path.split(u'/').contains(".."_L1);
}

} // namespace Carrel
