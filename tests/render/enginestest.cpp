// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codehighlighter.h"
#include "render/mathrenderer.h"

#include <QtTest>

#include <functional>

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

    void coloursOfFormulasAreTheThemes_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("style");
        QTest::newRow("red") << u"\\color{red} x"_s << u"color:var(--bad);"_s;
        QTest::newRow("hex") << u"\\textcolor{#0000ff}{x}"_s << u"color:var(--code-type);"_s;
        QTest::newRow("green") << u"\\textcolor{green}{x}"_s << u"color:var(--good);"_s;
        QTest::newRow("white") << u"\\textcolor{white}{x}"_s << u"color:var(--ink);"_s;
        QTest::newRow("grey") << u"\\textcolor{gray}{x}"_s << u"color:var(--ink2);"_s;
        QTest::newRow("no colour at all") << u"\\textcolor{nosuchcolour}{x}"_s << u"color:var(--ink);"_s;
        QTest::newRow("a box") << u"\\colorbox{yellow}{x}"_s << u"background-color:var(--panel);"_s;
        QTest::newRow("a frame") << u"\\fcolorbox{red}{aqua}{x}"_s << u"border-color:var(--bad);"_s;
    }

    void coloursOfFormulasAreTheThemes()
    {
        QFETCH(QString, tex);
        QFETCH(QString, style);
        const QByteArray html = m_math.render(tex, true).html;
        QVERIFY2(html.contains(style.toUtf8()), html.constData());
        const QRegularExpression left(u"style=\"[^\"]*color:(?!var)"_s);
        QVERIFY2(!left.match(QString::fromUtf8(html)).hasMatch(), html.constData());
    }

    void wordsOfFormulasAreNoStyles()
    {
        QVERIFY(m_math.render(u"\\text{color:red;}"_s, false).html.contains("color:red;"));
    }

    void formulasMetBeforeCostNothing()
    {
        MathRenderer math;
        math.prepare();
        (void)math.render(u"x"_s, false);
        const auto time = [&math] {
            QElapsedTimer timer;
            timer.start();
            for (int i = 0; i < 50; ++i) {
                const QString tex = u"\\int_0^{%1} \\frac{x^{%1}}{\\sqrt{1 + x^2}}\\,dx"_s.arg(i);
                if (math.render(tex, true).html.isEmpty()) {
                    qFatal("a good formula was refused");
                }
            }
            return timer.nsecsElapsed();
        };
        const qint64 first = time();
        const qint64 second = time();
        qInfo("50 formulas: %lld ms, then %lld us", first / 1'000'000, second / 1000);
        QVERIFY2(second * 50 < first, qPrintable(QString::number(double(first) / double(second))));
    }

    void preparingDoesNotKeepTheCallerWaiting()
    {
        const auto time = [](const std::function<void(MathRenderer &)> &use) {
            MathRenderer math;
            QElapsedTimer timer;
            timer.start();
            use(math);
            return timer.nsecsElapsed();
        };
        const qint64 loading = time([](MathRenderer &math) { (void)math.render(u"x"_s, false); });
        const qint64 preparing = time([](MathRenderer &math) { math.prepare(); });
        QVERIFY2(preparing * 5 < loading, qPrintable(u"%1 of %2"_s.arg(preparing).arg(loading)));
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
