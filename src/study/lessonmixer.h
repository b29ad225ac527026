// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <compare>
#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

struct WaitingCheck;

/** What a check belongs to, as numbers: equal ones are the same lesson, or module. */
struct LessonAndModule {
    size_t lesson = 0;
    size_t module = 0;
    auto operator<=>(const LessonAndModule &) const = default;
};

/** A check in line. */
struct InLine {
    quint64 position = 0; ///< each its own; the lower, the nearer to the front
    const WaitingCheck *check = nullptr;
};

/**
 * Mixes lessons and modules: of the checks that wait, the first one in line that is not of the lesson and not of the
 * module just taken. A group that has more than half of what waits goes first, so that it does not end up side by side;
 * and where both cannot be had, lessons are kept apart. Used by ReviewOrder, once for each step of risk.
 */
class LessonMixer final
{
public:
    struct Taken {
        LessonAndModule place;
        InLine inLine;
    };

    LessonMixer();
    ~LessonMixer();
    LessonMixer(LessonMixer &&) noexcept;
    LessonMixer &operator=(LessonMixer &&) noexcept;

    /** Those of @p place that wait, in line; nobody else of it does. */
    void put(const LessonAndModule &place, std::vector<InLine> line);

    [[nodiscard]] bool isEmpty() const;

    /** The next one, after one of @p last. */
    Taken take(const std::optional<LessonAndModule> &last);

    /** As if it had not been taken; of several the last one first. */
    void putBack(const Taken &taken);

private:
    class Waiting;
    std::unique_ptr<Waiting> m_waiting;
};

} // namespace Carrel
