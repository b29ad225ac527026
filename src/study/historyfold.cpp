// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/historyfold.h"

#include "study/answerrole.h"
#include "study/checkdraw.h"
#include "study/guessing.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** Who wants to have the answers one by one. */
struct Listeners {
    TrainingHistory *folded = nullptr;      ///< those folded into memory
    std::vector<PastAnswer> *all = nullptr; ///< each of them
};

/** Folds the answers of one check, one after another. */
class CheckFold
{
public:
    CheckFold(CheckState &check, const Schedule &schedule, const Listeners &listeners = {})
        : m_check(check)
        , m_schedule(schedule)
        , m_listeners(listeners)
    {
    }

    /** Goes on from there; before anything is added. */
    void begin(const CheckBefore &before);
    void add(const AnswerEvent &answer, const LoggedEvent &logged);
    void finish(ReviewScope scope);

private:
    void remember(const AnswerEvent &answer, bool known);
    void review(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, bool known);
    void countRetained(StudyDay day, bool known);
    void keep(const AnswerEvent &answer, qint64 at, int days, bool known);
    void note(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, AnswerRole role);
    [[nodiscard]] int wait(const MemoryState &memory) const;

    CheckState &m_check;
    const Schedule &m_schedule;
    Listeners m_listeners;
    std::vector<int> m_times;
    const AnswerEvent *m_last = nullptr; ///< that was not practice
    EventRef m_lastRef;
    StudyDay m_lastSeen;                   ///< its day
    bool m_known = false;                  ///< it was known
    const AnswerEvent *m_review = nullptr; ///< the last one folded into memory
    ElapsedTime m_elapsed;                 ///< before it
};

int timeOf(const AnswerEvent &answer)
{
    return int(std::clamp<qint64>(answer.tookMs, 0, answerTimeLimitMs));
}

void CheckFold::begin(const CheckBefore &before)
{
    m_check = before.state;
    m_times = before.tail.times;
    if (m_check.last) {
        m_known = m_check.last->isKnown();
        m_lastSeen = m_check.last->day;
    }
}

void CheckFold::add(const AnswerEvent &answer, const LoggedEvent &logged)
{
    ++m_check.answers;
    m_times.push_back(timeOf(answer));

    const StudyDay day = countedDay(m_check, logged.day);
    const bool known = isKnown(answer);
    const AnswerRole role = roleOf(answer, m_check, day);
    note(answer, logged, day, role);
    if (role == AnswerRole::Practice) {
        ++m_check.practised;
        m_check.practisedOn = std::max(m_check.practisedOn.value_or(day), day);
        return;
    }
    remember(answer, known);
    m_lastRef = logged.ref;
    countRetained(day, known);
    if (role == AnswerRole::Review) {
        review(answer, logged, day, known);
    } else if (role == AnswerRole::Step) {
        m_check.memory = m_schedule.afterStep(*m_check.memory);
        keep(answer, logged.at, 0, true);
        m_check.askAgainOpen = false; // the next study day it was missed for stays
    }
}

void CheckFold::remember(const AnswerEvent &answer, bool known)
{
    m_last = &answer;
    m_check.everMissed |= !answer.right;
    m_check.everLucky |= answer.right && !known;
    if (answer.right) {
        m_check.lastRightByLuck = !known;
    }
}

void CheckFold::countRetained(StudyDay day, bool known)
{
    if (known && m_known) {
        m_check.longestRetainedDays = std::max(m_check.longestRetainedDays, int(day.daysSince(m_lastSeen)));
    }
    m_known = known;
    m_lastSeen = day;
}

void CheckFold::review(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, bool known)
{
    const ElapsedTime elapsed = m_check.elapsedUntil(day, logged.at);
    if (!m_check.memory) {
        m_check.firstDay = day;
    } else if (!known) {
        ++m_check.lapses;
    }
    const double guess = guessChance(answer.optionCount, answer.rightCount);
    m_check.memory =
        known ? m_schedule.afterRight(m_check.memory, elapsed, guess) : m_schedule.afterMiss(m_check.memory, elapsed);
    keep(answer, logged.at, elapsed.studyDays, known);
    m_check.lastDay = day;
    m_check.lastAt = logged.at;
    m_check.restsUntil.reset();
    m_check.missedOnLastDay = !known;
    m_check.askAgainOpen = !known;
    ++m_check.reviews;
    m_review = &answer;
    m_elapsed = elapsed;
}

/** The wait written with the answer, or one drawn when there is none or it is none of those to choose from now: the
    wish, the longest pause or the calendar may be others, or answers of another computer may have come between. */
int CheckFold::wait(const MemoryState &memory) const
{
    if (m_check.missedOnLastDay) {
        return 1;
    }
    const std::vector<WaitChoice> waits = m_schedule.waits(memory, m_elapsed, m_check.lastDay);
    const std::optional<int> written = m_review->wait;
    return written && std::ranges::contains(waits, *written, &WaitChoice::days)
               ? *written
               : drawnWait(waits, drawFor(m_check.key, m_check.reviews));
}

void CheckFold::keep(const AnswerEvent &answer, qint64 at, int days, bool known)
{
    if (m_listeners.folded) {
        m_listeners.folded->push_back({.at = at,
                                       .days = days,
                                       .grade = known ? Grade::Good : Grade::Again,
                                       .guess = answer.helped ? 0 : guessChance(answer.optionCount, answer.rightCount),
                                       .saidGuessed = answer.right && !known && !answer.helped});
    }
}

void CheckFold::note(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, AnswerRole role)
{
    if (!m_listeners.all) {
        return;
    }
    PastAnswer past{.check = m_check.key,
                    .fingerprint = answer.fingerprint,
                    .at = logged.at,
                    .day = logged.day,
                    .hour = localHour(logged),
                    .role = role,
                    .first = role == AnswerRole::Review && !m_check.memory,
                    .right = answer.right,
                    .confidence = answer.confidence,
                    .helped = answer.helped,
                    .guess = answer.helped ? 0 : guessChance(answer.optionCount, answer.rightCount),
                    .tookMs = m_times.back()};
    if (!answer.right) {
        past.chosen = answer.chosen;
    }
    if (role == AnswerRole::Review && m_check.memory) {
        const ElapsedTime elapsed = m_check.elapsedUntil(day, logged.at);
        past.stability = m_check.memory->stability;
        if (elapsed.studyDays > 0) {
            past.expected = m_schedule.model().recall(*m_check.memory, elapsed);
        }
    }
    m_listeners.all->push_back(std::move(past));
}

bool isInScope(const CheckState &check, ReviewScope scope)
{
    switch (scope) {
    case ReviewScope::MissedAndGuessed:
        return check.everMissed || check.everLucky;
    case ReviewScope::MissedOnly:
        return check.everMissed;
    case ReviewScope::Everything:
        return check.memory.has_value();
    }
    Q_UNREACHABLE_RETURN(false);
}

void CheckFold::finish(ReviewScope scope)
{
    if (m_last) {
        m_check.fingerprint = m_last->fingerprint;
        m_check.last = LastAnswer{m_last->shown,      m_last->chosen, m_last->rightCount, m_last->right,
                                  m_last->confidence, m_last->helped, m_lastSeen,         m_lastRef};
    }
    if (m_review && m_check.memory) {
        m_check.due = m_check.lastDay.plusDays(wait(*m_check.memory));
    }
    m_check.scheduled = !m_check.retired && m_check.broughtBack.value_or(isInScope(m_check, scope));
    if (!m_times.empty()) {
        std::ranges::sort(m_times);
        m_check.medianMs = (m_times[(m_times.size() - 1) / 2] + m_times[m_times.size() / 2]) / 2;
    }
}

void foldAnswers(const CheckKey &key, History history, const Schedule &schedule, const Listeners &listeners)
{
    CheckState check;
    check.key = key;
    CheckFold run(check, schedule, listeners);
    for (const LoggedEvent *logged : history) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body)) {
            run.add(*answer, *logged);
        }
    }
}

} // namespace

CheckState foldCheck(const CheckKey &key, History history, const Schedule &schedule, ReviewScope scope,
                     const CheckBefore *before)
{
    CheckState check;
    check.key = key;
    CheckFold run(check, schedule);
    if (before) {
        run.begin(*before);
    }
    for (const LoggedEvent *logged : history) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body)) {
            run.add(*answer, *logged);
        } else if (const auto *bring = std::get_if<BringBackEvent>(&logged->event.body)) {
            check.broughtBack = bring->scheduled;
            check.retired.reset();
            check.retiredOn.reset();
            check.restsUntil.reset();
        } else if (const auto *rest = std::get_if<RestEvent>(&logged->event.body)) {
            check.restsUntil = logged->day.plusDays(rest->days);
        } else if (const auto *retire = std::get_if<RetireEvent>(&logged->event.body)) {
            check.retired = retire->reason;
            check.retiredOn = logged->day;
        }
    }
    run.finish(scope);
    return check;
}

std::vector<int> answerTimes(History history)
{
    std::vector<int> times;
    for (const LoggedEvent *logged : history) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body)) {
            times.push_back(timeOf(*answer));
        }
    }
    return times;
}

TrainingHistory foldedAnswers(const CheckKey &key, History history, const Schedule &schedule)
{
    TrainingHistory folded;
    foldAnswers(key, history, schedule, {.folded = &folded});
    return folded;
}

void addPastAnswers(std::vector<PastAnswer> &past, const CheckKey &key, History history, const Schedule &schedule)
{
    foldAnswers(key, history, schedule, {.all = &past});
}

} // namespace Carrel
