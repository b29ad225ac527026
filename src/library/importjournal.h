// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/ids.h"

#include <QString>

#include <optional>
#include <vector>

namespace Carrel
{

/** A course that the last import brought or changed. */
struct ImportedCourse {
    CourseId id;
    QString title;
    QString name;           ///< of its folder in the store
    bool isNew = false;     ///< nothing was there before
    QString manifestSha256; ///< as the import left it; another one: somebody changed it since
    bool operator==(const ImportedCourse &) const = default;
};

/** The last import into a store, which can be undone. */
struct LastImport {
    QString id; ///< names this import
    qint64 atMs = 0;
    std::vector<ImportedCourse> courses;
    bool operator==(const LastImport &) const = default;
};

/** What the file in @p store says of the last import; nothing when there was none or it cannot be read. */
[[nodiscard]] std::optional<LastImport> readLastImport(const QString &store);
[[nodiscard]] Result<void> writeLastImport(const QString &store, const LastImport &import);
void forgetLastImport(const QString &store);

} // namespace Carrel
