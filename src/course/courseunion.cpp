// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/courseunion.h"

#include "course/lessonorder.h"
#include "course/lessonplaces.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <ranges>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CourseUnion)
};

LessonEntry *entryIn(std::vector<Module> &modules, const LessonSlug &slug)
{
    for (Module &module : modules) {
        const auto found = std::ranges::find(module.lessons, slug, &LessonEntry::slug);
        if (found != module.lessons.end()) {
            return &*found;
        }
    }
    return nullptr;
}

Module &moduleLike(std::vector<Module> &modules, const Module &wanted)
{
    const auto same = std::ranges::find_if(modules, [&wanted](const Module &module) {
        return module.slug == wanted.slug && (!module.slug.isEmpty() || module.title == wanted.title);
    });
    if (same != modules.end()) {
        return *same;
    }
    modules.push_back({wanted.slug, wanted.title, {}});
    return modules.back();
}

/** The newer order; what only the older one has follows the lesson it followed there. */
std::vector<Module> joinedModules(const std::vector<Module> &older, std::vector<Module> newer)
{
    for (const Module &module : older) {
        LessonSlug before;
        for (const LessonEntry &entry : module.lessons) {
            if (LessonEntry *known = entryIn(newer, entry.slug)) {
                if (entry.here && !known->here) {
                    *known = entry;
                }
            } else {
                std::vector<LessonEntry> &lessons = moduleLike(newer, module).lessons;
                const auto anchor = std::ranges::find(lessons, before, &LessonEntry::slug);
                lessons.insert(anchor == lessons.end() ? anchor : anchor + 1, entry);
            }
            before = entry.slug;
        }
    }
    return newer;
}

std::vector<Module> modulesOf(const Course &course)
{
    const auto lessons = course.lessons | std::views::values;
    return modulesInOrder({lessons.begin(), lessons.end()});
}

int entryCount(const std::vector<Module> &modules)
{
    int count = 0;
    for (const Module &module : modules) {
        count += int(module.lessons.size());
    }
    return count;
}

/** A lesson that comes alone says nothing of what the manifest of its course said. */
void keepUnknownKeys(const Course &older, Course &course)
{
    QString &keys = course.outline.info.unknownKeys;
    keys = keys.isEmpty() ? older.outline.info.unknownKeys : keys;
}

} // namespace

Course unionOf(const Course &older, const Course &newer, Diagnostics &diagnostics)
{
    Course course = newer;
    course.lessons.insert(older.lessons.begin(), older.lessons.end());
    course.assets.insert(older.assets.begin(), older.assets.end());
    keepUnknownKeys(older, course);
    const bool byManifest = newer.outline.info.identity == IdentityStrength::Manifest ||
                            older.outline.info.identity == IdentityStrength::Manifest;
    course.outline.modules =
        byManifest ? joinedModules(older.outline.modules, newer.outline.modules) : modulesOf(course);
    course.outline.lessonsInAll =
        std::max({older.outline.lessonsInAll, newer.outline.lessonsInAll, entryCount(course.outline.modules)});
    if (newer.outline.info.identity == IdentityStrength::SlugAndLicence) {
        diagnostics.push_back(
            {.code = u"course-known-by-slug"_s,
             .file = newer.outline.info.origin,
             .message =
                 Words::tr("“%1” names no address of its course; it counts as part of the course of the same short "
                           "name, authors and licence.")
                     .arg(newer.outline.info.title),
             .hint = Words::tr("If it is another course, give it an address or a manifest.")});
    }
    return course;
}

Course replacedIn(const Course &older, const Course &newer)
{
    Course course = newer;
    course.lessons.insert(older.lessons.begin(), older.lessons.end());
    course.assets.insert(older.assets.begin(), older.assets.end());
    keepUnknownKeys(older, course);
    course.outline.modules = older.outline.modules;
    course.outline.lessonsInAll = std::max(older.outline.lessonsInAll, newer.outline.lessonsInAll);
    const LessonPlaces places(newer.outline);
    for (Module &module : course.outline.modules) {
        for (LessonEntry &entry : module.lessons) {
            const LessonEntry *changed = newer.lessons.contains(entry.slug) ? places.entry(entry.slug) : nullptr;
            entry = changed ? *changed : entry;
        }
    }
    return course;
}

Course successorOf(const Course &older, const Course &newer)
{
    Course course = newer;
    const LessonPlaces places(older.outline);
    bool keepsAny = false;
    for (Module &module : course.outline.modules) {
        for (LessonEntry &entry : module.lessons) {
            const LessonEntry *known = entry.here ? nullptr : places.entry(entry.slug);
            if (!known || !known->here) {
                continue;
            }
            keepsAny = true;
            entry = *known;
            if (const auto lesson = older.lesson(entry.slug)) {
                course.lessons.insert_or_assign(entry.slug, lesson);
            }
        }
    }
    if (keepsAny) {
        course.assets.insert(older.assets.begin(), older.assets.end());
    }
    return course;
}

} // namespace Carrel
