// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace Carrel
{

/** @p bytes, which are not empty, as one Zstandard frame (RFC 8878), as the program zstd writes it. Unsupported:
 * libarchive has no zstd. */
[[nodiscard]] Result<QByteArray> compressed(const QByteArray &bytes);

/** What came out of a frame. */
struct Decompressed {
    QByteArray bytes;
    QString fault; ///< why there is no more of it, in the library's words; empty: it came to its end
};

/** As much of @p frame as can be had, but not more than @p most bytes. */
[[nodiscard]] Decompressed decompressed(const QByteArray &frame, qint64 most);

} // namespace Carrel
