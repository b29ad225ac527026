// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/lessonplaces.h"

namespace Carrel
{

LessonPlaces::LessonPlaces(const CourseOutline &outline)
{
    for (const Module &module : outline.modules) {
        for (const LessonEntry &entry : module.lessons) {
            if (!m_places.contains(entry.slug)) {
                m_places.insert(entry.slug, {&entry, &module});
            }
        }
    }
}

} // namespace Carrel
