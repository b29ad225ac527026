// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/reading.h"

#include <optional>

namespace Carrel::Markdown
{

/** Where a link or picture points, as written. */
[[nodiscard]] QString addressOf(cmark_node *node);

/** Schemes that run something or bring their own content; such a link is shown without a target. */
[[nodiscard]] bool isUnsafe(const QString &address);

/** An address inside the course: @p address as written in a text of @p folder; nothing when it leads out of it. */
[[nodiscard]] std::optional<QString> pathInCourse(const QString &folder, const QString &address);

/** A picture's path inside the course when it is there; else what is to be said instead is reported. */
[[nodiscard]] QString pictureSource(Reading &reading, cmark_node *image);

} // namespace Carrel::Markdown
