// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QString>

#include <map>

namespace Carrel
{

/** Whether a course can be opened: Damaged, its files are not what they should be; Unavailable, its store is away. */
enum class CourseCondition { Ready, Damaged, Unavailable };

/** What a list of courses shows of one. The numbers are over the lessons that are here. */
struct CourseSummary {
    CourseInfo info; ///< of a damaged course what was known before; else its folder's name; a long title is cut
    int modules = 0;
    int lessonsHere = 0;
    int lessonsInAll = 0; ///< as the publisher counts
    int checks = 0;       ///< usable ones
    int options = 0;
    std::map<QString, int> blocksByKind; ///< "p", "h2", "code" …; blocks inside others are counted too
    bool readOnly = false;               ///< lies in a store that is not one's own
    CourseCondition condition = CourseCondition::Ready;
    QString reason;         ///< a sentence: why it is not Ready, or what is wrong with some of its lessons
    QString folder;         ///< where the package lies
    QString manifestSha256; ///< of the manifest these facts are from
    bool operator==(const CourseSummary &) const = default;
};

} // namespace Carrel
