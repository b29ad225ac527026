// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "render/book.h"

namespace Carrel
{

/**
 * The lessons of @p course that @p part names: those of a module or one lesson, by slug or title; all for an empty
 * name. Fails with a sentence when there is no such part, or nothing of it is here.
 */
[[nodiscard]] Result<std::vector<LessonSlug>> lessonsOfPart(const Course &course, const QString &part);

} // namespace Carrel
