// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/**
 * The lesson in JSON. Unedited, the very bytes it was read from; edited, those with only what changed replaced, so that
 * keys this version does not know stay; made here, compact, as reader schema 1 whenever that says everything.
 */
[[nodiscard]] QByteArray writeLesson(const Lesson &lesson);

} // namespace Carrel
