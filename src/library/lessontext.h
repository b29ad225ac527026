// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/** What a search can hit in a lesson, passage by passage. Made by textOf(), written into the index by SearchRows. */
struct LessonText {
    QString title;
    std::vector<std::pair<BlockId, QString>> headings;
    std::vector<std::pair<BlockId, QString>> texts;  ///< without a block: the key idea
    std::vector<std::pair<CheckId, QString>> checks; ///< what they ask, not why which option is right
};

[[nodiscard]] LessonText textOf(const Lesson &lesson);

} // namespace Carrel
