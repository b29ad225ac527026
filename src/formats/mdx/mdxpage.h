// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/markdownblocks.h"
#include "formats/skippedparts.h"

namespace Carrel
{

class EmbeddedParts;
class MdxReader;

/**
 * Replaces a dialect's own signs, such as ":::tip" or "{{#quiz}}", by marks of @p parts before components are looked
 * for; @p reader reads what stands inside them. Lines keep their numbers.
 */
using SignReader = std::function<QString(const QString &text, int firstLine, EmbeddedParts &parts, MdxReader &reader)>;

/** What a page of Markdown with components is read with. */
struct MdxContext {
    MarkdownOptions markdown = {}; ///< folder, pictures, links; the dialect's own hooks are set by the reader
    QString file = {};             ///< as diagnostics name it
    SignReader signs = {};
    QString framework = QStringLiteral("pt"); ///< which branch of {#if fw === …} is taken
    Diagnostics &diagnostics;
    SkippedParts &skipped;   ///< what a learner misses, of this file
    SkippedParts &furniture; ///< what belongs to the site and not to the text, of the whole course
};

/** A page as blocks. */
struct MdxPage {
    QString title; ///< of its heading of the first level, which is not among the blocks; empty when there is none
    Blocks blocks;
    std::vector<Check> checks;
};

/**
 * Reads Markdown with components as Hugging Face, Docusaurus and others write it: questions become checks, tips
 * callouts, tabs headed sections, films links. Nothing in it is run; an expression is kept out and told. Raw HTML is
 * read by its own reader. Used by the readers of Hugging Face courses and of folders of Markdown.
 */
[[nodiscard]] MdxPage readMdxPage(const QString &text, int firstLine, const MdxContext &context);

/** Puts the title of @p page back among its blocks when the lesson is called @p title, for nothing is to be lost. */
void keepOtherTitle(MdxPage &page, const QString &title);

} // namespace Carrel
