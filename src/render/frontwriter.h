// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** What stands before the text of a lesson: where it belongs, title, key idea, answer when it differs, picture. */
void writeHead(RenderContext &context);

/** What stands after it: the lessons beside it, and who made it, under which licence, how to cite it. */
void writeFoot(RenderContext &context);

} // namespace Carrel
