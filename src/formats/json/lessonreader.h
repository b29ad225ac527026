// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "course/lesson.h"
#include "formats/limits.h"

namespace Carrel
{

/**
 * Reads one lesson in JSON, reader schema 1 or 2, from the bytes of one object. What can be shown is kept, what had to
 * be corrected or left out gets a row; an Error only when the bytes are no lesson at all.
 */
[[nodiscard]] Result<Lesson> readLesson(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics,
                                        const Limits &limits = {});

} // namespace Carrel
