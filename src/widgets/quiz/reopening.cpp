// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/reopening.h"

#include "course/identity.h"
#include "course/optionorder.h"
#include "study/checkdraw.h"
#include "study/reviewqueue.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** The order of then, or nothing when the options are others now. */
std::optional<std::vector<int>> orderOf(const Check &check, const std::vector<OptionKey> &shown)
{
    std::vector<int> order;
    for (const OptionKey &key : shown) {
        const auto found = std::ranges::find(check.options, key, &Option::key);
        if (found == check.options.end()) {
            return std::nullopt;
        }
        order.push_back(int(found - check.options.begin()));
    }
    return isPermutation(order, int(check.options.size())) ? std::optional(order) : std::nullopt;
}

} // namespace

Opening openingOf(const LessonOnScreen &place, const CheckId &id, const StudyState &state, StudyDay today)
{
    Opening opening;
    opening.asked.place = place;
    opening.asked.check = id;
    const CheckKey key = opening.asked.key();
    const Check *check = opening.asked.find();
    if (check == nullptr) {
        return opening;
    }
    opening.asked.order = firstOrder(*check, key);
    const CheckState *known = state.check(key);
    if (known == nullptr || !known->last.has_value() || !check->isUsable()) {
        return opening;
    }
    if (isDue(*known, fingerprintOf(*check), today)) {
        return {askedAnew(opening.asked, Occasion::Review, state), std::nullopt};
    }
    const auto order = orderOf(*check, known->last->shown);
    if (order.has_value() && known->fingerprint == fingerprintOf(*check)) {
        opening.asked.order = *order;
        opening.earlier = known->last;
    }
    return opening;
}

std::optional<CheckId> anotherCheck(const Lesson &lesson, const CheckKey &but, const StudyState &state)
{
    std::optional<CheckId> best;
    std::optional<StudyDay> bestDay;
    for (const Check &check : lesson.checks) {
        if (check.id == but.check || !check.isUsable()) {
            continue;
        }
        const CheckState *known = state.check({but.course, but.lesson, check.id});
        const std::optional<StudyDay> day =
            known != nullptr && known->last.has_value() ? std::optional(known->last->day) : std::nullopt;
        if (!best || day < bestDay) { // nothing comes before every day
            best = check.id;
            bestDay = day;
        }
    }
    return best;
}

AskedCheck askedAnew(AskedCheck asked, Occasion occasion, const StudyState &state)
{
    asked.occasion = occasion;
    asked.helped = false;
    if (const Check *check = asked.find()) {
        const CheckState *known = state.check(asked.key());
        asked.order = shuffledOrder(*check, drawFor(asked.key(), known == nullptr ? 0 : known->answers));
    }
    return asked;
}

} // namespace Carrel
