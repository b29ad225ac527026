// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/dueforecast.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Checks a, b, c … missed, each as many days after noon on 29 November as @p days says; all come back the day after.
 */
StudyState missedOn(const std::vector<int> &days)
{
    std::vector<Event> events;
    for (size_t i = 0; i < days.size(); ++i) {
        Machine machine(u"s%1"_s.arg(i), noonMs + days[i] * dayMs);
        events.push_back(machine.write(answerTo(checkKey(QChar(ushort(u'a' + i))), false, Occasion::First)));
    }
    return fold(std::move(events));
}

CurrentChecks current(const QString &letters, const QString &fingerprint = u"f1"_s)
{
    CurrentChecks checks;
    for (const QChar letter : letters) {
        checks[checkKey(letter)] = {Fingerprint(fingerprint)};
    }
    return checks;
}

std::vector<int> dueOn(const DueForecast &forecast)
{
    std::vector<int> due;
    std::ranges::transform(forecast.days, std::back_inserter(due), &ForecastDay::due);
    return due;
}

const StudyDay now = Machine(u"s"_s).today();

} // namespace

class DueForecastTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDayHasWhatComesBackOnIt()
    {
        // Due: three days ago, yesterday, today, tomorrow, in four days, in ten.
        const DueForecast forecast = dueForecast(missedOn({-4, -2, -1, 0, 3, 9}), now, current(u"abcdef"_s), 8);
        QCOMPARE(dueOn(forecast), (std::vector{3, 1, 0, 0, 1, 0, 0, 0}));
        QCOMPARE(forecast.backlog, 2);
        QCOMPARE(forecast.later, 1);
        QCOMPARE(forecast.next.size(), 5U);
        QCOMPARE(forecast.days.front().day, now);
        QCOMPARE(forecast.days.back().day, now.plusDays(7));
    }

    void whatIsNotAnsweredPilesUp()
    {
        std::vector<int> waiting;
        for (const ForecastDay &day : dueForecast(missedOn({-4, -1, 0, 2}), now, current(u"abcd"_s), 5).days) {
            waiting.push_back(day.waiting);
        }
        QCOMPARE(waiting, (std::vector{2, 3, 3, 4, 4}));
    }

    void onlyWhatCanBeAskedComesBack()
    {
        const StudyState state = missedOn({0, 0, 0});
        QCOMPARE(dueOn(dueForecast(state, now, current(u"ab"_s), 3)), (std::vector{0, 2, 0}));
        QCOMPARE(dueForecast(state, now, {}, 3).later, 0);
    }

    void aCheckThatAsksSomethingElseIsDueNowAndNoBacklog()
    {
        const DueForecast forecast = dueForecast(missedOn({0}), now, current(u"a"_s, u"f2"_s), 3);
        QCOMPARE(dueOn(forecast), (std::vector{1, 0, 0}));
        QCOMPARE(forecast.backlog, 0);
    }

    void whatIsNotScheduledStaysAway()
    {
        Machine machine(u"s1"_s);
        const StudyState state = fold({machine.write(answerTo(checkKey(u"a"_s), false, Occasion::First)),
                                       machine.write(BringBackEvent{checkKey(u"a"_s), false})});
        QCOMPARE(dueOn(dueForecast(state, now, current(u"a"_s), 3)), (std::vector{0, 0, 0}));
    }

    void whatRestsComesBackAfterItsRest()
    {
        Machine machine(u"s1"_s, noonMs - 3 * dayMs);
        std::vector<Event> events{machine.write(answerTo(checkKey(u"a"_s), false, Occasion::First))};
        events.push_back(machine.write(RestEvent{checkKey(u"a"_s), 5}));
        const DueForecast forecast = dueForecast(fold(std::move(events)), now, current(u"a"_s), 4);
        QCOMPARE(dueOn(forecast), (std::vector{0, 0, 1, 0}));
        QCOMPARE(forecast.backlog, 0);
    }

    void theForecastIsWhatTheQueueAsks()
    {
        const StudyState state = missedOn({-4, -2, -1, 0, 3, 9});
        const CurrentChecks checks = current(u"abcdef"_s);
        const DueForecast forecast = dueForecast(state, now, checks, 12);
        for (const ForecastDay &day : forecast.days) {
            QCOMPARE(day.waiting, int(dueChecks(state, day.day, checks).size()));
        }
    }
};

QTEST_APPLESS_MAIN(DueForecastTest)
#include "dueforecasttest.moc"
