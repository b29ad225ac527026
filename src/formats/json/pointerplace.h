// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/jsonplace.h"

#include <QByteArray>

#include <optional>

namespace Carrel
{

/**
 * Where the value that @p pointer names begins in @p text, which is correct JSON and begins at @p start. The place of
 * the innermost value that is there when the rest of the pointer leads nowhere; a key that stands twice counts once.
 */
[[nodiscard]] JsonPlace placeOfPointer(const QByteArray &text, const JsonPlace &start, const QString &pointer);

} // namespace Carrel
