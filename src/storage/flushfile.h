// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFile>

namespace Carrel
{

/** Returns when what was written to @p file lies on the disk, not only in the system's memory. */
Result<void> flushToDisk(QFile &file);

/** The same for the names in @p folder, after a file was made or renamed there. Nothing to do on Windows. */
Result<void> flushFolder(const QString &folder);

/** The same for everything below @p folder, by as few calls as the system allows. */
Result<void> flushTree(const QString &folder);

/** Writes a file whole or not at all, and makes its folder. */
Result<void> writeWhole(const QString &path, const QByteArray &bytes);

/** What a failed write to @p path is told as. */
[[nodiscard]] Error writeError(const QString &path, const QString &reason);

} // namespace Carrel
