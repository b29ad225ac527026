// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/standing.h"

#include "study/lessonmarks.h"

#include <algorithm>

namespace Carrel
{

namespace
{

void addLesson(Standing &standing, const LessonMarks &marks)
{
    ++standing.lessons;
    standing.read += marks.read ? 1 : 0;
    standing.checked += marks.checked ? 1 : 0;
    standing.lucky += marks.lucky ? 1 : 0;
    standing.retained += marks.retainedDays > 0 ? 1 : 0;
    standing.fading += marks.fading ? 1 : 0;
    standing.retainedDays = std::max(standing.retainedDays, marks.retainedDays);
}

} // namespace

std::vector<Standing> standingsIn(const CourseOutline &outline, const StudyState &state, StudyDay today,
                                  const Retentions &retentions)
{
    const CourseId &course = outline.info.id;
    Standing whole{.course = outline.info.title};
    std::vector<Standing> modules;
    for (const Module &module : outline.modules) {
        Standing part{.course = outline.info.title, .module = module.title};
        std::set<LessonSlug> slugs;
        for (const LessonEntry &lesson : module.lessons) {
            if (lesson.here) {
                const LessonMarks marks = lessonMarks(lesson, course, state, today);
                addLesson(whole, marks);
                addLesson(part, marks);
                slugs.insert(lesson.slug);
            }
        }
        if (part.lessons > 0) {
            part.retention = retentions.of([&](const PastAnswer &answer) {
                return answer.check.course == course && slugs.contains(answer.check.lesson);
            });
            modules.push_back(std::move(part));
        }
    }
    whole.retention = retentions.of([&course](const PastAnswer &answer) { return answer.check.course == course; });
    std::vector<Standing> all{std::move(whole)};
    if (modules.size() > 1) {
        std::ranges::move(modules, std::back_inserter(all));
    }
    return all;
}

} // namespace Carrel
