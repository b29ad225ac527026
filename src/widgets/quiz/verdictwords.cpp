// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/verdictwords.h"

#include "course/plaintext.h"

#include <algorithm>

namespace Carrel
{

QString VerdictWords::headline(const Answered &answered, CheckKind kind)
{
    if (answered.right) {
        return answered.helped   ? tr("Right, with the passage open.")
               : answered.byLuck ? tr("Right, by luck.")
                                 : tr("Right.");
    }
    return kind == CheckKind::Multiple ? tr("Not quite right.") : tr("Not right.");
}

QString VerdictWords::comesBack(const CheckState *state, StudyDay today, const QLocale &locale)
{
    if (state == nullptr || !state->scheduled || !state->memory.has_value()) {
        return tr("Does not come back.");
    }
    const qint64 days = state->due.daysSince(today);
    const QString day = dayName(state->due, today, locale);
    if (days <= 0) {
        return tr("Comes back today.");
    }
    if (days == 1) {
        return tr("Comes back tomorrow, %1.").arg(day);
    }
    return tr("Comes back in %n days, %1.", nullptr, int(days)).arg(day);
}

QString VerdictWords::dayName(StudyDay day, StudyDay today, const QLocale &locale)
{
    const bool sameYear = day.date().year() == today.date().year();
    const QString format = sameYear ? tr("dddd d MMMM", "format of a day of this year")
                                    : tr("dddd d MMMM yyyy", "format of a day of another year");
    return locale.toString(day.date(), format);
}

QString VerdictWords::spoken(const Answered &answered, const Check &check)
{
    QStringList sentences{headline(answered, check.kind)};
    const auto tell = [&](const Option &option, const QString &lead) {
        const std::optional<RichText> &reason = option.correct ? option.why : option.tempting;
        sentences << lead.arg(plainText(option.text));
        if (reason.has_value()) {
            sentences << plainText(*reason);
        }
    };
    for (const Option &option : check.options) {
        if (answered.chosen.contains(option.key) && !option.correct) {
            tell(option, tr("Your choice: %1."));
        }
    }
    for (const bool own : {true, false}) {
        for (const Option &option : check.options) {
            if (option.correct && answered.chosen.contains(option.key) == own) {
                tell(option, own ? tr("Your choice, right: %1.") : tr("Right answer: %1."));
            }
        }
    }
    return sentences.join(u' ');
}

} // namespace Carrel
