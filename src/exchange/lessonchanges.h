// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/courseupdate.h"
#include "exchange/librarycourse.h"

namespace Carrel
{

/**
 * Lists what an update does, lesson by lesson, and works out what checks and blocks go on being known by, for
 * CourseUpdate::extras.
 */
class LessonChanges final
{
public:
    /** Everything found goes into @p update, which outlives this. */
    LessonChanges(CourseId course, const AnsweredChecks &answered, CourseUpdate &update);

    void add(const Lesson &lesson);
    void change(const LibraryCourse &older, const Lesson &lesson);
    void remove(const LibraryCourse &older, const LessonSlug &slug);

private:
    [[nodiscard]] std::map<CheckId, Fingerprint> answeredOf(const LessonSlug &slug) const;
    void compareChecks(const Lesson &before, const Lesson &now, const std::map<CheckId, Fingerprint> &answered);

    const CourseId m_course;
    const AnsweredChecks &m_answered;
    CourseUpdate &m_update;
};

} // namespace Carrel
