// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codehighlighter.h"
#include "render/mathrenderer.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

/** The two engines behind the writer: KSyntaxHighlighting and KaTeX. */
class EnginesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spansAreTheWholeText_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("spans");
        QTest::newRow("python") << u"python"_s << u"def f(x):\n    return \"a\"  # b\n"_s << 5;
        QTest::newRow("alias") << u"cpp"_s << u"int a;"_s << 2;
        QTest::newRow("file ending") << u"sh"_s << u"if true; then echo 1; fi"_s << 0;
        QTest::newRow("unknown") << u"no such language"_s << u"def f"_s << 1;
        QTest::newRow("none") << QString() << u"def f"_s << 1;
        QTest::newRow("empty") << u"python"_s << QString() << 1;
        QTest::newRow("blank lines at the ends") << u"python"_s << u"\n\nx = 1\n\n"_s << 0;
        QTest::newRow("one of everything") << u"html"_s << u"<a href='x'>&amp;</a>"_s << 0;
    }

    void spansAreTheWholeText()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(int, spans);
        const std::vector<CodeSpan> found = m_highlighter.spans(text, language);
        qsizetype reached = 0;
        for (const CodeSpan &span : found) {
            QCOMPARE(span.offset, reached);
            reached += span.length;
        }
        QCOMPARE(reached, text.size());
        if (spans > 0) {
            QCOMPARE(int(found.size()), spans);
        }
    }

    void kindsAreTold()
    {
        const std::vector<CodeSpan> spans = m_highlighter.spans(u"return 'a' # b"_s, u"python"_s);
        QCOMPARE(spans.size(), 3UL);
        QCOMPARE(spans[0].kind, CodeKind::Keyword);
        QCOMPARE(spans[1].kind, CodeKind::String);
        QCOMPARE(spans[2].kind, CodeKind::Comment);
        QCOMPARE(m_highlighter.displayName(u"cpp"_s), u"C++"_s);
    }

    void aBlockWithTooManySpansStaysPlain()
    {
        const QString text = u"a = 'b' # c\n"_s.repeated(CodeHighlighter::maximumSpans);
        QCOMPARE(m_highlighter.spans(text, u"python"_s).size(), 1UL);
    }

    void formulasBecomeHtmlWithMathMl()
    {
        const MathHtml math = m_math.render(u"\\frac{1}{2}"_s, true);
        QCOMPARE(math.error, QString());
        QVERIFY(math.html.contains("<math") && math.html.contains("katex-display"));
        QCOMPARE(m_math.render(u"\\frac{1}{2}"_s, true), math);
        QVERIFY(!m_math.render(u"\\frac{1}{2}"_s, false).html.contains("katex-display"));
    }

    void badFormulasAreRefusedInWords_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::newRow("unclosed") << u"\\frac{1}{"_s;
        QTest::newRow("unknown word") << u"\\nosuchthing"_s;
        QTest::newRow("endless") << u"\\def\\a{\\a\\a}\\a"_s;
        QTest::newRow("deep") << u"{"_s.repeated(3000) + u"}"_s.repeated(3000);
        QTest::newRow("long") << u"x+"_s.repeated(MathRenderer::maximumLength);
    }

    void badFormulasAreRefusedInWords()
    {
        QFETCH(QString, tex);
        const MathHtml math = m_math.render(tex, true);
        QVERIFY(!math.error.isEmpty());
        QVERIFY(math.html.isEmpty());
        QVERIFY(m_math.render(u"x"_s, false).error.isEmpty());
    }

    void formulasBringNoLinksAndNoPictures()
    {
        const MathHtml math =
            m_math.render(u"\\href{https://example.org}{x}\\includegraphics{https://example.org/a}"
                          "\\htmlStyle{background:url(https://example.org)}{y}\\url{https://example.org}"_s,
                          false);
        QVERIFY(!math.html.contains("href=") && !math.html.contains("<img") &&
                !math.html.contains("style=\"background"));
    }

private:
    CodeHighlighter m_highlighter;
    MathRenderer m_math;
};

QTEST_GUILESS_MAIN(EnginesTest)
#include "enginestest.moc"
