// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

namespace Carrel
{

/**
 * The pictures that a lesson outside any package names, as files of @p folder, by path. Only what is a picture by its
 * content is taken: a lesson must not carry other files of a person into a course. One that cannot be shown gets a row.
 */
void addPictures(const Lesson &lesson, const QString &lessonFile, std::map<QString, Asset> &assets,
                 Diagnostics &diagnostics);

} // namespace Carrel
