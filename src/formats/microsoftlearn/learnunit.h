// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "formats/microsoftlearn/catalogue.h"
#include "formats/microsoftlearn/learntext.h"

namespace Carrel::Learn
{

/** The lesson a unit is: its text, and the questions of its knowledge check behind it. */
[[nodiscard]] Lesson readUnit(const Page &unit, const TextContext &context);

} // namespace Carrel::Learn
