// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/lesson.h"
#include "formats/limits.h"

namespace Carrel
{

/** What a JSON file was found to hold. */
struct LessonFile {
    std::vector<Lesson> lessons;
    bool isManifest = false; ///< it describes a package; the folder around it is the course
};

/** Reads a file of one lesson, an array of lessons or lessons in lines. A bad record leaves the others whole. */
[[nodiscard]] LessonFile readLessonFile(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics,
                                        const Limits &limits);

} // namespace Carrel
