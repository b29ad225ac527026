// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QString>

namespace Carrel
{

struct Lesson;

/**
 * Puts the table @p block of @p lesson on the clipboard, in a form that the page names. What is to be told of it: a
 * sentence; empty when there is no such table.
 */
[[nodiscard]] QString copyTable(const Lesson &lesson, const BlockId &block, const QString &form);

} // namespace Carrel
