// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfoList>
#include <QFlags>

#include <functional>

namespace Carrel
{

/** What lies in a folder and is not hidden, sorted by name. */
struct FolderParts {
    QFileInfoList files;
    QFileInfoList folders;    ///< without links, which may lead in a circle
    QFileInfoList devices;    ///< pipes and sockets too
    QFileInfoList oddlyNamed; ///< by bytes that are no text: they are seen, but cannot be opened
    bool isReadable = true;   ///< false: nobody may look into it, and nothing is known of what lies there
};

[[nodiscard]] FolderParts partsOf(const QString &folder);

/** What is wanted of a folder: files or folders with names that can be used, links to them unless said otherwise. */
enum class Listed { Files = 1, Folders = 2, NoLinks = 4 };
Q_DECLARE_FLAGS(ListedEntries, Listed)
Q_DECLARE_OPERATORS_FOR_FLAGS(ListedEntries)

/**
 * The same as one list. Instead of QDir, which stops at a name that is no text; here only that entry is missing, and
 * CourseFinder tells of it.
 */
[[nodiscard]] QFileInfoList entriesOf(const QString &folder, ListedEntries wanted);

/** The files of that folder whose names end with one of @p endings, in whatever letter case. */
[[nodiscard]] QFileInfoList filesEnding(const QString &folder, const QStringList &endings);

/**
 * Shows every file in and below @p folder to @p isEnough until that says true, and returns whether it did. Folders that
 * are links are not entered.
 */
bool visitFilesBelow(const QString &folder, ListedEntries wanted,
                     const std::function<bool(const QFileInfo &file)> &isEnough);

} // namespace Carrel
