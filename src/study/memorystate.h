// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace Carrel
{

/** What a model of memory knows of one check. */
struct MemoryState {
    double stability = 0;            ///< days until the chance of recall has fallen to 0.9
    double difficulty = 0;           ///< 1 to 10
    std::array<double, 2> more = {}; ///< what only the model itself understands; FSRS-6 needs nothing more

    bool operator==(const MemoryState &) const = default;
};

enum class Grade { Again = 1, Hard = 2, Good = 3, Easy = 4 };

} // namespace Carrel
