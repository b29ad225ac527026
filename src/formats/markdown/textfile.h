// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"

namespace Carrel::Markdown
{

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark, line ends made one. Bytes that are not text become
 * U+FFFD with a Warning. @p name is what diagnostics call the file.
 */
[[nodiscard]] Result<QString> readTextFile(const QString &path, const QString &name, qint64 most,
                                           Diagnostics &diagnostics);

} // namespace Carrel::Markdown
