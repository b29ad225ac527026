// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdownfolder/folderpages.h"

namespace Carrel::Folder
{

/**
 * Reads the file at @p path of @p root with its head, in YAML between "---" or in TOML between "+++". Its title is the
 * head's, else that of its first heading, else its name's. Nothing, and a row, when it cannot be read.
 */
[[nodiscard]] std::optional<Page> readPage(const QString &root, const QString &path, const Limits &limits,
                                           Diagnostics &diagnostics);

} // namespace Carrel::Folder
