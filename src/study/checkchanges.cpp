// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/checkchanges.h"

#include <utility>

namespace Carrel
{

std::optional<std::span<const CheckKey>> CheckChanges::next(const StudyState &state, StudyDay today)
{
    const std::span<const CheckKey> changed = state.changedChecks();
    const std::pair now(state.id(), today);
    const bool isKnown = std::exchange(m_last, now) == now;
    const size_t seen = std::exchange(m_seen, changed.size());
    return isKnown && seen <= changed.size() ? std::optional(changed.subspan(seen)) : std::nullopt;
}

void CheckChanges::forget()
{
    m_last.reset();
}

} // namespace Carrel
