// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/mdxpage.h"

#include "formats/blocklisting.h"
#include "formats/mdx/componenttag.h"
#include "support/system.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using Carrel::Test::listing;
using namespace Qt::Literals::StringLiterals;

/** Pages of Markdown with components, and what their authors get wrong. */
class MdxPageTest final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] MdxPage read(const QString &text)
    {
        m_diagnostics.clear();
        const MdxContext context{
            .file = u"page.mdx"_s, .diagnostics = m_diagnostics, .skipped = m_skipped, .furniture = m_furniture};
        return readMdxPage(text, 1, context);
    }

    Diagnostics m_diagnostics;
    SkippedParts m_skipped;
    SkippedParts m_furniture;

private Q_SLOTS:
    void tagsEndByTheirQuotesAndBraces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("end");
        QTest::newRow("sign in quotes") << u"<a b=\"x > y\"> z"_s << qsizetype(13);
        QTest::newRow("sign in braces") << u"<A b={() => 1}/> z"_s << qsizetype(16);
        QTest::newRow("brace in a string") << u"<A b={\"}\"}> z"_s << qsizetype(11);
        QTest::newRow("quote in a comment") << u"<A b={1 /* ' */}> z"_s << qsizetype(17);
        QTest::newRow("no value") << u"<A b> z"_s << qsizetype(5);
        QTest::newRow("no tag") << u"<3 b> z"_s << qsizetype(-1);
        QTest::newRow("open quote") << u"<A b=\"x> z"_s << qsizetype(-1);
        QTest::newRow("open brace") << u"<A b={x> z"_s << qsizetype(-1);
    }

    void tagsEndByTheirQuotesAndBraces()
    {
        QFETCH(QString, text);
        const auto tag = tagAt(text, 0);
        QTEST(tag ? tag->end : qsizetype(-1), "end");
    }

    void optionsOfCourseStarterAreReadThoughTheyHoldSigns()
    {
        const MdxPage page =
            read(QString::fromUtf8(Test::readFile(Test::dataPath(u"nasty/08-text/opt-attributes.md"_s))));
        QCOMPARE(page.checks.size(), size_t(1));
        QCOMPARE(listing(page.checks.front()), u"A > B\n+ It’s `\"PERSON\"` > x / why: Yes.\n"
                                               "- B / tempting: No.\n- never closed"_s);
        QCOMPARE(listing(page.blocks), u"check[check]"_s);
    }

    void aChoiceThatIsNeverClosedEndsWithItsExercise()
    {
        const MdxPage page =
            read(u"<exercise title=\"A\">\n\n<choice>\n<opt text=\"a\" correct=\"true\">x</opt>\n"
                 "<opt text=\"b\">y</opt>\n\n</exercise>\n\n<exercise title=\"B\">\n\n<choice>\n"
                 "<opt text=\"c\" correct=\"true\">x</opt>\n<opt text=\"d\">y</opt>\n</choice>\n</exercise>\n"_s);
        QCOMPARE(page.checks.size(), size_t(2));
        QCOMPARE(page.checks[0].options.size(), size_t(2));
        QCOMPARE(listing(page.checks[1].question), u"B"_s);
    }

    void codeStaysTextAndAnOptionMayHoldSeveralCodeBlocks()
    {
        const MdxPage page =
            read(u"### Which?\n\n<Question choices={[\n"
                 "{text: \"`<b>x</b>`\", correct: true},\n"
                 "{text: \"> 3\"},\n"
                 "{text: `\\`\\`\\`js\n1 < 2\n\\`\\`\\`\n\nor\n\n\\`\\`\\`\n<i>2</i>\n\\`\\`\\``}\n]} />\n"_s);
        QCOMPARE(page.checks.size(), size_t(1));
        QCOMPARE(listing(page.checks.front()),
                 u"Which?\n+ `<b>x</b>`\n- > 3\n- code JavaScript[1 < 2] p[or] code [<i>2</i>]"_s);
    }

    void linesOfRowsAreThoseOfTheFile()
    {
        [[maybe_unused]] const MdxPage page =
            read(u"# T\n\n<Tip>\n\n<Question choices={[\n  {text: x}\n]} />\n\n</Tip>\n"_s);
        QCOMPARE(m_diagnostics.size(), size_t(1));
        QCOMPARE(m_diagnostics.front().line.value_or(0), 6);
    }

    void textMadeToBeSlowIsReadAllTheSame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("open braces") << u"<Tip a={"_s.repeated(50'000);
        QTest::newRow("open tags") << u"<Tip>"_s.repeated(50'000);
        QTest::newRow("open tags on lines") << u"<Tip>\n"_s.repeated(50'000);
        QTest::newRow("html on one line") << u"<b>x</b>"_s.repeated(50'000);
        QTest::newRow("backticks") << u"`a ``b "_s.repeated(50'000);
        QTest::newRow("branches") << u"{#if a}"_s.repeated(50'000);
    }

    void textMadeToBeSlowIsReadAllTheSame()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        [[maybe_unused]] const MdxPage page = read(text);
        QVERIFY2(double(timer.elapsed()) < 15'000 * Test::busyness(), qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(MdxPageTest)
#include "mdxpagetest.moc"
