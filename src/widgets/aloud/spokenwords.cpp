// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/spokenwords.h"

#include "speech/spelledcode.h"
#include "speech/spokenmath.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr char16_t formulaSign = u'\ufffc';

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SpokenWords)
};

QString ownLanguage()
{
    return Words::tr("en", "code of the language that this program speaks: the one of this translation");
}

bool isOwn(const QString &language)
{
    return language.isEmpty() || QLocale(language).language() == QLocale(ownLanguage()).language();
}

QString withFormulas(const SpokenPart &part, MathReading reading)
{
    QString text;
    qsizetype next = 0;
    for (const QChar sign : part.text) {
        if (sign == formulaSign && next < part.formulas.size()) {
            text += u' ' + spokenMath(part.formulas[next++], reading) + u' ';
        } else {
            text += sign;
        }
    }
    return text.simplified();
}

bool isNumber(const QString &word)
{
    return !word.isEmpty() && std::ranges::all_of(word, [](QChar sign) { return sign.isDigit() || sign == u'-'; });
}

bool canBeSaid(const QString &text)
{
    return std::ranges::any_of(text, [](QChar sign) { return sign.isLetterOrNumber() || sign.isSurrogate(); });
}

Utterance ofText(const SpokenPart &part)
{
    const bool own = isOwn(part.language);
    const QString text = withFormulas(part, own ? MathReading::Words : MathReading::Signs);
    const QString lead = own || isNumber(part.lead) || text.isEmpty() ? part.lead : QString();
    if (text.isEmpty()) {
        return {lead, ownLanguage()};
    }
    // Not "3.", which some languages read as "the third".
    return {lead.isEmpty() ? text : lead + u": "_s + text, part.language};
}

Utterance wordsOf(const SpokenPart &part)
{
    switch (part.kind) {
    case SpokenPart::Kind::Text:
        break;
    case SpokenPart::Kind::Picture:
        return {isOwn(part.language) ? Words::tr("Picture: %1").arg(part.text) : part.text, part.language};
    case SpokenPart::Kind::Code:
        return {Words::tr("%1, %n line(s)", "a piece of code: its kind, how long it is", part.lines).arg(part.label),
                ownLanguage()};
    case SpokenPart::Kind::CodeLine:
        return {spelledCode(part.text), ownLanguage()};
    }
    return ofText(part);
}

} // namespace

Utterance utteranceOf(const SpokenPart &part)
{
    Utterance said = wordsOf(part);
    if (!canBeSaid(said.text)) {
        said.text.clear();
    }
    return said;
}

} // namespace Carrel
