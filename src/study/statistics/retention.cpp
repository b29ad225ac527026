// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/retention.h"

#include "study/guessing.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

/** Wilson's interval of a share, 19 times in 20. */
std::pair<double, double> intervalOf(double right, double answers)
{
    constexpr double z = 1.96;
    const double share = right / answers;
    const double middle = share + z * z / (2 * answers);
    const double reach = z * std::sqrt(share * (1 - share) / answers + z * z / (4 * answers * answers));
    const double whole = 1 + z * z / answers;
    return {(middle - reach) / whole, (middle + reach) / whole};
}

} // namespace

Retentions::Retentions(std::span<const PastAnswer> answers)
{
    AdmittedLuck luck;
    for (const PastAnswer &answer : answers) {
        if (!answer.expected || answer.guess >= 1) { // what cannot be answered wrong tells nothing
            continue;
        }
        m_reviews.push_back(&answer);
        if (answer.isAdmittedGuess()) {
            luck.addAdmitted();
        } else if (!answer.isKnown()) {
            luck.addMiss(answer.guess);
        }
    }
    m_admitted = luck.share();
}

Retention Retentions::of(const std::function<bool(const PastAnswer &)> &isWanted) const
{
    Retention retention;
    double hits = 0; // what chance would hit, were nothing known
    for (const PastAnswer *const answer : m_reviews) {
        if (isWanted(*answer)) {
            ++retention.answers;
            retention.right += answer->isKnown() ? 1 : 0;
            retention.expected += answer->expected.value_or(0);
            hits += answer->guess * (1 - m_admitted);
        }
    }
    if (retention.answers > 0) {
        const double answers = retention.answers;
        const auto withoutLuck = [&](double share) {
            return std::clamp((share * answers - hits) / (answers - hits), 0.0, 1.0);
        };
        const auto [low, high] = intervalOf(retention.right, answers);
        retention.expected /= answers;
        retention.remembered = withoutLuck(retention.right / answers);
        retention.low = withoutLuck(low);
        retention.high = withoutLuck(high);
    }
    return retention;
}

} // namespace Carrel
