// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Words in every kind of place: twice in code, folded away, in a table, across styles, with accents. */
Lesson places()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"places"_s);
    lesson.title = u"Sorting cards"_s;
    Run half;
    half.text = u"or"_s;
    half.bold = true;
    Run formula;
    formula.text = u"n \\log n"_s;
    formula.math = true;
    Runs styled = words(u"A pile is s"_s);
    styled.push_back(half);
    styled.push_back(words(u"ted in "_s).front());
    styled.push_back(formula);
    styled.push_back(words(u" steps."_s).front());
    lesson.blocks = {
        block(u"p-styled"_s, Paragraph{styled}),
        block(u"p-accents"_s, Paragraph{words(u"In the café one says “naïve” and Café; Sort is no sorting."_s)}),
        block(u"code"_s, Code{u"python"_s, {}, u"def sort(cards):\n    return sort(cards)"_s}),
        block(u"more"_s, More{words(u"Why so"_s), {block(u"p-folded"_s, Paragraph{words(u"A hidden pivot."_s)})}}),
        block(u"table"_s, Table{{}, {words(u"Name"_s)}, {{words(u"Quick sort"_s)}}, {}}),
    };
    for (int i = 0; i < 120; ++i) {
        lesson.blocks.push_back(block(u"p-%1"_s.arg(i), Paragraph{words(u"Filling number %1 and no more."_s.arg(i))}));
    }
    lesson.blocks.push_back(block(u"p-end"_s, Paragraph{words(u"The last pivot ends it."_s)}));
    return lesson;
}

class Finder
{
public:
    explicit Finder(PageUnderTest &test)
        : m_test(test)
        , m_found(test.view.get(), &LessonView::found)
    {
        m_test.view->beginFind();
    }

    FoundWords find(const FindQuery &query)
    {
        m_test.view->find(query);
        return answer();
    }

    FoundWords step(int by)
    {
        m_test.view->findAgain(by);
        return answer();
    }

    /** The words under the marks of @p kind. */
    QStringList marked(const QString &kind)
    {
        return m_test
            .evaluate(u"Array.from(CSS.highlights.get('%1') ?? [], r => { const c = new Range(); "
                      "c.setStart(r.startContainer, r.startOffset); c.setEnd(r.endContainer, r.endOffset); "
                      "return c.toString(); })"_s.arg(kind))
            .toStringList();
    }

    /** How far the current hit is from the upper edge, as a share of the window. */
    double currentAt()
    {
        return m_test
            .evaluate(
                u"Array.from(CSS.highlights.get('search-current'))[0].getBoundingClientRect().top / innerHeight"_s)
            .toDouble();
    }

private:
    FoundWords answer()
    {
        if (m_found.isEmpty() && !m_found.wait(20'000)) {
            return {-1, -1, false};
        }
        const auto found = m_found.last()[0].value<FoundWords>();
        m_found.clear();
        return found;
    }

    PageUnderTest &m_test;
    QSignalSpy m_found;
};

/** Whether something on the screen under the first mark of @p kind that is in sight has the colour it is drawn with. */
bool isPainted(PageUnderTest &test, const QString &kind, const QColor &colour)
{
    const QVariantList box =
        test.evaluate(u"(() => { for (const r of CSS.highlights.get('%1')) { const c = new Range(); "
                      "c.setStart(r.startContainer, r.startOffset); c.setEnd(r.endContainer, r.endOffset); "
                      "const b = c.getBoundingClientRect(); if (b.width > 0 && b.top > 0 && b.bottom < innerHeight) "
                      "return [b.x, b.y, b.width, b.height]; } return []; })()"_s.arg(kind))
            .toList();
    if (box.size() != 4) {
        return false;
    }
    const QImage seen =
        test.view->grab().toImage().copy(box[0].toInt(), box[1].toInt(), box[2].toInt(), box[3].toInt());
    for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < seen.width(); ++x) {
            const QColor dot = seen.pixelColor(x, y);
            if (qAbs(dot.red() - colour.red()) + qAbs(dot.green() - colour.green()) + qAbs(dot.blue() - colour.blue()) <
                12) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class FindTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundAsAsked_data()
    {
        QTest::addColumn<FindQuery>("query");
        QTest::addColumn<QStringList>("hits");
        const auto row = [](const char *name, const FindQuery &query, const QStringList &hits) {
            QTest::newRow(name) << query << hits;
        };
        const QStringList sort{u"Sort"_s, u"sort"_s, u"Sort"_s, u"sort"_s, u"sort"_s, u"sort"_s, u"sort"_s};
        row("as a part, in any case, across styles", {u"sort"_s}, sort);
        row("whole words", {u"sort"_s, true}, {u"Sort"_s, u"sort"_s, u"sort"_s, u"sort"_s});
        row("with case", {u"Sort"_s, false, true}, {u"Sort"_s, u"Sort"_s});
        row("accents ignored", {u"cafe"_s}, {u"café"_s, u"Café"_s});
        row("accents typed and ignored", {u"cäfé"_s}, {u"café"_s, u"Café"_s});
        row("accents count", {u"cafe"_s, false, false, true}, {});
        row("accents count, two signs for one", {u"cafe\u0301"_s, false, false, true}, {u"café"_s, u"Café"_s});
        row("straight quotes find curly ones", {u"\"naive\""_s}, {u"“naïve”"_s});
        row("over the end of a line of code", {u"cards): return"_s}, {});
        row("a line of code with its room", {u"):     return"_s}, {u"):\n    return"_s});
        row("a formula by its source", {u"\\log"_s}, {});
        row("signs", {u"."_s, true}, {});
        row("nothing there", {u"quaternion"_s}, {});
        row("nothing asked", {u"  "_s}, {});
    }

    void wordsAreFoundAsAsked()
    {
        QFETCH(FindQuery, query);
        QFETCH(QStringList, hits);
        PageUnderTest test;
        QVERIFY(test.show(places()));
        Finder finder(test);
        const FoundWords found = finder.find(query);
        if (query.words == "\\log"_L1) {
            QCOMPARE(found.count, 1); // the whole formula is marked
            QCOMPARE(
                test.evaluate(u"Array.from(CSS.highlights.get('search'))[0].startContainer.className"_s).toString(),
                u"math"_s);
            return;
        }
        if (query.words == "."_L1) {
            QVERIFY(found.count > 100); // a sign is no part of a word
            return;
        }
        QStringList marked = finder.marked(u"search"_s);
        marked.sort();
        hits.sort();
        QCOMPARE(marked, hits);
        QCOMPARE(found.count, int(hits.size()));
        QCOMPARE(found.current, hits.isEmpty() ? 0 : 1);
    }

    void enterGoesFromHitToHitAndRoundTheEnd()
    {
        PageUnderTest test;
        QVERIFY(test.show(places()));
        Finder finder(test);
        QCOMPARE(finder.find({u"pivot"_s}), (FoundWords{2, 1, false}));
        QCOMPARE(finder.step(1), (FoundWords{2, 2, false}));
        QCOMPARE(finder.step(1), (FoundWords{2, 1, true}));
        QCOMPARE(finder.step(-1), (FoundWords{2, 2, true}));
        QCOMPARE(finder.marked(u"search-current"_s), QStringList{u"pivot"_s});
        test.waitFrames(10);
        QVERIFY2(finder.currentAt() > 0.02 && finder.currentAt() < 0.98,
                 qPrintable(QString::number(finder.currentAt())));
        test.keepPicture(u"find"_s);
    }

    void theFirstHitIsTheNextOneFromWhereOneReads()
    {
        PageUnderTest test;
        QVERIFY(test.show(places(), {BlockId(u"p-50"_s), 0}));
        Finder finder(test);
        QCOMPARE(finder.find({u"filling"_s}), (FoundWords{120, 51, false}));
        QCOMPARE(finder.find({u"filling number 7"_s}), (FoundWords{11, 2, false})); // 7, then 70 to 79
        QCOMPARE(finder.find({u"filling number 4"_s}), (FoundWords{11, 1, false})); // nothing below: from the top
    }

    void aFoldedPartOpensForItsHitAndFoldsAgain()
    {
        PageUnderTest test;
        QVERIFY(test.show(places()));
        const auto isOpen = [&] { return test.evaluate(u"document.querySelector('details').open"_s).toBool(); };
        QVERIFY(!isOpen());
        Finder finder(test);
        QCOMPARE(finder.find({u"why so"_s}).count, 1);
        QVERIFY(!isOpen()); // its summary is in sight
        QCOMPARE(finder.find({u"hidden"_s}).count, 1);
        QVERIFY(isOpen());
        test.waitFrames(10);
        QVERIFY(finder.currentAt() > 0 && finder.currentAt() < 1);
        test.view->endFind(true);
        test.waitFrames();
        QVERIFY(!isOpen());
        (void)finder.find({u"hidden"_s});
        test.view->endFind(false);
        test.waitFrames();
        QVERIFY(isOpen());
    }

    void leavingTakesTheMarksAwayAndGoesBackToTheLine()
    {
        PageUnderTest test;
        QVERIFY(test.show(places(), {BlockId(u"p-80"_s), 0.4}));
        const auto top = [&] {
            return test.evaluate(u"document.querySelector('[data-block=p-80]').getBoundingClientRect().top"_s)
                .toDouble();
        };
        const double before = top();
        Finder finder(test);
        (void)finder.find({u"naive"_s});
        test.waitFrames(10);
        QVERIFY(qAbs(top() - before) > 500);
        test.view->endFind(true);
        test.waitFrames(10);
        QVERIFY(finder.marked(u"search"_s).isEmpty());
        QVERIFY(finder.marked(u"search-current"_s).isEmpty());
        QVERIFY2(qAbs(top() - before) < 2, qPrintable(u"%1, was %2"_s.arg(top()).arg(before)));
    }

    void aSearchThatStaysMarksAndMovesNothing()
    {
        PageUnderTest test;
        QVERIFY(test.show(places(), {BlockId(u"p-50"_s), 0}));
        const double before = test.evaluate(u"scrollY"_s).toDouble();
        Finder finder(test);
        FindQuery query{u"pivot"_s};
        query.stay = true;
        QCOMPARE(finder.find(query), (FoundWords{2, 0, false}));
        test.waitFrames(10);
        QCOMPARE(test.evaluate(u"scrollY"_s).toDouble(), before);
        QCOMPARE(finder.marked(u"search"_s).size(), 2);
        QCOMPARE(finder.step(-1), (FoundWords{2, 1, false})); // the one before here
        test.view->endFind(true);
        test.waitFrames(10);
        QCOMPARE(finder.find(query), (FoundWords{2, 0, false}));
        QCOMPARE(finder.step(1), (FoundWords{2, 2, false})); // the next from here
    }

    void stayingKeepsTheHitInSightAndTellsThePlace()
    {
        PageUnderTest test;
        QVERIFY(test.show(places()));
        Finder finder(test);
        (void)finder.find({u"last pivot"_s});
        test.waitFrames(10);
        test.view->endFind(false);
        test.waitFrames(10);
        QVERIFY(
            test.evaluate(u"document.querySelector('[data-block=p-end]').getBoundingClientRect().top < innerHeight"_s)
                .toBool());
        QTRY_VERIFY(test.view->place().block.toString().startsWith("p-1"_L1));
    }

    void aHitInAFarPartIsPainted()
    {
        PageUnderTest test;
        QVERIFY(test.show(longLesson(600)));
        Finder finder(test);
        QCOMPARE(finder.find({u"Paragraph 7 "_s}).count, 1); // what is in sight is no trouble
        QTRY_VERIFY(isPainted(test, u"search-current"_s, themeTokens(ThemeName::Light).accent));
        QCOMPARE(finder.find({u"Paragraph 580"_s}).count, 1);
        test.waitFrames(10);
        QVERIFY(finder.currentAt() > 0 && finder.currentAt() < 1);
        QTRY_VERIFY(isPainted(test, u"search-current"_s, themeTokens(ThemeName::Light).accent));
    }

    void theHitsOfAFarPartArePaintedWhenOneScrollsThere()
    {
        PageUnderTest test;
        QVERIFY(test.show(longLesson(600)));
        Finder finder(test);
        FindQuery query{u"pile"_s};
        query.stay = true;
        QVERIFY(finder.find(query).count > 600);
        test.view->scrollTo({BlockId(u"p-560"_s), 0});
        test.waitFrames(10);
        QTRY_VERIFY(isPainted(test, u"search"_s, themeTokens(ThemeName::Light).mark));
    }

    void aHitFarAsideInCodeIsBroughtIntoSight()
    {
        Lesson lesson = places();
        lesson.blocks.push_back(block(u"wide"_s, Code{u"c"_s, {}, QString(400, u'x') + u" farthest"_s}));
        PageUnderTest test({700, 600});
        QVERIFY(test.show(lesson));
        Finder finder(test);
        QCOMPARE(finder.find({u"farthest"_s}).count, 1);
        test.waitFrames(10);
        QVERIFY(test.evaluate(u"(() => { const b = Array.from(CSS.highlights.get('search-current'))[0]"
                              ".getBoundingClientRect(); return b.left > 0 && b.right < innerWidth; })()"_s)
                    .toBool());
    }

    void highlightsOfTheLearnerStay()
    {
        PageUnderTest test;
        QVERIFY(test.show(places()));
        test.view->setDecorations({{BlockId(u"p-accents"_s), u"one says"_s, {}, {}, u"highlight"_s, u"h"_s, {}}});
        Finder finder(test);
        (void)finder.find({u"sort"_s});
        QCOMPARE(finder.marked(u"highlight"_s), QStringList{u"one says"_s});
        test.view->setDecorations({});
        test.waitFrames();
        QVERIFY(!finder.marked(u"search"_s).isEmpty());
        QVERIFY(finder.marked(u"highlight"_s).isEmpty());
    }

    void aLongLessonIsSearchedWithoutFreezing()
    {
        PageUnderTest test;
        QVERIFY(test.show(longLesson(28'000)));
        // The longest time between two frames, as the page sees it.
        (void)test.evaluate(u"globalThis.worst_ = 0; globalThis.last_ = performance.now(); (function f() { const now = "
                            "performance.now(); worst_ = Math.max(worst_, now - last_); last_ = now; "
                            "requestAnimationFrame(f); })(); 0"_s);
        Finder finder(test);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(finder.find({u"cards"_s}).count, 28'000);
        qInfo("28,000 hits in 5 MB after %lld ms", timer.restart());
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(finder.step(i % 2 == 0 ? 1 : -1).count, 28'000);
        }
        qInfo("six steps after %lld ms", timer.restart());
        QCOMPARE(finder.step(-1).current, 28'000);
        qInfo("to the last one after %lld ms", timer.elapsed());
        test.waitFrames(10);
        const double worst = test.evaluate(u"worst_"_s).toDouble();
        qInfo("longest frame %.0f ms", worst);
        QVERIFY2(worst < 1'000, qPrintable(QString::number(worst)));
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<FindTest>(); });
}

#include "findtest.moc"
