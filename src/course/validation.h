// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/lesson.h"

namespace Carrel
{

/** Why @p check cannot be asked, as Error rows with a hint; empty: it can. Pointer and line are the reader's to add. */
[[nodiscard]] Diagnostics checkFaults(const Check &check);

/** Marks a check that cannot be asked: needsLook becomes the sentence of its first fault. Returns the faults. */
Diagnostics markUnusable(Check &check);

/** Everything that is wrong in a lesson however it was written: its checks, places of checks, passages, pictures. */
[[nodiscard]] Diagnostics validate(const Lesson &lesson, const QString &file);

} // namespace Carrel
