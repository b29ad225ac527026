// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

#include <QHash>

namespace Carrel
{

/** A heading of a lesson, as the outline lists it. */
struct LessonSection {
    BlockId block;
    QString title;
    int depth = 0; ///< 0, or 1 below the one before
    bool operator==(const LessonSection &) const = default;
};

/** The headings of one lesson, and which of them every block stands under. Used by the outline. */
class LessonSections final
{
public:
    LessonSections() = default;
    /** Headings of the second rank only while there are few enough to be seen at a glance. */
    explicit LessonSections(const Lesson &lesson);

    [[nodiscard]] const std::vector<LessonSection> &sections() const { return m_sections; }
    /** Row of the heading @p block is or stands under; -1 above the first one and for a block that is not there. */
    [[nodiscard]] int sectionOf(const BlockId &block) const { return m_sectionOf.value(block, -1); }

private:
    std::vector<LessonSection> m_sections;
    QHash<BlockId, int> m_sectionOf;
};

} // namespace Carrel
