// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/package.h"
#include "library/coursestore.h"
#include "library/coursesummary.h"
#include "library/lessontext.h"
#include "library/packagecodec.h"

#include <QHash>

#include <optional>

namespace Carrel
{

class JobControl;

/** What is wrong with the file of a lesson. The numbers lie in the index. */
enum class LessonProblem { None = 0, Differs = 1, Unreadable = 2, Missing = 3 };

/** One lesson as the index takes it in. */
struct LessonContent {
    LessonEntry entry;
    int module = 0; ///< place of its module
    QString path;   ///< inside the package
    QString sha256; ///< of the bytes that lie there
    LessonProblem problem = LessonProblem::None;
    bool known = false; ///< the index has these bytes already; the fields below are then empty
    int options = 0;
    std::map<QString, int> kinds;
    KeptIds kept;
    std::optional<LessonText> text; ///< of the first lessons; of those behind them there are the files
};

/** One package as the index takes it in. */
struct PackageContent {
    PackagePlace place;
    QString manifestSha256;
    CourseCondition condition = CourseCondition::Ready;
    QString reason;
    CourseOutline outline; ///< entries as the manifest has them; lessons has what was found
    std::vector<LessonContent> lessons;
    std::map<QString, Asset> assets;
};

/** The lessons an index has of a package, by slug: hash and what is kept beside it; those with a problem are left out.
 */
using KnownLessons = QHash<QString, QString>;

/** Reads a package for the index. A damaged one comes back with its reason; only Cancelled is an error. */
[[nodiscard]] Result<PackageContent> readPackage(const PackagePlace &place, const PackageCodec &codec,
                                                 const KnownLessons &known, JobControl &control);

/** In hex, as manifests and the index have it. */
[[nodiscard]] QString sha256Of(const QByteArray &bytes);

/** Opens the manifest of the package in @p folder. */
[[nodiscard]] Result<PackageManifest> readManifestOf(const QString &folder, const PackageCodec &codec);

/** The path of the file @p path in @p folder, or empty when there is none, or a pipe, or it would lead out of it. */
[[nodiscard]] QString insidePackage(const QString &folder, const QString &path);

} // namespace Carrel
