// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** Writes a box of code with its label and copy button; prompts of a console are marked so that copying leaves them
 * out. */
void writeCode(RenderContext &context, const QString &id, const Code &code);

} // namespace Carrel
