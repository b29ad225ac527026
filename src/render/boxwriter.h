// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** The blocks that stand apart from the text: notes, pictures, pointers, places of checks and what cannot be shown. */
void writeNote(RenderContext &context, const QString &id, const Note &note);
void writeImage(RenderContext &context, const QString &id, const Image &image);
void writeLink(RenderContext &context, const QString &id, const LinkBlock &link);
void writeCheckPlace(RenderContext &context, const QString &id, const CheckPlace &place);
void writeLab(RenderContext &context, const QString &id, const Lab &lab);
void writeUnknown(RenderContext &context, const QString &id, const Unknown &unknown);

/** A picture's frame without a block id: the hero of a lesson uses it too. */
void writePictureFrame(RenderContext &context, const Image &image);

} // namespace Carrel
