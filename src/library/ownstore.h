// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/importjournal.h"
#include "library/indexkeeper.h"
#include "library/indexwriter.h"
#include "library/library.h"
#include "library/stagings.h"
#include "library/storelock.h"

#include <functional>

namespace Carrel
{

/** The one store that courses come into and go from, with its rows in the index. Used by Library alone. */
class OwnStore final
{
public:
    /** All of it outlives the store. */
    struct Parts {
        const LibraryPaths &paths;
        const PackageCodec &codec;
        IndexKeeper &keeper;
        QRecursiveMutex &writing;
        std::function<Result<void>()> makeIndexAnew; ///< the files are right, the index was found damaged
    };

    struct Adopted {
        CourseId course;
        WaitingTexts waiting;
    };

    explicit OwnStore(Parts parts);

    [[nodiscard]] StoreLock &lock() { return m_lock; }
    [[nodiscard]] Stagings &stagings() { return m_stagings; }

    Result<Adopted> adopt(const QString &staged, JobControl &control, const LessonsAtHand &atHand,
                          const ImportId &import);
    /** Brings the index up to what lies here of the course, which another program or computer may have put there. */
    Result<WaitingTexts> takeNote(const CourseInfo &info, JobControl &control);
    /** Deletes the package in @p folder, which must lie in this store. */
    Result<void> remove(const QString &folder);

    /** Puts back what the last import replaced and deletes what it brought; the courses it touched. */
    Result<WaitingTexts> undoLastImport(JobControl &control);

    /** SHA-256 of the manifest of the package in @p folder; empty when there is none. */
    [[nodiscard]] static QString manifestHash(const QString &folder);

private:
    [[nodiscard]] std::optional<LastImport> lastImport() const;
    [[nodiscard]] QString targetFor(const CourseInfo &info) const;
    [[nodiscard]] Result<WaitingTexts> takeIn(PackageContent &content);
    [[nodiscard]] KnownLessons knownLessons(const QString &folder) const;
    Result<void> noteImport(const ImportId &import, const CourseInfo &info, const QString &target, bool isNew);
    void forgetPrevious(const LastImport &import) const;
    void takeOutOfJournal(const QString &folder) const;
    Result<WaitingTexts> undoOne(const ImportedCourse &course, JobControl &control);

    const Parts m_parts;
    const CourseStore m_store;
    StoreLock m_lock;
    Stagings m_stagings;
};

} // namespace Carrel
