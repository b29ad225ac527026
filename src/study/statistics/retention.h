// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studypast.h"

#include <functional>
#include <span>

namespace Carrel
{

/** With fewer answers a share says more of chance than of the learner. */
inline constexpr int fewestReviewsToTell = 20;

/** How much was still known when checks came back on a later day. */
struct Retention {
    int answers = 0;       ///< the first one of a study day to each check that had been answered before
    int right = 0;         ///< right, sure and without help
    double remembered = 0; ///< share that was known: the right ones without those that chance alone hit
    double low = 0;        ///< between these the share lies, 19 times in 20
    double high = 0;
    double expected = 0; ///< the mean of the chances of recall by the schedule

    bool operator==(const Retention &) const = default;
    [[nodiscard]] bool isTelling() const { return answers >= fewestReviewsToTell; }
};

/**
 * True retention of any part of a learner's answers. Which of the right answers were luck nobody sees, yet how many of
 * them must have been is known from the number of options; guesses the learner admits are taken off first.
 */
class Retentions final
{
public:
    explicit Retentions(std::span<const PastAnswer> answers); ///< they have to outlive it

    [[nodiscard]] Retention of(const std::function<bool(const PastAnswer &)> &isWanted) const;
    /** Share of the lucky guesses that the learner said were guesses. */
    [[nodiscard]] double admitted() const { return m_admitted; }

private:
    std::vector<const PastAnswer *> m_reviews;
    double m_admitted = 0;
};

} // namespace Carrel
