// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "library/coursesummary.h"
#include "library/packagecodec.h"
#include "library/searchhit.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

/** Where courses lie, and where the index over them does. */
struct LibraryPaths {
    QString ownStore;           ///< made when the first course comes in
    QStringList readOnlyStores; ///< of the machine, shipped with the program, a stick; need not exist
    QString indexFile;          ///< on a local disk; may be deleted at any time
};

/** Lessons that were read before; what matches their bytes need not be read again. */
using LessonsAtHand = std::map<LessonSlug, std::shared_ptr<const Lesson>>;

/**
 * The courses that are here: packages in course stores, found, listed, read and searched through an index that is made
 * from them and never holds anything of its own. Built once by app and cli. When one course lies in several stores,
 * one's own comes first, then the others in their order.
 *
 * Everything may be called from a worker thread; signals come on the library's own.
 */
class Library final : public QObject
{
    Q_OBJECT

public:
    explicit Library(LibraryPaths paths, PackageCodec codec, QObject *parent = nullptr);
    ~Library() override;

    /** Holds the stores against the index: takes in what is new or changed, drops what is gone, parks what is damaged.
     */
    Result<void> refresh(JobControl &control);
    /** Throws the index away and makes it again from the stores. */
    Result<void> rebuildIndex(JobControl &control);

    /** Every course that is here, damaged ones too, by title. */
    [[nodiscard]] std::vector<CourseSummary> courses() const;
    [[nodiscard]] std::optional<CourseSummary> course(const CourseId &id) const;
    /** nullptr when it is not here. */
    [[nodiscard]] std::shared_ptr<const CourseOutline> outline(const CourseId &id) const;
    [[nodiscard]] Result<std::shared_ptr<const Lesson>> lesson(const LessonRef &ref) const;
    /** The files lessons of the course name, by path; Asset::file says where the bytes lie. */
    [[nodiscard]] std::map<QString, Asset> assets(const CourseId &id) const;
    /** Where the bytes of a picture lie. */
    [[nodiscard]] Result<QString> assetFile(const AssetHash &hash) const;

    /**
     * Finds all of @p words, the last one also as a beginning, whatever their accents and case; best first. A word in
     * quotation marks is taken whole.
     */
    [[nodiscard]] Result<std::vector<SearchHit>> search(const QString &words, int limit = 50,
                                                        const std::optional<CourseId> &course = {}) const;

    /** An empty folder in which a package is made before adopt() takes it. */
    [[nodiscard]] Result<QString> makeStaging() const;
    /**
     * Takes a complete package out of its staging folder into one's own store, in place of an older version of it.
     * @p atHand only saves time.
     */
    Result<CourseId> adopt(const QString &stagedPackage, JobControl &control, const LessonsAtHand &atHand = {});
    /** Deletes a course of one's own store; the study record keeps what was learnt with it. */
    Result<void> remove(const CourseId &id);

Q_SIGNALS:
    void coursesChanged();

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace Carrel
