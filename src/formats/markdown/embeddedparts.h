// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/**
 * Parts of a text that are no Markdown: a dialect reads them first, writes a mark where each stood, and the Markdown
 * reader puts the blocks back. So a question inside a list stays there.
 */
class EmbeddedParts
{
public:
    /** Chooses a mark that @p text does not hold. */
    explicit EmbeddedParts(const QString &text);

    /** One line to write in place of a part; it is a block of its own wherever it stands. */
    [[nodiscard]] QString add(Blocks blocks);

    /** What stands where @p line does, which is such a line or the words of its heading; null when it is none. */
    [[nodiscard]] const Blocks *at(const QString &line) const;

private:
    QChar m_mark;
    std::vector<Blocks> m_parts;
};

} // namespace Carrel
