// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/fitwords.h"

namespace Carrel
{

namespace
{

QString daysOf(const std::vector<int> &pauses, const QLocale &locale)
{
    QStringList days;
    for (const int pause : pauses) {
        days << locale.toString(pause);
    }
    return locale.createSeparatedList(days);
}

} // namespace

QString FitWords::outcome(const WeightFit &fit, const QLocale &locale)
{
    switch (fit.end) {
    case WeightFit::End::TooFew:
        return tooFew(fit.answers, locale);
    case WeightFit::End::NotBetter:
        return tr("The schedule in use foretells your answers as well as one fitted to you, so it stays as it is.");
    case WeightFit::End::Better:
        return tr("Fitted to you, a check that you miss once and then always know comes back after %1 days instead of "
                  "%2; so fitted, the schedule was better at foretelling %3 answers it had not seen.")
            .arg(daysOf(fit.pausesFitted, locale), daysOf(fit.pausesInUse, locale),
                 locale.toString(qulonglong(fit.heldOut.answers)));
    }
    Q_UNREACHABLE_RETURN({});
}

QString FitWords::tooFew(int answers, const QLocale &locale)
{
    return tr("Needs %1 answers to checks that came back, and has %2 so far.")
        .arg(locale.toString(fewestAnswersToFit), locale.toString(answers));
}

} // namespace Carrel
