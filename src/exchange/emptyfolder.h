// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Carrel
{

/** Makes the folder @p path, or takes it as it is when it is empty; anything in it is a Conflict. For exports. */
[[nodiscard]] Result<void> makeEmptyFolder(const QString &path);

} // namespace Carrel
