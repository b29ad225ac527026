// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/checksbyday.h"
#include "study/event.h"
#include "study/schedule.h"
#include "study/studysettings.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace Carrel
{

/** Number of the rules the events are folded by, raised with every change of what they amount to: whoever keeps a
    state folds anew when it was made by others. */
inline constexpr int foldVersion = 8;

/** The last answer that was not practice: what the quiz panel shows again. */
struct LastAnswer {
    std::vector<OptionKey> shown;
    std::vector<OptionKey> chosen;
    int rightCount = 0; ///< how many of the shown options were right
    bool right = false;
    Confidence confidence = Confidence::Sure;
    bool helped = false;
    StudyDay day;
    EventRef ref;

    bool operator==(const LastAnswer &) const = default;

    /** Right, sure and without help. */
    [[nodiscard]] bool isKnown() const { return right && confidence == Confidence::Sure && !helped; }
    /** Right, but guessed or with the passage open. */
    [[nodiscard]] bool isByLuck() const { return right && !isKnown(); }
};

/** From so many lapses on a check is a leech. */
inline constexpr int leechLapses = 8;

/** What is known of one check that was answered or that the learner decided about. */
struct CheckState {
    CheckKey key;
    Fingerprint fingerprint;             ///< of the last answer that was not practice
    std::optional<MemoryState> memory;   ///< nothing: only practised, or only decided about
    StudyDay firstDay;                   ///< of the first answer folded into memory
    StudyDay lastDay;                    ///< of the last answer folded into memory
    qint64 lastAt = 0;                   ///< its hybrid time
    StudyDay due;                        ///< next day to ask, as if it were scheduled; only with a memory
    bool scheduled = false;              ///< comes back: by the scope, or because the learner said so
    std::optional<bool> broughtBack;     ///< what the learner said, if anything
    std::optional<StudyDay> restsUntil;  ///< the first day after a rest; no answer has come since
    std::optional<RetireReason> retired; ///< and why; nothing: it is not
    std::optional<StudyDay> retiredOn;   ///< the day of that
    bool everMissed = false;             ///< ever answered wrong
    bool everLucky = false;              ///< ever right by luck
    bool lastRightByLuck = false;        ///< the last right answer was by luck
    bool missedOnLastDay = false;        ///< memory was told of a miss that day
    bool askAgainOpen = false;           ///< missed on lastDay, and the one right answer of that day is still to come
    std::optional<LastAnswer> last;
    int longestRetainedDays = 0;         ///< largest gap between two consecutive known answers
    int answers = 0;                     ///< all of them, practice too
    int reviews = 0;                     ///< those folded into memory, same-day steps aside
    int practised = 0;                   ///< those that were practice
    std::optional<StudyDay> practisedOn; ///< of the last of those
    int lapses = 0;                      ///< reviews at which it was not known, the first answer aside
    qint64 medianMs = 0;                 ///< of the time taken, each clamped to answerTimeLimitMs; 0: never answered

    bool operator==(const CheckState &) const = default;

    /** Forgotten so often that asking once more is the wrong means. */
    [[nodiscard]] bool isLeech() const { return lapses >= leechLapses; }

    /** The day it is asked next, a rest included, as if it were scheduled; only with a memory. */
    [[nodiscard]] StudyDay comesBackOn() const { return restsUntil ? std::max(due, *restsUntil) : due; }
    [[nodiscard]] bool isResting(StudyDay today) const { return restsUntil && today < *restsUntil; }
    /** Scheduled, and its day has come. */
    [[nodiscard]] bool isDue(StudyDay today) const { return scheduled && memory && comesBackOn() <= today; }
    /** From the last answer folded into memory until @p day, at @p at; nothing without one. */
    [[nodiscard]] ElapsedTime elapsedUntil(StudyDay day, qint64 at) const;
};

/** Longer answers count as this long: the learner was away. */
inline constexpr qint64 answerTimeLimitMs = 120'000;

/** What is known of one lesson that was opened or marked. */
struct LessonState {
    LessonRef lesson;
    BlockId block; ///< the last place
    double offset = 0;
    bool lastBlockSeen = false;     ///< since it was last marked as unread
    qint64 foregroundMs = 0;        ///< since it was last marked as unread
    qint64 totalForegroundMs = 0;   ///< ever
    std::optional<bool> markedRead; ///< by hand
    qint64 lastAt = 0;              ///< hybrid time of the last place; 0: never opened
    StudyDay lastDay;               ///< of the last place

    bool operator==(const LessonState &) const = default;

    /** Marked by hand, or the end was seen and a quarter of its @p minutes went by in the foreground. */
    [[nodiscard]] bool isRead(std::optional<int> minutes) const;
};

/**
 * What the events of a learner amount to: the value everything else asks. Made by Fold; the same events give the same
 * state in whatever order, number and files they came.
 */
class StudyState final
{
public:
    [[nodiscard]] const CheckState *check(const CheckKey &key) const;    ///< nullptr: nothing known
    [[nodiscard]] const LessonState *lesson(const LessonRef &ref) const; ///< nullptr: never opened or marked
    [[nodiscard]] const std::map<CheckKey, CheckState> &checks() const { return m_checks; }
    [[nodiscard]] const std::map<LessonRef, LessonState> &lessons() const { return m_lessons; }
    [[nodiscard]] const std::map<AnnotationKey, Annotation> &annotations() const { return m_annotations; }
    [[nodiscard]] const Annotation *annotation(const AnnotationKey &key) const;              ///< nullptr: none now
    [[nodiscard]] std::vector<const Annotation *> annotationsIn(const LessonRef &ref) const; ///< by their ids
    [[nodiscard]] const StudySettings &settings() const { return m_settings; }
    [[nodiscard]] const Schedule &schedule() const { return m_schedule; }          ///< by the settings
    [[nodiscard]] const std::set<LearnerId> &aliases() const { return m_aliases; } ///< the same person
    [[nodiscard]] const std::set<EventRef> &undone() const { return m_undone; }    ///< taken back, known here or not
    [[nodiscard]] const std::set<EventRef> &forked() const { return m_forked; }    ///< keys met with two contents
    [[nodiscard]] const std::map<SessionId, qint64> &suspects() const
    {
        return m_suspects;
    } ///< ms taken off; 0: believed
    [[nodiscard]] int unknownEvents() const { return m_unknownEvents; } ///< of a kind this version does not know

    /** Checks that come back on that very day. */
    [[nodiscard]] int checksDueOn(StudyDay day) const { return m_comingBack.countOn(day); }
    /** Those that are due by their day, in no order: CheckState::isDue(). */
    [[nodiscard]] std::vector<CheckKey> checksDueBy(StudyDay today) const { return m_comingBack.upTo(today); }
    /** Those whose CheckState::lastDay it is, in no order. */
    [[nodiscard]] std::vector<CheckKey> checksAskedOn(StudyDay day) const { return m_lastAsked.on(day); }

    /**
     * The checks that have changed, came or went since this state was put together as a whole, each as often as it did;
     * id() is another one after that. Copies that are changed apart share an id.
     */
    [[nodiscard]] const std::vector<CheckKey> &changedChecks() const { return m_changedChecks; }
    [[nodiscard]] quint64 id() const { return m_id; }

    /** Chance that the learner still knows @p check on @p today; nothing without a memory. */
    [[nodiscard]] std::optional<double> recall(const CheckState &check, StudyDay today) const;

    /** The lesson last opened, to be continued. */
    [[nodiscard]] std::optional<LessonRef> lastOpened() const;

    /** Everything above as JSON with sorted keys; equal states give equal bytes. */
    [[nodiscard]] QByteArray toCanonicalJson() const;

private:
    friend class Fold;
    friend class StateCodec;

    void put(CheckState check); ///< in place of what was known of it
    void remove(const CheckKey &key);
    void nameAnew();                     ///< all of it was put together
    void index(const CheckState &check); ///< by its days

    std::map<CheckKey, CheckState> m_checks;
    std::map<LessonRef, LessonState> m_lessons;
    std::map<AnnotationKey, Annotation> m_annotations;
    StudySettings m_settings;
    Schedule m_schedule;
    ChecksByDay m_comingBack;
    ChecksByDay m_lastAsked;
    std::vector<CheckKey> m_changedChecks;
    quint64 m_id = 0;
    std::set<LearnerId> m_aliases;
    std::set<EventRef> m_undone;
    std::set<EventRef> m_forked;
    std::map<SessionId, qint64> m_suspects;
    int m_unknownEvents = 0;
};

} // namespace Carrel
