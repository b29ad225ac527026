// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R16 of the readers that lose their mathematics: fifty formulas, one of which cannot be read. Numerators stand
// above denominators, the bad one shows its source in its place, copying gives TeX, the page's own script stays off.
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int formulas = 50;
constexpr int badOne = 23;
const QString badTex = u"\\frac{n}{"_s;

QString texOf(int number)
{
    return number == badOne ? badTex : u"\\frac{%1}{%2}"_s.arg(100 + number).arg(500 + number);
}

QString blockOf(int number)
{
    return u"f-%1"_s.arg(number);
}

/** Every other formula stands in a line of text. */
Lesson fiftyFormulas()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"formulas"_s);
    lesson.title = u"Fifty formulas"_s;
    for (int number = 0; number < formulas; ++number) {
        if (number % 2 == 0) {
            lesson.blocks.push_back(block(blockOf(number), MathBlock{texOf(number), {}}));
            continue;
        }
        Runs runs = words(u"The share is "_s);
        Run formula;
        formula.text = texOf(number);
        formula.math = true;
        runs.push_back(formula);
        const Runs rest = words(u" of all."_s);
        runs.insert(runs.end(), rest.begin(), rest.end());
        lesson.blocks.push_back(block(blockOf(number), Paragraph{runs}));
    }
    return lesson;
}

} // namespace

class FormulaLessonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_test = std::make_unique<PageUnderTest>();
        QVERIFY(m_test->show(fiftyFormulas()));
        QCOMPARE(m_test->evaluate(u"document.querySelectorAll('.math').length"_s).toInt(), formulas);
    }

    void cleanupTestCase() { m_test.reset(); }

    void everyNumeratorStandsAboveItsDenominator()
    {
        int seen = 0;
        for (int number = 0; number < formulas; ++number) {
            if (number == badOne) {
                continue;
            }
            m_test->view->scrollTo({BlockId(blockOf(number)), 0});
            const QVariantList edges =
                m_test
                    ->evaluate(u"(() => { const leaf = words => Array.from(document.querySelectorAll('[data-block=%1] "
                               ".katex-html span')).find(e => e.children.length === 0 && e.textContent === words)"
                               "?.getBoundingClientRect(); const above = leaf('%2'), below = leaf('%3');"
                               "return above && below ? [above.top, below.top, above.width, below.width] : []; })()"_s
                                   .arg(blockOf(number))
                                   .arg(100 + number)
                                   .arg(500 + number))
                    .toList();
            QVERIFY2(edges.size() == 4, qPrintable(texOf(number)));
            QVERIFY2(edges[0].toDouble() + 4 < edges[1].toDouble(), qPrintable(texOf(number)));
            QVERIFY(edges[2].toDouble() > 0 && edges[3].toDouble() > 0);
            ++seen;
        }
        QCOMPARE(seen, formulas - 1);
    }

    void theBadFormulaShowsItsSourceInItsPlaceWithTheReason()
    {
        m_test->view->scrollTo({BlockId(blockOf(badOne)), 0});
        m_test->waitFrames(8);
        QCOMPARE(m_test->evaluate(u"document.querySelectorAll('.math.bad').length"_s).toInt(), 1);
        const QString bad = u"document.querySelector('[data-block=%1] .math.bad')"_s.arg(blockOf(badOne));
        QCOMPARE(m_test->evaluate(bad + u".textContent"_s).toString(), badTex);
        QVERIFY(m_test->evaluate(bad + u".getBoundingClientRect().width"_s).toDouble() > 10);
        QVERIFY(m_test->evaluate(bad + u".title"_s).toString().contains(u"could not be read"_s));
        // The words around it are there.
        QCOMPARE(m_test->evaluate(bad + u".closest('p').textContent"_s).toString(),
                 u"The share is %1 of all."_s.arg(badTex));
    }

    void copyingGivesTex_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("on a line of its own") << 4;
        QTest::newRow("in a line") << 7;
        QTest::newRow("the bad one") << badOne;
    }

    void copyingGivesTex()
    {
        QFETCH(int, number);
        QSignalSpy copied(m_test->view.get(), &LessonView::copied);
        (void)m_test->evaluate(
            u"getSelection().selectAllChildren(document.querySelector('[data-block=%1] .math')); 0"_s.arg(
                blockOf(number)));
        m_test->page()->triggerAction(QWebEnginePage::Copy);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), texOf(number));
    }

    void copyingTheLessonGivesTheTexOfEveryFormula()
    {
        QSignalSpy copied(m_test->view.get(), &LessonView::copied);
        (void)m_test->evaluate(u"getSelection().selectAllChildren(document.querySelector('main')); 0"_s);
        m_test->page()->triggerAction(QWebEnginePage::Copy);
        QTRY_COMPARE(copied.size(), 1);
        const QString text = QGuiApplication::clipboard()->text();
        for (int number = 0; number < formulas; ++number) {
            QVERIFY2(text.contains(texOf(number)), qPrintable(texOf(number)));
        }
    }

    void thePagesOwnScriptStaysOff()
    {
        std::optional<QVariant> answer;
        m_test->page()->runJavaScript(u"document.title = 'on'; 1"_s, QWebEngineScript::MainWorld,
                                      [&answer](const QVariant &value) { answer = value; });
        QTRY_VERIFY(answer.has_value());
        QVERIFY(!answer->isValid());
        QCOMPARE(m_test->evaluate(u"document.scripts.length"_s).toInt(), 0);
    }

private:
    std::unique_ptr<PageUnderTest> m_test;
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<FormulaLessonTest>(); });
}

#include "formulalessontest.moc"
