// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/frontmatter.h"

#include <QtTest>

using namespace Carrel;
using Carrel::Markdown::FrontMatter;
using namespace Qt::Literals::StringLiterals;

class FrontMatterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesStayAsWritten()
    {
        Diagnostics diagnostics;
        const FrontMatter head(
            u"---\ntitle: No\nslug: 010\nminutes: 6\nauthors: [A, B]\n"
            "licence:\n  name: X\n  url: \"https://example.org/a: b\"\ndraft: True\nempty: ~\n---\nText"_s,
            u"a.md"_s, diagnostics);
        QVERIFY(head.exists());
        QCOMPARE(head.text(u"title"_s), u"No"_s);
        QCOMPARE(head.text(u"slug"_s), u"010"_s);
        QCOMPARE(head.number(u"minutes"_s, diagnostics).value_or(0), 6);
        QCOMPARE(head.list(u"authors"_s), (QStringList{u"A"_s, u"B"_s}));
        QCOMPARE(head.list(u"title"_s), QStringList{u"No"_s});
        QCOMPARE(head.map(u"licence"_s).at(u"url"_s), u"https://example.org/a: b"_s);
        QVERIFY(head.flag(u"draft"_s));
        QCOMPARE(head.text(u"empty"_s), QString());
        QCOMPARE(head.body(), u"Text"_s);
        QCOMPARE(head.bodyLine(), 12);
        QVERIFY(diagnostics.empty());
    }

    void whereTheBodyBegins_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("exists");
        QTest::addColumn<QString>("body");
        QTest::newRow("none") << u"Text\n---\nmore"_s << false << u"Text\n---\nmore"_s;
        QTest::newRow("a rule at the top") << u"---\n\nText"_s << false << u"---\n\nText"_s;
        QTest::newRow("empty") << u"---\n---\nText"_s << true << u"Text"_s;
        QTest::newRow("dots end it") << u"---\na: b\n...\nText"_s << true << u"Text"_s;
        QTest::newRow("nothing behind it") << u"---\na: b\n---"_s << true << u""_s;
    }

    void whereTheBodyBegins()
    {
        QFETCH(QString, text);
        Diagnostics diagnostics;
        const FrontMatter head(text, {}, diagnostics);
        QTEST(head.exists(), "exists");
        QTEST(head.body(), "body");
        QVERIFY(diagnostics.empty());
    }

    void brokenYamlIsNamedWithItsLineAndTheBodyIsKept()
    {
        Diagnostics diagnostics;
        const FrontMatter head(u"---\ntitle: a\nkey-idea: b: c\n---\nText"_s, u"a.md"_s, diagnostics);
        QCOMPARE(head.body(), u"Text"_s);
        QCOMPARE(diagnostics.size(), size_t(1));
        QCOMPARE(diagnostics.front().code, u"front-matter-broken"_s);
        QCOMPARE(diagnostics.front().line.value_or(0), 3);
    }

    void unknownKeysAndBadNumbersAreWarned()
    {
        Diagnostics diagnostics;
        const FrontMatter head(u"---\ntitle: a\nminuets: 3\nminutes: soon\n---\n"_s, u"a.md"_s, diagnostics);
        head.warnOfOthers({u"title"_s, u"minutes"_s}, diagnostics);
        QVERIFY(!head.number(u"minutes"_s, diagnostics));
        QCOMPARE(diagnostics.size(), size_t(2));
        QCOMPARE(diagnostics[0].code, u"unknown-key"_s);
        QCOMPARE(diagnostics[0].line.value_or(0), 3);
        QCOMPARE(diagnostics[1].code, u"front-matter-value"_s);
        QCOMPARE(diagnostics[1].line.value_or(0), 4);
    }

    void aliasBombsEndSoon()
    {
        QString yaml = u"---\na0: &a0 [x, x, x, x, x, x, x, x, x]\n"_s;
        for (int i = 1; i < 12; ++i) {
            const QString before = u"*a"_s + QString::number(i - 1);
            yaml += u"a%1: &a%1 [%2, %2, %2, %2, %2, %2, %2, %2, %2]\n"_s.arg(QString::number(i), before);
        }
        Diagnostics diagnostics;
        QElapsedTimer timer;
        timer.start();
        const FrontMatter head(yaml + u"---\nText"_s, {}, diagnostics);
        QCOMPARE(head.body(), u"Text"_s);
        QVERIFY(timer.elapsed() < 1000);
    }

    void aLongHeadIsCut()
    {
        QString yaml = u"---\n"_s;
        for (int i = 0; i < 5000; ++i) {
            yaml += u"k%1: v\n"_s.arg(i);
        }
        Diagnostics diagnostics;
        const FrontMatter head(yaml + u"---\nText"_s, u"a.md"_s, diagnostics);
        QCOMPARE(diagnostics.size(), size_t(1));
        QCOMPARE(diagnostics.front().code, u"front-matter-too-long"_s);
    }
};

QTEST_APPLESS_MAIN(FrontMatterTest)
#include "frontmattertest.moc"
