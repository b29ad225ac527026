// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Carrel
{

/**
 * How many entries the directory at the end of the zip @p path counts; nothing when that end is missing. A zip that was
 * cut off can still be read from its beginning, and only its end tells.
 */
[[nodiscard]] std::optional<int> entriesByZipEnd(const QString &path);

} // namespace Carrel
