// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/weighttrainer.h"

#include "base/job.h"
#include "study/optimizer/firststability.h"
#include "study/optimizer/learners.h"
#include "study/optimizer/referencecase.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

std::vector<double> numbers(const QJsonValue &array)
{
    std::vector<double> values;
    for (const QJsonValue &value : array.toArray()) {
        values.push_back(value.toDouble());
    }
    return values;
}

TrainingOptions optionsOf(const QJsonObject &run, const QJsonArray &batchOrder)
{
    TrainingOptions options;
    options.mode = {.shortTerm = run["enable_short_term"_L1].toBool(),
                    .relearningSteps = run["relearning_steps"_L1].toInt()};
    options.epochs = run["epochs"_L1].toInt();
    options.batchSize = size_t(run["batch_size"_L1].toInt());
    if (size_t(run["train_items"_L1].toInt()) > options.batchSize) {
        for (const QJsonValue &epoch : batchOrder) {
            std::vector<size_t> order;
            for (const QJsonValue &batch : epoch.toArray()) {
                order.push_back(size_t(batch.toInt()));
            }
            options.batchOrder.push_back(order);
        }
    }
    return options;
}

/** The published optimizer weighs by recency in another order when it evaluates: what is the first of its card goes
    before everything else, by grade, in groups from the smallest on. */
TrainingSet asEvaluated(const std::vector<TrainingHistory> &histories, TrainingSet set)
{
    const auto groupOf = [&](const TrainingItem &item) {
        const TrainingHistory &history = histories[item.history];
        return std::pair(history.front().grade, history[item.review].days);
    };
    std::map<std::pair<Grade, int>, int> sizes;
    for (const TrainingItem &item : set.first) {
        ++sizes[groupOf(item)];
    }
    std::vector<TrainingItem> items = set.first;
    std::ranges::stable_sort(items, {}, [&](const TrainingItem &item) {
        const auto group = groupOf(item);
        return std::tuple(group.first, sizes[group], -group.second);
    });
    for (const TrainingItem &item : set.items) {
        if (!std::ranges::contains(set.first, item)) {
            items.push_back(item);
        }
    }
    set.items = items;
    return set;
}

double largestDifference(std::span<const double> a, std::span<const double> b)
{
    double largest = 0;
    for (size_t i = 0; i < a.size(); ++i) {
        largest = std::max(largest, std::abs(a[i] - b[i]));
    }
    return a.size() == b.size() ? largest : INFINITY;
}

bool isUsable(const std::optional<FsrsWeights> &weights)
{
    if (!weights || !std::ranges::all_of(*weights, [](double weight) { return std::isfinite(weight); })) {
        return false;
    }
    return largestDifference(Fsrs::withWeights(*weights).value().weights(), *weights) == 0;
}

TrainingHistory repeated(int times, TrainingReview review, Grade first = Grade::Again)
{
    TrainingHistory history{{.at = 1, .grade = first, .guess = review.guess}};
    for (int i = 0; i < times; ++i) {
        review.at = i + 2;
        history.push_back(review);
    }
    return history;
}

} // namespace

class WeightTrainerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReferenceRunsAreMet_data()
    {
        QTest::addColumn<QJsonObject>("run");
        const QJsonObject reference = Test::referenceCase();
        for (const QJsonValue &run : reference["runs"_L1].toArray()) {
            QTest::newRow(qPrintable(run["name"_L1].toString())) << run.toObject();
        }
    }

    void theReferenceRunsAreMet()
    {
        QFETCH(QJsonObject, run);
        const QJsonObject reference = Test::referenceCase();
        const auto cards = Test::referenceHistories(reference, run["cards"_L1].toInt());
        std::vector<TrainingItem> items = trainingItems(cards);
        items.resize(std::min(items.size(), size_t(run["items"_L1].toInt())));
        QCOMPARE(int(items.size()), run["items"_L1].toInt());
        const TrainingSet set = withoutOutliers(cards, items);
        QCOMPARE(int(set.first.size()), run["first_items"_L1].toInt());
        QCOMPARE(int(set.size()), run["train_items"_L1].toInt());

        const JobControl control;
        const auto weights = fittedWeights(cards, set, control, optionsOf(run, reference["batch_order"_L1].toArray()));
        QVERIFY(weights);
        for (const auto &[field, tolerance] : {std::pair("w_binding"_L1, 1e-5), std::pair("w_double"_L1, 5e-6)}) {
            const double difference = largestDifference(*weights, numbers(run[field]));
            QVERIFY2(difference < tolerance, qPrintable(QString::number(difference)));
        }
        if (set.size() == 0) {
            return;
        }
        const double first = largestDifference(searchedStabilities(cards, set), numbers(run["first_stability"_L1]));
        QVERIFY2(first < 1e-6, qPrintable(QString::number(first)));
        const TrainingSet evaluated = asEvaluated(cards, set);
        const double before = logLoss(cards, evaluated, Fsrs().weights());
        QVERIFY(std::abs(before - run["log_loss_default"_L1].toDouble()) < 1e-9);
        QVERIFY(std::abs(logLoss(cards, evaluated, *weights) - run["log_loss_trained"_L1].toDouble()) < 1e-6);
    }

    void twoFitsAreTheSame()
    {
        const auto histories = Test::historiesOf({.seed = 3, .checks = 400});
        const TrainingSet set = withoutOutliers(histories, trainingItems(histories));
        QVERIFY(set.size() > 1024); // several batches, which are shuffled
        const JobControl control;
        const auto weights = fittedWeights(histories, set, control);
        QVERIFY(isUsable(weights));
        QCOMPARE(fittedWeights(histories, set, control), weights);
        QVERIFY(largestDifference(*weights, Fsrs().weights()) > 0.01);
    }

    void fewAnswersMoveTheFirstStabilitiesAloneAndFewerNothing()
    {
        std::vector<TrainingHistory> histories(30, repeated(2, {.days = 2, .grade = Grade::Again}));
        const JobControl control;
        const auto fit = [&](size_t count) {
            const std::span some = std::span(histories).first(count);
            TrainingSet set = withoutOutliers(some, trainingItems(some));
            return fittedWeights(some, set, control).value();
        };
        QCOMPARE(fit(3), Fsrs().weights());
        const FsrsWeights weights = fit(30);
        QVERIFY(weights[0] < Fsrs().weights()[0]);
        QVERIFY(std::ranges::equal(std::span(weights).subspan(4), std::span(Fsrs().weights()).subspan(4)));
    }

    void degenerateDataGivesUsableWeights_data()
    {
        QTest::addColumn<std::vector<TrainingHistory>>("histories");
        const auto add = [](const char *name, const TrainingHistory &history, size_t count) {
            QTest::newRow(name) << std::vector<TrainingHistory>(count, history);
        };
        QTest::newRow("nothing") << std::vector<TrainingHistory>();
        add("one answer each", {{.grade = Grade::Good}}, 500);
        add("the same day only", repeated(9, {.days = 0, .grade = Grade::Good}), 500);
        add("always right", repeated(6, {.days = 30, .grade = Grade::Good}), 300);
        add("always wrong", repeated(6, {.days = 1, .grade = Grade::Again}), 300);
        add("always right among two", repeated(6, {.days = 30, .grade = Grade::Good, .guess = 0.5}), 300);
        add("always wrong among two", repeated(6, {.days = 1, .grade = Grade::Again, .guess = 0.5}), 300);
        add("nothing to choose", repeated(6, {.days = 5, .grade = Grade::Good, .guess = 1}), 300);
        add("guesses alone, all said",
            repeated(6, {.days = 5, .grade = Grade::Again, .guess = 0.25, .saidGuessed = true}), 300);
        add("a hundred years apart", repeated(6, {.days = 36'500, .grade = Grade::Good}), 300);
        add("known after a hundred years, and then not", repeated(6, {.days = 36'500, .grade = Grade::Again}), 300);
        add("very long histories", repeated(400, {.days = 1, .grade = Grade::Good}), 20);
        add("each easy at once", repeated(6, {.days = 9, .grade = Grade::Easy}, Grade::Easy), 300);
        add("each hard", repeated(6, {.days = 9, .grade = Grade::Hard}, Grade::Hard), 300);
    }

    void degenerateDataGivesUsableWeights()
    {
        QFETCH(std::vector<TrainingHistory>, histories);
        const TrainingSet set = withoutOutliers(histories, trainingItems(histories));
        const JobControl control;
        QVERIFY(isUsable(fittedWeights(histories, set, control)));
    }

    void rarePausesAreLeftOut()
    {
        std::vector<TrainingHistory> histories(100, repeated(2, {.days = 1, .grade = Grade::Good}));
        for (int i = 0; i < 30; ++i) { // more than may go as rare: those of which there are six stay
            histories.push_back(repeated(2, {.days = i < 24 ? 10 + i : 3, .grade = Grade::Good}));
        }
        const TrainingSet set = withoutOutliers(histories, trainingItems(histories));
        QCOMPARE(set.first.size(), 106U);
        QCOMPARE(set.size(), 212U);
        QCOMPARE(set.importance.back(), 1.0);
        QCOMPARE(set.importance.front(), 0.25);
    }

    void gradesThatNobodyGaveAreFilledIn()
    {
        const FirstStabilities defaults{0.212, 1.2931, 2.3065, 8.2956};
        const FirstStabilities one = inOrder({0, 0, 4.613, 0}, {0, 0, 9, 0});
        for (size_t i = 0; i < one.size(); ++i) {
            QVERIFY(std::abs(one[i] - 2 * defaults[i]) < 1e-12);
        }
        const FirstStabilities given{0.5, 1.5, 3, 9};
        for (int known = 0; known < 16; ++known) {
            GradeCounts counts = {};
            for (size_t i = 0; i < counts.size(); ++i) {
                counts[i] = (known >> i & 1) != 0 ? 5 : 0;
            }
            const FirstStabilities filled = inOrder(given, counts);
            QVERIFY(std::ranges::is_sorted(filled));
            for (size_t i = 0; i < counts.size(); ++i) {
                QVERIFY(counts[i] == 0 || filled[i] == given[i]);
            }
        }
        // Of two in the wrong order the one that more is known of stays, else the better grade.
        QCOMPARE(inOrder({5, 2, 6, 9}, {9, 3, 5, 5}), (FirstStabilities{5, 5, 6, 9}));
        QCOMPARE(inOrder({5, 2, 6, 9}, {3, 3, 5, 5}), (FirstStabilities{2, 2, 6, 9}));
    }

    void honestyIsToldByTheWrongAnswers_data()
    {
        QTest::addColumn<double>("guess");
        QTest::addColumn<int>("wrong");
        QTest::addColumn<int>("said");
        QTest::addColumn<double>("honesty");
        QTest::newRow("nobody says") << 0.25 << 30 << 0 << 0.0;
        QTest::newRow("four options, half of ten") << 0.25 << 30 << 5 << 0.5;
        QTest::newRow("two options, most of twenty") << 0.5 << 20 << 16 << 0.8;
        QTest::newRow("more than there should be") << 0.25 << 30 << 12 << 1.0;
        QTest::newRow("said only") << 0.25 << 0 << 3 << 1.0;
        QTest::newRow("looked up") << 0.0 << 30 << 0 << 0.0;
        QTest::newRow("no answers") << 0.25 << 0 << 0 << 0.0;
    }

    void honestyIsToldByTheWrongAnswers()
    {
        QFETCH(double, guess);
        QFETCH(int, wrong);
        QFETCH(int, said);
        QFETCH(double, honesty);
        TrainingHistory history{{.grade = Grade::Again}, {.days = 1, .grade = Grade::Good, .guess = guess}};
        history.insert(history.end(), size_t(wrong), {.days = 1, .grade = Grade::Again, .guess = guess});
        history.insert(history.end(), size_t(said),
                       {.days = 1, .grade = Grade::Again, .guess = guess, .saidGuessed = true});
        const std::vector<TrainingHistory> histories{history};
        QVERIFY(std::abs(honestyIn(histories, trainingItems(histories)) - honesty) < 1e-12);
    }

    void aCancelledFitGivesNothing()
    {
        const auto histories = Test::historiesOf({.seed = 3, .checks = 100});
        JobControl control;
        control.cancel();
        QVERIFY(!fittedWeights(histories, withoutOutliers(histories, trainingItems(histories)), control));
    }
};

QTEST_APPLESS_MAIN(WeightTrainerTest)
#include "weighttrainertest.moc"
