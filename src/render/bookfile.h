// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"

namespace Carrel
{

/**
 * A document as one HTML file with styles and fonts inside and no script, which asks for nothing from elsewhere. Its
 * pictures must stand in its pages as data URLs.
 */
[[nodiscard]] QByteArray bookFile(const Book &book);

/** The pages one after another: what goes inside <main>, for a file as for paper. */
[[nodiscard]] QByteArray bookBody(const Book &book);

} // namespace Carrel
