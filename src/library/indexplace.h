// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** @p preferred when it is on a local disk, else @p instead when that is; empty: neither is. */
[[nodiscard]] QString localPlace(const QString &preferred, const QString &instead);

/**
 * The folder for indexes: localPlace(), else a private folder under the system's temporary one. SQLite on a network
 * folder loses what it promised to keep.
 */
[[nodiscard]] QString indexPlace(const QString &preferred, const QString &instead);

/**
 * A folder in @p parent, where everybody may write, that only the person may look into: @p name, or when somebody else
 * has that or could reach into it, the first other one that is free. The same at every call as long as it is there.
 */
[[nodiscard]] QString privateFolder(const QString &parent, const QString &name);

} // namespace Carrel
