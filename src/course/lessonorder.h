// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/**
 * Puts lessons of one course without a manifest into modules and order. @p lessons come by file name, each slug once.
 * Modules go by their index, lessons by position, then by what they call their neighbours, then by file name.
 * Neighbours that are not among them are listed as not here, beside the lesson that names them.
 */
[[nodiscard]] std::vector<Module> modulesInOrder(const std::vector<std::shared_ptr<const Lesson>> &lessons);

} // namespace Carrel
