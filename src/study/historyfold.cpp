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

/** Folds the answers of one check, one after another. */
class CheckFold
{
public:
    CheckFold(CheckState &check, const Schedule &schedule, TrainingHistory *folded = nullptr)
        : m_check(check)
        , m_schedule(schedule)
        , m_folded(folded)
    {
    }

    void add(const AnswerEvent &answer, const LoggedEvent &logged);
    void finish(ReviewScope scope);

private:
    void remember(const AnswerEvent &answer, bool known);
    void review(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, bool known);
    void countRetained(StudyDay day, bool known);
    void keep(const AnswerEvent &answer, qint64 at, int days, bool known);
    [[nodiscard]] int wait() const;

    CheckState &m_check;
    const Schedule &m_schedule;
    TrainingHistory *m_folded; ///< whoever wants to have it
    std::vector<qint64> m_times;
    const AnswerEvent *m_last = nullptr; ///< that was not practice
    EventRef m_lastRef;
    StudyDay m_lastSeen;                   ///< its day
    bool m_known = false;                  ///< it was known
    const AnswerEvent *m_review = nullptr; ///< the last one folded into memory
    ElapsedTime m_elapsed;                 ///< before it
};

void CheckFold::add(const AnswerEvent &answer, const LoggedEvent &logged)
{
    ++m_check.answers;
    m_times.push_back(std::clamp<qint64>(answer.tookMs, 0, answerTimeLimitMs));

    const StudyDay day = countedDay(m_check, logged.day);
    const bool known = isKnown(answer);
    const AnswerRole role = roleOf(answer, m_check, day);
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
    if (!known && m_known) {
        ++m_check.lapses;
    }
    m_known = known;
    m_lastSeen = day;
}

void CheckFold::review(const AnswerEvent &answer, const LoggedEvent &logged, StudyDay day, bool known)
{
    const ElapsedTime elapsed = m_check.elapsedUntil(day, logged.at);
    if (!m_check.memory) {
        m_check.firstDay = day;
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
int CheckFold::wait() const
{
    if (m_check.missedOnLastDay) {
        return 1;
    }
    const std::vector<WaitChoice> waits = m_schedule.waits(*m_check.memory, m_elapsed, m_check.lastDay);
    const bool holds =
        std::ranges::contains(waits, m_review->wait, [](const WaitChoice &wait) { return std::optional(wait.days); });
    return holds ? *m_review->wait : drawnWait(waits, drawFor(m_check.key, m_check.reviews));
}

void CheckFold::keep(const AnswerEvent &answer, qint64 at, int days, bool known)
{
    if (m_folded) {
        m_folded->push_back({.at = at,
                             .days = days,
                             .grade = known ? Grade::Good : Grade::Again,
                             .guess = answer.helped ? 0 : guessChance(answer.optionCount, answer.rightCount),
                             .saidGuessed = answer.right && !known && !answer.helped});
    }
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
        m_check.last = LastAnswer{m_last->shown,  m_last->chosen, m_last->right, m_last->confidence,
                                  m_last->helped, m_lastSeen,     m_lastRef};
    }
    if (m_review) {
        m_check.due = m_check.lastDay.plusDays(wait());
    }
    m_check.scheduled = !m_check.retired && m_check.broughtBack.value_or(isInScope(m_check, scope));
    if (!m_times.empty()) {
        std::ranges::sort(m_times);
        m_check.medianMs = (m_times[(m_times.size() - 1) / 2] + m_times[m_times.size() / 2]) / 2;
    }
}

/** More than a day of reading between two places is a broken clock. */
constexpr qint64 longestForegroundMs = 24 * 3'600'000;

void addPlace(LessonState &lesson, const PlaceEvent &place, const LoggedEvent &logged)
{
    const qint64 foregroundMs = std::clamp<qint64>(place.foregroundMs, 0, longestForegroundMs);
    lesson.block = place.block;
    lesson.offset = place.offset;
    lesson.lastBlockSeen |= place.lastBlockSeen;
    lesson.foregroundMs += foregroundMs;
    lesson.totalForegroundMs += foregroundMs;
    lesson.lastAt = logged.at;
    lesson.lastDay = logged.day;
}

void addMark(LessonState &lesson, const MarkReadEvent &mark)
{
    lesson.markedRead = mark.read;
    if (!mark.read) { // to be read once more from here on
        lesson.lastBlockSeen = false;
        lesson.foregroundMs = 0;
    }
}

} // namespace

CheckState foldCheck(const CheckKey &key, History history, const Schedule &schedule, ReviewScope scope)
{
    CheckState check;
    check.key = key;
    CheckFold run(check, schedule);
    for (const LoggedEvent *logged : history) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body)) {
            run.add(*answer, *logged);
        } else if (const auto *bring = std::get_if<BringBackEvent>(&logged->event.body)) {
            check.broughtBack = bring->scheduled;
            check.retired.reset();
            check.restsUntil.reset();
        } else if (const auto *rest = std::get_if<RestEvent>(&logged->event.body)) {
            check.restsUntil = logged->day.plusDays(rest->days);
        } else if (const auto *retire = std::get_if<RetireEvent>(&logged->event.body)) {
            check.retired = retire->reason;
        }
    }
    run.finish(scope);
    return check;
}

TrainingHistory foldedAnswers(const CheckKey &key, History history, const Schedule &schedule)
{
    CheckState check;
    check.key = key;
    TrainingHistory folded;
    CheckFold run(check, schedule, &folded);
    for (const LoggedEvent *logged : history) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body)) {
            run.add(*answer, *logged);
        }
    }
    return folded;
}

LessonState foldLesson(const LessonRef &lesson, History history)
{
    LessonState state;
    state.lesson = lesson;
    for (const LoggedEvent *logged : history) {
        if (const auto *place = std::get_if<PlaceEvent>(&logged->event.body)) {
            addPlace(state, *place, *logged);
        } else if (const auto *mark = std::get_if<MarkReadEvent>(&logged->event.body)) {
            addMark(state, *mark);
        }
    }
    return state;
}

std::optional<Annotation> foldAnnotation(const AnnotationKey &key, History history)
{
    std::optional<Annotation> annotation;
    bool removed = false;
    for (const LoggedEvent *logged : history) {
        if (const auto *made = std::get_if<AnnotationEvent>(&logged->event.body); made && !annotation) {
            annotation = {key, made->form, made->anchor, made->colour, made->text, logged->at, logged->at, logged->day};
        }
    }
    for (const LoggedEvent *logged : history) {
        // A change may stand before the making in a record that two clocks wrote; it is a change all the same.
        if (!annotation) {
            break;
        }
        if (const auto *text = std::get_if<AnnotationTextEvent>(&logged->event.body)) {
            annotation->text = text->text;
            annotation->changedAt = logged->at;
        } else if (const auto *colour = std::get_if<AnnotationColourEvent>(&logged->event.body)) {
            annotation->colour = colour->colour;
            annotation->changedAt = logged->at;
        } else if (const auto *gone = std::get_if<AnnotationRemovedEvent>(&logged->event.body)) {
            removed = gone->removed;
        }
    }
    return removed ? std::nullopt : annotation;
}

} // namespace Carrel
