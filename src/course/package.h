// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "course/keptids.h"

#include <QStringList>

namespace Carrel
{

/** Where a lesson lies in a package, and what its bytes must hash to. */
struct PackagedLesson {
    QString path; ///< inside the package
    QString sha256;
    KeptIds kept = {}; ///< what its checks and blocks are known by
    bool operator==(const PackagedLesson &) const = default;
};

/** The manifest of a package: what formats/package reads and writes, and library indexes. */
struct PackageManifest {
    CourseOutline outline;
    std::map<LessonSlug, PackagedLesson> lessons;
    std::map<QString, Asset> assets; ///< by path
    QStringList requiredFeatures;    ///< `requires`: all words when written; read, those this version does not know
    bool operator==(const PackageManifest &) const = default;
};

} // namespace Carrel
