// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/lessonorder.h"

#include "course/identity.h"

#include <QSet>

#include <algorithm>
#include <limits>

namespace Carrel
{

namespace
{

using LessonPointer = std::shared_ptr<const Lesson>;

bool namesAsNext(const LessonPointer &first, const LessonPointer &second)
{
    const auto &next = first->next;
    const auto &previous = second->previous;
    return (next && next->slug == second->slug) || (previous && previous->slug == first->slug);
}

/** Lessons that share a position follow each other as they name each other. */
void settleTies(std::vector<LessonPointer> &lessons)
{
    for (size_t i = 1; i < lessons.size(); ++i) {
        for (size_t j = i; j > 0 && lessons[j]->position == lessons[j - 1]->position &&
                           namesAsNext(lessons[j], lessons[j - 1]) && !namesAsNext(lessons[j - 1], lessons[j]);
             --j) {
            std::swap(lessons[j], lessons[j - 1]);
        }
    }
}

/** A lesson without a position goes beside the neighbour it names, else to the end. */
void place(std::vector<LessonPointer> &ordered, const LessonPointer &lesson)
{
    const auto before = std::ranges::find_if(ordered, [&](const auto &other) { return namesAsNext(other, lesson); });
    const auto after = std::ranges::find_if(ordered, [&](const auto &other) { return namesAsNext(lesson, other); });
    if (before != ordered.end()) {
        ordered.insert(before + 1, lesson);
    } else {
        ordered.insert(after, lesson);
    }
}

/** The lessons that others name beside themselves, or that name others. */
QSet<LessonSlug> withNeighbours(const std::vector<LessonPointer> &lessons)
{
    QSet<LessonSlug> slugs;
    for (const LessonPointer &lesson : lessons) {
        for (const std::optional<Neighbour> &neighbour : {lesson->previous, lesson->next}) {
            if (neighbour) {
                slugs << neighbour->slug << lesson->slug;
            }
        }
    }
    return slugs;
}

std::vector<LessonPointer> inOrder(const std::vector<LessonPointer> &lessons)
{
    std::vector<LessonPointer> ordered;
    std::ranges::copy_if(lessons, std::back_inserter(ordered),
                         [](const auto &lesson) { return lesson->position.has_value(); });
    std::ranges::stable_sort(ordered, {}, [](const auto &lesson) { return *lesson->position; });
    settleTies(ordered);
    const QSet<LessonSlug> linked = withNeighbours(lessons);
    for (const LessonPointer &lesson : lessons) {
        if (!lesson->position && linked.contains(lesson->slug)) {
            place(ordered, lesson);
        } else if (!lesson->position) {
            ordered.push_back(lesson);
        }
    }
    return ordered;
}

/** One module while its lessons are gathered. */
struct Gathered {
    Module module;
    int index = std::numeric_limits<int>::max();
};

QString keyOf(const ModuleHead &head)
{
    return head.slug.isEmpty() ? head.title : head.slug;
}

LessonEntry entryOf(const Neighbour &neighbour, std::optional<int> position)
{
    return {.slug = neighbour.slug,
            .title = neighbour.title,
            .minutes = neighbour.minutes,
            .position = position,
            .here = false,
            .textBlocks = 0,
            .lastBlock = {},
            .checks = {}};
}

/** Appends lessons to a module together with the neighbours that nobody else brings. */
class EntryList
{
public:
    explicit EntryList(const std::vector<LessonPointer> &lessons)
    {
        for (const LessonPointer &lesson : lessons) {
            m_listed.insert(lesson->slug);
        }
    }

    void append(std::vector<LessonEntry> &entries, const Lesson &lesson)
    {
        appendAbsent(entries, lesson.previous, lesson.position, -1);
        entries.push_back(Carrel::entryOf(lesson));
        appendAbsent(entries, lesson.next, lesson.position, +1);
    }

private:
    void appendAbsent(std::vector<LessonEntry> &entries, const std::optional<Neighbour> &neighbour,
                      std::optional<int> position, int step)
    {
        if (neighbour && !neighbour->slug.isEmpty() && !m_listed.contains(neighbour->slug)) {
            m_listed.insert(neighbour->slug);
            entries.push_back(entryOf(*neighbour, position ? std::optional(*position + step) : std::nullopt));
        }
    }

    QSet<LessonSlug> m_listed;
};

} // namespace

std::vector<Module> modulesInOrder(const std::vector<LessonPointer> &lessons)
{
    std::vector<Gathered> gathered;
    QHash<QString, size_t> places;
    EntryList list(lessons);
    for (const LessonPointer &lesson : inOrder(lessons)) {
        const QString key = keyOf(lesson->module);
        if (!places.contains(key)) {
            places.insert(key, gathered.size());
            gathered.push_back({{lesson->module.slug, lesson->module.title, {}}});
        }
        Gathered &module = gathered[places.value(key)];
        module.index = std::min(module.index, lesson->module.index.value_or(module.index));
        list.append(module.module.lessons, *lesson);
    }
    std::ranges::stable_sort(gathered, {}, &Gathered::index);
    std::vector<Module> modules;
    modules.reserve(gathered.size());
    for (Gathered &one : gathered) {
        modules.push_back(std::move(one.module));
    }
    return modules;
}

} // namespace Carrel
