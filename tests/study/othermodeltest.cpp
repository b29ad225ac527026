// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule with a model of memory of another kind: FSRS-7 as its authors have it in development, whose state has
// three numbers and whose time has fractions of a day.
#include "study/schedule.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

constexpr std::array<double, 34> w = {0.1104, 2.2395, 3.9221, 11.7841, 6.1686, 0.6457, 3.6807, 1.9795, 0,
                                      1.3826, 0.7024, 0.5999, 0.8146,  0.6398, 1,      1.3207, 0.6707, 3.8668,
                                      0.4416, 0.0934, 1.8631, 0.6162,  1.0869, 0.1567, 0.0801, 0.2421, 0.9464,
                                      0.1433, 0.7145, 0,      0.5667,  0.3734, 0.5333, 0.3048};

class TwoStabilities final : public MemoryModel
{
public:
    [[nodiscard]] QString id() const override { return u"fsrs-7/default"_s; }

    [[nodiscard]] MemoryState next(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                   Grade grade) const override
    {
        if (!before) {
            const double stability = w[size_t(grade) - 1];
            return {stability, std::clamp(first(grade), 1.0, 10.0), {0.8 * stability}};
        }
        const double mixed = recall(*before, elapsed);
        MemoryState after = *before;
        after.stability = updated(before->stability, before->difficulty, mixed, grade, 7);
        after.more[0] = updated(fast(*before), before->difficulty, fastRecall(*before, elapsed.days), grade, 15);
        if (grade == Grade::Again) {
            after.more[0] = std::min(after.more[0], 0.8 * after.stability);
        }
        const double change = -w[6] * (int(grade) - 3) * (grade == Grade::Again ? mixed + 0.1 : 1);
        const double damped = before->difficulty + change * (10 - before->difficulty) / 9;
        after.difficulty = std::clamp(0.01 * first(Grade::Easy) + 0.99 * damped, 1.0, 10.0);
        return after;
    }

    [[nodiscard]] double recall(const MemoryState &state, const ElapsedTime &elapsed) const override
    {
        const double bend = state.difficulty - 5;
        const double decay = -std::clamp(w[24], 0.01, 0.95);
        const double factor = (std::pow(w[26], 1 / decay) - 1) * std::exp(bend * (w[32] - 0.3));
        const double slow = std::pow(1 + factor * elapsed.days / state.stability, decay);
        const double a = w[27] * std::pow(fast(state), -w[29]);
        const double b = w[28] * std::pow(state.stability, w[30]) * std::exp(bend * (w[31] - 0.5));
        return (a * fastRecall(state, elapsed.days) + b * slow) / (a + b) * (1 - 2e-5) + 1e-5;
    }

    [[nodiscard]] double interval(const MemoryState &state, double retention) const override
    {
        double low = 0;
        double high = 36'500;
        for (int i = 0; i < 100; ++i) {
            const double middle = (low + high) / 2;
            (recall(state, {.studyDays = 0, .days = middle}) > retention ? low : high) = middle;
        }
        return low;
    }

    [[nodiscard]] MemoryState between(const MemoryState &a, const MemoryState &b, double share) const override
    {
        const auto mean = [share](double x, double y) { return std::pow(x, share) * std::pow(y, 1 - share); };
        return {mean(a.stability, b.stability),
                share * a.difficulty + (1 - share) * b.difficulty,
                {mean(fast(a), fast(b))}};
    }

    static double fast(const MemoryState &state) { return state.more[0]; }

private:
    static double first(Grade grade) { return w[4] - std::exp(w[5] * (int(grade) - 1)) + 1; }

    static double fastRecall(const MemoryState &state, double days)
    {
        const double decay = -std::clamp(w[23] * std::pow(fast(state), w[33] - 0.3), 0.01, 0.95);
        const double factor = std::exp(std::min(std::log(w[25]) / decay, 60.0)) - 1;
        return std::pow(1 + factor * days / fast(state), decay);
    }

    static double updated(double x, double difficulty, double recall, Grade grade, size_t k)
    {
        const double lost = w[k + 3] * (std::pow(x + 1, w[k + 4]) - 1) * std::exp(w[k + 5] * (1 - recall));
        const double lapsed = std::min(x, lost);
        if (grade == Grade::Again) {
            return lapsed;
        }
        const double growth =
            std::exp(w[k] - 1.5) * (11 - difficulty) * std::pow(x, -w[k + 1]) * (std::exp(w[k + 2] * (1 - recall)) - 1);
        return std::max(lapsed, x * (1 + growth));
    }
};

ElapsedTime after(double days)
{
    return {.studyDays = int(days), .days = days};
}

bool isNear(double value, double expected)
{
    return std::abs(value / expected - 1) < 1e-9;
}

} // namespace

class OtherModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsNumbersComeThroughTheSchedule()
    {
        const Schedule schedule(std::make_shared<const TwoStabilities>(), {});
        MemoryState state = schedule.afterRight({}, {}, 0);
        QVERIFY(isNear(schedule.model().recall(state, after(1)), 0.9371998379945955));
        QVERIFY(isNear(schedule.model().interval(state, 0.9), 4.777721806896745));
        state = schedule.afterRight(state, after(10.0 / 1440), 0);
        QVERIFY(isNear(state.stability, 5.691489456757392));
        QVERIFY(isNear(TwoStabilities::fast(state), 32.238155986503116));
        QVERIFY(isNear(state.difficulty, 3.4977167432025262));
        QVERIFY(isNear(schedule.model().recall(state, after(2.5)), 0.9429783275402482));
        state = schedule.afterRight(state, after(2.5), 0);
        QVERIFY(isNear(state.stability, 11.34908708941987));
        QVERIFY(isNear(TwoStabilities::fast(state), 242.96250913508536));
        QVERIFY(isNear(schedule.model().recall(state, after(9.25)), 0.9425909724395071));
        state = schedule.afterMiss(state, after(9.25));
        QVERIFY(isNear(state.stability, 2.5887769889251038));
        QVERIFY(isNear(TwoStabilities::fast(state), 0.8905637633049394));
        QVERIFY(isNear(state.difficulty, 8.949778614758715));
    }

    void guessesAndWaitsAreReckonedTheSameWay()
    {
        const Schedule schedule(std::make_shared<const TwoStabilities>(), {});
        QCOMPARE(schedule.model().id(), u"fsrs-7/default"_s);
        const MemoryState missed = schedule.afterMiss({}, {});
        const std::vector<WaitChoice> soon = schedule.waits(missed, {}, {});
        QCOMPARE(soon, std::vector{WaitChoice{.days = 1}}); // a few seconds by the model, a study day by the schedule
        const MemoryState known = schedule.afterRight({}, {}, 0);
        const MemoryState mixed = schedule.afterRight({}, {}, 0.25);
        QVERIFY(mixed.stability < known.stability && TwoStabilities::fast(mixed) < TwoStabilities::fast(known));
        const std::vector<WaitChoice> waits = schedule.waits(known, {}, {});
        QCOMPARE(waits.front().days, 4);
        QCOMPARE(waits.back().days, 6);
    }
};

QTEST_APPLESS_MAIN(OtherModelTest)
#include "othermodeltest.moc"
