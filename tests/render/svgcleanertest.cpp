// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/svgcleaner.h"

#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QByteArray head = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">";

} // namespace

class SvgCleanerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatDrawsStays_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QByteArray>("cleaned");
        const auto row = [](const char *name, const char *inside, const char *cleaned) {
            QTest::newRow(name) << QByteArray(inside) << QByteArray(cleaned);
        };
        row("shapes and words", "<g fill=\"red\"><rect width=\"1\"/><text x=\"1\">a &lt; b</text></g>",
            "<g fill=\"red\"><rect width=\"1\"/><text x=\"1\">a &lt; b</text></g>");
        row("scripts", "<script>x()</script><rect onclick='x()' width='1'/>", "<rect width=\"1\"/>");
        row("foreign parts", "<foreignObject><p>x</p></foreignObject><iframe/><rect/>", "<rect/>");
        row("animations", "<rect><animate attributeName='href'/><set attributeName='x'/></rect>", "<rect/>");
        row("pictures elsewhere", "<image xlink:href='http://a.org/x.png'/><image href='file:///etc/passwd'/>",
            "<image/><image/>");
        row("pictures inside", "<image href='data:image/png;base64,AA=='/>",
            "<image href=\"data:image/png;base64,AA==\"/>");
        row("drawings in data", "<image href='data:image/svg+xml;base64,AA=='/>", "<image/>");
        row("links", "<a href='https://a.org'><rect/></a>", "<a><rect/></a>");
        row("references inside", "<g id='a'/><use xlink:href='#a'/><rect fill='url(#a)'/>",
            "<g id=\"a\"/><use xlink:href=\"#a\"/><rect fill=\"url(#a)\"/>");
        row("references elsewhere", "<rect fill='url(http://a.org/#a)' width='1'/><use href='x.svg#a'/>",
            "<rect width=\"1\"/><use/>");
        row("styles that reach outside",
            "<style>@import 'x'</style><style>a{fill:url( \"http://x\")}</style><rect style='fill:u\\72l(x)'/>",
            "<rect/>");
        row("styles of its own", "<style>.a{fill:red}</style>", "<style>.a{fill:red}</style>");
        row("a circle", "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
            "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use/></g>");
        row("editors' own parts", "<sodipodi:namedview/><metadata/><rect inkscape:label='x' width='1'/>",
            "<rect width=\"1\"/>");
    }

    void onlyWhatDrawsStays()
    {
        QFETCH(QByteArray, inside);
        QFETCH(QByteArray, cleaned);
        const QByteArray whole = cleanedSvg(head + inside + "</svg>");
        QVERIFY2(whole.startsWith(head), whole.constData());
        QCOMPARE(whole.sliced(head.size()).chopped(6), cleaned);
    }

    void theHostileDrawingsAreHarmless()
    {
        const QByteArray script = cleanedSvg(readFile(dataPath(u"nasty/09-html/script.svg"_s)));
        QVERIFY(script.contains("<rect"));
        for (const char *word : {"script", "http://127", "file:", "foreignObject", "onclick"}) {
            QVERIFY2(!script.contains(word), script.constData());
        }
        const QByteArray bomb = cleanedSvg(readFile(dataPath(u"nasty/09-html/svg-bomb.svg"_s)));
        QVERIFY2(bomb.contains("<g id=\"f\"><use/>"), bomb.constData()); // the fifth level is cut off the fourth
    }

    void whatCannotBeDrawnIsNothing_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("no drawing") << QByteArray("<html/>");
        QTest::newRow("broken") << QByteArray("<svg><g>");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("deep") << "<svg>" + QByteArray("<g>").repeated(500) + QByteArray("</g>").repeated(500) +
                                     "</svg>";
        QByteArray wide = "<svg><g id='a'>" + QByteArray("<rect/>").repeated(1000) + "</g>";
        wide += QByteArray("<use href='#a'/>").repeated(1000);
        QTest::newRow("too much of it") << wide + "</svg>";
    }

    void whatCannotBeDrawnIsNothing()
    {
        QFETCH(QByteArray, svg);
        QVERIFY(cleanedSvg(svg).isEmpty());
    }

    void theNamespaceIsOurs()
    {
        const QByteArray whole =
            cleanedSvg("<!DOCTYPE svg [<!ENTITY ns 'x'>]><svg:svg xmlns:svg='&ns;'><svg:rect/></svg:svg>");
        QCOMPARE(whole, head + "<rect/></svg>");
        QVERIFY(isSvg("<?xml version='1.0'?><svg/>"));
        QVERIFY(!isSvg("<html>"));
    }
};

QTEST_GUILESS_MAIN(SvgCleanerTest)
#include "svgcleanertest.moc"
