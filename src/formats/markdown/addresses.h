// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/reading.h"

namespace Carrel::Markdown
{

/** Where a link or picture points, as written. */
[[nodiscard]] QString addressOf(cmark_node *node);

/** A picture's path inside the course when it is there; else what is to be said instead is reported. */
[[nodiscard]] QString pictureSource(Reading &reading, cmark_node *image, const QString &address);

/** The value of an attribute in the text of one HTML tag, entities decoded. */
[[nodiscard]] QString htmlAttribute(const QString &tag, const QString &name);

} // namespace Carrel::Markdown
