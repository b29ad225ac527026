// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace Carrel
{

/**
 * Puts a small course to start from into @p folder, which must be empty or not there yet and gives the course its
 * title. @p id is what the course will be known by for ever.
 */
[[nodiscard]] Result<void> makeStarterCourse(const QString &folder, const QString &id);

} // namespace Carrel
