// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/samplelesson.h"

namespace Carrel
{
class Library;
}

namespace Carrel::Test
{

/** Writes @p lessons as one course into the own store of @p library, which lies in @p store. */
[[nodiscard]] bool storeCourse(Library &library, const QString &store, const std::vector<LessonOnScreen> &lessons);

} // namespace Carrel::Test
