// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <vector>

namespace Carrel
{

/** One package as a store shows it without being opened. */
struct PackagePlace {
    QString folder;
    qint64 manifestBytes = 0;
    qint64 manifestMs = 0; ///< when course.json was last written, milliseconds since 1970
    bool operator==(const PackagePlace &) const = default;
};

/** The manifest of the package in @p folder as it lies there now. */
[[nodiscard]] PackagePlace placeOf(const QString &folder);

/** A folder in which courses lie as packages. Knows names and swapping; opens nothing. Used by Library. */
class CourseStore final
{
public:
    explicit CourseStore(QString folder);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /** False for a stick that is out or a share that is away: its courses are then unavailable, not gone. */
    [[nodiscard]] bool isHere() const;
    /** Every folder with a manifest, by name. */
    [[nodiscard]] std::vector<PackagePlace> packages() const;

    /** Puts right what an interrupted swap left. Own store only, by who holds its lock. */
    void mend() const;
    /** The folder for the package of @p slug and @p id. */
    [[nodiscard]] QString folderFor(const QString &slug, const QString &id) const;
    /** The same, or one numbered after it, in which nothing lies. */
    [[nodiscard]] QString freeFolder(const QString &slug, const QString &id) const;
    /**
     * Renames @p staged to @p target. What lay at @p target steps aside first, and comes back when the rename fails;
     * the caller then lets it go by removeAside() or keepAside(), or takes it back by restoreAside().
     */
    [[nodiscard]] Result<void> swapIn(const QString &staged, const QString &target) const;
    void removeAside(const QString &target) const;
    void restoreAside(const QString &target) const;
    /** What stepped aside becomes the previous version of @p target, of which there is one. */
    void keepAside(const QString &target) const;
    [[nodiscard]] bool hasPrevious(const QString &target) const;
    /** Puts the previous version in the place of the present one, which is deleted. */
    [[nodiscard]] Result<void> bringBackPrevious(const QString &target) const;
    void removePrevious(const QString &target) const;
    /** Takes a package out of the store in one step, then deletes it. */
    [[nodiscard]] Result<void> remove(const QString &folder) const;

private:
    QString m_folder;
};

} // namespace Carrel
