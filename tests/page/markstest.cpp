// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "course/readingtext.h"
#include "pagetest.h"

#include <QSignalSpy>
#include <QWebEnginePage>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A mark of @p quote in the block @p id of @p lesson, where C++ says it is. */
Decoration markOf(const Lesson &lesson, const QString &id, const QString &quote, const QString &kind)
{
    const ReadingText text(lesson.blocks);
    const ReadingText::Span *const span = text.find(BlockId(id));
    Decoration mark;
    mark.block = BlockId(id);
    mark.quote = quote;
    mark.kind = kind;
    mark.id = u"id of "_s + quote;
    mark.offset = span ? int(text.text().indexOf(quote, span->start) - span->start) : -1;
    return mark;
}

/** The words that a highlight of @p kind lies over. */
QString drawnWords(const QString &kind)
{
    return u"Array.from(CSS.highlights.get('%1') ?? []).map(String).join('|')"_s.arg(kind);
}

/** Selects from the first to the last letter of @p words in the block @p id, as a reader would by mouse. */
QString selection(const QString &id, const QString &words)
{
    return u"(() => { const b = document.querySelector('[data-block=\"%1\"]');"
           "const w = document.createTreeWalker(b, NodeFilter.SHOW_TEXT);"
           "while (w.nextNode()) { const at = w.currentNode.data.indexOf('%2'); if (at >= 0) {"
           "getSelection().setBaseAndExtent(w.currentNode, at, w.currentNode, at + '%2'.length); return true; } }"
           "return false; })()"_s.arg(id, words);
}

double luminance(const QColor &colour)
{
    const auto part = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

/** What a colour of a style sheet comes to, as the engine paints it. */
QColor shownColour(PageUnderTest &test, const QString &value)
{
    const QVariantList parts = test.evaluate(u"(() => { const c = new OffscreenCanvas(1, 1).getContext('2d');"
                                             "const e = document.createElement('i'); e.style.color = '%1';"
                                             "document.body.append(e); const v = getComputedStyle(e).color; e.remove();"
                                             "c.fillStyle = v; c.fillRect(0, 0, 1, 1);"
                                             "return Array.from(c.getImageData(0, 0, 1, 1).data); })()"_s.arg(value))
                                   .toList();
    return parts.size() == 4 ? QColor(parts[0].toInt(), parts[1].toInt(), parts[2].toInt()) : QColor();
}

} // namespace

class MarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextOfThePageIsTheTextOfTheCourse_data()
    {
        QTest::addColumn<Lesson>("lesson");
        QTest::newRow("every kind of block") << everyKind();
        QTest::newRow("right to left") << rightToLeft();
        QTest::newRow("long") << longLesson(300);
    }

    void theTextOfThePageIsTheTextOfTheCourse()
    {
        QFETCH(Lesson, lesson);
        PageUnderTest test;
        QVERIFY(test.show(lesson));
        QCOMPARE(test.evaluate(u"carrel.readingText()"_s).toString(), ReadingText(lesson.blocks).text());
    }

    void selectedWordsAreToldWithTheirPlace_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("words");
        QTest::newRow("in a paragraph") << u"p-bad"_s << u"one side stays"_s;
        QTest::newRow("in code") << u"code"_s << u"cards"_s;
    }

    void selectedWordsAreToldWithTheirPlace()
    {
        QFETCH(QString, block);
        QFETCH(QString, words);
        const Lesson lesson = everyKind();
        PageUnderTest test;
        QVERIFY(test.show(lesson, {BlockId(block), 0}));
        QSignalSpy told(test.view.get(), &LessonView::selectionChanged);
        QVERIFY(test.evaluate(selection(block, words)).toBool());
        QTRY_VERIFY(!told.isEmpty());
        const auto selected = told.last()[0].value<SelectedWords>();
        QCOMPARE(selected.quote, words);
        QCOMPARE(selected.block, BlockId(block));
        const ReadingText text(lesson.blocks);
        const qsizetype start = text.find(selected.block)->start + selected.offset;
        QCOMPARE(text.text().sliced(start, words.size()), words);
        QCOMPARE(selected.prefix,
                 text.text().sliced(std::max<qsizetype>(0, start - 32), std::min<qsizetype>(32, start)));
        QCOMPARE(selected.suffix, text.text().sliced(start + words.size(), 32));
        QVERIFY(test.view->rect().intersects(selected.box));
        test.view->unselect();
        QTRY_VERIFY(told.last()[0].value<SelectedWords>().isEmpty());
    }

    void aSelectionOverBlocksAndFormulasIsOneText()
    {
        const Lesson lesson = everyKind();
        PageUnderTest test;
        QVERIFY(test.show(lesson));
        QSignalSpy told(test.view.get(), &LessonView::selectionChanged);
        (void)test.evaluate(u"getSelection().setBaseAndExtent(document.querySelector('[data-block=p-runs]'), 0,"
                            "document.querySelector('[data-block=p-bad]'), 1); 0"_s);
        QTRY_VERIFY(!told.isEmpty());
        const auto selected = told.last()[0].value<SelectedWords>();
        const ReadingText text(lesson.blocks);
        const qsizetype start = text.find(BlockId(u"p-runs"_s))->start;
        QCOMPARE(selected.block, BlockId(u"p-runs"_s));
        QVERIFY(selected.quote.contains(u"\\frac{n}{2}"_s));
        QVERIFY(selected.quote.size() > 100);
        QVERIFY(text.text().sliced(start).startsWith(selected.quote));
    }

    void sentencesAreSelectedByKeys()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        QSignalSpy told(test.view.get(), &LessonView::selectionChanged);
        const auto selected = [&] { return told.isEmpty() ? QString() : told.last()[0].value<SelectedWords>().quote; };
        test.view->pickSentence(1);
        QTRY_VERIFY(!selected().isEmpty());
        const QString first = selected();
        QCOMPARE(test.evaluate(u"getSelection().toString().replace(/\\s+/g, ' ').trim() !== ''"_s).toBool(), true);
        test.view->pickSentence(1);
        QTRY_VERIFY(selected() != first);
        const QString second = selected();
        test.view->pickSentence(-1);
        QTRY_COMPARE(selected(), first);
        test.view->pickSentence(1);
        QTRY_COMPARE(selected(), second);
        // Arrows move the ends by words.
        QWidget *const receiver = test.view->findChild<QWebEngineView *>()->focusProxy();
        test.view->focusPage();
        QTest::keyClick(receiver, Qt::Key_Left, Qt::ShiftModifier);
        QTRY_VERIFY(selected().size() < second.size());
        QVERIFY(second.startsWith(selected()));
        const QString shorter = selected();
        QTest::keyClick(receiver, Qt::Key_Right);
        QTRY_VERIFY(selected().size() < shorter.size());
        QVERIFY(shorter.endsWith(selected()));
        QTest::keyClick(receiver, Qt::Key_Escape);
        QTRY_VERIFY(selected().isEmpty());
    }

    void marksAreDrawnOverTheirWordsAndClicksGiveTheirIdsBack()
    {
        const Lesson lesson = everyKind();
        PageUnderTest test;
        QVERIFY(test.show(lesson, {BlockId(u"p-bad"_s), 0}));
        Decoration noted = markOf(lesson, u"p-bad"_s, u"one side stays empty"_s, u"mark-green"_s);
        noted.label = u"why?"_s;
        Decoration bookmark;
        bookmark.block = BlockId(u"p-bad"_s);
        bookmark.kind = u"bookmark"_s;
        bookmark.id = u"ribbon"_s;
        bookmark.label = u"Bookmark"_s;
        const QString before = test.evaluate(u"document.querySelector('main').textContent"_s).toString();
        test.view->setDecorations({noted, markOf(lesson, u"code"_s, u"quicksort"_s, u"mark-pink"_s), bookmark});
        QTRY_COMPARE(test.evaluate(drawnWords(u"mark-green-noted"_s)).toString(), u"one side stays empty"_s);
        QCOMPARE(test.evaluate(drawnWords(u"mark-pink"_s)).toString(), u"quicksort"_s);
        QCOMPARE(test.evaluate(u"document.querySelector('main').textContent"_s).toString(), before);
        QCOMPARE(test.evaluate(u"document.querySelectorAll('[data-noted]').length"_s).toInt(), 1);
        QCOMPARE(
            test.evaluate(u"document.querySelector('[data-bookmarked]').getAttribute('aria-description')"_s).toString(),
            u"why?; Bookmark"_s);
        test.keepPicture(u"marks"_s);

        QSignalSpy clicked(test.view.get(), &LessonView::markActivated);
        const auto clickAt = [&](const QString &box, const QString &x) {
            const QVariantList at =
                test.evaluate(
                        u"(() => { const b = %1.getBoundingClientRect(); return [%2, b.top + 9]; })()"_s.arg(box, x))
                    .toList();
            QTest::mouseClick(test.view->findChild<QWebEngineView *>()->focusProxy(), Qt::LeftButton, {},
                              QPoint(at[0].toInt(), at[1].toInt()));
        };
        clickAt(u"[...CSS.highlights.get('mark-green-noted')][0]"_s, u"b.left + 8"_s);
        QTRY_COMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toString(), noted.id);
        QVERIFY(test.view->rect().contains(clicked[0][1].toRect().center()));
        clickAt(u"document.querySelector('[data-bookmarked]')"_s, u"b.left - 14"_s);
        QTRY_COMPARE(clicked.size(), 2);
        QVERIFY(clicked[1][0].toString() == noted.id || clicked[1][0].toString() == bookmark.id);

        test.view->setDecorations({});
        QTRY_COMPARE(test.evaluate(drawnWords(u"mark-pink"_s)).toString(), QString());
        QCOMPARE(
            test.evaluate(u"document.querySelectorAll('[data-noted], [data-bookmarked], [aria-description]').length"_s)
                .toInt(),
            0);
    }

    void theSignOfANoteStandsBesideItsOwnItemOfAList_data()
    {
        QTest::addColumn<QString>("before"); // the word that the words of the note stand behind
        QTest::addColumn<int>("item");
        QTest::newRow("first") << u"alpha"_s << 0;
        QTest::newRow("third") << u"gamma"_s << 2;
        QTest::newRow("inside another") << u"delta"_s << 3;
    }

    void theSignOfANoteStandsBesideItsOwnItemOfAList()
    {
        QFETCH(QString, before);
        QFETCH(int, item);
        Lesson lesson = everyKind();
        const auto said = [](const QString &id, const QString &text) {
            return block(id, Paragraph{Test::words(text)});
        };
        const Block inner = block(u"inner"_s, List{false, 1, {{said(u"d"_s, u"delta is inside"_s)}}});
        lesson.blocks.insert(lesson.blocks.begin(),
                             block(u"items"_s, List{true,
                                                    1,
                                                    {{said(u"a"_s, u"alpha stands first"_s)},
                                                     {said(u"b"_s, u"beta stands second"_s)},
                                                     {said(u"c"_s, u"gamma stands third"_s), inner}}}));
        PageUnderTest test;
        QVERIFY(test.show(lesson));
        const QString id = before == "delta"_L1 ? u"inner"_s : u"items"_s;
        Decoration noted = markOf(lesson, u"items"_s, before, u"mark-green"_s);
        noted.block = BlockId(id);
        noted.offset = -1;
        noted.label = u"why?"_s;
        test.view->setDecorations({noted});
        QTRY_COMPARE(test.evaluate(drawnWords(u"mark-green-noted"_s)).toString(), before);
        const QString place = u"(() => { const list = document.querySelector('[data-block=items]');"
                              "const line = list.querySelectorAll('li')[%1].getBoundingClientRect();"
                              "const own = list.matches('[data-noted]') ? list : list.querySelector('[data-noted]');"
                              "return own.getBoundingClientRect().top - line.top; })()"_s.arg(item);
        QVERIFY2(qAbs(test.evaluate(place).toDouble()) < 2, qPrintable(test.evaluate(place).toString()));
        test.keepPicture(u"marks-item-"_s + before);
        QSignalSpy clicked(test.view.get(), &LessonView::markActivated);
        const QVariantList at =
            test.evaluate(u"(() => { const list = document.querySelector('[data-block=items]');"
                          "return [list.getBoundingClientRect().left - 14,"
                          "list.querySelectorAll('li')[%1].getBoundingClientRect().top + 9]; })()"_s.arg(item))
                .toList();
        QTest::mouseClick(test.view->findChild<QWebEngineView *>()->focusProxy(), Qt::LeftButton, {},
                          QPoint(at[0].toInt(), at[1].toInt()));
        QTRY_COMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toString(), noted.id);
        test.view->setDecorations({});
        const QString left = u"document.querySelectorAll('[data-noted], [data-signed], [aria-description]').length"_s;
        QTRY_COMPARE(test.evaluate(left).toInt(), 0);
    }

    void aMarkThatIsNotWhereItSaysIsFoundByItsSurroundings()
    {
        const Lesson lesson = longLesson(60);
        const ReadingText text(lesson.blocks);
        PageUnderTest test;
        QVERIFY(test.show(lesson));
        const ReadingText::Span span = *text.find(BlockId(u"p-40"_s));
        Decoration mark;
        mark.block = BlockId(u"gone"_s);
        mark.quote = text.text().sliced(span.start, 20);
        mark.prefix = text.text().sliced(span.start - 32, 32);
        mark.suffix = text.text().sliced(span.start + 20, 32);
        mark.kind = u"mark-blue"_s;
        test.view->setDecorations({mark});
        QTRY_COMPARE(
            test.evaluate(u"[...CSS.highlights.get('mark-blue') ?? []][0]?.startContainer.parentElement.closest("
                          "'[data-block]').dataset.block ?? ''"_s)
                .toString(),
            u"p-40"_s);
    }

    void everyColourIsLegibleInEveryThemeAndToldByALine_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<double>("atLeast");
        for (const QString &theme : {u"light"_s, u"sepia"_s, u"dark"_s, u"black"_s}) {
            QTest::newRow(qPrintable(theme)) << theme << 4.5;
        }
        for (const QString &theme : {u"contrast"_s, u"contrast-dark"_s}) {
            QTest::newRow(qPrintable(theme)) << theme << 7.0;
        }
    }

    void everyColourIsLegibleInEveryThemeAndToldByALine()
    {
        QFETCH(QString, theme);
        QFETCH(double, atLeast);
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        (void)test.evaluate(u"document.documentElement.dataset.theme = '%1'; 0"_s.arg(theme));
        const QColor ink = shownColour(test, u"var(--ink)"_s);
        std::set<QString> lines;
        for (const QString &colour : {u"yellow"_s, u"green"_s, u"blue"_s, u"pink"_s}) {
            const QColor ground =
                shownColour(test, u"color-mix(in srgb, var(--mark-%1) var(--mark-share), var(--paper))"_s.arg(colour));
            QVERIFY(ground.isValid());
            QVERIFY2(contrast(ink, ground) >= atLeast, qPrintable(u"%1: %2"_s.arg(colour).arg(contrast(ink, ground))));
            QVERIFY(contrast(ground, shownColour(test, u"var(--paper)"_s)) > 1.08);
            lines.insert(test.evaluate(u"(() => { for (const s of document.styleSheets) for (const r of s.cssRules) {"
                                       "if (r.selectorText?.includes('mark-%1)') && r.style.textDecorationStyle)"
                                       " return r.style.textDecorationStyle; } return ''; })()"_s.arg(colour))
                             .toString());
        }
        QCOMPARE(lines, (std::set<QString>{u"solid"_s, u"double"_s, u"dashed"_s, u"wavy"_s}));
    }

    void aGiantLessonIsReadOnce()
    {
        const Lesson lesson = longLesson(20'000);
        const ReadingText text(lesson.blocks);
        PageUnderTest test;
        QVERIFY(test.show(lesson));
        const double ms = test.evaluate(u"(() => { const t = performance.now(); carrel.readingText();"
                                        "return performance.now() - t; })()"_s)
                              .toDouble();
        qInfo("the text of %lld letters took the page %.0f ms", qint64(text.text().size()), ms);
        QVERIFY(test.evaluate(u"(() => { const t = performance.now(); carrel.readingText();"
                              "return performance.now() - t; })()"_s)
                    .toDouble() < 5);
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<MarksTest>(); });
}

#include "markstest.moc"
