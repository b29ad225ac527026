// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/spokenwords.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

SpokenPart part(SpokenPart::Kind kind, const QString &text, const QString &language, const QString &lead = {})
{
    SpokenPart part;
    part.kind = kind;
    part.text = text;
    part.language = language;
    part.lead = lead;
    return part;
}

SpokenPart code(const QString &label, int lines)
{
    SpokenPart code = part(SpokenPart::Kind::Code, {}, u"de"_s);
    code.label = label;
    code.lines = lines;
    return code;
}

SpokenPart formula(const QString &text, const QString &language)
{
    SpokenPart made = part(SpokenPart::Kind::Text, text, language);
    made.formulas = QStringList{u"<mfrac><mi>n</mi><mn>2</mn></mfrac>"_s};
    return made;
}

} // namespace

class SpokenWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartHasItsWordsAndItsLanguage_data()
    {
        using enum SpokenPart::Kind;
        QTest::addColumn<SpokenPart>("part");
        QTest::addColumn<Utterance>("said");
        const auto row = [](const char *name, const SpokenPart &given, const QString &text, const QString &language) {
            QTest::newRow(name) << given << Utterance{text, language};
        };
        row("a sentence", part(Text, u"One card."_s, u"en"_s), u"One card."_s, u"en"_s);
        row("own words before it", part(Text, u"Shuffle first"_s, u"en"_s, u"Tip"_s), u"Tip: Shuffle first"_s, u"en"_s);
        row("own words of another language", part(Text, u"Erst mischen"_s, u"de"_s, u"Tip"_s), u"Erst mischen"_s,
            u"de"_s);
        row("own words alone", part(Text, {}, u"de"_s, u"Tip"_s), u"Tip"_s, u"en"_s);
        row("a number", part(Text, u"die letzte"_s, u"de"_s, u"4"_s), u"4: die letzte"_s, u"de"_s);
        row("no language", part(Text, u"One card."_s, {}, u"Tip"_s), u"Tip: One card."_s, {});
        row("a picture", part(Picture, u"Ten piles"_s, u"en-GB"_s), u"Picture: Ten piles"_s, u"en-GB"_s);
        row("a picture of another language", part(Picture, u"Zehn Stapel"_s, u"de"_s), u"Zehn Stapel"_s, u"de"_s);
        row("code", code(u"Python"_s, 7), u"Python, 7 line(s)"_s, u"en"_s);
        row("a line of code", part(CodeLine, u"x = 1"_s, u"de"_s), u"x equals 1"_s, u"en"_s);
        row("a formula", formula(u"It takes \ufffc steps."_s, u"en"_s), u"It takes n over 2 steps."_s, u"en"_s);
        row("a formula in another language", formula(u"Es sind \ufffc Schritte."_s, u"de"_s),
            u"Es sind n/2 Schritte."_s, u"de"_s);
        row("nothing but signs", part(Text, u"* * *"_s, u"en"_s), {}, u"en"_s);
        row("other letters", part(Text, u"先选一张牌。"_s, u"zh"_s), u"先选一张牌。"_s, u"zh"_s);
    }

    void everyPartHasItsWordsAndItsLanguage()
    {
        QFETCH(SpokenPart, part);
        QFETCH(Utterance, said);
        const Utterance made = utteranceOf(part);
        QCOMPARE(made.text, said.text);
        QCOMPARE(made.language, said.language);
    }
};

QTEST_GUILESS_MAIN(SpokenWordsTest)
#include "spokenwordstest.moc"
