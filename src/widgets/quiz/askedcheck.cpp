// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/askedcheck.h"

#include <algorithm>

namespace Carrel
{

const Check *findCheck(const Lesson &lesson, const CheckId &id)
{
    const auto found = std::ranges::find(lesson.checks, id, &Check::id);
    return found == lesson.checks.end() ? nullptr : &*found;
}

const Check *AskedCheck::find() const
{
    return place.lesson == nullptr ? nullptr : findCheck(*place.lesson, check);
}

} // namespace Carrel
