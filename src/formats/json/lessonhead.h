// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "formats/json/jsoncursor.h"

namespace Carrel
{

/** Reads everything of a lesson but its blocks and checks. */
[[nodiscard]] Lesson readHead(const JsonCursor &root);

} // namespace Carrel
