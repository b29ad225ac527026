// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/xml/xmlfile.h"
#include "formats/xml/xmltext.h"
#include "formats/xml/xmltree.h"
#include "support/testpaths.h"

#include <QStringEncoder>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString codes(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &diagnostic : diagnostics) {
        list << diagnostic.code + u':' + QString::number(diagnostic.line.value_or(0));
    }
    return list.join(u' ');
}

void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/** All words below a node, includes followed. */
QString wordsOf(const XmlTree &tree, pugi::xml_node node)
{
    QString words = QString::fromUtf8(node.value());
    for (const pugi::xml_node child : tree.childrenOf(node)) {
        words += wordsOf(tree, child);
    }
    return words;
}

} // namespace

class XmlTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodingsAreRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("rows");
        const QString text = u"<a>é Ω</a>"_s;
        QTest::newRow("UTF-8") << text.toUtf8() << QString();
        QTest::newRow("UTF-8 with a mark") << "\xef\xbb\xbf" + text.toUtf8() << QString();
        QTest::newRow("UTF-16 with a mark")
            << QByteArray(QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom).encode(text))
            << QString();
        QTest::newRow("UTF-16 without") << QByteArray(QStringEncoder(QStringEncoder::Utf16BE).encode(text))
                                        << QString();
        QTest::newRow("UTF-16 that says so")
            << QByteArray(QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom)
                              .encode(u"<?xml version='1.0' encoding='UTF-16'?>"_s + text))
            << QString();
        QTest::newRow("NUL inside") << QByteArray("<a>\xc3\xa9\0 \xce\xa9</a>", 13) << u"nul-removed:1"_s;
    }

    void encodingsAreRead()
    {
        QFETCH(QByteArray, bytes);
        Diagnostics diagnostics;
        const auto xml = XmlFile::parse(bytes, u"a.xml"_s, diagnostics);
        QVERIFY(xml.has_value());
        QCOMPARE(textOf((*xml)->root()), u"é Ω"_s);
        QTEST(codes(diagnostics), "rows");
    }

    void latin1IsReadAsDeclaredOrGuessed()
    {
        Diagnostics diagnostics;
        const auto declared =
            XmlFile::parse("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>\xe9</a>", u"a.xml"_s, diagnostics);
        QVERIFY(declared && diagnostics.empty());
        QCOMPARE(textOf((*declared)->root()), u"é"_s);
        const auto guessed = XmlFile::parse("<a>\xe9</a>", u"a.xml"_s, diagnostics);
        QVERIFY(guessed.has_value());
        QCOMPARE(textOf((*guessed)->root()), u"é"_s);
        QCOMPARE(codes(diagnostics), u"encoding-guessed:1"_s);
    }

    void everyNodeKnowsItsLine()
    {
        Diagnostics diagnostics;
        const auto xml = XmlFile::parse("<?xml version='1.0'?>\n<a>\n <b/>\n\n<c>x</c></a>", u"a.xml"_s, diagnostics);
        QVERIFY(xml.has_value());
        QCOMPARE((*xml)->lineOf((*xml)->root()), 2);
        QCOMPARE((*xml)->lineOf(childNamed((*xml)->root(), "b")), 3);
        QCOMPARE((*xml)->lineOf(childNamed((*xml)->root(), "c")), 5);
    }

    void prefixesDoNotMatter()
    {
        Diagnostics diagnostics;
        const auto xml = XmlFile::parse("<m xmlns:l='u'><l:t>a</l:t><t>b</t></m>", u"a.xml"_s, diagnostics);
        QVERIFY(xml.has_value());
        QCOMPARE(childrenNamed((*xml)->root(), "t").size(), 2U);
        QCOMPARE(textOf(firstBelow((*xml)->root(), "t")), u"a"_s);
    }

    void innerHtmlIsFitForAnHtmlReader()
    {
        Diagnostics diagnostics;
        const auto xml =
            XmlFile::parse("<p>a &lt; <h:i x='\"'>b</h:i><br/><div/><no>c</no></p>", u"a.xml"_s, diagnostics);
        QVERIFY(xml.has_value());
        QCOMPARE(htmlInside((*xml)->root(), [](pugi::xml_node node) { return isNamed(node, "no"); }),
                 u"a &lt; <i x=\"&quot;\">b</i><br><div></div>"_s);
    }

    void theHostileFilesAreHarmless_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("rows");
        QTest::newRow("entities are not expanded") << u"billion-laughs.xml"_s << u"&j;"_s << u"xml-entities:0"_s;
        QTest::newRow("nothing outside is opened") << u"external-entity.xml"_s << u"&x;"_s << u"xml-entities:0"_s;
        QTest::newRow("broken XML names its place")
            << u"not-well-formed.xml"_s << QString() << u"xml-not-well-formed:1"_s;
    }

    void theHostileFilesAreHarmless()
    {
        QFETCH(QString, file);
        QFETCH(QString, words);
        Diagnostics diagnostics;
        const auto xml = XmlFile::read(dataPath(u"nasty/07-xml/"_s + file), file, diagnostics);
        QCOMPARE(xml.has_value(), !words.isEmpty());
        if (xml) {
            QCOMPARE(textOf((*xml)->root()), words);
        }
        QTEST(codes(diagnostics), "rows");
    }

    void aBareAmpersandIsText()
    {
        Diagnostics diagnostics;
        const auto xml = XmlFile::parse("<a>b & c</a>", u"a.xml"_s, diagnostics);
        QVERIFY(xml && diagnostics.empty());
        QCOMPARE(textOf((*xml)->root()), u"b & c"_s);
    }

    void limitsHold()
    {
        Diagnostics diagnostics;
        const QByteArray deep = QByteArray("<a>").repeated(500) + QByteArray("</a>").repeated(500);
        QVERIFY(!XmlFile::parse(deep, u"a.xml"_s, diagnostics));
        QCOMPARE(codes(diagnostics), u"xml-too-deep:0"_s);
        diagnostics.clear();
        Limits limits;
        limits.fileBytes = 10;
        QVERIFY(!XmlFile::parse("<a>01234567</a>", u"a.xml"_s, diagnostics, limits));
        QCOMPARE(codes(diagnostics), u"file-too-large:0"_s);
        diagnostics.clear();
        QVERIFY(!XmlFile::parse(QByteArray("<a>").repeated(300'000), u"a.xml"_s, diagnostics));
    }

    void includesAreFollowed()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"main.xml"_s),
              "<r xmlns:xi='x'><xi:include href='parts/one.xml'/><xi:include href='code.txt' parse='text'/></r>");
        write(folder.filePath(u"parts/one.xml"_s), "<p>\n<q>one</q><xi:include href='../two.xml'/></p>");
        write(folder.filePath(u"two.xml"_s), "<p>two</p>");
        write(folder.filePath(u"code.txt"_s), "a < b");
        Diagnostics diagnostics;
        JobControl control;
        const auto tree = XmlTree::read(folder.path(), u"main.xml"_s, diagnostics, {}, control);
        QVERIFY(tree.has_value());
        QCOMPARE(codes(diagnostics), QString());
        QCOMPARE(wordsOf(**tree, (*tree)->root()), u"\nonetwoa < b"_s);
        const pugi::xml_node one = childNamed((*tree)->childrenOf((*tree)->root()).front(), "q");
        QCOMPARE((*tree)->placeOf(one).file, u"parts/one.xml"_s);
        QCOMPARE((*tree)->placeOf(one).line, 2);
    }

    void includesDoNotLeadAstray()
    {
        QTemporaryDir outer;
        write(outer.filePath(u"secret.xml"_s), "<p>secret</p>");
        const QString folder = outer.filePath(u"course"_s);
        write(folder + u"/main.xml"_s,
              "<r>\n<xi:include href='../secret.xml'/>\n<xi:include href='main.xml'/>\n<xi:include href='link.xml'/>\n"
              "<xi:include href='no.xml'><xi:fallback>else</xi:fallback></xi:include>\n"
              "<xi:include href='https://a.org/a.xml'/>\n<xi:include href='file:///etc/passwd' parse='text'/></r>");
        QVERIFY(QFile::link(outer.filePath(u"secret.xml"_s), folder + u"/link.xml"_s));
        Diagnostics diagnostics;
        JobControl control;
        const auto tree = XmlTree::read(folder, u"main.xml"_s, diagnostics, {}, control);
        QVERIFY(tree.has_value());
        QCOMPARE(wordsOf(**tree, (*tree)->root()).simplified(), u"else"_s);
        QCOMPARE(codes(diagnostics), u"include-outside:2 include-circle:3 include-outside:4 include-missing:5 "
                                     "include-outside:6 include-outside:7"_s);
    }

    void includesNestTenDeep()
    {
        const QTemporaryDir folder;
        for (int i = 0; i < 15; ++i) {
            const QByteArray next = QByteArray::number(i + 1);
            write(folder.filePath(QString::number(i) + u".xml"_s), "<p>x<xi:include href='" + next + ".xml'/></p>");
        }
        Diagnostics diagnostics;
        JobControl control;
        const auto tree = XmlTree::read(folder.path(), u"0.xml"_s, diagnostics, {}, control);
        QVERIFY(tree.has_value());
        QCOMPARE(wordsOf(**tree, (*tree)->root()).size(), 11);
        QCOMPARE(codes(diagnostics), u"include-too-deep:1"_s);
    }

    void theHostileIncludeIsCut()
    {
        Diagnostics diagnostics;
        JobControl control;
        const auto tree = XmlTree::read(dataPath(u"nasty/07-xml"_s), u"xinclude-loop.ptx"_s, diagnostics, {}, control);
        QVERIFY(tree.has_value());
        QCOMPARE(codes(diagnostics), u"include-circle:1 include-outside:1 include-outside:1"_s);
    }
};

QTEST_GUILESS_MAIN(XmlTest)
#include "xmltest.moc"
