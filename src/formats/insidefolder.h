// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Carrel
{

/**
 * The path from @p top of the file that a text in @p folder (also from @p top) calls @p address; nothing when there is
 * none or it lies outside of @p top, by its path or by a link. Names that differ only in their letter case are found,
 * since the text may have been written where case does not matter.
 */
[[nodiscard]] std::optional<QString> fileInside(const QString &top, const QString &folder, const QString &address);

/** The folder part of a path: "a/b.md" lies in "a", "b.md" in "". */
[[nodiscard]] QString folderOf(const QString &path);

} // namespace Carrel
