// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/**
 * Writes a box of code: what it is and a copy button, then a line each. Marked lines are marked elements; prompts and
 * what a machine said are told apart, so that copying leaves them out.
 */
void writeCode(RenderContext &context, const QString &id, const Code &code);

} // namespace Carrel
