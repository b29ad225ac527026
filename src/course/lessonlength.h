// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

#include <QHash>

namespace Carrel
{

/** How long a lesson is, and which share of it lies before a place. Used to say how many minutes are left. */
class LessonLength final
{
public:
    LessonLength() = default;
    explicit LessonLength(const Lesson &lesson);

    /** As its publisher says, else by the number of its words; 0 for a lesson without text. */
    [[nodiscard]] double minutes() const { return m_minutes; }
    /** 0 to 1; @p offset is the share of the block that lies before. 0 for a block that is not there. */
    [[nodiscard]] double shareBefore(const BlockId &block, double offset) const;

private:
    struct Span {
        qsizetype from = 0;
        qsizetype length = 0;
    };

    QHash<BlockId, Span> m_spans; ///< of blocks in blocks: of the outermost one
    qsizetype m_all = 0;
    double m_minutes = 0;
};

} // namespace Carrel
