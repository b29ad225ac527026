// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace Carrel
{

/** CRC-32C (Castagnoli; RFC 3720 appendix B.4) of @p bytes; guards each line of a segment against torn writes. */
[[nodiscard]] quint32 crc32c(QByteArrayView bytes);

} // namespace Carrel
