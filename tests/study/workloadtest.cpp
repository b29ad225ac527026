// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/workload.h"

#include "study/fold.h"
#include "study/simulation.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Checks missed today, each answered in fifteen seconds, with @p right of @p options to be chosen. */
StudyState missed(int checks, int options = 2, int right = 1)
{
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    for (int i = 0; i < checks; ++i) {
        AnswerEvent answer = answerTo(checkKey(u"check-%1"_s.arg(i), u"lesson-%1"_s.arg(i)), false, Occasion::First);
        answer.tookMs = 15'000;
        answer.shown.clear();
        for (int option = 0; option < options; ++option) {
            answer.shown.emplace_back(u"option-%1"_s.arg(option));
        }
        answer.optionCount = options;
        answer.rightCount = right;
        events.push_back(machine.write(answer));
    }
    return fold(std::move(events));
}

StudyDay today()
{
    return Machine(u"s"_s).today();
}

double minutesADay(const StudyState &state, double retention)
{
    const auto goOn = [] { return false; };
    return *Workload::of(state, today(), goOn)->minutesADay(retention, goOn);
}

} // namespace

class WorkloadTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingComesBackAtNoCost() { QCOMPARE(minutesADay(StudyState(), 0.9), 0.0); }

    void aHigherWishCostsMore()
    {
        const StudyState state = missed(200);
        double before = 0;
        for (const double wish : {0.70, 0.80, 0.90, 0.95, 0.97}) {
            const double minutes = minutesADay(state, wish);
            QVERIFY2(minutes > before * 1.1, qPrintable(u"%1: %2"_s.arg(wish).arg(minutes)));
            QCOMPARE(minutesADay(state, wish), minutes);
            before = minutes;
        }
    }

    void manyChecksCostAsManyTimesMore()
    {
        const double few = minutesADay(missed(290), 0.9);
        const double many = minutesADay(missed(2900), 0.9);
        QVERIFY2(std::abs(many / few / 10 - 1) < 0.1, qPrintable(u"%1, %2"_s.arg(few).arg(many)));
    }

    /** Two of four are one in 15 choices, as is one of 15 options; more is missed, and asked a second time. */
    void whereSeveralAreRightLuckIsRarer()
    {
        const double several = minutesADay(missed(300, 4, 2), 0.9);
        QCOMPARE(several, minutesADay(missed(300, 15), 0.9));
        const double one = minutesADay(missed(300, 4), 0.9);
        QVERIFY2(several > one, qPrintable(u"%1, %2"_s.arg(several).arg(one)));
    }

    void theMinutesAreThoseOfALearnerWhoStudiesSo()
    {
        const SimulatedLearner learner{
            .checks = 1000, .newADay = 1000, .options = 2, .missesFirst = true, .slips = 0, .days = workloadDays + 1};
        int answers = 0;
        for (const SimulatedDay &day : simulate(learner)) {
            answers += day.first > 0 ? 0 : day.answers;
        }
        const double lived = answers * double(simulatedAnswerMs) / 60'000 / workloadDays;
        const double told = minutesADay(missed(1000), 0.9);
        QVERIFY2(std::abs(told / lived - 1) < 0.1, qPrintable(u"told %1, lived %2"_s.arg(told).arg(lived)));
    }

    void whoIsStoppedSaysNothing()
    {
        const StudyState state = missed(3);
        const auto goOn = [] { return false; };
        const auto stop = [] { return true; };
        QVERIFY(!Workload::of(state, today(), stop));
        QVERIFY(!Workload::of(state, today(), goOn)->minutesADay(0.9, stop));
    }

    void thousandsAreReckonedAtOnce()
    {
        const StudyState state = missed(20'000);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(minutesADay(state, highestRetention) > 0);
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_APPLESS_MAIN(WorkloadTest)
#include "workloadtest.moc"
