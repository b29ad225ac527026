// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/htmlwriter.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

class HtmlWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostileTextIsEscaped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("html");
        QTest::newRow("tag") << u"<img src=x>"_s << QByteArray("&lt;img src=x&gt;");
        QTest::newRow("end of an attribute") << u"\"' onload='x"_s << QByteArray("&quot;&#39; onload=&#39;x");
        QTest::newRow("entity") << u"&lt;"_s << QByteArray("&amp;lt;");
        QTest::newRow("end of input") << QString(u"a\0b"_s)
                                      << QByteArray("a\xEF\xBF\xBD"
                                                    "b");
        QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << QByteArray("?");
        QTest::newRow("other letters") << u"é中\n\t"_s << u"é中\n\t"_s.toUtf8();
    }

    void hostileTextIsEscaped()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, html);
        HtmlWriter writer;
        writer.element("p"_L1, {{"title"_L1, text}, {"lang"_L1, QString()}}, text);
        QCOMPARE(writer.take(), "<p title=\"" + html + "\">" + html + "</p>");
    }

    void elementsCloseInTheOrderTheyWereOpened()
    {
        HtmlWriter writer;
        writer.open("ul"_L1).open("li"_L1).text(u"a").emptyElement("br"_L1).close().close();
        QCOMPARE(writer.take(), "<ul><li>a<br></li></ul>");
    }

    void readersOfXmlGetNothingThatStaysOpen()
    {
        HtmlWriter html(HtmlWriter::Syntax::Xml);
        html.open("p"_L1)
            .emptyElement("br"_L1)
            .emptyElement("img"_L1, {{"alt"_L1, u""_s}})
            .text(QString(QChar(0xffff)))
            .close();
        QCOMPARE(html.take(), "<p><br/><img alt=\"\"/>\xEF\xBF\xBD</p>");
    }

    void blocksHaveAnchorsOnlyWhereTheyAreAskedFor()
    {
        HtmlWriter html;
        html.element("p"_L1, {{"data-block"_L1, u"a b"_s}}, u"");
        html.setBlockAnchors(u"l1-"_s);
        html.element("p"_L1, {{"data-block"_L1, u"a b"_s}}, u"");
        html.element("p"_L1, {{"data-block"_L1, u"a_20_b"_s}}, u"");
        html.setBlockAnchors({});
        html.element("p"_L1, {{"data-block"_L1, u"a b"_s}}, u"");
        QCOMPARE(html.take(),
                 "<p data-block=\"a b\"></p><p id=\"l1-a_20_b\"></p><p id=\"l1-a_5f_20_5f_b\"></p><p></p>");
    }
};

QTEST_APPLESS_MAIN(HtmlWriterTest)
#include "htmlwritertest.moc"
