// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "library/coursesummary.h"
#include "library/importid.h"
#include "library/importjournal.h"
#include "library/packagecodec.h"
#include "library/searchhit.h"
#include "library/storelock.h"

#include <QHash>
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

/** The file of a lesson as the library has it. */
struct LessonFileInfo {
    QString path; ///< of the file, in the package
    QString sha256;
    KeptIds kept;
    bool operator==(const LessonFileInfo &) const = default;
};

/** A lesson as it lies in the library, still to be read. */
struct LessonSource {
    QByteArray bytes;
    QString sha256; ///< of these bytes
    QString file;   ///< for people, where something is wrong with it
    KeptIds kept;
};

/** A heading in the text of a lesson. */
struct HeadingEntry {
    LessonRef lesson;
    BlockId block;
    QString title;
    bool operator==(const HeadingEntry &) const = default;
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
    /** The two halves of lesson(): what the disk has, and what takes its time when that is much. */
    [[nodiscard]] Result<LessonSource> lessonSource(const LessonRef &ref) const;
    [[nodiscard]] Result<std::shared_ptr<const Lesson>> readLesson(const LessonSource &source) const;
    /** How many bytes its file has; 0 when that cannot be told. */
    [[nodiscard]] qint64 lessonSize(const LessonRef &ref) const;
    /** Its file as the index has taken it in; nothing when it is not here. */
    [[nodiscard]] std::optional<LessonFileInfo> lessonFile(const LessonRef &ref) const;
    /** The files lessons of the course name, by path; Asset::file says where the bytes lie. */
    [[nodiscard]] std::map<QString, Asset> assets(const CourseId &id) const;
    /** Where the bytes of a picture lie. */
    [[nodiscard]] Result<QString> assetFile(const AssetHash &hash) const;

    /** The files of the lessons of a course that are whole. */
    [[nodiscard]] std::map<LessonSlug, LessonFileInfo> lessonFiles(const CourseId &id) const;
    /** Lessons of exactly these bytes in one's own courses that grow lesson by lesson, by SHA-256 in hex. */
    [[nodiscard]] QHash<QByteArray, std::vector<LessonRef>> lessonsByHash() const;
    /** SHA-256 of the manifest of the package in @p folder as it is now; empty when there is none. */
    [[nodiscard]] static QString manifestHash(const QString &folder);
    /** The block that has the text of @p block now, when that is of an older version of the lesson; else itself. */
    [[nodiscard]] BlockId presentBlock(const LessonRef &ref, const BlockId &block) const;

    /**
     * Finds all of @p words, the last one also as a beginning, whatever their accents and case; best first. A word in
     * quotation marks is taken whole. Lessons that just came in are found once fillSearch() has got to them.
     */
    [[nodiscard]] Result<std::vector<SearchHit>> search(const QString &words, int limit = 50,
                                                        const std::optional<CourseId> &course = {}) const;

    /** The headings of every lesson that search() finds, lesson by lesson in the order of the text. */
    [[nodiscard]] std::vector<HeadingEntry> headings() const;

    /** Makes searchable what came in since: the work of a job after textsWaiting(). */
    Result<void> fillSearch(JobControl &control);

    /** Nobody else changes one's own store while it is held; everything below takes it by itself. */
    [[nodiscard]] Result<StoreLock::Hold> lockStore();
    /**
     * Brings the index up to what lies in one's own store of the course of @p info, for who holds the store and is to
     * change that course.
     */
    Result<void> takeNote(const CourseInfo &info, JobControl &control);
    /** An empty folder in which a package is made before adopt() takes it, or discardStaging() removes it. */
    [[nodiscard]] Result<QString> makeStaging();
    void discardStaging(const QString &staging);
    /** A name for an import of one or more courses, to be undone as a whole. */
    [[nodiscard]] static ImportId newImport();
    /**
     * Takes a complete package out of its staging folder into one's own store, in place of an older version of it,
     * which is kept until the next import. @p atHand only saves time.
     */
    Result<CourseId> adopt(const QString &stagedPackage, JobControl &control, const LessonsAtHand &atHand = {},
                           const ImportId &import = newImport());
    /**
     * What the last import brought or changed, as far as it is still there; also after a new start. As refresh() found
     * it or the last change left it: asking touches no disk.
     */
    [[nodiscard]] std::optional<LastImport> lastImport() const;
    /** Puts its courses back to what they were. Conflict: one was changed since; then nothing happens. */
    Result<void> undoLastImport(JobControl &control);

    /** Deletes a course of one's own store; the study record keeps what was learnt with it. */
    Result<void> remove(const CourseId &id);
    /** The same for the package in @p folder, which may be a damaged one. */
    Result<void> removePackage(const QString &folder);

Q_SIGNALS:
    void coursesChanged();
    void lastImportChanged();
    void textsWaiting(); ///< lessons came in that fillSearch() has not got to
    void indexStale();   ///< it was lost, or a file was edited in its store: the work of a job is refresh()

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace Carrel
