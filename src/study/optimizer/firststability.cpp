// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/firststability.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace Carrel
{

namespace
{

constexpr double shortest = Fsrs::shortestStability;
constexpr double longest = 100;

/** First answers after one pause that had the same chance of luck. */
struct Group {
    int days = 0;
    double floor = 0; ///< chance of a lucky guess that nobody sees
    double count = 0;
    double right = 0;
};

const TrainingReview &reviewOf(std::span<const TrainingHistory> histories, const TrainingItem &item)
{
    return histories[item.history][item.review];
}

/** The share of answers that were known, with the lucky ones taken off. */
double averageRecall(std::span<const TrainingHistory> histories, const TrainingSet &set)
{
    double sum = 0;
    for (const TrainingItem &item : set.items) {
        const TrainingReview &review = reviewOf(histories, item);
        const double floor = review.guess * (1 - set.honesty);
        sum += ((review.grade == Grade::Again ? 0 : 1) - floor) / (1 - floor);
    }
    return sum / double(std::max<size_t>(1, set.items.size()));
}

std::vector<Group> groupsOf(std::span<const TrainingHistory> histories, const TrainingSet &set, size_t grade)
{
    std::map<std::pair<int, double>, Group> groups;
    for (const TrainingItem &item : set.first) {
        if (size_t(histories[item.history].front().grade) - 1 == grade) {
            const TrainingReview &review = reviewOf(histories, item);
            Group &group = groups[{review.days, review.guess}];
            group.days = review.days;
            group.floor = review.guess * (1 - set.honesty);
            group.count += 1;
            group.right += review.grade == Grade::Again ? 0 : 1;
        }
    }
    std::vector<Group> list;
    list.reserve(groups.size());
    for (const auto &[key, group] : groups) {
        list.push_back(group);
    }
    return list;
}

double searched(const std::vector<Group> &groups, double average, double byDefault)
{
    const Fsrs fsrs;
    const auto loss = [&](double stability) {
        double sum = std::abs(stability - byDefault) / 16;
        for (const Group &group : groups) {
            const double right = (group.right + group.floor + (1 - group.floor) * average) / (group.count + 1);
            const double recall = fsrs.retrievability({stability, 1}, group.days);
            const double chance = group.floor + (1 - group.floor) * recall;
            sum -= group.count * (right * std::log(chance) + (1 - right) * std::log(1 - chance));
        }
        return sum;
    };
    double low = shortest;
    double high = longest;
    while (high - low > 1e-9) {
        const double third = (high - low) / 3;
        if (loss(low + third) < loss(high - third)) {
            high -= third;
        } else {
            low += third;
        }
    }
    return (low + high) / 2;
}

/** How the logarithms of the stabilities lie between each other, in the defaults and in most people. */
constexpr double hardBetween = 0.41; ///< Hard = 0.41 Again + 0.59 Good
constexpr double goodBetween = 0.54; ///< Good = 0.46 Hard + 0.54 Easy

using Logarithms = std::array<std::optional<double>, 4>;

/** Gets one of four numbers from the relation it stands in, when the other two are known. */
bool fillOne(Logarithms &x)
{
    const auto [again, hard, good, easy] = x;
    if (!hard && again && good) {
        x[1] = hardBetween * *again + (1 - hardBetween) * *good;
    } else if (!good && hard && easy) {
        x[2] = (1 - goodBetween) * *hard + goodBetween * *easy;
    } else if (!again && hard && good) {
        x[0] = (*hard - (1 - hardBetween) * *good) / hardBetween;
    } else if (!easy && hard && good) {
        x[3] = (*good - (1 - goodBetween) * *hard) / goodBetween;
    } else if (!good && again && hard) {
        x[2] = (*hard - hardBetween * *again) / (1 - hardBetween);
    } else if (!hard && good && easy) {
        x[1] = (*good - goodBetween * *easy) / (1 - goodBetween);
    } else if (!hard && !good && again && easy) { // both relations at once
        x[1] = (hardBetween * *again + (1 - hardBetween) * goodBetween * *easy) /
               (1 - (1 - hardBetween) * (1 - goodBetween));
    } else {
        return false;
    }
    return true;
}

} // namespace

GradeCounts firstGrades(std::span<const TrainingHistory> histories, const TrainingSet &set)
{
    GradeCounts counts = {};
    for (const TrainingItem &item : set.first) {
        ++counts[size_t(histories[item.history].front().grade) - 1];
    }
    return counts;
}

FirstStabilities inOrder(FirstStabilities stabilities, const GradeCounts &counts)
{
    constexpr std::pair<size_t, size_t> pairs[] = {{0, 1}, {1, 2}, {2, 3}, {0, 2}, {1, 3}, {0, 3}};
    for (const auto &[lower, upper] : pairs) {
        if (counts[lower] > 0 && counts[upper] > 0 && stabilities[lower] > stabilities[upper]) {
            const double kept = counts[lower] > counts[upper] ? stabilities[lower] : stabilities[upper];
            stabilities[lower] = stabilities[upper] = kept;
        }
    }
    const FsrsWeights defaults = Fsrs().weights();
    Logarithms logarithms;
    std::optional<size_t> known;
    size_t given = 0;
    for (size_t grade = 0; grade < counts.size(); ++grade) {
        if (counts[grade] > 0) {
            logarithms[grade] = std::log(stabilities[grade]);
            known = grade;
            ++given;
        }
    }
    for (size_t grade = 0; grade < counts.size() && given < 2; ++grade) { // all as much longer as the one that is known
        const double factor = known ? stabilities[*known] / defaults[*known] : 1;
        logarithms[grade] = std::log(defaults[grade] * factor);
    }
    while (fillOne(logarithms)) {
    }
    for (size_t grade = 0; grade < counts.size(); ++grade) {
        const double value =
            counts[grade] > 0 ? stabilities[grade] : std::exp(logarithms[grade].value_or(std::log(defaults[grade])));
        stabilities[grade] = std::clamp(value, shortest, longest);
    }
    return stabilities;
}

FirstStabilities searchedStabilities(std::span<const TrainingHistory> histories, const TrainingSet &set)
{
    const FsrsWeights defaults = Fsrs().weights();
    const double average = averageRecall(histories, set);
    FirstStabilities stabilities = {};
    for (size_t grade = 0; grade < stabilities.size(); ++grade) {
        stabilities[grade] = searched(groupsOf(histories, set, grade), average, defaults[grade]);
    }
    return inOrder(stabilities, firstGrades(histories, set));
}

} // namespace Carrel
