// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** Where a piece of JSON lies: in which file, where in it, and under which pointer. Rows are made from it. */
struct JsonPlace {
    QString file;
    int line = 1;         ///< of its first byte, 1-based
    int column = 1;       ///< of its first byte, 1-based, in characters
    QString pointer = {}; ///< of the piece within the file, "/3" in an array
};

/** Line and column of byte @p offset of @p utf8 when that text begins at @p start. */
[[nodiscard]] JsonPlace placeAt(const JsonPlace &start, QByteArrayView utf8, qsizetype offset);

} // namespace Carrel
