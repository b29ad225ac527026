// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course.h"

#include <algorithm>

namespace Carrel
{

int CourseOutline::lessonsHere() const
{
    int count = 0;
    for (const Module &module : modules) {
        count += int(std::ranges::count_if(module.lessons, &LessonEntry::here));
    }
    return count;
}

const LessonEntry *CourseOutline::find(const LessonSlug &slug) const
{
    for (const Module &module : modules) {
        const auto found = std::ranges::find(module.lessons, slug, &LessonEntry::slug);
        if (found != module.lessons.end()) {
            return &*found;
        }
    }
    return nullptr;
}

const Module *CourseOutline::moduleOf(const LessonSlug &slug) const
{
    const auto found = std::ranges::find_if(modules, [&slug](const Module &module) {
        return std::ranges::contains(module.lessons, slug, &LessonEntry::slug);
    });
    return found == modules.end() ? nullptr : &*found;
}

std::vector<const LessonEntry *> CourseOutline::lessons() const
{
    std::vector<const LessonEntry *> entries;
    for (const Module &module : modules) {
        for (const LessonEntry &entry : module.lessons) {
            entries.push_back(&entry);
        }
    }
    return entries;
}

std::shared_ptr<const Lesson> Course::lesson(const LessonSlug &slug) const
{
    const auto found = lessons.find(slug);
    return found == lessons.end() ? nullptr : found->second;
}

} // namespace Carrel
