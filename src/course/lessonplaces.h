// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QHash>

namespace Carrel
{

/** Finds the lessons of an outline for who asks for each of thousands. The outline outlives it and stays as it is. */
class LessonPlaces final
{
public:
    explicit LessonPlaces(const CourseOutline &outline);

    /** nullptr when there is none of that slug. */
    [[nodiscard]] const LessonEntry *entry(const LessonSlug &slug) const { return m_places.value(slug).entry; }
    [[nodiscard]] const Module *module(const LessonSlug &slug) const { return m_places.value(slug).module; }

private:
    struct Place {
        const LessonEntry *entry = nullptr;
        const Module *module = nullptr;
    };

    QHash<LessonSlug, Place> m_places;
};

} // namespace Carrel
