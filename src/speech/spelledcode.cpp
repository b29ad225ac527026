// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/spelledcode.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SpelledCode)
};

struct SignWord {
    char16_t sign;
    const char *word;
};

constexpr SignWord signWords[] = {
    {u'(', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "open bracket")},
    {u')', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "close bracket")},
    {u'[', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "open square bracket")},
    {u']', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "close square bracket")},
    {u'{', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "open brace")},
    {u'}', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "close brace")},
    {u'<', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "less than")},
    {u'>', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "greater than")},
    {u'=', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "equals")},
    {u'+', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "plus")},
    {u'-', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "minus")},
    {u'*', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "star")},
    {u'/', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "slash")},
    {u'\\', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "backslash")},
    {u'%', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "percent")},
    {u'&', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "ampersand")},
    {u'|', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "bar")},
    {u'^', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "caret")},
    {u'~', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "tilde")},
    {u'!', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "exclamation mark")},
    {u'?', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "question mark")},
    {u'.', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "dot")},
    {u',', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "comma")},
    {u':', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "colon")},
    {u';', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "semicolon")},
    {u'\'', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "quote")},
    {u'"', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "double quote")},
    {u'`', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "backtick")},
    {u'@', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "at")},
    {u'#', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "hash")},
    {u'$', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "dollar")},
    {u'_', QT_TRANSLATE_NOOP("Carrel::SpelledCode", "underscore")},
};

QString wordOf(QChar sign)
{
    const auto *const found = std::ranges::find(signWords, sign.unicode(), &SignWord::sign);
    return found == std::end(signWords) ? QString(sign) : Words::tr(found->word);
}

} // namespace

QString spelledCode(const QString &line)
{
    QStringList said;
    const auto *const start = std::ranges::find_if_not(line, [](QChar sign) { return sign.isSpace(); });
    if (const auto rooms = int(start - line.cbegin()); rooms > 0 && start != line.cend()) {
        said << Words::tr("%n space(s)", nullptr, rooms);
    }
    QString word;
    const auto endWord = [&] {
        if (!word.isEmpty()) {
            said << std::exchange(word, {});
        }
    };
    for (const auto *each = start; each != line.cend(); ++each) {
        if (each->isLetterOrNumber() || each->isSurrogate() || each->isMark()) {
            word += *each;
            continue;
        }
        endWord();
        if (!each->isSpace()) {
            said << wordOf(*each);
        }
    }
    endWord();
    return said.join(u' ');
}

} // namespace Carrel
