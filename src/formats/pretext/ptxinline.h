// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/pretext/ptxreading.h"
#include "formats/runsbuilder.h"

namespace Carrel::Ptx
{

/** Adds an element that stands in running text to @p runs; false when it is none of those. */
[[nodiscard]] bool addInline(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs,
                             int depth = 0);

/** All that is inside @p node as one line: for titles, captions and cells without paragraphs. */
[[nodiscard]] Runs runsIn(pugi::xml_node node, const Reading &reading);

/** A displayed formula, with the book's own commands. */
[[nodiscard]] QString displayTex(pugi::xml_node node, const Reading &reading);

/** Code without its leading line end and common indentation. */
[[nodiscard]] QString trimmedCode(const QString &text);

} // namespace Carrel::Ptx
