// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/course.h"
#include "library/coursesummary.h"
#include "library/library.h"
#include "storage/database.h"

#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

/** Where the file of a lesson or a picture lies. */
struct FilePlace {
    QString store;
    int rank = 0;        ///< of the store: 0 is one's own
    QString folder;      ///< of the package
    QString path;        ///< inside it
    KeptIds kept = {};   ///< of a lesson
    QString sha256 = {}; ///< of the bytes of a lesson that were taken in
};

/** The files of a course, and where its package lies; Asset::file is not set. */
struct AssetPlaces {
    QString store;
    int rank = 0;
    QString folder;
    std::map<QString, Asset> assets;
};

/** The questions the library asks its index. Lives as long as one question. */
class IndexReader final
{
public:
    explicit IndexReader(Database database);

    [[nodiscard]] Result<std::vector<CourseSummary>> courses() const;
    [[nodiscard]] Result<std::optional<CourseSummary>> course(const CourseId &id) const;
    /** SHA-256 of the manifest that the index has the course of; empty when it has no such course. */
    [[nodiscard]] Result<QString> manifestHash(const CourseId &id) const;
    [[nodiscard]] Result<std::shared_ptr<const CourseOutline>> outline(const CourseId &id) const;
    [[nodiscard]] Result<std::optional<FilePlace>> lessonFile(const LessonRef &ref) const;
    [[nodiscard]] Result<AssetPlaces> assets(const CourseId &id) const;
    [[nodiscard]] Result<std::map<LessonSlug, LessonFileInfo>> lessonFiles(const CourseId &id) const;
    [[nodiscard]] Result<QHash<QByteArray, std::vector<LessonRef>>> lessonsByHash() const;
    [[nodiscard]] Result<std::vector<HeadingEntry>> headings() const;
    /** Every place where a file of this hash should lie; several courses may have the same picture. */
    [[nodiscard]] Result<std::vector<FilePlace>> assetFiles(const AssetHash &hash) const;

private:
    Database m_database;
};

} // namespace Carrel
