// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <filesystem>
#include <vector>

namespace Carrel
{

/** One entry of a folder, links followed. */
struct FolderEntry {
    enum class Kind { File, Folder, Other /**< devices, sockets, pipes, links to nowhere */ };

    std::filesystem::path path = {}; ///< opens the entry whatever its name is
    QString name = {};               ///< for people; names the entry only if isText
    bool isText = true;              ///< false: bytes that are no text, which QFile cannot open by name
    Kind kind = Kind::Other;
};

/**
 * What lies in @p folder, hidden entries too, sorted by name. Instead of QDir, which leaves out everything behind a
 * name that is no text. NotFound: no such folder; Unreadable: it is there and cannot be listed. Waits for the disk.
 */
[[nodiscard]] Result<std::vector<FolderEntry>> listFolder(const QString &folder);

/** The same of names alone: folders, or files, whose names are text. Empty when @p folder cannot be listed. */
[[nodiscard]] QStringList namesIn(const QString &folder, FolderEntry::Kind kind);

} // namespace Carrel
