// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/check.h"
#include "study/studystate.h"

#include <QCoreApplication>
#include <QLocale>

#include <set>

namespace Carrel
{

/** What was answered, as far as the words about it need to know. */
struct Answered {
    bool right = false;
    bool byLuck = false; ///< right, but said to be a guess
    bool helped = false; ///< right, but with the passage open
    std::set<OptionKey> chosen;
};

/** Every sentence that is said about an answer; in one place, so that screen and screen reader say the same. */
class VerdictWords final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::VerdictWords)

public:
    /** "Right.", "Right, by luck.", "Not right." */
    [[nodiscard]] static QString headline(const Answered &answered, CheckKind kind);
    /** "Comes back tomorrow, Monday 30 November." or "Does not come back." */
    [[nodiscard]] static QString comesBack(const CheckState *state, StudyDay today, const QLocale &locale);
    /** "Monday 30 November", with the year when it is another one. */
    [[nodiscard]] static QString dayName(StudyDay day, StudyDay today, const QLocale &locale);
    /** Headline, own choices with reasons, the right options with theirs: what a screen reader says at once. */
    [[nodiscard]] static QString spoken(const Answered &answered, const Check &check);
};

} // namespace Carrel
