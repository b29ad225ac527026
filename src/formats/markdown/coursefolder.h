// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/limits.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace Carrel::Markdown
{

/** One lesson file of a course folder. */
struct CourseFile {
    QString path; ///< from the course's folder: "01-basics/02-tides.md"
    QString slug; ///< from the file's name
};

/** One module: a folder, or the lesson files beside course.md. */
struct CourseModule {
    QString folder; ///< empty: the course's own
    QString slug;
    std::vector<CourseFile> files; ///< in reading order
};

/** Lists a course folder in the order of number prefixes, then of names; what is skipped is reported. */
[[nodiscard]] std::vector<CourseModule> listCourseFolder(const QString &root, const Limits &limits,
                                                         Diagnostics &diagnostics);

/** Puts the files that @p wanted names by slug or path first, in that order; names that fit no file are reported. */
void reorder(std::vector<CourseModule> &modules, const QStringList &wanted, Diagnostics &diagnostics);

} // namespace Carrel::Markdown
