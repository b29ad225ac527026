// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "formats/limits.h"

#include <QByteArray>

namespace Carrel
{

/** The bytes of a file, unpacked when it is gzip'ed, at most @p most of them. */
[[nodiscard]] Result<QByteArray> readFileBytes(const QString &path, qint64 most, const Limits &limits);

} // namespace Carrel
