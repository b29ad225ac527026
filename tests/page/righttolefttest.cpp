// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R15 of the readers that mix up directions: lessons in Hebrew and in Arabic with code, words in Latin letters, a
// formula, an ordered list and a table. Code and formulas run from left to right, everything else from the right.
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

Run plain(const QString &text)
{
    Run run;
    run.text = text;
    return run;
}

Run styled(const QString &text, bool Run::*style)
{
    Run run = plain(text);
    run.*style = true;
    return run;
}

/** @p first, @p second and @p third are words of the language. */
Lesson mixed(const QString &first, const QString &second, const QString &third)
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"mixed"_s);
    lesson.title = first + u' ' + second;
    const auto item = [](const QString &id, const QString &text) { return Blocks{block(id, Paragraph{words(text)})}; };
    lesson.blocks = {
        block(u"p"_s,
              Paragraph{{plain(first + u" Quicksort "_s + second + u' '), styled(u"sort(cards)"_s, &Run::code),
                         plain(u' ' + third + u' '), styled(u"f(x)=-0.5x"_s, &Run::math), plain(u' ' + first + u'.')}}),
        block(u"latin-first"_s, Paragraph{words(u"Quicksort "_s + first + u' ' + second + u' ' + third + u'.')}),
        block(u"code"_s, Code{u"python"_s, {}, u"print(sorted([3, 1, 2]))  # "_s + first}),
        block(u"ol"_s, List{true, 1, {item(u"li-1"_s, first), item(u"li-2"_s, second)}}),
        block(u"table"_s, Table{{}, {words(first), words(u"B"_s)}, {{words(second), words(u"1"_s)}}, {}}),
        block(u"math"_s, MathBlock{u"f(x)=-0.5x"_s, {}}),
    };
    return lesson;
}

/** Where each letter of @p text in @p block begins, from left to right on the screen. */
QString lettersOf(const QString &block, const QString &text)
{
    return u"(() => { const walker = document.createTreeWalker(document.querySelector('[data-block=\"%1\"]'), "
           "NodeFilter.SHOW_TEXT); while (walker.nextNode()) { const at = walker.currentNode.data.indexOf('%2');"
           "if (at >= 0) { return Array.from('%2', (_, i) => { const r = new Range(); "
           "r.setStart(walker.currentNode, at + i); r.setEnd(walker.currentNode, at + i + 1);"
           "return r.getBoundingClientRect().left; }); } } return []; })()"_s.arg(block, text);
}

bool ascends(const QVariantList &places)
{
    return places.size() > 2 &&
           std::ranges::is_sorted(places, {}, [](const QVariant &place) { return place.toDouble(); });
}

} // namespace

class RightToLeftTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_test = std::make_unique<PageUnderTest>(QSize(900, 700)); }

    void cleanupTestCase() { m_test.reset(); }

    void codeAndFormulasRunFromTheLeftAndAllElseFromTheRight_data()
    {
        QTest::addColumn<Lesson>("lesson");
        QTest::addColumn<QString>("word");
        const QString hebrew = u"\u05e9\u05dc\u05d5\u05dd"_s;
        const QString arabic = u"\u0645\u0631\u062d\u0628\u0627"_s;
        QTest::newRow("Hebrew") << mixed(hebrew, u"\u05e2\u05d5\u05dc\u05dd"_s, u"\u05d8\u05d5\u05d1"_s) << hebrew;
        QTest::newRow("Arabic") << mixed(arabic, u"\u0639\u0627\u0644\u0645"_s, u"\u062c\u064a\u062f"_s) << arabic;
    }

    void codeAndFormulasRunFromTheLeftAndAllElseFromTheRight()
    {
        QFETCH(Lesson, lesson);
        QFETCH(QString, word);
        QVERIFY(m_test->show(lesson));
        m_test->keepPicture(u"right-to-left-%1"_s.arg(QString::fromLatin1(QTest::currentDataTag())));

        for (const QString &block : {u"p"_s, u"latin-first"_s, u"ol"_s}) {
            QCOMPARE(style(u"[data-block=\"%1\"]"_s.arg(block), u"direction"_s), u"rtl"_s);
        }
        // Words: Hebrew and Arabic from the right, Latin letters, code and formulas from the left.
        const QVariantList own = places(u"p"_s, word);
        QVERIFY(own.size() > 2 && own.front().toDouble() > own.back().toDouble());
        QVERIFY(ascends(places(u"p"_s, u"Quicksort"_s)));
        QVERIFY(ascends(places(u"p"_s, u"sort(cards)"_s)));
        QVERIFY(ascends(places(u"code"_s, u"print"_s)));
        QCOMPARE(style(u"[data-block=code] pre"_s, u"direction"_s), u"ltr"_s);
        for (const QString &block : {u"p"_s, u"math"_s}) {
            const QVariantList atoms =
                m_test
                    ->evaluate(u"Array.from(document.querySelectorAll('[data-block=%1] .katex-html .base > *'))"
                               ".filter(e => e.textContent.trim() !== '' && !e.classList.contains('strut'))"
                               ".map(e => e.getBoundingClientRect().left)"_s.arg(block))
                    .toList();
            QVERIFY2(atoms.size() >= 7, qPrintable(block));
            QVERIFY2(ascends(atoms), qPrintable(block));
        }
        // The sentence begins at the right edge, also when its first word is in Latin letters.
        QVERIFY(places(u"latin-first"_s, u"Quicksort"_s).front().toDouble() >
                places(u"latin-first"_s, word).front().toDouble());
        // Numbers of a list and the first column of a table stand on the right.
        QVERIFY(edge(u"ol li"_s, u"right"_s) < edge(u"ol"_s, u"right"_s));
        QVERIFY(edge(u"th:first-child"_s, u"left"_s) > edge(u"th:last-child"_s, u"left"_s));
    }

private:
    [[nodiscard]] QVariantList places(const QString &block, const QString &text)
    {
        return m_test->evaluate(lettersOf(block, text)).toList();
    }

    [[nodiscard]] QString style(const QString &selector, const QString &name)
    {
        return m_test->evaluate(u"getComputedStyle(document.querySelector('%1')).%2"_s.arg(selector, name)).toString();
    }

    [[nodiscard]] double edge(const QString &selector, const QString &side)
    {
        return m_test->evaluate(u"document.querySelector('%1').getBoundingClientRect().%2"_s.arg(selector, side))
            .toDouble();
    }

    std::unique_ptr<PageUnderTest> m_test;
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<RightToLeftTest>(); });
}

#include "righttolefttest.moc"
