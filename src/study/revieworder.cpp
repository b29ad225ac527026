// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/revieworder.h"

#include "study/checkdraw.h"

#include <algorithm>
#include <tuple>

namespace Carrel
{

namespace
{

/** A check with its lesson and module as numbers; a module nobody knows is one for itself. */
struct Item {
    const CheckState *check;
    quint64 draw;
    size_t lesson = 0;
    size_t module = 0;
};

/** How many of each group wait, and which was taken last. */
class Groups
{
public:
    Groups(const std::vector<Item> &items, size_t Item::*group)
        : m_group(group)
    {
        for (const Item &item : items) {
            m_left.resize(std::max(m_left.size(), item.*group + 1));
            ++m_left[item.*group];
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
        items.push_back({each.check, drawFor(key, day.number), lesson, module});
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

} // namespace

std::vector<CheckKey> reviewOrder(const std::vector<OrderedCheck> &checks, StudyDay day)
{
    std::vector<Item> waiting = numbered(checks, day);
    sortDrawn(waiting);
    Groups lessons(waiting, &Item::lesson);
    Groups modules(waiting, &Item::module);
    std::vector<CheckKey> order;
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
    return order;
}

} // namespace Carrel
