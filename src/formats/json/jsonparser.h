// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "formats/json/json.h"
#include "formats/json/jsonplace.h"
#include "formats/limits.h"

namespace Carrel
{

/**
 * Parses UTF-8 text (jsonTextOf makes it). A key that stands twice in an object keeps its last value, with a Warning;
 * NUL characters in strings are taken out, with a Warning. Failures name line and column, and are rows too.
 */
[[nodiscard]] Result<Json> parseJson(const QByteArray &text, const JsonPlace &place, Diagnostics &diagnostics,
                                     const Limits &limits);

} // namespace Carrel
