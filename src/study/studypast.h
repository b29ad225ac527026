// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/answerrole.h"

#include <optional>
#include <vector>

namespace Carrel
{

/** One answer, with what was known of the check just before it: what statistics are made of. */
struct PastAnswer {
    CheckKey check;
    Fingerprint fingerprint = {};
    qint64 at = 0; ///< hybrid time
    StudyDay day;
    int hour = 0; ///< 0 to 23, by the clock on the wall then
    AnswerRole role = AnswerRole::Review;
    bool first = false; ///< nothing was known of the check before
    bool right = false;
    Confidence confidence = Confidence::Sure;
    bool helped = false;
    double guess = 0;                    ///< chance of being right without knowing; 0: none, or the passage was open
    double stability = 0;                ///< before a review, in days; 0: else
    std::optional<double> expected = {}; ///< chance of recall before a review on a later day than the answer before
    qint64 tookMs = 0;                   ///< at most answerTimeLimitMs
    std::vector<OptionKey> chosen = {};  ///< of a wrong answer

    bool operator==(const PastAnswer &) const = default;

    /** Right, sure and without help. */
    [[nodiscard]] bool isKnown() const { return right && confidence == Confidence::Sure && !helped; }
    /** Right, without help, and called a guess. */
    [[nodiscard]] bool isAdmittedGuess() const { return right && confidence == Confidence::Guess && !helped; }
};

/** A stretch of reading a lesson. */
struct PastReading {
    LessonRef lesson;
    StudyDay day;
    int hour = 0;  ///< at its end, 0 to 23
    qint64 ms = 0; ///< in the foreground, answers to its checks meanwhile aside

    bool operator==(const PastReading &) const = default;
};

/** All of a learner's answers and reading, without what was taken back. */
struct StudyPast {
    std::vector<PastAnswer> answers;
    std::vector<PastReading> readings;

    bool operator==(const StudyPast &) const = default;
    [[nodiscard]] bool isEmpty() const { return answers.empty() && readings.empty(); }
};

} // namespace Carrel
