// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/memorystate.h"

#include <QString>

#include <optional>

namespace Carrel
{

/** The time between two answers. A model takes the one it is made for. */
struct ElapsedTime {
    int studyDays = 0; ///< whole days as a learner lives them, 0 and more
    double days = 0;   ///< periods of 24 hours and parts of them, 0 and more
};

/**
 * A model of memory: what an answer does to it, how likely something is still known, and when that has fallen to a
 * wish. Used by Schedule only, so that another model, with other numbers in its state, can take the place of FSRS-6.
 */
class MemoryModel
{
public:
    MemoryModel() = default;
    MemoryModel(const MemoryModel &) = delete;
    MemoryModel &operator=(const MemoryModel &) = delete;
    virtual ~MemoryModel() = default;

    /** Name and version of the model and the id of its weights, "fsrs-6/default"; written with every answer. */
    [[nodiscard]] virtual QString id() const = 0;

    /** The state after an answer @p elapsed after the one that gave @p before; none: the first. */
    [[nodiscard]] virtual MemoryState next(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                           Grade grade) const = 0;

    /** Chance of recall @p elapsed after the answer that gave @p state. */
    [[nodiscard]] virtual double recall(const MemoryState &state, const ElapsedTime &elapsed) const = 0;

    /** Days until the chance of recall has fallen to @p retention, not rounded. */
    [[nodiscard]] virtual double interval(const MemoryState &state, double retention) const = 0;

    /** Between two states that may both be true: @p a with the chance @p share, else @p b. */
    [[nodiscard]] virtual MemoryState between(const MemoryState &a, const MemoryState &b, double share) const = 0;
};

} // namespace Carrel
