// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/registry.h"

namespace Carrel::Test
{

/** What the readers make of a file or folder, with the limits people get. */
[[nodiscard]] ReadOutcome read(const QString &path);

/** Each remark as "severity code file", in its order. */
[[nodiscard]] QStringList rows(const Diagnostics &diagnostics);

/** Modules, and under each its lessons as "  slug: title". */
[[nodiscard]] QStringList treeOf(const CourseOutline &outline);

} // namespace Carrel::Test
