// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkmark.h"

#include "course/identity.h"
#include "study/reviewqueue.h"

namespace Carrel
{

CheckMark checkMark(const Check &check, const CheckState *state, StudyDay today)
{
    if (!check.isUsable()) {
        return CheckMark::Refused;
    }
    if (state == nullptr || !state->last.has_value()) {
        return CheckMark::NotAnswered;
    }
    if (isDue(*state, fingerprintOf(check), today)) {
        return CheckMark::Due;
    }
    if (!state->last->right) {
        return CheckMark::Wrong;
    }
    return state->last->isByLuck() ? CheckMark::ByLuck : CheckMark::Right;
}

QString CheckMarkWords::brief(CheckMark mark)
{
    switch (mark) {
    case CheckMark::Right:
        return tr("right", "a check last answered right");
    case CheckMark::ByLuck:
        return tr("by luck", "a check last answered right, as a guess");
    case CheckMark::Wrong:
        return tr("wrong", "a check last answered wrong");
    case CheckMark::Due:
        return tr("due", "a check to be reviewed today");
    case CheckMark::Refused:
        return tr("not asked", "a check with a fault");
    case CheckMark::NotAnswered:
        break;
    }
    return {};
}

QString CheckMarkWords::full(CheckMark mark, int number, int of)
{
    switch (mark) {
    case CheckMark::Right:
        return tr("Check %1 of %2, right").arg(number).arg(of);
    case CheckMark::ByLuck:
        return tr("Check %1 of %2, right by luck").arg(number).arg(of);
    case CheckMark::Wrong:
        return tr("Check %1 of %2, wrong").arg(number).arg(of);
    case CheckMark::Due:
        return tr("Check %1 of %2, due today").arg(number).arg(of);
    case CheckMark::Refused:
        return tr("Check %1 of %2, cannot be asked").arg(number).arg(of);
    case CheckMark::NotAnswered:
        break;
    }
    return tr("Check %1 of %2, not answered").arg(number).arg(of);
}

QString CheckMarkWords::state(CheckMark mark)
{
    switch (mark) {
    case CheckMark::Right:
        return tr("Answered right");
    case CheckMark::ByLuck:
        return tr("Right by luck");
    case CheckMark::Wrong:
        return tr("Answered wrong");
    case CheckMark::Due:
        return tr("Due today");
    case CheckMark::Refused:
        return tr("Cannot be asked");
    case CheckMark::NotAnswered:
        break;
    }
    return tr("Not answered");
}

} // namespace Carrel
