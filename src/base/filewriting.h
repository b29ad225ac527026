// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

class QSaveFile;

namespace Carrel
{

/** What a person is told when the file @p path cannot be written. */
[[nodiscard]] Error notWritten(const QString &path, const QString &reason);

[[nodiscard]] Result<void> openToWrite(QSaveFile &file);

/** Puts @p file in its place; the last thing to do with it. Says why not as QSaveFile, which forgets it, does not. */
[[nodiscard]] Result<void> keepWritten(QSaveFile &file);

/** A file of its own, where nothing is or may be lost. @p how: QIODevice::NewOnly refuses what is there. */
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes,
                                     QIODevice::OpenMode how = QIODevice::WriteOnly);

/** All of @p bytes in place of what is at @p path, or nothing. */
[[nodiscard]] Result<void> writeInPlace(const QString &path, const QByteArray &bytes);

} // namespace Carrel
