// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/ids.h"

#include <map>
#include <unordered_set>
#include <vector>

namespace Carrel
{

/** Checks by a day of theirs, so that those of some days are found without a look at all. Part of StudyState. */
class ChecksByDay final
{
public:
    void add(StudyDay day, const CheckKey &key);
    void remove(StudyDay day, const CheckKey &key);

    [[nodiscard]] int countOn(StudyDay day) const;
    [[nodiscard]] std::vector<CheckKey> on(StudyDay day) const;   ///< in no order
    [[nodiscard]] std::vector<CheckKey> upTo(StudyDay day) const; ///< in no order

private:
    struct Hash {
        size_t operator()(const CheckKey &key) const noexcept { return qHash(key, 0); }
    };

    std::map<StudyDay, std::unordered_set<CheckKey, Hash>> m_days;
};

} // namespace Carrel
