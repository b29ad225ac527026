// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/json/jsoncursor.h"

namespace Carrel
{

/** Reads typed blocks of reader schema 1 and 2; kinds it does not know are kept as far as their shape can be shown. */
class JsonBlockReader
{
public:
    /** @p mostBlocks, nested ones included; what goes beyond is left out with an Error. */
    explicit JsonBlockReader(int mostBlocks);

    [[nodiscard]] Blocks read(const JsonCursor &list);
    /** A list that holds blocks or runs, or a plain string. */
    [[nodiscard]] RichText readRich(const JsonCursor &cursor);

private:
    void readElement(const JsonCursor &cursor, Blocks &blocks);
    [[nodiscard]] BlockContent readContent(const QString &kind, const JsonCursor &cursor);
    [[nodiscard]] Heading readHeading(int level, const JsonCursor &cursor);
    [[nodiscard]] List readList(bool ordered, const JsonCursor &cursor);
    [[nodiscard]] Blocks readItem(const JsonCursor &item);
    [[nodiscard]] Note readNote(const JsonCursor &cursor);
    [[nodiscard]] Unknown readUnknown(const QString &kind, const JsonCursor &cursor);
    [[nodiscard]] Blocks asParagraph(const JsonCursor &cursor);

    int m_blocksLeft;
    int m_depth = 0;
};

} // namespace Carrel
