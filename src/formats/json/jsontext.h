// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"

#include <QByteArray>

namespace Carrel
{

/**
 * The text of a JSON file in UTF-8: byte order marks and UTF-16 are read, NUL bytes taken out, halves of surrogate
 * pairs become U+FFFD; each correction gets a row. Fails on bytes that are no text, with their offset; the failure is
 * a row too.
 */
[[nodiscard]] Result<QByteArray> jsonTextOf(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics);

/** True when the text of @p bytes begins as a JSON object or array does. */
[[nodiscard]] bool looksLikeJson(QByteArrayView bytes);

} // namespace Carrel
