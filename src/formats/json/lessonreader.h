// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "course/lesson.h"
#include "formats/json/json.h"
#include "formats/json/jsonplace.h"
#include "formats/limits.h"

namespace Carrel
{

/**
 * Reads one lesson in JSON, reader schema 1 or 2, from the bytes of one object. What can be shown is kept, what had to
 * be corrected or left out gets a row; it fails only when the bytes are no lesson at all, and that is a row too.
 */
[[nodiscard]] Result<Lesson> readLesson(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics,
                                        const Limits &limits = {});

/** True when @p json has the keys by which a lesson is known. */
[[nodiscard]] bool looksLikeLesson(const Json &json);

/** Reads a lesson that is parsed already; @p source are the bytes it keeps. */
[[nodiscard]] Lesson lessonFrom(const Json &json, const QByteArray &source, const JsonPlace &place,
                                Diagnostics &diagnostics, const Limits &limits);

/** The refusal of JSON that is something else than a lesson, put into @p diagnostics too. */
[[nodiscard]] Error refuseNoLesson(const JsonPlace &place, Diagnostics &diagnostics);

} // namespace Carrel
