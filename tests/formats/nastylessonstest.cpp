// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/optionorder.h"
#include "course/plaintext.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome readNasty(const QString &name)
{
    JobControl control;
    return readCourses({Test::dataPath(u"nasty/"_s + name)}, {}, control);
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << severityName(row.severity) + u' ' + row.code;
    }
    return list;
}

std::shared_ptr<const Lesson> onlyLesson(const ReadOutcome &outcome)
{
    return outcome.courses.empty() ? nullptr : outcome.courses.front().lessons.begin()->second;
}

} // namespace

class NastyLessonsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFileIsReadOrRefusedInOneSentence_data()
    {
        QTest::addColumn<int>("lessons");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("usableChecks"); // of the first lesson
        QTest::newRow("01-encoding/bom-crlf.txt") << 1 << "" << 1;
        QTest::newRow("01-encoding/utf16le.txt") << 1 << "" << 1;
        QTest::newRow("02-json/array-of-lessons.txt") << 1 << "note lesson-repeated" << 1;
        QTest::newRow("02-json/deep.txt") << 0 << "error json-too-deep" << 0;
        QTest::newRow("02-json/duplicate-keys.txt") << 1 << "warning duplicate-key" << 1;
        QTest::newRow("02-json/empty.txt") << 0 << "error file-empty" << 0;
        QTest::newRow("02-json/json-lines.txt") << 2 << "warning course-known-by-slug" << 1;
        QTest::newRow("02-json/nan-and-huge.txt") << 0 << "error json-number-too-large" << 0;
        QTest::newRow("03-checks/all-correct.txt") << 1 << "error check-disagrees" << 0;
        QTest::newRow("03-checks/correct-as-string.txt") << 1 << "warning wrong-type" << 1;
        QTest::newRow("03-checks/empty-text.txt") << 1 << "error check-empty-option" << 0;
        QTest::newRow("03-checks/letters-in-text.txt") << 1 << "" << 1;
        QTest::newRow("03-checks/no-check.txt") << 1 << "" << 0;
        QTest::newRow("03-checks/no-options.txt") << 1 << "error check-too-few-options" << 0;
        QTest::newRow("03-checks/one-option.txt") << 1 << "error check-too-few-options" << 0;
        QTest::newRow("03-checks/order-null.txt") << 1 << "warning order-ignored" << 1;
        QTest::newRow("03-checks/order-repeats.txt") << 1 << "warning order-ignored" << 1;
        QTest::newRow("03-checks/order-strings.txt") << 1 << "warning order-ignored" << 1;
        QTest::newRow("03-checks/plain-and-reader-disagree.txt") << 1 << "error check-disagrees" << 0;
        QTest::newRow("03-checks/same-text-twice.txt") << 1 << "error check-equal-options" << 0;
        QTest::newRow("04-blocks/very-long.txt.gz") << 1 << "" << 1;
    }

    void eachFileIsReadOrRefusedInOneSentence()
    {
        QFETCH(int, lessons);
        QFETCH(QString, rows);
        QFETCH(int, usableChecks);
        QElapsedTimer timer;
        timer.start();
        const ReadOutcome outcome = readNasty(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(timer.elapsed() < 5000, "a bad file must not stop the program");
        QCOMPARE(codes(outcome.diagnostics).join(u", "_s), rows);
        QCOMPARE(outcome.courses.empty() ? 0 : outcome.courses.front().outline.lessonsHere(), lessons);
        if (lessons > 0) {
            QCOMPARE(int(std::ranges::count_if(onlyLesson(outcome)->checks, &Check::isUsable)), usableChecks);
        } else {
            QVERIFY(!outcome.diagnostics.front().message.isEmpty() && !outcome.diagnostics.front().hint.isEmpty());
        }
    }

    void aSyntaxErrorNamesLineAndColumn()
    {
        const ReadOutcome outcome = readNasty(u"02-json/nan-and-huge.txt"_s);
        QCOMPARE(outcome.diagnostics.front().line, 1);
        QVERIFY(outcome.diagnostics.front().column.value_or(0) > 80);
    }

    void encodingsGiveTheSameText()
    {
        const auto first = onlyLesson(readNasty(u"01-encoding/bom-crlf.txt"_s));
        const auto second = onlyLesson(readNasty(u"01-encoding/utf16le.txt"_s));
        QCOMPARE(plainText(first->blocks), u"It’s fine."_s);
        QCOMPARE(plainText(second->blocks), u"It’s fine."_s);
    }

    void theLastOfTwoEqualKeysHolds()
    {
        const ReadOutcome outcome = readNasty(u"02-json/duplicate-keys.txt"_s);
        QCOMPARE(onlyLesson(outcome)->course.slug, u"other"_s);
        QCOMPARE(outcome.diagnostics.front().pointer, u"/course"_s);
    }

    void lettersInOptionsKeepTheirOrder()
    {
        const auto lesson = onlyLesson(readNasty(u"03-checks/letters-in-text.txt"_s));
        QCOMPARE(firstOrder(lesson->checks.front(), {}), (std::vector{0, 1, 2, 3}));
    }

    void unknownAndMalformedPartsAreShownAsFarAsTheyGo()
    {
        const ReadOutcome outcome = readNasty(u"04-blocks/unknown-and-malformed.txt"_s);
        const auto lesson = onlyLesson(outcome);
        QVERIFY(lesson);
        QStringList kinds;
        QStringList ids;
        for (const Block &block : lesson->blocks) {
            kinds << kindWord(block);
            ids << block.id.toString();
        }
        QCOMPARE(kinds.join(u' '), u"hologram widget blob  p p h9 h2 h2 p"_s);
        QCOMPARE(ids.removeDuplicates(), 0);
        QCOMPARE(plainText(lesson->blocks), u"still readable\nplain\nno t\na string\ndeep\nSame\nSame\nx"_s);
        QVERIFY(std::holds_alternative<Code>(std::get<Unknown>(lesson->blocks[1].content).shown.front().content));
        QVERIFY(std::get<Unknown>(lesson->blocks[2].content).shown.empty());
        const QStringList rows = codes(outcome.diagnostics);
        QCOMPARE(rows.count(u"warning newer-schema"_s), 1);
        QCOMPARE(rows.count(u"warning unknown-block"_s), 5);
        QCOMPARE(rows.count(u"warning run-without-text"_s), 2);
        QCOMPARE(rows.count(u"warning block-without-text"_s), 1);
        QCOMPARE(rows.count(u"warning wrong-type"_s), 4); // runs as a string, b as a number, null and 7
        QVERIFY(lesson->checks.front().isUsable());
    }

    void aLessonWithoutReaderIsRebuiltFromItsText()
    {
        const ReadOutcome outcome = readNasty(u"04-blocks/no-reader-odd-markdown.txt"_s);
        const auto lesson = onlyLesson(outcome);
        QVERIFY(lesson);
        QStringList kinds;
        for (const Block &block : lesson->blocks) {
            kinds << kindWord(block);
        }
        QCOMPARE(kinds.count(u"code"_s), 3);
        QVERIFY(plainText(lesson->blocks).contains(u"<b onclick=x>"_s));
        QVERIFY(plainText(lesson->blocks).contains(u"never closed"_s));
        QCOMPARE(plainText(lesson->checks.front().question), u"Q?"_s);
        QVERIFY(lesson->checks.front().isUsable());
    }

    void aFolderOfOneCourseBecomesOneCourse()
    {
        const ReadOutcome outcome = readNasty(u"05-sequence"_s);
        QCOMPARE(outcome.courses.size(), 1U);
        const Course &course = outcome.courses.front();
        QStringList order;
        for (const LessonEntry *entry : course.outline.lessons()) {
            order << (entry->here ? entry->slug.toString() : u'(' + entry->slug.toString() + u')');
        }
        QCOMPARE(order.join(u' '), u"a b (c) (gone) d e"_s);
        QCOMPARE(course.outline.lessonsHere(), 4);
        QCOMPARE(codes(outcome.diagnostics).join(u", "_s), u"warning lesson-twice, warning course-known-by-slug"_s);
    }

    void badFilesKeepNoOthersOut()
    {
        const ReadOutcome outcome = readNasty({});
        QStringList fromJson;
        for (const Course &course : outcome.courses) {
            if (course.outline.info.importer == "carrel-json"_L1) {
                fromJson << course.outline.info.slug;
            }
        }
        fromJson.sort();
        QCOMPARE(fromJson, (QStringList{u"nasty"_s, u"other"_s})); // "other" by its repeated key
        const QStringList rows = codes(outcome.diagnostics);
        QVERIFY(rows.contains(u"error json-too-deep"_s));
        QVERIFY(rows.contains(u"warning file-empty"_s));
        QVERIFY(rows.contains(u"error json-number-too-large"_s));
    }
};

QTEST_APPLESS_MAIN(NastyLessonsTest)
#include "nastylessonstest.moc"
