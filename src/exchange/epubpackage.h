// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/documentpictures.h"
#include "render/book.h"

namespace Carrel
{

/** The texts in an EPUB that are no pages of the book: what leads a reading program through it. Used by its writer. */

/** A page of the book as a file of XHTML. */
[[nodiscard]] QByteArray epubPage(const Book &book, const BookPage &page);
/** nav.xhtml: the contents as reading programs show them. */
[[nodiscard]] QByteArray epubNavigation(const Book &book);
/** package.opf: what the book is, which files it has, in which order they are read. */
[[nodiscard]] QByteArray epubPackage(const Book &book, const std::map<QString, DocumentPictures::Picture> &pictures);

} // namespace Carrel
