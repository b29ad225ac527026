// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/language.h"

#include "render/direction.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

Run run(const QString &text, const QString &language = {})
{
    Run result;
    result.text = text;
    result.language = language;
    return result;
}

Run code(const QString &text)
{
    Run result = run(text);
    result.code = true;
    return result;
}

} // namespace

class LanguageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksAreInTheLanguageOfTheirRuns_data()
    {
        QTest::addColumn<Runs>("runs");
        QTest::addColumn<QString>("around");
        QTest::addColumn<QString>("language");
        QTest::newRow("nothing said") << Runs{run(u"Cards"_s)} << u"en"_s << QString();
        QTest::newRow("said") << Runs{run(u"Karten"_s, u"de"_s)} << u"en"_s << u"de"_s;
        QTest::newRow("said, as around") << Runs{run(u"Cards"_s, u"en"_s)} << u"en"_s << QString();
        QTest::newRow("said of all words")
            << Runs{run(u"Die "_s, u"de"_s), code(u"int"_s), run(u" 1, "_s), run(u"Karten"_s, u"de"_s)} << u"en"_s
            << u"de"_s;
        QTest::newRow("two") << Runs{run(u"Karten"_s, u"de"_s), run(u" cards"_s)} << u"en"_s << QString();
        QTest::newRow("kana") << Runs{run(u"直感を信じる"_s)} << u"en"_s << u"ja"_s;
        QTest::newRow("kana in Japanese") << Runs{run(u"直感を信じる"_s)} << u"ja-JP"_s << QString();
        QTest::newRow("kana in a course that says nothing") << Runs{run(u"カード"_s)} << QString() << u"ja"_s;
        QTest::newRow("one word of kana") << Runs{run(u"The word カード means card."_s)} << u"en"_s << QString();
        QTest::newRow("hangul") << Runs{run(u"카드를 고른다"_s)} << u"en"_s << u"ko"_s;
        QTest::newRow("han alone could be anything") << Runs{run(u"直角"_s)} << u"en"_s << QString();
        QTest::newRow("no words") << Runs{run(u"1, 2"_s), code(u"カード"_s)} << u"en"_s << QString();
    }

    void blocksAreInTheLanguageOfTheirRuns()
    {
        QFETCH(Runs, runs);
        QFETCH(QString, around);
        QTEST(languageOf(runs, around), "language");
    }

    void blocksReadAsMostOfTheirLetters_data()
    {
        QTest::addColumn<Runs>("runs");
        QTest::addColumn<QString>("direction");
        QTest::newRow("Latin") << Runs{run(u"cards"_s)} << u"ltr"_s;
        QTest::newRow("Hebrew") << Runs{run(u"קלפים"_s)} << u"rtl"_s;
        QTest::newRow("Arabic") << Runs{run(u"بطاقات"_s)} << u"rtl"_s;
        QTest::newRow("Hebrew that begins with a name") << Runs{run(u"Python היא שפת תכנות נפוצה"_s)} << u"rtl"_s;
        QTest::newRow("English with one Hebrew word") << Runs{run(u"קלף is what they call a card here"_s)} << u"ltr"_s;
        QTest::newRow("long code does not count")
            << Runs{code(u"std::ranges::sort(cards)"_s), run(u" ממיין"_s)} << u"rtl"_s;
        QTest::newRow("numbers alone") << Runs{run(u"1 + 2"_s)} << QString();
    }

    void blocksReadAsMostOfTheirLetters()
    {
        QFETCH(Runs, runs);
        QTEST(directionOf(runs), "direction");
    }
};

QTEST_APPLESS_MAIN(LanguageTest)
#include "languagetest.moc"
