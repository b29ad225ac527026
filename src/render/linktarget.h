// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

#include <variant>

namespace Carrel
{

/** A block of the lesson on screen. */
struct BlockTarget {
    BlockId block;
    bool operator==(const BlockTarget &) const = default;
};

/** Another lesson of the same course, with a block or without. */
struct LessonTarget {
    LessonSlug lesson;
    BlockId block;
    bool operator==(const LessonTarget &) const = default;
};

/** Something outside: shown, and opened only after the person was asked. */
struct OutsideTarget {
    QString url;
    bool operator==(const OutsideTarget &) const = default;
};

/** Nothing that may be followed: its words are shown as text. */
struct NoTarget {
    bool operator==(const NoTarget &) const = default;
};

using LinkTarget = std::variant<NoTarget, BlockTarget, LessonTarget, OutsideTarget>;

/** What @p href, as @p lesson writes it, leads to. Used for every link the renderer writes. */
[[nodiscard]] LinkTarget linkTarget(const QString &href, const Lesson &lesson);

} // namespace Carrel
