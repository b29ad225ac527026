// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/revieworder.h"

#include "study/checkdraw.h"
#include "study/lessonmixer.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

namespace Carrel
{

namespace
{

/** A check with its lesson and module as numbers; a module nobody knows is one for itself. */
struct Item {
    const CheckState *check;
    int risk;
    quint64 draw;
    CheckPlace place;
};

std::vector<Item> numbered(const std::vector<OrderedCheck> &checks, StudyDay day)
{
    std::map<LessonRef, size_t> lessons;
    std::map<std::pair<CourseId, QString>, size_t> modules;
    std::vector<Item> items;
    size_t modulesSoFar = 0;
    for (const OrderedCheck &each : checks) {
        const CheckKey &key = each.check->key;
        const auto lesson = lessons.emplace(key.lessonRef(), lessons.size()).first->second;
        size_t module = modulesSoFar;
        if (each.module.isEmpty()) {
            ++modulesSoFar;
        } else {
            const auto [known, isNew] = modules.emplace(std::pair{key.course, each.module}, modulesSoFar);
            modulesSoFar += isNew ? 1 : 0;
            module = known->second;
        }
        items.push_back({each.check, each.risk, drawFor(key, day.number), {lesson, module}});
    }
    return items;
}

/** The drawn order, but within a lesson by the last answer. */
void sortDrawn(std::vector<Item> &items)
{
    const auto drawn = [](const Item &item) { return std::tie(item.draw, item.check->key); };
    std::ranges::sort(items, {}, drawn);
    std::map<size_t, std::vector<Item>> byLesson;
    for (const Item &item : items) {
        byLesson[item.place.lesson].push_back(item);
    }
    for (auto &[lesson, siblings] : byLesson) {
        std::ranges::stable_sort(siblings, {}, [](const Item &item) { return item.check->lastDay; });
        std::ranges::reverse(siblings); // to be taken from the end
    }
    for (Item &item : items) { // the place of a lesson stays, the check in it may be another
        std::vector<Item> &siblings = byLesson[item.place.lesson];
        item = siblings.back();
        siblings.pop_back();
    }
}

/** Appends @p waiting, mixed, to @p order. */
void mix(std::vector<Item> waiting, LessonMixer &mixer, std::vector<CheckKey> &order)
{
    sortDrawn(waiting);
    std::vector<CheckPlace> places;
    std::ranges::transform(waiting, std::back_inserter(places), &Item::place);
    for (const size_t next : mixer.mix(places)) {
        order.push_back(waiting[next].check->key);
    }
}

} // namespace

std::vector<CheckKey> reviewOrder(const std::vector<OrderedCheck> &checks, StudyDay day)
{
    std::map<int, std::vector<Item>, std::greater<>> byRisk;
    for (const Item &item : numbered(checks, day)) {
        byRisk[item.risk].push_back(item);
    }
    LessonMixer mixer;
    std::vector<CheckKey> order;
    for (auto &[risk, items] : byRisk) {
        mix(std::move(items), mixer, order);
    }
    return order;
}

} // namespace Carrel
