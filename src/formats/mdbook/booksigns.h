// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"
#include "formats/mdbook/pagetext.h"
#include "formats/mdx/mdxpage.h"

namespace Carrel::MdBook
{

/**
 * For one page: reads "{{#include …}}", "{{#rustdoc_include …}}", "{{#playground …}}" and "{{#quiz …}}" of the page @p
 * page. Paths count from the page and may leave the folder of pages, but not @p root, the folder of book.toml. @p whole
 * gets the text of the page with what it includes; rows about the page name lines of that until PageText::placeRows()
 * puts them right.
 */
[[nodiscard]] SignReader signReader(const QString &root, const QString &page, const Limits &limits, PageText &whole);

/** A fence as mdBook has it: words behind commas, and lines of Rust that begin with "# " hidden. */
[[nodiscard]] std::optional<Blocks> readFence(const QString &info, const QString &text, int line,
                                              SkippedParts &skipped);

} // namespace Carrel::MdBook
