// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmixer.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace Carrel
{

namespace
{

constexpr size_t nobody = std::numeric_limits<size_t>::max();

/** Which lesson, or module, may come next. */
struct Wish {
    size_t only = nobody; ///< nobody: any
    size_t never = nobody;

    [[nodiscard]] bool isMet(size_t group) const { return group != never && (only == nobody || only == group); }
    [[nodiscard]] Wish ofAny() const { return {nobody, never}; }
};

/** The checks of one lesson in one module. */
struct Bucket {
    CheckPlace place;
    std::vector<size_t> waiting; ///< the last in line first

    [[nodiscard]] size_t first() const { return waiting.back(); }
};

/** Buckets, by who is first in each. */
using Line = std::set<std::pair<size_t, Bucket *>>;

/** All lessons, or all modules: their buckets, and how many wait in them. */
class Groups
{
public:
    void await(size_t group, Bucket *bucket)
    {
        if (group >= m_lines.size()) {
            m_lines.resize(group + 1);
            m_counts.resize(group + 1);
        }
        m_lines[group].emplace(bucket->first(), bucket);
        count(group, bucket->waiting.size());
    }

    /** The first of @p bucket was taken; @p before stood there. */
    void move(size_t group, Bucket *bucket, size_t before)
    {
        m_lines[group].erase({before, bucket});
        if (!bucket->waiting.empty()) {
            m_lines[group].emplace(bucket->first(), bucket);
        }
        count(group, size_t(-1));
    }

    [[nodiscard]] const Line &line(size_t group) const { return m_lines[group]; }

    /** The group that must be next, when @p waiting are left; nobody: any. */
    [[nodiscard]] size_t pressing(size_t waiting) const
    {
        return !m_byCount.empty() && m_byCount.rbegin()->first > waiting / 2 ? m_byCount.rbegin()->second : nobody;
    }

private:
    void count(size_t group, size_t more)
    {
        m_byCount.erase({m_counts[group], group});
        m_counts[group] += more;
        m_byCount.emplace(m_counts[group], group);
    }

    std::vector<Line> m_lines;
    std::vector<size_t> m_counts;
    std::set<std::pair<size_t, size_t>> m_byCount;
};

/** The checks that wait, so that the first one to meet two wishes is found without asking them all. */
class Waiting
{
public:
    explicit Waiting(std::span<const CheckPlace> line)
        : m_left(line.size())
    {
        for (size_t i = line.size(); i-- > 0;) {
            Bucket &bucket = m_buckets[{line[i].lesson, line[i].module}];
            bucket.place = line[i];
            bucket.waiting.push_back(i);
        }
        for (auto &[place, bucket] : m_buckets) {
            m_lessons.await(bucket.place.lesson, &bucket);
            m_modules.await(bucket.place.module, &bucket);
        }
        for (const auto &[place, bucket] : m_buckets) {
            const Line &module = m_modules.line(bucket.place.module);
            m_firsts.emplace(module.begin()->first, bucket.place.module);
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_left == 0; }
    [[nodiscard]] size_t pressingLesson() const { return m_lessons.pressing(m_left); }
    [[nodiscard]] size_t pressingModule() const { return m_modules.pressing(m_left); }

    /** nullptr: none meets both. */
    [[nodiscard]] Bucket *first(const Wish &lesson, const Wish &module) const
    {
        if (lesson.only != nobody) {
            return firstOf(m_lessons.line(lesson.only), lesson, module);
        }
        if (module.only != nobody) {
            return firstOf(m_modules.line(module.only), lesson, module);
        }
        Bucket *best = nullptr;
        for (const auto &[first, group] : m_firsts) {
            if (best && best->first() < first) {
                break; // nor is any of the modules behind it earlier
            }
            Bucket *const found = firstOf(m_modules.line(group), lesson, module);
            best = found && (!best || found->first() < best->first()) ? found : best;
        }
        return best;
    }

    /** The number of the one taken. */
    size_t take(Bucket *bucket)
    {
        const size_t taken = bucket->first();
        const size_t module = bucket->place.module;
        m_firsts.erase({m_modules.line(module).begin()->first, module});
        bucket->waiting.pop_back();
        m_lessons.move(bucket->place.lesson, bucket, taken);
        m_modules.move(module, bucket, taken);
        if (!m_modules.line(module).empty()) {
            m_firsts.emplace(m_modules.line(module).begin()->first, module);
        }
        --m_left;
        return taken;
    }

private:
    [[nodiscard]] static Bucket *firstOf(const Line &line, const Wish &lesson, const Wish &module)
    {
        const auto found = std::ranges::find_if(line, [&](const auto &entry) {
            const CheckPlace &place = entry.second->place;
            return lesson.isMet(place.lesson) && module.isMet(place.module);
        });
        return found == line.end() ? nullptr : found->second;
    }

    std::map<std::pair<size_t, size_t>, Bucket> m_buckets;
    Groups m_lessons;
    Groups m_modules;
    std::set<std::pair<size_t, size_t>> m_firsts; ///< of each module, with its number
    size_t m_left;
};

} // namespace

std::vector<size_t> LessonMixer::mix(std::span<const CheckPlace> line)
{
    std::vector<size_t> order;
    order.reserve(line.size());
    for (Waiting waiting(line); !waiting.isEmpty();) {
        const Wish lesson{waiting.pressingLesson(), m_last ? m_last->lesson : nobody};
        const Wish module{waiting.pressingModule(), m_last ? m_last->module : nobody};
        Bucket *next = waiting.first(lesson, module);
        next = next ? next : waiting.first(lesson, module.ofAny());
        next = next ? next : waiting.first(lesson, {});
        next = next ? next : waiting.first(lesson.ofAny(), {});
        next = next ? next : waiting.first({}, {}); // only one lesson is left
        m_last = next->place;
        order.push_back(waiting.take(next));
    }
    return order;
}

} // namespace Carrel
