// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWebEnginePage>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

QString longLine()
{
    return u"value = \"%1\""_s.arg(QString(240, u'x'));
}

/** Code of every kind there is to see. */
Lesson codeLesson()
{
    Lesson lesson;
    lesson.title = u"Code"_s;
    lesson.blocks = {
        block(u"p"_s, Paragraph{words(u"The first card is the pivot; the marked lines say where it is taken and where "
                                      "it ends."_s)}),
        block(u"program"_s, Code{u"python"_s,
                                 {},
                                 u"def quicksort(cards):\n    if len(cards) < 2:\n        return cards\n\n"
                                 "    pivot, *rest = cards      # the first card, for now\n"
                                 "\tleft = [c for c in rest if c < pivot]\n"
                                 "    return quicksort(left) + [pivot]"_s,
                                 CodeRole::Source,
                                 u"sorting/quicksort.py"_s,
                                 {1, 5, 6},
                                 97}),
        block(u"output"_s, Code{{}, {}, u"1024 cards: 10 levels"_s, CodeRole::Output}),
        block(u"long"_s, Code{u"python"_s, {}, u"a = 1\n%1\n    b = 2"_s.arg(longLine()), CodeRole::Source, {}, {2}}),
        block(u"shell"_s, Code{u"bash"_s, {}, u"$ python sort.py 3 1 2\n[1, 2, 3]\n$ echo 'done'\ndone"_s}),
        block(u"python"_s,
              Code{u"python"_s, {}, u">>> def f(x):\n...     return x + 1\n...\n>>> f(2)\n3\n"_s, CodeRole::Console}),
        block(u"ipython"_s, Code{u"python"_s, {}, u"In [1]: f(2)\nOut[1]: 3\n\nIn [2]: f(3)\nOut[2]: 4"_s}),
    };
    return lesson;
}

Code longProgram(int lines)
{
    QStringList text;
    for (int i = 1; i <= lines; ++i) {
        text << u"line_%1 = \"%2\" # %1"_s.arg(i).arg(QString(i % 3 == 0 ? 160 : 12, u'x'));
    }
    return {u"python"_s, {}, text.join(u'\n')};
}

QString blockSelector(const QString &block, const QString &inside)
{
    return u"document.querySelector('[data-block=\"%1\"] %2')"_s.arg(block, inside);
}

} // namespace

/** Code on the page: its numbers, marks and long lines, and what is copied of it. */
class CodeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLookIsPainted_data()
    {
        QTest::addColumn<ThemeName>("theme");
        QTest::addColumn<TextLooks>("looks");
        QTest::addColumn<QSize>("size");
        for (const ThemeName theme : allThemes) {
            QTest::addRow("%s", qPrintable(themeWord(theme))) << theme << TextLooks() << QSize(1280, 900);
            QTest::addRow("%s numbers", qPrintable(themeWord(theme)))
                << theme << TextLooks{.lineNumbers = true} << QSize(1280, 900);
        }
        QTest::newRow("wrapped") << ThemeName::Light << TextLooks{.wrapCode = true} << QSize(1000, 900);
        QTest::newRow("wrapped numbers") << ThemeName::Dark << TextLooks{.lineNumbers = true, .wrapCode = true}
                                         << QSize(1000, 900);
        QTest::newRow("small at 200") << ThemeName::Light << TextLooks{.zoom = 200, .lineNumbers = true}
                                      << QSize(640, 400);
        QTest::newRow("small at 200 wrapped")
            << ThemeName::Dark << TextLooks{.zoom = 200, .lineNumbers = true, .wrapCode = true} << QSize(640, 400);
    }

    void everyLookIsPainted()
    {
        QFETCH(ThemeName, theme);
        QFETCH(TextLooks, looks);
        QFETCH(QSize, size);
        PageUnderTest test(size, theme);
        test.view->setLooks(looks);
        QVERIFY(test.show(codeLesson()));
        const int height = test.evaluate(u"document.documentElement.scrollHeight * devicePixelRatio"_s).toInt();
        for (int top = 0, i = 0; top < height; top += size.height() - 60, ++i) {
            (void)test.evaluate(u"scrollTo(0, %1 / devicePixelRatio); 0"_s.arg(top));
            test.waitFrames();
            test.keepPicture(
                u"code %1 %2"_s.arg(QString::fromLatin1(QTest::currentDataTag())).arg(i).replace(u' ', u'-'));
        }
        QCOMPARE(test.evaluate(u"document.documentElement.scrollWidth > innerWidth"_s).toBool(), false);
        // A mark has its own ground, and a bar for who does not see that.
        const QString style = u"getComputedStyle("_s + blockSelector(u"program"_s, u"mark"_s) + u')';
        const QColor ground = themeTokens(theme).codeMark;
        QCOMPARE(test.evaluate(style + u".backgroundColor"_s).toString(),
                 u"rgb(%1, %2, %3)"_s.arg(ground.red()).arg(ground.green()).arg(ground.blue()));
        QCOMPARE(test.evaluate(style + u".borderLeftStyle"_s).toString(), u"solid"_s);
        // It reaches from edge to edge, also of code that is wider than the box.
        QVERIFY(test.evaluate(u"(() => { const mark = %1, pre = mark.closest('pre'); return mark.offsetWidth >= "
                              "pre.clientWidth && mark.offsetWidth >= pre.scrollWidth - 1; })()"_s.arg(
                                  blockSelector(u"long"_s, u"mark"_s)))
                    .toBool());
    }

    void everyLetterStandsUnderTheOneAbove()
    {
        PageUnderTest test;
        QVERIFY(test.show(codeLesson()));
        const QString lefts = u"Array.from(document.querySelectorAll('[data-block=program] .line')).filter(line => "
                              "line.textContent !== '\\n').map(line => { const range = new Range(); "
                              "const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode(); "
                              "range.setStart(text, 0); range.setEnd(text, 1); "
                              "return Math.round(range.getBoundingClientRect().left * 10) / 10; })"_s;
        for (const TextLooks &looks : {TextLooks(), TextLooks{.lineNumbers = true}, TextLooks{.wrapCode = true},
                                       TextLooks{.lineNumbers = true, .wrapCode = true}}) {
            test.view->setLooks(looks);
            test.waitFrames();
            QSet<double> places;
            const QVariantList found = test.evaluate(lefts).toList();
            for (const QVariant &left : found) {
                places.insert(left.toDouble());
            }
            QVERIFY2(places.size() == 1, qPrintable(QVariant(found).toStringList().join(u' ')));
            // A tab is as wide as the four blanks of the line above it.
            const QString wordLeft = u"(block, line, at) => { const text = document.createTreeWalker(document"
                                     ".querySelectorAll(`[data-block=${block}] .line`)[line], NodeFilter.SHOW_TEXT)"
                                     ".nextNode(); const range = new Range(); range.setStart(text, at); "
                                     "range.setEnd(text, at + 1); return range.getBoundingClientRect().left; }"_s;
            const double blanks = test.evaluate(u"(%1)('program', 4, 4)"_s.arg(wordLeft)).toDouble();
            const double tab = test.evaluate(u"(%1)('program', 5, 1)"_s.arg(wordLeft)).toDouble();
            QVERIFY2(qAbs(blanks - tab) < 1, qPrintable(u"%1 %2"_s.arg(blanks).arg(tab)));
        }
    }

    void numbersAreDrawnOnlyOnWishAndAreNoText()
    {
        PageUnderTest test;
        QVERIFY(test.show(codeLesson()));
        const QString number = u"getComputedStyle(%1, '::before').content"_s;
        const QString first = number.arg(blockSelector(u"program"_s, u".line"_s));
        QCOMPARE(test.evaluate(first).toString(), u"none"_s);
        const QString words = test.evaluate(u"document.querySelector('main').textContent"_s).toString();
        test.view->setLooks({.lineNumbers = true});
        QTRY_VERIFY2(test.evaluate(first).toString().startsWith(u"counter(line)"_s),
                     qPrintable(test.evaluate(first).toString()));
        QCOMPARE(test.evaluate(u"document.querySelector('main').textContent"_s).toString(), words);
        QCOMPARE(test.evaluate(number.arg(blockSelector(u"output"_s, u".line"_s))).toString(), u"none"_s);
        // 97, 98, 99, 100 fit into their gutter.
        QCOMPARE(test.evaluate(u"getComputedStyle(%1).counterReset"_s.arg(blockSelector(u"program"_s, u"code"_s)))
                     .toString(),
                 u"line 96"_s);
        QCOMPARE(test.evaluate(u"getComputedStyle(%1).getPropertyValue('--digits')"_s.arg(
                                   blockSelector(u"program"_s, u".line"_s)))
                     .toString(),
                 u"3"_s);
        QSignalSpy copied(test.view.get(), &LessonView::copied);
        (void)test.evaluate(u"getSelection().selectAllChildren(%1); 0"_s.arg(blockSelector(u"program"_s, u"pre"_s)));
        test.page()->triggerAction(QWebEnginePage::Copy);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(QGuiApplication::clipboard()->text(), std::get<Code>(codeLesson().blocks[1].content).text);
        test.view->setLooks({});
        QTRY_COMPARE(test.evaluate(first).toString(), u"none"_s);
    }

    void theButtonCopiesWhatWasTyped_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("text");
        QTest::newRow("program") << u"program"_s << std::get<Code>(codeLesson().blocks[1].content).text;
        QTest::newRow("output") << u"output"_s << u"1024 cards: 10 levels"_s;
        QTest::newRow("shell") << u"shell"_s << u"python sort.py 3 1 2\necho 'done'"_s;
        QTest::newRow("Python") << u"python"_s << u"def f(x):\n    return x + 1\n\nf(2)"_s;
        QTest::newRow("IPython") << u"ipython"_s << u"f(2)\nf(3)"_s;
    }

    void theButtonCopiesWhatWasTyped()
    {
        QFETCH(QString, block);
        PageUnderTest test;
        QVERIFY(test.show(codeLesson()));
        QSignalSpy copied(test.view.get(), &LessonView::copied);
        (void)test.evaluate(blockSelector(block, u"[data-do=copy-code]"_s) + u".click(); 0"_s);
        QTRY_COMPARE(copied.size(), 1);
        QTEST(QGuiApplication::clipboard()->text(), "text");
    }

    void aSelectionIsCopiedWithoutPromptsAndAnswers_data()
    {
        QTest::addColumn<QString>("from"); ///< block, line
        QTest::addColumn<int>("first");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("last");
        QTest::addColumn<QString>("text");
        QTest::newRow("a whole session") << u"shell"_s << 0 << u"shell"_s << 3
                                         << u"python sort.py 3 1 2\necho 'done'"_s;
        QTest::newRow("one line that was typed") << u"shell"_s << 0 << u"shell"_s << 0 << u"python sort.py 3 1 2"_s;
        QTest::newRow("an answer by itself") << u"shell"_s << 1 << u"shell"_s << 1 << u"[1, 2, 3]"_s;
        QTest::newRow("a part of a program")
            << u"program"_s << 1 << u"program"_s << 2 << u"    if len(cards) < 2:\n        return cards"_s;
        QTest::newRow("over blocks") << u"output"_s << 0 << u"shell"_s << 1
                                     << u"1024 cards: 10 levels a = 1 %1 b = 2 python sort.py 3 1 2"_s.arg(longLine());
    }

    void aSelectionIsCopiedWithoutPromptsAndAnswers()
    {
        QFETCH(QString, from);
        QFETCH(int, first);
        QFETCH(QString, to);
        QFETCH(int, last);
        PageUnderTest test;
        test.view->setLooks({.lineNumbers = true});
        QVERIFY(test.show(codeLesson()));
        QSignalSpy copied(test.view.get(), &LessonView::copied);
        (void)test.evaluate(
            u"(() => { const line = (block, i) => document.querySelectorAll(`[data-block=${block}] "
            ".line`)[i]; const range = new Range(); range.setStart(line('%1', %2), 0); const end = "
            "line('%3', %4); range.setEnd(end, end.childNodes.length); "
            "getSelection().removeAllRanges(); getSelection().addRange(range); return 0; })()"_s.arg(from)
                .arg(first)
                .arg(to)
                .arg(last));
        test.page()->triggerAction(QWebEnginePage::Copy);
        QTRY_COMPARE(copied.size(), 1);
        const QString text = QGuiApplication::clipboard()->text();
        const bool isOneBlock = from == to;
        QTEST(isOneBlock ? text : text.simplified(), "text");
    }

    void keysMoveAndCopyCode()
    {
        PageUnderTest test({700, 600});
        QVERIFY(test.show(codeLesson()));
        test.view->activateWindow();
        test.view->focusPage();
        QWidget *const keys = test.view->findChild<QWebEngineView *>()->focusProxy();
        const QString pre = blockSelector(u"long"_s, u"pre"_s);
        (void)test.evaluate(pre + u".focus(); 0"_s);
        QVERIFY(test.evaluate(pre + u".scrollWidth > "_s + pre + u".clientWidth"_s).toBool());
        QTest::keyClick(keys, Qt::Key_Right);
        QTRY_VERIFY(test.evaluate(pre + u".scrollLeft"_s).toDouble() > 0);
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(keys, Qt::Key_Right);
        }
        QTRY_VERIFY(test.evaluate(u"%1.scrollLeft + %1.clientWidth >= %1.scrollWidth - 1"_s.arg(pre)).toBool());
        QSignalSpy copied(test.view.get(), &LessonView::copied);
        QTest::keyClick(keys, Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(QGuiApplication::clipboard()->text(), std::get<Code>(codeLesson().blocks[3].content).text);
        QCOMPARE(test.evaluate(pre + u".getAttribute('role') + ' ' + "_s + pre + u".getAttribute('aria-label')"_s)
                     .toString(),
                 u"group Python"_s);
    }

    void wrappedLinesAreAllInSight()
    {
        PageUnderTest test({700, 600});
        QVERIFY(test.show(codeLesson()));
        const QString isWide = u"Array.from(document.querySelectorAll('pre')).some(pre => pre.scrollWidth > "
                               "pre.clientWidth)"_s;
        QVERIFY(test.evaluate(isWide).toBool());
        for (const TextLooks &looks : {TextLooks{.wrapCode = true}, TextLooks{.lineNumbers = true, .wrapCode = true},
                                       TextLooks{.zoom = 300, .wrapCode = true}}) {
            test.view->setLooks(looks);
            QTRY_VERIFY(!test.evaluate(isWide).toBool());
        }
        test.view->setLooks({});
        QTRY_VERIFY(test.evaluate(isWide).toBool());
    }

    void numbersStayWhenCodeIsMoved()
    {
        PageUnderTest test({700, 600});
        test.view->setLooks({.lineNumbers = true});
        QVERIFY(test.show(codeLesson()));
        const QString pre = blockSelector(u"long"_s, u"pre"_s);
        (void)test.evaluate(pre + u".scrollIntoView(); 0"_s);
        test.waitFrames();
        const auto gutter = [&] {
            const QVariantList box =
                test.evaluate(u"(() => { const b = %1.getBoundingClientRect(); return [b.left + 1, "
                              "b.top + 1, 26, b.height - 20]; })()"_s.arg(pre))
                    .toList();
            return test.view->grab().toImage().copy(box[0].toInt(), box[1].toInt(), box[2].toInt(), box[3].toInt());
        };
        const QImage before = gutter();
        const QImage again = gutter();
        QCOMPARE(again, before);
        (void)test.evaluate(pre + u".scrollLeft = 300; 0"_s);
        test.waitFrames();
        QCOMPARE(test.evaluate(pre + u".scrollLeft"_s).toDouble(), 300.0);
        QCOMPARE(gutter(), before);
    }

    void theLineAtTheTopStays()
    {
        PageUnderTest test({800, 600});
        Lesson lesson = longLesson(40);
        lesson.blocks.insert(lesson.blocks.begin() + 20, block(u"program"_s, longProgram(300)));
        QVERIFY(test.show(lesson));
        (void)test.evaluate(u"document.querySelectorAll('[data-block=program] .line')[151].id = 'kept'; "
                            "document.getElementById('kept').scrollIntoView(); scrollBy(0, 6); 0"_s);
        QTRY_COMPARE(test.view->place().block, BlockId(u"program"_s));
        test.waitFrames(8);
        const auto top = [&] {
            return test.evaluate(u"document.getElementById('kept').getBoundingClientRect().top"_s).toDouble();
        };
        const double before = top();
        QVERIFY(qAbs(before + 6) < 2);
        QSignalSpy shown(test.view.get(), &LessonView::lessonShown);
        for (const TextLooks &looks : {TextLooks{.lineNumbers = true}, TextLooks{.lineNumbers = true, .wrapCode = true},
                                       TextLooks{.wrapCode = true}, TextLooks{}}) {
            test.view->setLooks(looks);
            test.waitFrames(12);
            // The very line, which nobody wrote anew; wrapped, it is higher, and as much of it is above.
            QVERIFY2(qAbs(top() - before) < 12, qPrintable(QString::number(top())));
            QCOMPARE(test.view->place().block, BlockId(u"program"_s));
        }
        QVERIFY2(qAbs(top() - before) < 2, qPrintable(QString::number(top())));
        QCOMPARE(shown.size(), 0);
    }

    void aBlockWithoutEndDoesNotFillThePage()
    {
        PageUnderTest test;
        Lesson lesson;
        lesson.title = u"Without end"_s;
        lesson.blocks = {block(u"endless"_s, Code{u"python"_s, {}, u"a = 'b' # c\n"_s.repeated(300'000)})};
        const RenderedLesson rendered = test.render(lesson);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(test.show(rendered));
        const int elements = test.evaluate(u"document.querySelectorAll('main *').length"_s).toInt();
        qInfo("300,000 lines: %lld bytes, %d elements, shown after %lld ms", qlonglong(rendered.html.size()), elements,
              timer.elapsed());
        QVERIFY2(elements < 100, qPrintable(QString::number(elements)));
        QCOMPARE(test.evaluate(blockSelector(u"endless"_s, u"code"_s) + u".textContent.length"_s).toInt(),
                 300'000 * 12);
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<CodeTest>(); });
}

#include "codetest.moc"
