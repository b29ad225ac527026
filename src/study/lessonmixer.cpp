// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmixer.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>
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
    LessonAndModule place;
    std::vector<InLine> waiting; ///< the last in line first

    [[nodiscard]] quint64 first() const { return waiting.back().position; }
};

/** Buckets, by who is first in each. */
using Line = std::set<std::pair<quint64, Bucket *>>;

/** All lessons, or all modules: their buckets, and how many wait in them. */
class Groups
{
public:
    [[nodiscard]] Line &line(size_t group) { return m_groups[group].line; }
    [[nodiscard]] const Line &line(size_t group) const { return m_groups.at(group).line; }

    void count(size_t group, size_t before, size_t now)
    {
        size_t &waiting = m_groups[group].waiting;
        m_byCount.erase({waiting, group});
        waiting = waiting - before + now;
        if (waiting > 0) {
            m_byCount.emplace(waiting, group);
        }
    }

    /** The group that must be next, when @p waiting are left; nobody: any. */
    [[nodiscard]] size_t pressing(size_t waiting) const
    {
        return !m_byCount.empty() && m_byCount.rbegin()->first > waiting / 2 ? m_byCount.rbegin()->second : nobody;
    }

private:
    struct Group {
        Line line;
        size_t waiting = 0;
    };

    std::unordered_map<size_t, Group> m_groups;
    std::set<std::pair<size_t, size_t>> m_byCount;
};

} // namespace

/** The checks that wait, so that the first one to meet two wishes is found without asking them all. */
class LessonMixer::Waiting
{
public:
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

    [[nodiscard]] Bucket &bucket(const LessonAndModule &place)
    {
        return m_buckets.try_emplace(place, Bucket{place, {}}).first->second;
    }

    /** @p change of who waits in @p bucket. */
    template<typename Change> void change(Bucket &bucket, const Change &change)
    {
        const size_t before = bucket.waiting.size();
        if (before > 0) {
            leave(bucket);
        }
        change(bucket.waiting);
        const size_t now = bucket.waiting.size();
        if (now > 0) {
            enter(bucket);
        }
        m_lessons.count(bucket.place.lesson, before, now);
        m_modules.count(bucket.place.module, before, now);
        m_left = m_left - before + now;
    }

private:
    [[nodiscard]] static Bucket *firstOf(const Line &line, const Wish &lesson, const Wish &module)
    {
        const auto found = std::ranges::find_if(line, [&](const auto &entry) {
            const LessonAndModule &place = entry.second->place;
            return lesson.isMet(place.lesson) && module.isMet(place.module);
        });
        return found == line.end() ? nullptr : found->second;
    }

    void leave(Bucket &bucket)
    {
        const std::pair entry(bucket.first(), &bucket);
        m_lessons.line(bucket.place.lesson).erase(entry);
        changeModule(bucket.place.module, [&](Line &line) { line.erase(entry); });
    }

    void enter(Bucket &bucket)
    {
        const std::pair entry(bucket.first(), &bucket);
        m_lessons.line(bucket.place.lesson).insert(entry);
        changeModule(bucket.place.module, [&](Line &line) { line.insert(entry); });
    }

    template<typename Change> void changeModule(size_t module, const Change &change)
    {
        Line &line = m_modules.line(module);
        if (!line.empty()) {
            m_firsts.erase({line.begin()->first, module});
        }
        change(line);
        if (!line.empty()) {
            m_firsts.emplace(line.begin()->first, module);
        }
    }

    std::map<LessonAndModule, Bucket> m_buckets;
    Groups m_lessons;
    Groups m_modules;
    std::set<std::pair<quint64, size_t>> m_firsts; ///< of each module, with its number
    size_t m_left = 0;
};

LessonMixer::LessonMixer()
    : m_waiting(std::make_unique<Waiting>())
{
}

LessonMixer::~LessonMixer() = default;
LessonMixer::LessonMixer(LessonMixer &&) noexcept = default;
LessonMixer &LessonMixer::operator=(LessonMixer &&) noexcept = default;

void LessonMixer::put(const LessonAndModule &place, std::vector<InLine> line)
{
    std::ranges::reverse(line); // to be taken from the end
    m_waiting->change(m_waiting->bucket(place), [&line](std::vector<InLine> &waiting) { waiting = std::move(line); });
}

bool LessonMixer::isEmpty() const
{
    return m_waiting->isEmpty();
}

LessonMixer::Taken LessonMixer::take(const std::optional<LessonAndModule> &last)
{
    const Wish lesson{m_waiting->pressingLesson(), last ? last->lesson : nobody};
    const Wish module{m_waiting->pressingModule(), last ? last->module : nobody};
    Bucket *next = m_waiting->first(lesson, module);
    next = next ? next : m_waiting->first(lesson, module.ofAny());
    next = next ? next : m_waiting->first(lesson, {});
    next = next ? next : m_waiting->first(lesson.ofAny(), {});
    next = next ? next : m_waiting->first({}, {}); // only one lesson is left
    const Taken taken{next->place, next->waiting.back()};
    m_waiting->change(*next, [](std::vector<InLine> &waiting) { waiting.pop_back(); });
    return taken;
}

void LessonMixer::putBack(const Taken &taken)
{
    m_waiting->change(m_waiting->bucket(taken.place),
                      [&taken](std::vector<InLine> &waiting) { waiting.push_back(taken.inLine); });
}

} // namespace Carrel
