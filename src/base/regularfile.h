// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

class QFile;

namespace Carrel
{

/**
 * Opens @p file to read what somebody else put there: links are followed, but a pipe, a socket or a device is refused.
 * QFile would wait for the other end of a pipe, perhaps for ever, and never come to the end of a device.
 */
[[nodiscard]] Result<void> openRegularFile(QFile &file);

/** At most @p most bytes from the beginning of such a file; empty when it cannot be read. */
[[nodiscard]] QByteArray beginningOfFile(const QString &path, qint64 most);

} // namespace Carrel
