// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/verdictwords.h"

#include "course/plaintext.h"
#include "study/duewords.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

QString VerdictWords::headline(const Verdict &verdict, CheckKind kind)
{
    if (verdict.right) {
        return verdict.helped   ? tr("Right, with the passage open.")
               : verdict.byLuck ? tr("Right, by luck.")
                                : tr("Right.");
    }
    return kind == CheckKind::Multiple ? tr("Not quite right.") : tr("Not right.");
}

QString VerdictWords::comesBack(const Verdict &verdict, const StudyMoment &now, const QLocale &locale)
{
    const QString sentence = verdict.comesBack ? DueWords::comesBack(verdict.due, now, locale)
                             : verdict.retired ? retired(*verdict.retired)
                                               : tr("Does not come back.");
    return verdict.practice ? tr("Practice changes nothing. %1").arg(sentence) : sentence;
}

QString VerdictWords::whyThen(const Verdict &verdict, const CheckState &check, const StudyState &state)
{
    if (!verdict.comesBack || verdict.practice) {
        return {};
    }
    if (check.missedOnLastDay) {
        return verdict.byLuck ? tr("Luck counts as a miss, and what was missed is asked on the next day of study.")
                              : tr("What was missed is asked on the next day of study.");
    }
    const std::optional<double> recall = state.recall(check, verdict.due);
    if (!recall.has_value()) {
        return {};
    }
    const int chance = int(std::lround(100 * *recall));
    return verdict.due.daysSince(check.lastDay) >= state.settings().maximumInterval
               ? tr("That is the longest pause you allow. You will then still know it with a chance of about %1 %.")
                     .arg(chance)
               : tr("You will then still know it with a chance of about %1 %; your wish is %2 %.")
                     .arg(chance)
                     .arg(std::lround(100 * state.settings().retention));
}

QString VerdictWords::retired(RetireReason reason)
{
    switch (reason) {
    case RetireReason::Known:
        return tr("Retired, as known for good.");
    case RetireReason::Unimportant:
        return tr("Retired, as not worth the time.");
    case RetireReason::Faulty:
        return tr("Retired, as the check is faulty or unclear.");
    case RetireReason::Other:
        return tr("Retired.");
    }
    return {};
}

QString VerdictWords::spoken(const Verdict &verdict, const std::set<OptionKey> &chosen, const Check &check)
{
    QStringList sentences{headline(verdict, check.kind)};
    const auto tell = [&](const Option &option, const QString &lead) {
        const std::optional<RichText> &reason = option.correct ? option.why : option.tempting;
        sentences << lead.arg(plainText(option.text));
        if (reason.has_value()) {
            sentences << plainText(*reason);
        }
    };
    for (const Option &option : check.options) {
        if (chosen.contains(option.key) && !option.correct) {
            tell(option, tr("Your choice: %1."));
        }
    }
    for (const bool own : {true, false}) {
        for (const Option &option : check.options) {
            if (option.correct && chosen.contains(option.key) == own) {
                tell(option, own ? tr("Your choice, right: %1.") : tr("Right answer: %1."));
            }
        }
    }
    return sentences.join(u' ');
}

} // namespace Carrel
