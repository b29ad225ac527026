// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel::Test
{

/** A course in Markdown of a short lesson, one of @p paragraphs and @p codeLines, and a short one again. */
[[nodiscard]] bool writeGiantCourse(const QString &folder, int paragraphs, int codeLines);

inline const QString giantTitle = QStringLiteral("The giant");

} // namespace Carrel::Test
