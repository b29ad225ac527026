// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/spokenmath.h"

#include "render/mathrenderer.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SpokenMathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFormulaIsSaidInWordsAndInSigns_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("signs");
        const auto row = [](const char *name, const QString &tex, const QString &words, const QString &signs) {
            QTest::newRow(name) << tex << words << signs;
        };
        row("a fraction", u"\\frac{n}{2}"_s, u"n over 2"_s, u"n/2"_s);
        row("a fraction with an end", u"\\frac{a+b}{c}"_s, u"the fraction a plus b over c, end of the fraction"_s,
            u"(a + b)/(c)"_s);
        row("powers", u"x^2 + y^3 = z^n"_s, u"x squared plus y cubed equals z to the power of n"_s, u"x² + y³ = z^n"_s);
        row("an index", u"a_i"_s, u"a sub i"_s, u"a i"_s);
        row("an index and a power", u"a_i^2"_s, u"a sub i squared"_s, u"a i²"_s);
        row("a root", u"\\sqrt{a}"_s, u"the square root of a"_s, u"√(a)"_s);
        row("another root", u"\\sqrt[n]{a}"_s, u"root n of a"_s, u"√n(a)"_s);
        row("a sum", u"\\sum_{i=1}^{n} i"_s, u"the sum from i equals 1 to n of i"_s, u"∑ i = 1 … n i"_s);
        row("a limit", u"\\lim_{n \\to \\infty} a_n"_s, u"the limit for n to infinity, a sub n"_s, u"lim n → ∞ a n"_s);
        row("Greek letters", u"\\alpha \\le \\pi"_s, u"alpha is at most pi"_s, u"α ≤ π"_s);
        row("a derivative", u"f'(x)"_s, u"f prime ( x )"_s, u"f′ ( x )"_s);
        row("a function", u"n \\log n"_s, u"n log n"_s, u"n log n"_s);
        row("sets", u"x \\notin A \\cup \\emptyset"_s, u"x not in A union the empty set"_s, u"x ∉ A ∪ ∅"_s);
        row("text", u"p = \\text{half of it}"_s, u"p equals half of it"_s, u"p = half of it"_s);
    }

    void aFormulaIsSaidInWordsAndInSigns()
    {
        QFETCH(QString, tex);
        MathRenderer renderer;
        const MathHtml html = renderer.render(tex, true);
        QCOMPARE(html.error, QString());
        const QString tree = QString::fromUtf8(mathMl(html.html, true));
        QTEST(spokenMath(tree, MathReading::Words), "words");
        QTEST(spokenMath(tree, MathReading::Signs), "signs");
    }

    void aTableIsSaidRowByRow()
    {
        MathRenderer renderer;
        const MathHtml html = renderer.render(u"\\begin{matrix} 1 & 2 \\\\ 3 & 4 \\end{matrix}"_s, true);
        QCOMPARE(spokenMath(QString::fromUtf8(mathMl(html.html, true)), MathReading::Words), u"1, 2; 3, 4"_s);
    }

    void aBrokenTreeSaysNothing_data()
    {
        QTest::addColumn<QString>("tree");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no tree") << u"n over 2"_s;
        QTest::newRow("cut short") << u"<mrow><mi>n"_s;
        QTest::newRow("too deep") << u"<mrow>"_s.repeated(5'000);
        QTest::newRow("too few parts") << u"<mfrac></mfrac>"_s;
    }

    void aBrokenTreeSaysNothing()
    {
        QFETCH(QString, tree);
        QCOMPARE(spokenMath(tree, MathReading::Words), QString());
    }
};

QTEST_GUILESS_MAIN(SpokenMathTest)
#include "spokenmathtest.moc"
