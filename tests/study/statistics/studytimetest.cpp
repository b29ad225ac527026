// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/studytime.h"

#include "study/statistics/answerpace.h"
#include "study/statistics/pastanswers.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;

namespace
{

/** On the first day at 12 o'clock a known answer and five minutes of reading; two days later at 23 a wrong answer. */
StudyPast past()
{
    StudyPast past;
    past.answers = {pastAnswer(true), pastAnswer(false)};
    past.answers[1].day = firstPastDay.plusDays(2);
    past.answers[1].hour = 23;
    past.answers[1].role = AnswerRole::Practice;
    past.readings = {{checkKey({}).lessonRef(), firstPastDay, 12, 5 * minuteMs}};
    return past;
}

} // namespace

class StudyTimeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayHasItsAnswersAndItsMinutes()
    {
        const TotalsByDay days = totalsByDay(past());
        QCOMPARE(days.size(), 2U);
        QCOMPARE(days.at(firstPastDay),
                 (StudyTotals{.answers = 1, .known = 1, .answerMs = 20'000, .readingMs = 5 * minuteMs}));
        QCOMPARE(days.at(firstPastDay.plusDays(2)), (StudyTotals{.answers = 1, .answerMs = 20'000}));
    }

    void anHourHasThoseOfAllDays()
    {
        const auto hours = totalsByHour(past());
        QCOMPARE(hours[12].ms(), 5 * minuteMs + 20'000);
        QCOMPARE(hours[23].answers, 1);
        QCOMPARE(hours[0], StudyTotals());
    }

    void aSpanIsTakenWithBothItsDays_data()
    {
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("last");
        QTest::addColumn<int>("answers");
        QTest::addColumn<int>("days");
        QTest::newRow("all") << qint64(-5) << qint64(5) << 2 << 2;
        QTest::newRow("exactly") << qint64(0) << qint64(2) << 2 << 2;
        QTest::newRow("the first day") << qint64(0) << qint64(0) << 1 << 1;
        QTest::newRow("between") << qint64(1) << qint64(1) << 0 << 0;
        QTest::newRow("from the day after") << qint64(1) << qint64(9) << 1 << 1;
    }

    void aSpanIsTakenWithBothItsDays()
    {
        QFETCH(qint64, first);
        QFETCH(qint64, last);
        const TotalsByDay days = totalsByDay(past());
        QTEST(totalsBetween(days, firstPastDay.plusDays(first), firstPastDay.plusDays(last)).answers, "answers");
        QTEST(daysStudiedBetween(days, firstPastDay.plusDays(first), firstPastDay.plusDays(last)), "days");
    }

    void anAnswerBelongsToTheBarOfItsSeconds_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<size_t>("bar");
        QTest::newRow("at once") << qint64(0) << size_t(0);
        QTest::newRow("just under five") << qint64(4'999) << size_t(0);
        QTest::newRow("five") << qint64(5'000) << size_t(1);
        QTest::newRow("twenty") << qint64(20'000) << size_t(3);
        QTest::newRow("the longest") << answerTimeLimitMs << size_t(5);
    }

    void anAnswerBelongsToTheBarOfItsSeconds()
    {
        QFETCH(qint64, ms);
        QFETCH(size_t, bar);
        PastAnswer answer = pastAnswer(true);
        answer.tookMs = ms;
        const AnswerPace pace = answerPace({&answer, 1});
        QCOMPARE(pace.answers.at(bar), 1);
        QCOMPARE(pace.medianMs, ms);
    }

    void thePaceIsTheMiddleOneAndNoPractice()
    {
        std::vector<PastAnswer> answers;
        for (const qint64 ms : {3'000, 100'000, 9'000, 1'000, 8'000}) {
            answers.push_back(pastAnswer(true));
            answers.back().tookMs = ms;
        }
        QCOMPARE(answerPace(answers).medianMs, 8'000);
        answers.back().role = AnswerRole::Practice;
        QCOMPARE(answerPace(answers).all, 4);
        QCOMPARE(answerPace({}), AnswerPace());
    }
};

QTEST_APPLESS_MAIN(StudyTimeTest)
#include "studytimetest.moc"
