// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"
#include "formats/limits.h"

#include <QStringList>

namespace Carrel::Markdown
{

/** What course.md says. */
struct CourseHeadFile {
    CourseInfo info;
    QStringList order;    ///< lessons by slug or path, where the author lists them
    QString checkHeading; ///< the word that begins a check
    int lessonsInAll = 0; ///< when the course has more of them than the folder names
};

/** Reads the course.md of the course folder @p root; the course is named by its folder where the file says nothing. */
[[nodiscard]] CourseHeadFile readCourseHead(const QString &root, const Limits &limits, Diagnostics &diagnostics);

} // namespace Carrel::Markdown
