// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QString>

#include <functional>

namespace Carrel
{

class Library;

/** Where a picture of a course lies; empty: not here. */
using CoursePictureFinder = std::function<QString(const CourseId &course, const QString &path)>;

/** Finds pictures in @p library, which has to outlive the finder. */
[[nodiscard]] CoursePictureFinder coursePictures(const Library &library);

} // namespace Carrel
