// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/revieworder.h"

#include "study/checkdraw.h"

#include <algorithm>
#include <functional>
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
    size_t lesson = 0;
    size_t module = 0;
};

/** How many of each group wait, and which was taken last. */
class Groups
{
public:
    explicit Groups(size_t Item::*group)
        : m_group(group)
    {
    }

    /** @p items are to be taken next, all of them. */
    void await(const std::vector<Item> &items)
    {
        for (const Item &item : items) {
            m_left.resize(std::max(m_left.size(), item.*m_group + 1));
            ++m_left[item.*m_group];
        }
    }

    /** The group that must be next so that it does not end up side by side; -1: any. */
    [[nodiscard]] qsizetype pressing(size_t waiting) const
    {
        const auto found = std::ranges::find_if(m_left, [waiting](size_t count) { return count > waiting / 2; });
        return found == m_left.end() ? -1 : found - m_left.begin();
    }

    [[nodiscard]] bool repeats(const Item &item) const { return qsizetype(item.*m_group) == m_last; }

    void take(const Item &item)
    {
        m_last = qsizetype(item.*m_group);
        --m_left[item.*m_group];
    }

    [[nodiscard]] bool fits(const Item &item, qsizetype pressing) const
    {
        return !repeats(item) && (pressing < 0 || pressing == qsizetype(item.*m_group));
    }

private:
    size_t Item::*m_group;
    std::vector<size_t> m_left;
    qsizetype m_last = -1;
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
        items.push_back({each.check, each.risk, drawFor(key, day.number), lesson, module});
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
        byLesson[item.lesson].push_back(item);
    }
    for (auto &[lesson, siblings] : byLesson) {
        std::ranges::stable_sort(siblings, {}, [](const Item &item) { return item.check->lastDay; });
        std::ranges::reverse(siblings); // to be taken from the end
    }
    for (Item &item : items) { // the place of a lesson stays, the check in it may be another
        std::vector<Item> &siblings = byLesson[item.lesson];
        item = siblings.back();
        siblings.pop_back();
    }
}

/** Appends @p waiting, mixed, to @p order. */
void mix(std::vector<Item> waiting, Groups &lessons, Groups &modules, std::vector<CheckKey> &order)
{
    sortDrawn(waiting);
    lessons.await(waiting);
    modules.await(waiting);
    while (!waiting.empty()) {
        const qsizetype lesson = lessons.pressing(waiting.size());
        const qsizetype module = modules.pressing(waiting.size());
        const auto fitsLesson = [&](const Item &item) { return lessons.fits(item, lesson); };
        auto next = std::ranges::find_if(
            waiting, [&](const Item &item) { return fitsLesson(item) && modules.fits(item, module); });
        if (next == waiting.end()) {
            next = std::ranges::find_if(waiting,
                                        [&](const Item &item) { return fitsLesson(item) && !modules.repeats(item); });
        }
        if (next == waiting.end()) {
            next = std::ranges::find_if(waiting, fitsLesson);
        }
        if (next == waiting.end()) {
            next = std::ranges::find_if_not(waiting, [&](const Item &item) { return lessons.repeats(item); });
        }
        if (next == waiting.end()) {
            next = waiting.begin(); // only one lesson is left
        }
        lessons.take(*next);
        modules.take(*next);
        order.push_back(next->check->key);
        waiting.erase(next);
    }
}

} // namespace

std::vector<CheckKey> reviewOrder(const std::vector<OrderedCheck> &checks, StudyDay day)
{
    std::map<int, std::vector<Item>, std::greater<>> byRisk;
    for (const Item &item : numbered(checks, day)) {
        byRisk[item.risk].push_back(item);
    }
    Groups lessons(&Item::lesson);
    Groups modules(&Item::module);
    std::vector<CheckKey> order;
    for (auto &[risk, items] : byRisk) {
        mix(std::move(items), lessons, modules, order);
    }
    return order;
}

} // namespace Carrel
