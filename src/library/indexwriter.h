// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/packagecontent.h"
#include "storage/database.h"

namespace Carrel
{

/** What the index knows of a package before it is opened. */
struct IndexedPackage {
    qint64 id = 0;
    QString store;
    QString folder;
    qint64 manifestBytes = 0;
    qint64 manifestMs = 0;
    QString manifestSha256;
    CourseCondition condition = CourseCondition::Ready;
    bool hasProblems = false; ///< some lesson is missing, damaged or not as listed
};

/** The text of a lesson whose row is in the index. */
struct WaitingText {
    qint64 lesson = 0;
    QString sha256; ///< of the bytes it was made from: the row may be another's by the time it is written
    LessonText text;
};
using WaitingTexts = std::vector<WaitingText>;

/** Writes the index over course stores. The caller holds a transaction. Used by Library alone. */
class IndexWriter final
{
public:
    explicit IndexWriter(Database database);

    [[nodiscard]] Result<std::vector<IndexedPackage>> packages() const;
    [[nodiscard]] Result<KnownLessons> knownLessons(const QString &folder) const;

    /** Puts @p content in the place of what the index has of its folder; lessons it knows already stay as they are. */
    /** What can be searched of the new ones has to be written by SearchFill; their texts are taken out of @p content.
     */
    Result<WaitingTexts> write(PackageContent &content, const QString &store, int rank) const;
    /** The manifest was written again without a change. */
    Result<void> touch(qint64 package, const PackagePlace &place) const;
    Result<void> setCondition(qint64 package, CourseCondition condition, const QString &reason) const;
    Result<void> drop(qint64 package) const;
    Result<void> clear() const;
    /** Decides, once all packages are in, which one of each course is shown. */
    Result<void> settle() const;

private:
    Database m_database;
};

} // namespace Carrel
