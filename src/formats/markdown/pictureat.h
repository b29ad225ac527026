// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/markdownblocks.h"

namespace Carrel
{

/** The picture at @p address as a text that is read with @p options names it. For every dialect of Markdown. */
[[nodiscard]] FoundPicture pictureAt(const QString &address, const MarkdownOptions &options);

} // namespace Carrel
