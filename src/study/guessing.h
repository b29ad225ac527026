// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Carrel
{

/** Chance that a check is known at its first answer. Nobody can say; with this one, simulated learners who know from
    half to nine tenths of what they have just read stay near the wish, see study/README.md. */
inline constexpr double firstRecall = 0.7;

/**
 * Chance to hit the right answer of a check without knowing it: one in as many as there are options, and where several
 * are right, one in as many as there are ways to choose. 0 when @p options is 0: nothing to choose from, as in recall.
 */
[[nodiscard]] double guessChance(int options, int rightOptions);

/** Chance that a right answer was known, when @p recall was the chance to know it and @p guess the one to hit it. */
[[nodiscard]] double knownChance(double recall, double guess);

/**
 * The share of the lucky guesses that the learner said were guesses. Nobody sees the others, yet of those who do not
 * know, as many hit as chance lets them: the wrong answers tell how many must have.
 */
class AdmittedLuck final
{
public:
    void addAdmitted() { m_admitted += 1; }                        ///< right, and called a guess
    void addMiss(double guess) { m_lucky += guess / (1 - guess); } ///< wrong, where @p guess below 1 would have hit
    [[nodiscard]] double share() const;                            ///< 0 to 1

private:
    double m_admitted = 0;
    double m_lucky = 0; ///< how many must have hit
};

} // namespace Carrel
