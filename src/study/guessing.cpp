// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/guessing.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

double guessChance(int options, int rightOptions)
{
    if (options <= 0) {
        return 0;
    }
    const bool several = rightOptions > 1;
    const double ways = several ? std::exp2(options) - 1 : options; // an empty choice is no answer
    return 1 / std::max(1.0, ways);
}

double knownChance(double recall, double guess)
{
    const double right = recall + (1 - recall) * guess;
    return right > 0 ? recall / right : 0;
}

double AdmittedLuck::share() const
{
    return m_admitted > 0 ? std::min(1.0, m_admitted / m_lucky) : 0;
}

} // namespace Carrel
