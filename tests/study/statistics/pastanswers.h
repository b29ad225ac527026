// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studyevents.h"
#include "study/studypast.h"

namespace Carrel::Test
{

inline constexpr StudyDay firstPastDay{2'461'374}; // Sunday 29 November 2026

/** The answer to a check with four options that came back, when nine of ten were expected to know it. */
inline PastAnswer pastAnswer(bool right, Confidence confidence = Confidence::Sure)
{
    return {.check = checkKey(QStringLiteral("a")),
            .fingerprint = Fingerprint(QStringLiteral("f1")),
            .day = firstPastDay,
            .hour = 12,
            .right = right,
            .confidence = confidence,
            .guess = 0.25,
            .stability = 10,
            .expected = 0.9,
            .tookMs = 20'000};
}

/** Leaves no answer out. */
inline bool every(const PastAnswer &)
{
    return true;
}

/** @p count times the same. */
inline void add(std::vector<PastAnswer> &answers, int count, const PastAnswer &answer)
{
    answers.insert(answers.end(), size_t(count), answer);
}

} // namespace Carrel::Test
