// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/codefence.h"

#include "formats/markedlines.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** What stands behind a fence, and lines by their numbers. */
class CodeFenceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFenceGivesBackWhatWasWritten_data()
    {
        QTest::addColumn<Code>("code");
        const QString text = u"a\nb\nc\nd"_s;
        const auto row = [&](const char *name, const QString &language, const QString &title, std::vector<int> marked,
                             int first) {
            Code code = codeOf(language, text);
            code.title = title;
            code.marked = std::move(marked);
            code.firstLine = first;
            QTest::newRow(name) << code;
        };
        row("plain", u"python"_s, {}, {}, 1);
        row("nothing known", {}, {}, {}, 1);
        row("marked", u"python"_s, {}, {1, 3, 4}, 1);
        row("marked, no language", {}, {}, {2}, 1);
        row("all of it", u"c++"_s, u"a = {b} 'c'.cpp"_s, {1, 2, 3, 4}, 120);
        row("a title alone", {}, u"notes.txt"_s, {}, 1);
    }

    void aFenceGivesBackWhatWasWritten()
    {
        QFETCH(Code, code);
        const FencedCode again = readFencedCode(fenceInfo(code), code.text);
        QCOMPARE(fenceInfo(again.code), fenceInfo(code));
        QVERIFY2(again.code == code, qPrintable(fenceInfo(code)));
        QVERIFY(!again.marksBeyond);
    }

    void linesAreReadOnceEachAndInOrder_data()
    {
        QTest::addColumn<QString>("ranges");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<bool>("beyond");
        QTest::newRow("commas") << u"3,1"_s << u"1,3"_s << false;
        QTest::newRow("spaces") << u"1 3 - 5"_s << u"1,3-5"_s << false;
        QTest::newRow("twice") << u"2-4,3,4-5"_s << u"2-5"_s << false;
        QTest::newRow("none") << u""_s << u""_s << false;
        QTest::newRow("words") << u"all"_s << u""_s << false;
        QTest::newRow("behind the end") << u"5-900000000"_s << u"5-6"_s << true;
        QTest::newRow("zero") << u"0-1"_s << u"1"_s << true;
        QTest::newRow("backwards") << u"4-2"_s << u""_s << false;
    }

    void linesAreReadOnceEachAndInOrder()
    {
        QFETCH(QString, ranges);
        const MarkedLines marked = readMarkedLines(ranges, 6);
        QTEST(writeMarkedLines(marked.lines), "lines");
        QTEST(marked.isBeyond, "beyond");
    }

    void onlyCommentsThatMarkAreTakenOut()
    {
        QString text =
            u"# highlight-start\nx = 1\n# highlight-end\nprint('highlight-next-line')\n<!-- highlight-next-line -->\ny"_s;
        QCOMPARE(writeMarkedLines(takeMarkingComments(text)), u"1,3"_s);
        QCOMPARE(text, u"x = 1\nprint('highlight-next-line')\ny"_s);
        QString unmarked = u"highlight-start\nx"_s;
        QVERIFY(takeMarkingComments(unmarked).empty());
        QCOMPARE(unmarked, u"highlight-start\nx"_s);
    }
};

QTEST_GUILESS_MAIN(CodeFenceTest)
#include "codefencetest.moc"
