// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/calibration.h"

namespace Carrel
{

Calibration calibrationOf(std::span<const PastAnswer> answers, Confidence confidence,
                          const std::function<bool(const PastAnswer &)> &isWanted)
{
    Calibration calibration;
    for (const PastAnswer &answer : answers) {
        if (answer.role == AnswerRole::Review && !answer.helped && answer.confidence == confidence &&
            isWanted(answer)) {
            ++calibration.answers;
            calibration.right += answer.right ? 1 : 0;
            calibration.chance += answer.guess;
        }
    }
    if (calibration.answers > 0) {
        calibration.chance /= calibration.answers;
    }
    return calibration;
}

} // namespace Carrel
