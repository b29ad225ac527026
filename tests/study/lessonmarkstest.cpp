// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmarks.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** What happened, a word an event; "+3" lets three days go by. A check is named by its letter. */
std::vector<Event> events(const QStringList &words)
{
    Machine machine(u"s1"_s);
    std::vector<Event> written;
    const LessonRef lesson = checkKey({}).lessonRef();
    for (const QString &word : words) {
        machine.wait(minuteMs);
        const CheckKey key = checkKey(word.right(1));
        if (word.startsWith(u'+')) {
            machine.waitDays(word.mid(1).toInt());
        } else if (word.startsWith("right-"_L1)) {
            written.push_back(machine.write(answerTo(key, true)));
        } else if (word.startsWith("wrong-"_L1)) {
            written.push_back(machine.write(answerTo(key, false)));
        } else if (word.startsWith("again-"_L1)) {
            written.push_back(machine.write(answerTo(key, true, Occasion::Again)));
        } else if (word.startsWith("guess-"_L1)) {
            written.push_back(machine.write(guessed(answerTo(key, true))));
        } else if (word.startsWith("helped-"_L1)) {
            written.push_back(machine.write(helped(answerTo(key, true))));
        } else if (word.startsWith("practice-"_L1)) {
            written.push_back(machine.write(answerTo(key, true, Occasion::Practice)));
        } else if (word == "mark"_L1 || word == "unmark"_L1) {
            written.push_back(machine.write(MarkReadEvent{lesson, word == "mark"_L1}));
        } else { // seconds in the foreground, "end" when the last block was seen
            const bool end = word.startsWith("end"_L1);
            const qint64 ms = word.mid(end ? 3 : 0).toLongLong() * 1000;
            written.push_back(machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, end, ms}));
        }
    }
    return written;
}

/** A lesson of eight minutes with the checks a and b. */
LessonEntry entry()
{
    LessonEntry lesson;
    lesson.slug = checkKey({}).lesson;
    lesson.minutes = 8;
    lesson.checks = {{CheckId(u"a"_s), Fingerprint(u"f1"_s)}, {CheckId(u"b"_s), Fingerprint(u"f1"_s)}};
    return lesson;
}

QString inWords(const LessonMarks &marks)
{
    QStringList words;
    const std::pair<bool, QString> flags[] = {{marks.begun, u"begun"_s},
                                              {marks.read, u"read"_s},
                                              {marks.checked, u"checked"_s},
                                              {marks.lucky, u"lucky"_s},
                                              {marks.retainedDays > 0, u"retained%1"_s.arg(marks.retainedDays)},
                                              {marks.fading, u"fading"_s},
                                              {marks.due > 0, u"due%1"_s.arg(marks.due)}};
    for (const auto &[holds, word] : flags) {
        if (holds) {
            words.append(word);
        }
    }
    return words.join(u' ');
}

} // namespace

class LessonMarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksFollowFromWhatHappened_data();
    void marksFollowFromWhatHappened();
    void aChangedCheckIsNoLongerChecked();
    void aLessonWithoutChecksIsNeverChecked();
    void aHigherWishFadesEarlier();
    void aLessonWithoutMinutesNeedsHalfAMinute();
};

void LessonMarksTest::marksFollowFromWhatHappened_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("daysLater");
    QTest::addColumn<QString>("marks");
    QTest::newRow("nothing") << u""_s << 0 << u""_s;
    QTest::newRow("the end seen too fast") << u"end30"_s << 0 << u"begun"_s;
    QTest::newRow("time enough without the end") << u"600"_s << 0 << u"begun"_s;
    QTest::newRow("one second too little") << u"60 end59"_s << 0 << u"begun"_s;
    QTest::newRow("a quarter of the minutes") << u"60 end60"_s << 0 << u"read"_s;
    QTest::newRow("the end first, the time later") << u"end10 110"_s << 0 << u"read"_s;
    QTest::newRow("marked by hand") << u"mark"_s << 0 << u"read"_s;
    QTest::newRow("marked as unread") << u"end200 unmark"_s << 0 << u"begun"_s;
    QTest::newRow("read again after that") << u"end200 unmark end200"_s << 0 << u"read"_s;
    QTest::newRow("a mark and back") << u"mark unmark"_s << 0 << u""_s;
    QTest::newRow("one of two checks") << u"right-a"_s << 0 << u"begun"_s;
    QTest::newRow("both checks") << u"right-a right-b"_s << 0 << u"begun checked"_s;
    QTest::newRow("one wrong") << u"right-a wrong-b"_s << 0 << u"begun"_s;
    QTest::newRow("one wrong, the next day") << u"right-a wrong-b"_s << 1 << u"begun fading due1"_s;
    QTest::newRow("one guessed") << u"right-a guess-b"_s << 0 << u"begun lucky"_s;
    QTest::newRow("one with help") << u"right-a helped-b"_s << 0 << u"begun lucky"_s;
    QTest::newRow("right when asked again") << u"right-a wrong-b again-b"_s << 0 << u"begun checked"_s;
    QTest::newRow("practice changes nothing") << u"right-a wrong-b practice-b"_s << 0 << u"begun"_s;
    QTest::newRow("luck, then knowing") << u"right-a guess-b +1 right-b"_s << 0 << u"begun checked"_s;
    QTest::newRow("luck, then wrong") << u"guess-b +1 wrong-b"_s << 0 << u"begun lucky"_s;
    QTest::newRow("right at a review") << u"wrong-a again-a +1 right-a +4 right-a"_s << 0 << u"begun retained4"_s;
    QTest::newRow("the largest gap counts") << u"right-a +9 right-a +4 right-a"_s << 0 << u"begun retained9"_s;
    QTest::newRow("a miss breaks the gap")
        << u"right-a +5 wrong-a +1 right-a +3 right-a"_s << 0 << u"begun retained3"_s;
    QTest::newRow("a guess breaks the gap") << u"right-a +5 guess-a +1 right-a"_s << 0 << u"begun"_s;
    QTest::newRow("fading though it does not come back") << u"right-a right-b"_s << 9 << u"begun checked fading"_s;
}

void LessonMarksTest::marksFollowFromWhatHappened()
{
    QFETCH(QString, words);
    QFETCH(int, daysLater);
    const QStringList list = words.split(u' ', Qt::SkipEmptyParts);
    const std::vector<Event> written = events(list);
    const StudyState state = fold(written);
    const StudyDay today = (written.empty() ? StudyDay{} : written.back().stamp.day).plusDays(daysLater);
    QTEST(inWords(lessonMarks(entry(), checkKey({}).course, state, today)), "marks");
}

void LessonMarksTest::aChangedCheckIsNoLongerChecked()
{
    const StudyState state = fold(events({u"right-a"_s, u"guess-b"_s}));
    LessonEntry lesson = entry();
    const StudyDay today = Machine(u"s"_s).today();
    QCOMPARE(inWords(lessonMarks(lesson, checkKey({}).course, state, today)), u"begun lucky"_s);
    lesson.checks[1].second = Fingerprint(u"f2"_s);
    QCOMPARE(inWords(lessonMarks(lesson, checkKey({}).course, state, today)), u"begun due1"_s);
}

void LessonMarksTest::aLessonWithoutChecksIsNeverChecked()
{
    LessonEntry lesson = entry();
    lesson.checks.clear();
    QCOMPARE(lessonMarks(lesson, checkKey({}).course, fold({}), {}), LessonMarks{});
}

void LessonMarksTest::aHigherWishFadesEarlier()
{
    std::vector<Event> written = events({u"right-a"_s});
    const StudyDay later = written.back().stamp.day.plusDays(2); // a recall of 0.88
    const CourseId course = checkKey({}).course;
    QVERIFY(!lessonMarks(entry(), course, fold(written), later).fading);
    written.push_back(Machine(u"s2"_s).write(retentionSetting(0.99)));
    QVERIFY(!lessonMarks(entry(), course, fold(written), later).fading);
    QVERIFY(lessonMarks(entry(), course, fold(written), later.plusDays(1)).fading);
}

void LessonMarksTest::aLessonWithoutMinutesNeedsHalfAMinute()
{
    LessonEntry lesson = entry();
    lesson.minutes.reset();
    const CourseId course = checkKey({}).course;
    QVERIFY(!lessonMarks(lesson, course, fold(events({u"end29"_s})), {}).read);
    QVERIFY(lessonMarks(lesson, course, fold(events({u"end30"_s})), {}).read);
}

QTEST_APPLESS_MAIN(LessonMarksTest)
#include "lessonmarkstest.moc"
