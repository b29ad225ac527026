// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <optional>
#include <span>

namespace Carrel
{

/** Which checks of a state have changed between two looks, for who keeps something of each from look to look. */
class CheckChanges final
{
public:
    /** Since the last call, each as often as it did. Nothing: all are to be looked at, as this is the first look, or
       one at another state or on another day. */
    [[nodiscard]] std::optional<std::span<const CheckKey>> next(const StudyState &state, StudyDay today);

    void forget(); ///< the next look is the first one

private:
    std::optional<std::pair<quint64, StudyDay>> m_last; ///< id of the state, and the day
    size_t m_seen = 0;                                  ///< of its changed checks
};

} // namespace Carrel
