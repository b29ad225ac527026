// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/**
 * The licence of a course by the licence file beside it: looked for in @p folder and above it as far as @p top, which
 * @p folder lies in. Known texts get their name and address; an empty one when there is no such file or it is unknown.
 */
[[nodiscard]] Licence licenceOfFolder(const QString &folder, const QString &top);

} // namespace Carrel
