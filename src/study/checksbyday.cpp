// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/checksbyday.h"

namespace Carrel
{

void ChecksByDay::add(StudyDay day, const CheckKey &key)
{
    m_days[day].insert(key);
}

void ChecksByDay::remove(StudyDay day, const CheckKey &key)
{
    const auto found = m_days.find(day);
    if (found != m_days.end() && found->second.erase(key) > 0 && found->second.empty()) {
        m_days.erase(found);
    }
}

int ChecksByDay::countOn(StudyDay day) const
{
    const auto found = m_days.find(day);
    return found == m_days.end() ? 0 : int(found->second.size());
}

std::vector<CheckKey> ChecksByDay::on(StudyDay day) const
{
    const auto found = m_days.find(day);
    return found == m_days.end() ? std::vector<CheckKey>()
                                 : std::vector<CheckKey>(found->second.begin(), found->second.end());
}

std::vector<CheckKey> ChecksByDay::upTo(StudyDay day) const
{
    std::vector<CheckKey> keys;
    for (auto entry = m_days.begin(); entry != m_days.end() && entry->first <= day; ++entry) {
        keys.insert(keys.end(), entry->second.begin(), entry->second.end());
    }
    return keys;
}

} // namespace Carrel
