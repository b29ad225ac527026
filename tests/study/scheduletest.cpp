// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/schedule.h"

#include "study/fsrsmodel.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

constexpr MemoryState memoryOf(double stability)
{
    return {.stability = stability, .difficulty = 5};
}

} // namespace

class ScheduleTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortWaitIsWholeDaysAndTheLongestPauseHoldsLast_data()
    {
        QTest::addColumn<double>("stability");
        QTest::addColumn<int>("maximum");
        QTest::addColumn<int>("days");
        QTest::newRow("rounded down") << 2.49 << 365 << 2;
        QTest::newRow("rounded up") << 1.51 << 365 << 2;
        QTest::newRow("at least a day") << 0.2 << 365 << 1;
        QTest::newRow("at most the maximum") << 400.0 << 2 << 2;
        QTest::newRow("a maximum of one day") << 400.0 << 1 << 1;
    }

    void aShortWaitIsWholeDaysAndTheLongestPauseHoldsLast()
    {
        QFETCH(double, stability);
        StudySettings settings;
        QFETCH(int, maximum);
        settings.maximumInterval = maximum;
        QFETCH(int, days);
        QCOMPARE(Schedule(settings).waits(memoryOf(stability), {}, StudyDay{2'461'374}),
                 std::vector{WaitChoice{.days = days}});
    }

    void aHigherWishComesBackSooner()
    {
        const auto middleAt = [](double retention) {
            StudySettings settings;
            settings.retention = retention;
            const auto waits = Schedule(settings).waits(memoryOf(30), {}, StudyDay{2'461'374});
            return waits[waits.size() / 2].days;
        };
        QVERIFY(middleAt(lowestRetention) > 5 * middleAt(0.9));
        QCOMPARE(middleAt(0.9), 30);
        QVERIFY(middleAt(highestRetention) < 10);
    }

    void theModelAnswersAsItsFormulas()
    {
        const Fsrs fsrs;
        const FsrsModel model({});
        const MemoryState first = model.next({}, {}, Grade::Good);
        QCOMPARE(first, fsrs.next({}, 0, Grade::Good));
        const ElapsedTime elapsed{.studyDays = 3, .days = 2.6};
        QCOMPARE(model.next(first, elapsed, Grade::Again), fsrs.next(first, 3, Grade::Again));
        QCOMPARE(model.recall(first, elapsed), fsrs.retrievability(first, 3));
        QCOMPARE(model.interval(first, 0.8), fsrs.interval(first.stability, 0.8));
    }

    void aModelIsNamedByItsWeights()
    {
        QCOMPARE(Schedule().model().id(), u"fsrs-6/default"_s);
        std::vector<double> own(Fsrs::weightCount, 1.0);
        const QString id = FsrsModel(own).id();
        QCOMPARE(id.size(), u"fsrs-6/"_s.size() + 12);
        QCOMPARE(FsrsModel(own).id(), id);
        own[3] += 1e-12;
        QVERIFY(FsrsModel(own).id() != id);
        QCOMPARE(FsrsModel({1, 2, 3}).id(), u"fsrs-6/default"_s); // no weights of FSRS
    }

    void whatMayBeEitherLiesBetween()
    {
        const FsrsModel model({});
        const MemoryState strong{.stability = 16, .difficulty = 4};
        const MemoryState weak{.stability = 1, .difficulty = 8};
        QVERIFY(std::abs(model.between(strong, weak, 1).stability - 16) < 1e-12);
        QVERIFY(std::abs(model.between(strong, weak, 0).stability - 1) < 1e-12);
        const MemoryState half = model.between(strong, weak, 0.5);
        QVERIFY(std::abs(half.stability - 4) < 1e-12);
        QCOMPARE(half.difficulty, 6.0);
    }
};

QTEST_APPLESS_MAIN(ScheduleTest)
#include "scheduletest.moc"
