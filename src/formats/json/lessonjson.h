// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "formats/json/json.h"

namespace Carrel
{

/** A lesson as JSON with the keys in the order in which lessons are published; its source plays no part. */
[[nodiscard]] Json lessonJson(const Lesson &lesson);

/** 1 when reader schema 1 says all that @p reader says, else 2. */
[[nodiscard]] int neededSchema(const Json &reader);

} // namespace Carrel
