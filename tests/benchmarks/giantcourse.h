// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"

#include <QString>

#include <vector>

namespace Carrel::Test
{

/** A course in Markdown of a short lesson, one of @p paragraphs and @p codeLines, and a short one again. */
[[nodiscard]] bool writeGiantCourse(const QString &folder, int paragraphs, int codeLines);

/** Its lessons in their order; none when it is not in @p library. */
[[nodiscard]] std::vector<LessonRef> giantLessons(const Library &library);

inline const QString giantTitle = QStringLiteral("The giant");

} // namespace Carrel::Test
