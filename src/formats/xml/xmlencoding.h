// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QByteArray>

namespace Carrel
{

/**
 * XML in UTF-8 without a byte order mark, from whatever encoding a mark or the declaration names; bytes that are not
 * what was named are read as Latin-1, with a Warning. NUL characters are taken out.
 */
[[nodiscard]] QByteArray xmlInUtf8(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics);

} // namespace Carrel
