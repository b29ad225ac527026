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
};

/** A folder in which courses lie as packages. Knows names, staging and swapping; opens nothing. Used by Library. */
class CourseStore final
{
public:
    explicit CourseStore(QString folder);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /** False for a stick that is out or a share that is away: its courses are then unavailable, not gone. */
    [[nodiscard]] bool isHere() const;
    /** Every folder with a manifest, by name. */
    [[nodiscard]] std::vector<PackagePlace> packages() const;

    /** Puts right what an interrupted swap left, and removes stagings older than a day. Own store only. */
    void mend() const;
    [[nodiscard]] Result<QString> makeStaging() const;
    /** A folder for the package of @p slug and @p id that nothing lies in. */
    [[nodiscard]] QString freeFolder(const QString &slug, const QString &id) const;
    /**
     * Renames @p staged to @p target. What lay at @p target steps aside first, and comes back when the rename fails;
     * the caller then discards it by removeAside(), or takes it back by restoreAside().
     */
    [[nodiscard]] Result<void> swapIn(const QString &staged, const QString &target) const;
    void removeAside(const QString &target) const;
    void restoreAside(const QString &target) const;
    /** Takes a package out of the store in one step, then deletes it. */
    [[nodiscard]] Result<void> remove(const QString &folder) const;

private:
    QString m_folder;
};

} // namespace Carrel
