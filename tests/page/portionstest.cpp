// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A long lesson comes onto the page in portions: what is there can be read, and what concerns all of it waits.
#include "../render/samplelesson.h"
#include "page/pagefigures.h"
#include "pagetest.h"
#include "support/system.h"

#include <QWebEnginePage>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

const QString topmostBlock = u"Array.from(document.querySelectorAll('.part > *'))"
                             ".find(b => b.getBoundingClientRect().bottom > 4)?.dataset.block ?? ''"_s;
const QString countOfBlocks = u"document.querySelectorAll('.part > [data-block]').length"_s;

/** A lesson with a table, a picture and a check near the end of four hundred paragraphs. */
Lesson longWithAllKinds()
{
    Lesson lesson = longLesson(400);
    const Lesson kinds = everyKind();
    lesson.blocks.insert(lesson.blocks.end() - 60, kinds.blocks.begin(), kinds.blocks.end());
    lesson.checks = kinds.checks;
    return lesson;
}

} // namespace

class PortionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<PageUnderTest>();
        const Lesson lesson = longWithAllKinds();
        m_blocks = int(lesson.blocks.size());
        m_portions.clear();
        MathRenderer math;
        CodeHighlighter highlighter;
        LessonRenderer(math, highlighter)
            .renderInPortions(lesson, sampleContext(), 15'000, [this](const RenderedLesson &portion) {
                m_portions.push_back(portion);
                return true;
            });
        QVERIFY(m_portions.size() >= 4);
    }

    void cleanup() { m_test.reset(); }

    void theBeginningIsThereBeforeTheRest()
    {
        QVERIFY(m_test->show(m_portions.front()));
        QSignalSpy whole(m_test->view.get(), &LessonView::lessonWhole);
        QSignalSpy last(m_test->view.get(), &LessonView::lastBlockSeen);
        const int first = ask(countOfBlocks).toInt();
        QVERIFY(first > 0 && first < m_blocks);
        // The end of what is there is not the end of the lesson.
        (void)ask(u"scrollTo(0, 1e6)"_s);
        m_test->waitFrames();
        QCOMPARE(last.size(), 0);
        const QString seen = ask(topmostBlock).toString();
        addRest();
        QVERIFY(whole.wait());
        QCOMPARE(whole.size(), 1);
        QCOMPARE(ask(countOfBlocks).toInt(), m_blocks);
        QCOMPARE(ask(u"document.querySelectorAll('main > article').length"_s).toInt(), 1);
        QVERIFY(ask(u"document.querySelector('article').lastElementChild.matches('.foot')"_s).toBool());
        m_test->waitFrames();
        QCOMPARE(ask(topmostBlock).toString(), seen); // nothing moved
        QCOMPARE(last.size(), 0);
        (void)ask(u"scrollTo(0, 1e6)"_s);
        QTRY_COMPARE(last.size(), 1);
    }

    void whatComesIsAsWhole()
    {
        m_test->view->figures().setDescriptions(true);
        QVERIFY(m_test->show(m_portions.front()));
        showRest();
        QCOMPARE(ask(u"document.querySelectorAll('.picture .described').length"_s).toInt(),
                 ask(u"document.querySelectorAll('.picture img[alt]:not([alt=\"\"])').length"_s).toInt());
        QVERIFY(ask(u"document.querySelectorAll('.picture .described').length"_s).toInt() > 0);
        QVERIFY(goTo(u"table"_s));
        QTRY_VERIFY(ask(u"document.querySelector('.scroll').style.getPropertyValue('--head') !== ''"_s).toBool());
        // A check that came later is passed by as every other.
        QSignalSpy passed(m_test->view.get(), &LessonView::checkPassed);
        QVERIFY(goTo(ask(u"document.querySelector('.check').closest('.part > *').dataset.block"_s).toString()));
        const auto isPassed = [this, &passed] {
            (void)ask(u"scrollTo(0, 1e6)"_s); // again: the page may hold its place for some frames more
            return !passed.isEmpty();
        };
        QVERIFY(QTest::qWaitFor(isPassed, 20'000));
    }

    void aPlaceFarOnIsKeptUntilItIsThere()
    {
        QVERIFY(m_test->show(everyKind(), {BlockId(u"p-bad"_s), 0}));
        const QString before = ask(topmostBlock).toString();
        QSignalSpy shown(m_test->view.get(), &LessonView::lessonShown);
        QSignalSpy placed(m_test->view.get(), &LessonView::placeChanged);
        m_test->view->showLesson(m_portions.front(), {BlockId(u"p-390"_s), 0.25});
        m_test->view->setDecorations({mark(u"p-390"_s), mark(u"p-2"_s)});
        QCOMPARE(ask(topmostBlock).toString(), before); // the lesson before stays in sight, as it was
        QCOMPARE(ask(u"CSS.highlights.has('mark-yellow') || CSS.highlights.has('highlight')"_s).toBool(), false);
        addRest();
        QVERIFY(shown.wait());
        m_test->waitFrames(8);
        QCOMPARE(ask(topmostBlock).toString(), u"p-390"_s);
        QTRY_COMPARE(m_test->view->place().block, BlockId(u"p-390"_s));
        QVERIFY2(qAbs(m_test->view->place().offset - 0.25) < 0.1,
                 qPrintable(QString::number(m_test->view->place().offset)));
        for (const QList<QVariant> &told : placed) {
            QCOMPARE(told.front().value<Place>().block, BlockId(u"p-390"_s));
        }
        QTRY_COMPARE(ask(u"CSS.highlights.get('highlight')?.size"_s).toInt(), 2);
    }

    void aPlaceThatIsNowhereIsTheTop()
    {
        QSignalSpy shown(m_test->view.get(), &LessonView::lessonShown);
        m_test->view->showLesson(m_portions.front(), {BlockId(u"gone"_s), 0.5});
        addRest();
        QVERIFY(shown.wait());
        QCOMPARE(ask(countOfBlocks).toInt(), m_blocks);
        QCOMPARE(ask(u"scrollY"_s).toInt(), 0);
    }

    void whatConcernsAllOfItWaits()
    {
        QVERIFY(m_test->show(m_portions.front()));
        QSignalSpy found(m_test->view.get(), &LessonView::found);
        m_test->view->beginFind();
        m_test->view->find({.words = u"Paragraph 399 speaks"_s});
        m_test->waitFrames();
        QCOMPARE(found.size(), 0); // not “nothing is there”
        showRest();
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found[0][0].value<FoundWords>().count, 1);
        m_test->view->endFind(false);
        m_test->view->showLesson(m_portions.front());
        m_test->view->scrollTo({BlockId(u"p-300"_s), 0});
        showRest();
        QTRY_COMPARE(ask(topmostBlock).toString(), u"p-300"_s);
    }

    void marksAreDrawnWhenTheirWordsAreThere()
    {
        QVERIFY(m_test->show(m_portions.front()));
        Decoration early;
        early.block = BlockId(u"p-2"_s);
        early.quote = u"one more pile of cards"_s;
        early.kind = u"mark-yellow"_s;
        early.id = u"early"_s;
        early.offset = 22;
        Decoration late = early; // the same words stand at the beginning, too
        late.block = BlockId(u"p-398"_s);
        late.offset = 24;
        m_test->view->setDecorations({early, late});
        QTRY_COMPARE(ask(u"CSS.highlights.get('mark-yellow')?.size"_s).toInt(), 1);
        showRest();
        QTRY_COMPARE(ask(u"CSS.highlights.get('mark-yellow')?.size"_s).toInt(), 2);
        QCOMPARE(ask(u"Array.from(CSS.highlights.get('mark-yellow'), r => r.startContainer.parentElement"
                     ".closest('[data-block]').dataset.block).join()"_s)
                     .toString(),
                 u"p-2,p-398"_s);
    }

    void anotherLessonTakesItsPlaceMeanwhile()
    {
        QVERIFY(m_test->show(m_portions.front()));
        QSignalSpy whole(m_test->view.get(), &LessonView::lessonWhole);
        m_test->view->addPortion(m_portions[1]);
        QVERIFY(m_test->show(longLesson(10)));
        m_test->waitFrames();
        QCOMPARE(ask(countOfBlocks).toInt(), int(longLesson(10).blocks.size()));
        QCOMPARE(whole.size(), 0);
    }

    void aPageThatDiesMeanwhileComesBackWithAllOfIt()
    {
        QVERIFY(m_test->show(m_portions.front()));
        QSignalSpy died(m_test->view.get(), &LessonView::pageDied);
        QSignalSpy whole(m_test->view.get(), &LessonView::lessonWhole);
        m_test->view->addPortion(m_portions[1]);
        QTRY_VERIFY(ask(u"document.querySelector('[data-block=\"p-150\"]') !== null"_s).toBool());
        killAtOnce(m_test->page()->renderProcessPid());
        QVERIFY(died.wait(10'000));
        for (size_t i = 2; i < m_portions.size(); ++i) {
            m_test->view->addPortion(m_portions[i]);
        }
        QVERIFY(whole.wait(20'000));
        QCOMPARE(ask(countOfBlocks).toInt(), m_blocks);
    }

private:
    QVariant ask(const QString &script) { return m_test->evaluate(script); }

    static Decoration mark(const QString &block)
    {
        Decoration decoration;
        decoration.block = BlockId(block);
        decoration.kind = u"highlight"_s;
        decoration.id = block;
        return decoration;
    }

    void addRest()
    {
        for (size_t i = 1; i < m_portions.size(); ++i) {
            m_test->view->addPortion(m_portions[i]);
        }
    }

    void showRest()
    {
        QSignalSpy whole(m_test->view.get(), &LessonView::lessonWhole);
        addRest();
        QVERIFY(whole.wait(20'000));
    }

    bool goTo(const QString &block)
    {
        m_test->view->scrollTo({BlockId(block), 0});
        const bool isThere = QTest::qWaitFor([&] { return ask(topmostBlock).toString() == block; }, 10'000);
        m_test->waitFrames(8); // the page holds the place for six, against whoever scrolls meanwhile
        return isThere;
    }

    std::unique_ptr<PageUnderTest> m_test;
    std::vector<RenderedLesson> m_portions;
    int m_blocks = 0;
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<PortionsTest>(); });
}
#include "portionstest.moc"
