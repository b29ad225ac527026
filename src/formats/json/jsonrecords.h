// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/jsonplace.h"

#include <QByteArray>

#include <vector>

namespace Carrel
{

/** One value of a file that may hold many, with the bytes it consists of. */
struct JsonRecord {
    QByteArray text;
    JsonPlace place;
};

/**
 * The values a text holds: the elements of an array, the lines of JSON Lines, values one after another, or the one it
 * is. Cuts by brackets and quotes only; what is wrong inside a record is its parser's to say, so that one bad record
 * leaves the others whole.
 */
[[nodiscard]] std::vector<JsonRecord> recordsOf(const QByteArray &text, const QString &file);

} // namespace Carrel
