// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "study/studystate.h"

#include <QCoreApplication>

namespace Carrel
{

/** Where a learner stands with one check. */
enum class CheckMark { NotAnswered, Right, ByLuck, Wrong, Due, Refused };

[[nodiscard]] CheckMark checkMark(const Check &check, const CheckState *state, StudyDay today);

/** The words of a mark, for the chips of the panel, the box in the text and the bar below it. */
class CheckMarkWords final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::CheckMarkWords)

public:
    /** One or two words, "by luck"; empty for a check not answered yet, which stays quiet. */
    [[nodiscard]] static QString brief(CheckMark mark);
    /** "Check 1 of 2, not answered" */
    [[nodiscard]] static QString full(CheckMark mark, int number, int of);
    /** "Not answered": what the box in the text says of its check. */
    [[nodiscard]] static QString state(CheckMark mark);
};

} // namespace Carrel
