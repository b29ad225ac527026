// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/run.h"

namespace Carrel::Markdown
{

/** Where runs are written; a table's cell cannot hold a bare "|". */
enum class InlinePlace { Text, Cell };

/** How addresses of pictures are written: from the folder of the lesson. */
struct PictureBase {
    QString up; ///< "../" as often as the lesson's folder is deep
};

/** Runs as Markdown on one line. Markdown cannot say everything; who must be sure reads it back. */
[[nodiscard]] QString writeInline(const Runs &runs, const PictureBase &base, InlinePlace place = InlinePlace::Text);

/** A text in which nothing means anything. */
[[nodiscard]] QString escaped(const QString &text, InlinePlace place = InlinePlace::Text);

/** The address of a link or picture, in angle brackets where it needs them. */
[[nodiscard]] QString writeAddress(const QString &address);

} // namespace Carrel::Markdown
