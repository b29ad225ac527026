// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <QHash>

namespace Carrel
{

/**
 * The words of a lesson's text as a reader selects them: from the first block to the last, white space as single
 * spaces, formulas as their TeX; no alternative texts, no words of the program's own. The page script makes the same
 * text out of the page, which is how quotes of notes are found in both. Used by study and exchange.
 */
class ReadingText final
{
public:
    /** A block and where its words stand, those of the blocks inside it included. */
    struct Span {
        BlockId block;
        qsizetype start = 0;
        qsizetype end = 0;
        bool operator==(const Span &) const = default;
    };

    explicit ReadingText(const Blocks &blocks);

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const std::vector<Span> &spans() const { return m_spans; } ///< outer ones before those inside them
    [[nodiscard]] const Span *find(const BlockId &block) const;              ///< nullptr: not in this lesson

    /** The innermost block that @p position lies in; nullptr: the text is empty. */
    [[nodiscard]] const Span *at(qsizetype position) const;

private:
    void add(const Blocks &blocks);
    void add(const Block &block);
    void append(QStringView words);
    void separate();

    QString m_text;
    std::vector<Span> m_spans;
    QHash<BlockId, size_t> m_places;
    bool m_apart = false; ///< a space belongs before what comes next
};

} // namespace Carrel
