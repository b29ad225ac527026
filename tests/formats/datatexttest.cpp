// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json5/json5text.h"
#include "formats/toml/tomltext.h"
#include "formats/yaml/yamltext.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString nasty(const QString &name)
{
    return QString::fromUtf8(Test::readFile(Test::dataPath(u"nasty/08-text/"_s + name)));
}

} // namespace

/** The texts that courses keep their order, heads and questions in: YAML, TOML and JSON5. */
class DataTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void yamlScalarsStayAsWritten_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("text");
        for (const char *word : {"True", "No", "010", "0x1F", "2018-09-24", "1.10", "~", "null", "yes", "1e3"}) {
            QTest::newRow(word) << QString::fromLatin1(word) << QString::fromLatin1(word);
        }
        QTest::newRow("quoted") << u"\"a: b\""_s << u"a: b"_s;
        QTest::newRow("nothing") << u""_s << u""_s;
        QTest::newRow("behind letters of two bytes") << u"~ # \u00e4\u00f6"_s << u"~"_s;
    }

    void yamlScalarsStayAsWritten()
    {
        QFETCH(QString, written);
        const DataText read = parseYaml(u"\u00e4: x\nk: "_s + written + u'\n');
        QVERIFY(!read.fault);
        QTEST(read.root[u"k"].text, "text");
    }

    void yamlTreesKeepOrderAndLines()
    {
        const DataText read = parseYaml(u"b: 1\na:\n  - x\n  - k: v\nb: 2\n"_s);
        QVERIFY(!read.fault);
        QCOMPARE(read.root.keys, (QStringList{u"b"_s, u"a"_s, u"b"_s}));
        QCOMPARE(read.root[u"b"].text, u"2"_s);
        QCOMPARE(read.root[u"a"].items[1][u"k"].text, u"v"_s);
        QCOMPARE(read.root[u"a"].items[1].line, 4);
        QVERIFY(read.root[u"c"][u"d"].isMissing());
        QCOMPARE(read.root[u"a"].texts(), QStringList{u"x"_s});
    }

    void yamlAliasesAreFollowedAsFarAsTheyAreShort()
    {
        const DataText unit = parseYaml(nasty(u"learn-unit.yml"_s));
        QVERIFY(!unit.fault);
        const DataNode &questions = unit.root[u"quiz"][u"questions"];
        QCOMPARE(questions.items.size(), size_t(3));
        QCOMPARE(questions.items[2][u"choices"].items[0][u"content"].text, u"~"_s);
        QCOMPARE(unit.root[u"title"].text, u"1.10"_s);

        QElapsedTimer timer;
        timer.start();
        Diagnostics diagnostics;
        QVERIFY(!readYaml(nasty(u"yaml-bomb.yml"_s), u"yaml-bomb.yml"_s, diagnostics));
        QVERIFY(timer.elapsed() < 1000);
        QCOMPARE(diagnostics.size(), size_t(1));
        QCOMPARE(diagnostics.front().code, u"yaml-too-long"_s);
        QCOMPARE(diagnostics.front().line.value_or(0), 6);
    }

    void brokenYamlIsNamedWithItsPlace()
    {
        Diagnostics diagnostics;
        QVERIFY(!readYaml(u"a: 1\nb: c: d\n"_s, u"x.yml"_s, diagnostics));
        QCOMPARE(diagnostics.front().code, u"yaml-broken"_s);
        QCOMPARE(diagnostics.front().line.value_or(0), 2);
        QVERIFY(parseYaml(QString(100'000, u'[')).fault);
        QVERIFY(parseYaml(u"- "_s.repeated(50'000)).fault);
        QVERIFY(!parseYaml(u"[a, {b: *unknown"_s).fault->message.isEmpty());
        const DataText cut = parseYaml(u"a: 1\nb:\n  c d\n  e:\n"_s); // ends behind a key
        QVERIFY(cut.fault);
        QCOMPARE(cut.root.keys.size(), qsizetype(cut.root.items.size()));
    }

    void tomlIsReadWithItsLines()
    {
        const DataText quiz = parseToml(nasty(u"quiz.toml"_s));
        QVERIFY(!quiz.fault);
        const std::vector<DataNode> &questions = quiz.root[u"questions"].items;
        QCOMPARE(questions.size(), size_t(3));
        QCOMPARE(questions[0][u"answer"][u"answer"].texts(), (QStringList{u"`b`"_s, u"`c`"_s}));
        QCOMPARE(questions[0][u"prompt"][u"answerIndex"].text, u"9"_s);
        QVERIFY(questions[1][u"answer"][u"doesCompile"].isTrue());
        QCOMPARE(questions[2].line, 25);
        QCOMPARE(parseToml(u"d = 2020-01-02\n"_s).root[u"d"].text, u"2020-01-02"_s);
        Diagnostics diagnostics;
        QVERIFY(!readToml(u"a = 1\nb = \n"_s, u"q.toml"_s, diagnostics));
        QCOMPARE(diagnostics.front().code, u"toml-broken"_s);
        QCOMPARE(diagnostics.front().line.value_or(0), 2);
    }

    void aTomlNameWithoutQuotesIsRefused_data()
    {
        QTest::addColumn<QString>("head");
        QTest::newRow("list of tables") << u"[[\u00e9tudes]]"_s;
        QTest::newRow("table") << u" [ \u00e9tude ]"_s;
        QTest::newRow("sign") << u"[=]"_s;
    }

    void aTomlNameWithoutQuotesIsRefused()
    {
        QFETCH(const QString, head);
        const DataText read = parseToml(u"a = 1\n"_s + head + u"\nb = 2\n"_s);
        QVERIFY(read.fault);
        QCOMPARE(read.fault->line, 2);
        QVERIFY(!read.fault->message.isEmpty());
    }

    void json5TakesLiteralsOnly_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fails");
        QTest::newRow("double") << u"\"a \\\"b\\\" c\""_s << u"a \"b\" c"_s << false;
        QTest::newRow("single") << u"'it\\'s'"_s << u"it's"_s << false;
        QTest::newRow("backtick over lines") << u"`a\nb`"_s << u"a\nb"_s << false;
        QTest::newRow("escapes") << u"\"\\u00e9\\x41\\u{1F600}\\n\""_s << u"\u00e9A\U0001F600\n"_s << false;
        QTest::newRow("line goes on") << u"'a\\\nb'"_s << u"ab"_s << false;
        QTest::newRow("comments") << u"/* x */ 'a' // y"_s << u"a"_s << false;
        QTest::newRow("number") << u"-1.5"_s << u"-1.5"_s << false;
        QTest::newRow("true") << u"true"_s << u"true"_s << false;
        QTest::newRow("template with a value") << u"`a ${b}`"_s << u"a "_s << true;
        QTest::newRow("variable") << u"someVariable"_s << u"someVariable"_s << true;
        QTest::newRow("expression") << u"!0"_s << u""_s << true;
        QTest::newRow("open quote") << u"\"a"_s << u"a"_s << true;
        QTest::newRow("half an escape") << u"\"\\u00\""_s << u""_s << true;
        QTest::newRow("two values") << u"'a' 'b'"_s << u"a"_s << true;
        QTest::newRow("nothing") << u""_s << u""_s << true;
    }

    void json5TakesLiteralsOnly()
    {
        QFETCH(QString, written);
        QFETCH(bool, fails);
        const DataText read = parseJson5(written);
        QCOMPARE(read.fault.has_value(), fails);
        if (!fails) {
            QTEST(read.root.text, "text");
        }
    }

    void json5TakesBareKeysAndTrailingCommas()
    {
        const DataText read = parseJson5(u"[\n {text: 'a', \"explain\": 'b',},\n {erkl\u00e4ren: null,}, ]", 10);
        QVERIFY(!read.fault);
        QCOMPARE(read.root.items.size(), size_t(2));
        QCOMPARE(read.root.items[0][u"explain"].text, u"b"_s);
        QCOMPARE(read.root.items[1].keys, QStringList{u"erkl\u00e4ren"_s});
        QCOMPARE(read.root.items[1].line, 12);
        const DataText broken = parseJson5(u"{a: 1\n b: 2}", 3);
        QVERIFY(broken.fault);
        QCOMPARE(broken.fault->line, 4);
        QVERIFY(parseJson5(QString(100'000, u'[')).fault->isLimit);
    }
};

QTEST_APPLESS_MAIN(DataTextTest)
#include "datatexttest.moc"
