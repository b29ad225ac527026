// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "course/course.h"
#include "library/library.h"

namespace Carrel
{

/** What goes into a package besides the course. */
struct PackageExtras {
    QString baseFolder;                           ///< of the package in the library that lessons are taken from
    std::map<LessonSlug, LessonFileInfo> lessons; ///< of that package
    std::map<LessonSlug, KeptIds> kept;           ///< of the lessons of the course itself
};

/** The bytes of the file that @p lesson is kept in: as it came, or by the JSON writer. */
[[nodiscard]] QByteArray packagedBytes(const Lesson &lesson);

/**
 * Writes @p course as a package into the empty folder @p folder: the manifest, the lessons that are here as they came
 * byte for byte (those made from another format by the JSON writer), and the files they name. A lesson that @p course
 * only lists is taken from the package of @p extras when that has it. Used by import and export.
 */
[[nodiscard]] Result<void> writePackage(const Course &course, const QString &folder, JobControl &control,
                                        const PackageExtras &extras = {});

} // namespace Carrel
