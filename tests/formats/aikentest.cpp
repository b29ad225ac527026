// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/aiken/aikenbank.h"
#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString listed(const QString &text, Diagnostics &rows)
{
    QStringList checks;
    for (const QuizItem &item : readAiken(text, u"quiz.txt"_s, 1, rows)) {
        checks << listing(checkOf(std::get<QuizQuestion>(item.content), u"quiz.txt"_s, rows));
    }
    return checks.join(u"\n--\n"_s);
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << row.code + u':' + QString::number(row.line.value_or(0));
    }
    return list;
}

} // namespace

class AikenTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTidesBecomeACheck()
    {
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"aiken/tides.txt"_s)}, Limits(), control);
        QVERIFY(outcome.diagnostics.empty());
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(outcome.courses.front().outline.info.importer, u"carrel-aiken"_s);
        const Check &check = outcome.courses.front().lessons.begin()->second->checks.front();
        QCOMPARE(listing(check), u"A tide table says high water is at 06:10. Roughly when is the next high water?\n"
                                 "+ About 18:35\n- About 12:10\n- Exactly 18:10\n- 06:10 the next day"_s);
        QVERIFY(check.isUsable());
    }

    void anOddFileGivesWhatCanBeReadAndARowForTheRest()
    {
        JobControl control;
        const ReadOutcome outcome = readCourses({dataPath(u"nasty/08-text/aiken-odd.txt"_s)}, Limits(), control);
        QCOMPARE(outcome.courses.size(), size_t(1));
        const auto lesson = outcome.courses.front().lessons.begin()->second;
        QCOMPARE(lesson->checks.size(), size_t(2));
        QVERIFY(lesson->checks[0].isUsable());
        QVERIFY(!lesson->checks[1].isUsable());
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"aiken-blank-line:1"_s, u"aiken-answer-unknown:9"_s, u"check-no-right-option:9"_s}));
    }

    void questionsAreReadWithTheirFaults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("checks");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const QString &text, const QString &checks, const QStringList &rows) {
            QTest::newRow(name) << text << checks << rows;
        };
        row("dots", u"Q?\nA. x\nB. y\nANSWER: B"_s, u"Q?\n- x\n+ y"_s, {});
        row("two", u"Q?\nA) x\nB) y\nANSWER: B\n\nR?\nA) x\nB) y\nANSWER: A\n"_s, u"Q?\n- x\n+ y\n--\nR?\n+ x\n- y"_s,
            {});
        row("two without a blank line", u"Q?\nA) x\nB) y\nANSWER: B\nR?\nA) x\nB) y\nANSWER: A"_s,
            u"Q?\n- x\n+ y\n--\nR?\n+ x\n- y"_s, {});
        row("several right", u"Q?\nA) x\nB) y\nC) z\nANSWER: A, C"_s, u"Q?\n+ x\n- y\n+ z"_s, {});
        row("blank lines between", u"Q?\n\nA) x\n\nB) y\n\nANSWER: A"_s, u"Q?\n+ x\n- y"_s, {});
        row("an option of two lines", u"Q?\nA) x\n  more\nB) y\nANSWER: A"_s, u"Q?\n+ x<br>more\n- y"_s, {});
        row("an initial in the question", u"Who?\nC. Darwin or A. Wallace\nA) x\nB) y\nANSWER: A"_s,
            u"Who?<br>C. Darwin or A. Wallace\n+ x\n- y"_s, {});
        row("code stays text", u"<b>Q</b>?\nA) a < b\nB) &amp;\nANSWER: A"_s, u"<b>Q</b>?\n+ a < b\n- &amp;"_s, {});
        row("no answer line", u"Q?\nA) x\nB) y\n\nR?\nA) x\nB) y\nANSWER: A"_s, u"Q?\n- x\n- y\n--\nR?\n+ x\n- y"_s,
            {u"aiken-no-answer:1"_s, u"check-no-right-option:1"_s});
        row("no options at the end", u"Q?\nA) x\nB) y\nANSWER: A\n\nLast words."_s, u"Q?\n+ x\n- y"_s,
            {u"aiken-no-options:6"_s});
    }

    void questionsAreReadWithTheirFaults()
    {
        QFETCH(QString, text);
        Diagnostics rows;
        QTEST(listed(text, rows), "checks");
        QTEST(codes(rows), "rows");
    }

    void otherTextsAreNotTakenForAiken_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isAiken");
        QTest::addColumn<bool>("mayBe"); // so that a person who named it learns what is wrong with it
        QTest::newRow("one") << u"Q?\nA) x\nB) y\nANSWER: B"_s << true << true;
        QTest::newRow("prose") << u"The ANSWER: nobody knows.\nA) is not B)."_s << false << false;
        QTest::newRow("a list") << u"To do\nA) wash\nB) iron\n"_s << false << false;
        QTest::newRow("one option") << u"Q?\nA) x\nANSWER: A"_s << false << true;
        QTest::newRow("no such option") << u"Q?\nA) x\nB) y\nANSWER: Z"_s << false << true;
        QTest::newRow("a letter") << u"Dear Sir,\n\nanswer: yes\n\nA. Smith"_s << false << false;
        QTest::newRow("pages before") << QString(u"line\n"_s.repeated(40) + u"A) x\nB) y\nANSWER: A"_s) << false
                                      << false;
    }

    void otherTextsAreNotTakenForAiken()
    {
        QFETCH(QString, text);
        QTEST(looksLikeAiken(text), "isAiken");
        QTEST(mightBeAiken(text), "mayBe");
    }
};

QTEST_APPLESS_MAIN(AikenTest)
#include "aikentest.moc"
