// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace Carrel
{

/** What a check belongs to, as numbers: equal ones are the same lesson, or module. */
struct CheckPlace {
    size_t lesson = 0;
    size_t module = 0;
};

/**
 * Mixes lessons and modules: of the checks that wait, the first one in line that is not of the lesson and not of the
 * module just taken. A group that has more than half of what waits goes first, so that it does not end up side by side;
 * and where both cannot be had, lessons are kept apart. Used by reviewOrder(), once for each step of risk.
 */
class LessonMixer final
{
public:
    /** The numbers of @p line, mixed, after what was taken of the lines before. */
    [[nodiscard]] std::vector<size_t> mix(std::span<const CheckPlace> line);

private:
    std::optional<CheckPlace> m_last;
};

} // namespace Carrel
