// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/retentioncost.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

constexpr int lowest = int(lowestRetention * 100);
constexpr int highest = int(highestRetention * 100);
constexpr int step = 5;

} // namespace

std::optional<QString> RetentionCost::sentence(const Workload &load, int percent, const QLocale &locale,
                                               const std::function<bool()> &isStopped)
{
    const auto minutesFor = [&](int wish) { return load.minutesADay(wish / 100.0, isStopped); };
    const std::optional<double> minutes = minutesFor(percent);
    if (!minutes) {
        return std::nullopt;
    }
    if (*minutes <= 0) {
        return tr("Nothing comes back yet. When something does, its minutes a day are shown here.");
    }
    QStringList sentences{*minutes < 1 ? tr("In the next three months this takes less than a minute a day.")
                                       : tr("In the next three months this takes about %n minutes a day.", nullptr,
                                            int(std::lround(*minutes)))};
    for (const int wish : {std::max(lowest, percent - step), std::min(highest, percent + step)}) {
        if (wish == percent) {
            continue;
        }
        const std::optional<double> other = minutesFor(wish);
        if (!other) {
            return std::nullopt;
        }
        const QString words = *other < 1
                                  ? tr("With %1 % it would be less than a minute.")
                                  : tr("With %1 % it would be about %n minutes.", nullptr, int(std::lround(*other)));
        sentences << words.arg(locale.toString(wish));
    }
    return sentences.join(u' ');
}

} // namespace Carrel
