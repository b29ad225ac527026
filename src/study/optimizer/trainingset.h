// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingreview.h"

#include <span>

namespace Carrel
{

/** An answer to be foretold from the ones before it: answer number @p review (1 and more) of a history. */
struct TrainingItem {
    std::uint32_t history = 0;
    std::uint32_t review = 0;

    bool operator==(const TrainingItem &) const = default;
};

/** All answers of @p histories that came a day or more after the one before, in order of time. What cannot be answered
    wrong tells nothing. */
[[nodiscard]] std::vector<TrainingItem> trainingItems(std::span<const TrainingHistory> histories);

/** The share of the lucky guesses among @p items that the learner said were guesses, see AdmittedLuck. */
[[nodiscard]] double honestyIn(std::span<const TrainingHistory> histories, std::span<const TrainingItem> items);

/** Items a fit goes by, with how much each counts. */
struct TrainingSet {
    std::vector<TrainingItem> items; ///< in the order their importance grows in
    std::vector<TrainingItem> first; ///< those of them that are the first on a later day
    std::vector<double> importance;  ///< of each item: the last one counts 1, long ago a quarter
    double honesty = 0;              ///< share of the lucky guesses that the learner said were guesses

    [[nodiscard]] size_t size() const { return items.size(); }
};

/**
 * Leaves out of @p items what is too rare to be believed: whole checks whose first pause was of a length that few have,
 * apart for each grade of the first answer. The rest is weighted by how recent it is.
 */
[[nodiscard]] TrainingSet withoutOutliers(std::span<const TrainingHistory> histories,
                                          std::span<const TrainingItem> items);

/** Items that are learned from together, one stretch a check: its answers, and what each counts. */
struct TrainingBatch {
    struct Stretch {
        std::span<const TrainingReview> history; ///< up to the last answer that counts
        std::span<const double> importance;
        std::uint32_t number = 0; ///< which of the histories
        size_t asked = 0;         ///< how many of its answers count
    };

    std::vector<Stretch> stretches;
    std::vector<double> numbers; ///< what the stretches' importances lie in
    size_t items = 0;
};

/** Cuts @p set, sorted by length of history, into batches of @p size. What is longer than @p longest is left out. */
[[nodiscard]] std::vector<TrainingBatch> batchesOf(std::span<const TrainingHistory> histories, const TrainingSet &set,
                                                   size_t size, size_t longest);

} // namespace Carrel
