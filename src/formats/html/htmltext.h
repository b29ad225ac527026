// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/block.h"
#include "formats/picturefault.h"
#include "formats/skippedparts.h"

#include <functional>

namespace Carrel
{

/** Where a piece of HTML comes from, and what its addresses mean there. */
struct HtmlContext {
    QString file;
    int line = 1; ///< of the file, on which the HTML begins
    Diagnostics &diagnostics;
    /** The picture at an address. None: all are missing or elsewhere. */
    std::function<FoundPicture(const QString &address)> picture = {};
    /** What to write for a link's address; empty: a link without a target. None: the address as it is. */
    std::function<QString(const QString &address)> link = {};
    /** Counts what is left out, for who reads many pieces of one file; none: each piece has its own rows. */
    SkippedParts *skipped = nullptr;
    int maximumBlocks = 50'000;
};

/** A whole page. */
struct HtmlPage {
    QString title; ///< of its head; empty when it has none
    Blocks blocks;
};

/**
 * Reads HTML that someone else wrote into typed blocks, never failing. Only a list of known elements is understood;
 * scripts, styles, forms and frames are left out with a row, addresses that run something or name files of this
 * computer become links without a target, a frame or film becomes a link. Ids of parts are kept as given ids; the
 * others are the caller's to assign (assignBlockIds). Used by every reader whose texts are HTML.
 */
[[nodiscard]] HtmlPage readHtmlPage(QStringView html, const HtmlContext &context);
[[nodiscard]] Blocks readHtmlBlocks(QStringView html, const HtmlContext &context);

/** The same for a question, option or reason: one paragraph becomes runs, more become blocks. */
[[nodiscard]] RichText readHtmlText(QStringView html, const HtmlContext &context);

/** The words of a short piece of HTML such as a title, without marks. */
[[nodiscard]] QString plainTextOfHtml(QStringView html);

} // namespace Carrel
