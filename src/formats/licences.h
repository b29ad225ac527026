// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/** The licence an SPDX word names, with its usual name and address; an unknown word is its own name. */
[[nodiscard]] Licence licenceNamed(const QString &word);

} // namespace Carrel
