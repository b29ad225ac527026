// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/check.h"
#include "study/verdict.h"

#include <QCoreApplication>
#include <QLocale>

#include <set>

namespace Carrel
{

/** Every sentence that is said about an answer; in one place, so that screen and screen reader say the same. What is
    true of it, verdictFor() decides. */
class VerdictWords final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::VerdictWords)

public:
    /** "Right.", "Right, by luck.", "Not right." */
    [[nodiscard]] static QString headline(const Verdict &verdict, CheckKind kind);
    /** "Comes back tomorrow, Monday 30 November." or "Does not come back."; of practice, that it changes nothing. */
    [[nodiscard]] static QString comesBack(const Verdict &verdict, const StudyMoment &now, const QLocale &locale);
    /** Why it comes back on that day: "What was missed is asked on the next day of study."; empty when it does not, and
        of practice. @p check is of @p state. */
    [[nodiscard]] static QString whyThen(const Verdict &verdict, const CheckState &check, const StudyState &state);
    /** "Retired, as known for good." */
    [[nodiscard]] static QString retired(RetireReason reason);
    /** Headline, own choices with reasons, the right options with theirs: what a screen reader says at once. */
    [[nodiscard]] static QString spoken(const Verdict &verdict, const std::set<OptionKey> &chosen, const Check &check);
};

} // namespace Carrel
