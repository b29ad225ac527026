// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"

namespace Carrel
{

/** On which page of @p pdf the elements of a document begin, by their ids; 1 is the first. */
[[nodiscard]] std::map<QString, int> pagesOfAnchors(const QByteArray &pdf);

/**
 * @p pdf, as the engine printed @p book, with what the engine leaves out: numbers under the pages, outline, title and
 * language. As it came when it is not written in the way that is known.
 */
[[nodiscard]] QByteArray finishedPdf(const QByteArray &pdf, const Book &book);

} // namespace Carrel
