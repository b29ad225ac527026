// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/markdown/inlinewriter.h"

#include <QStringList>

namespace Carrel::Markdown
{

/**
 * Writes typed blocks as Markdown that reads well anywhere. Each is read back at once; what comes back as something
 * else, or has no words in Markdown, goes into a fence "carrel". Used by the lesson writer.
 */
class BlockWriter
{
public:
    explicit BlockWriter(PictureBase base);

    /** Blocks with a blank line between them. */
    [[nodiscard]] QString write(const Blocks &blocks) const;
    [[nodiscard]] QString write(const Block &block) const;

    /** A question, option or reason: one paragraph, or several blocks. */
    [[nodiscard]] QString write(const RichText &text) const;

private:
    [[nodiscard]] QString plain(const Block &block) const; ///< empty: no words for it
    [[nodiscard]] QString heading(const Block &block, const Heading &heading) const;
    [[nodiscard]] QString paragraph(const Runs &runs) const;
    [[nodiscard]] QString list(const List &list) const;
    [[nodiscard]] QString note(const Note &note) const;
    [[nodiscard]] QString image(const Image &image) const;
    [[nodiscard]] QString table(const Table &table) const;

    PictureBase m_base;
};

/** Each line of @p text behind @p first or, from the second on, @p others. */
[[nodiscard]] QString prefixed(const QString &text, const QString &first, const QString &others);

/** @p blocks as Markdown reads them, with made ids left out: equal styles joined, apostrophes curled. */
[[nodiscard]] Blocks asMarkdownHasThem(Blocks blocks);
[[nodiscard]] Check asMarkdownHasIt(Check check);

} // namespace Carrel::Markdown
