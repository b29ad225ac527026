// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/trainingset.h"

#include "study/guessing.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace Carrel
{

namespace
{

/** What checks are told apart by: the first answer, and the first pause of a day or more. */
struct Beginning {
    Grade grade;
    int days;

    auto operator<=>(const Beginning &) const = default;
};

size_t firstLater(const TrainingHistory &history)
{
    const auto later =
        std::ranges::find_if(history.begin() + 1, history.end(), [](const auto &r) { return r.days > 0; });
    return size_t(later - history.begin());
}

Beginning beginningOf(const TrainingHistory &history)
{
    return {history.front().grade, history[firstLater(history)].days};
}

bool isFirst(std::span<const TrainingHistory> histories, const TrainingItem &item)
{
    return firstLater(histories[item.history]) == item.review;
}

/** The beginnings of one grade that are too rare. @p counts: how many checks began so. */
void addRare(Grade grade, const std::map<int, size_t> &counts, std::set<Beginning> &rare)
{
    constexpr size_t fewestOfAGroup = 6;
    const int longestPause = grade == Grade::Easy ? 365 : 100;
    size_t total = 0;
    std::vector<std::pair<size_t, int>> groups; // size, and the pause with its sign turned: longer ones go first
    for (const auto &[days, count] : counts) {
        total += count;
        groups.emplace_back(count, -days);
    }
    std::ranges::sort(groups);
    const size_t mayGo = std::max<size_t>(20, total / 20);
    size_t gone = 0;
    for (const auto &[count, turned] : groups) {
        if (gone + count < mayGo) {
            gone += count;
            rare.insert({grade, -turned});
        } else if (count < fewestOfAGroup || -turned > longestPause) {
            rare.insert({grade, -turned});
        }
    }
}

struct Weighed {
    TrainingItem item;
    double importance;
};

/** Puts @p part in order of its checks and makes a stretch of what belongs to one. */
TrainingBatch batchOf(std::span<const TrainingHistory> histories, std::span<Weighed> part)
{
    std::ranges::sort(part, {}, [](const Weighed &w) { return std::pair(w.item.history, w.item.review); });
    const auto isLast = [&](size_t i) {
        return i + 1 == part.size() || part[i + 1].item.history != part[i].item.history;
    };
    size_t length = 0;
    for (size_t i = 0; i < part.size(); ++i) {
        length += isLast(i) ? part[i].item.review + 1 : 0;
    }
    TrainingBatch batch;
    batch.items = part.size();
    batch.numbers.resize(length);
    size_t place = 0;
    size_t asked = 0;
    for (size_t i = 0; i < part.size(); ++i) {
        const TrainingItem &item = part[i].item;
        batch.numbers[place + item.review] = part[i].importance;
        ++asked;
        if (isLast(i)) {
            batch.stretches.push_back({.history = std::span(histories[item.history]).first(item.review + 1),
                                       .importance = std::span(batch.numbers).subspan(place, item.review + 1),
                                       .number = item.history,
                                       .asked = std::exchange(asked, 0)});
            place += item.review + 1;
        }
    }
    return batch;
}

double importanceOf(size_t index, size_t count)
{
    const double age = count > 1 ? double(index) / double(count - 1) : 1;
    return 0.25 + 0.75 * age * age * age;
}

} // namespace

std::vector<TrainingItem> trainingItems(std::span<const TrainingHistory> histories)
{
    std::vector<TrainingItem> items;
    for (size_t h = 0; h < histories.size(); ++h) {
        for (size_t i = 1; i < histories[h].size(); ++i) {
            if (histories[h][i].days > 0 && histories[h][i].guess < 1) {
                items.push_back({std::uint32_t(h), std::uint32_t(i)});
            }
        }
    }
    std::ranges::stable_sort(items, {},
                             [&](const TrainingItem &item) { return histories[item.history][item.review].at; });
    return items;
}

double honestyIn(std::span<const TrainingHistory> histories, std::span<const TrainingItem> items)
{
    AdmittedLuck luck;
    for (const TrainingItem &item : items) {
        const TrainingReview &review = histories[item.history][item.review];
        if (review.saidGuessed) {
            luck.addAdmitted();
        } else if (review.grade == Grade::Again) {
            luck.addMiss(review.guess);
        }
    }
    return luck.share();
}

TrainingSet withoutOutliers(std::span<const TrainingHistory> histories, std::span<const TrainingItem> items)
{
    std::map<Grade, std::map<int, size_t>> counts;
    for (const TrainingItem &item : items) {
        if (isFirst(histories, item)) {
            const Beginning beginning = beginningOf(histories[item.history]);
            ++counts[beginning.grade][beginning.days];
        }
    }
    std::set<Beginning> rare;
    for (const auto &[grade, pauses] : counts) {
        addRare(grade, pauses, rare);
    }
    TrainingSet set;
    set.honesty = honestyIn(histories, items);
    for (const TrainingItem &item : items) {
        if (!rare.contains(beginningOf(histories[item.history]))) {
            set.items.push_back(item);
            if (isFirst(histories, item)) {
                set.first.push_back(item);
            }
        }
    }
    for (size_t i = 0; i < set.items.size(); ++i) {
        set.importance.push_back(importanceOf(i, set.items.size()));
    }
    return set;
}

std::vector<TrainingBatch> batchesOf(std::span<const TrainingHistory> histories, const TrainingSet &set, size_t size,
                                     size_t longest)
{
    std::vector<Weighed> sorted;
    for (size_t i = 0; i < set.size(); ++i) {
        if (set.items[i].review < longest) {
            sorted.push_back({set.items[i], set.importance[i]});
        }
    }
    std::ranges::stable_sort(sorted, {}, [](const Weighed &weighed) { return weighed.item.review; });
    std::vector<TrainingBatch> batches;
    for (size_t begin = 0; begin < sorted.size(); begin += size) {
        batches.push_back(batchOf(histories, std::span(sorted).subspan(begin, std::min(size, sorted.size() - begin))));
    }
    return batches;
}

} // namespace Carrel
