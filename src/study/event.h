// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/ids.h"
#include "study/annotation.h"
#include "study/ids.h"

#include <QJsonObject>
#include <QJsonValue>

#include <optional>
#include <variant>
#include <vector>

namespace Carrel
{

/** Names one event among all that were ever written: the n-th of a session. */
struct EventRef {
    SessionId session;
    quint32 n = 0; ///< 1, 2, 3 … in its session

    bool operator==(const EventRef &) const = default;
    auto operator<=>(const EventRef &) const = default;
};

/** When and where an event was written. Nothing here is ever worked out again, except for a session whose clock is
    suspect. */
struct EventStamp {
    EventRef ref;
    qint64 at = 0;            ///< hybrid time, ms since 1970 UTC: what events are put in order by
    qint64 wallMs = 0;        ///< wall clock, ms since 1970 UTC
    int utcOffsetSeconds = 0; ///< of local time then, east positive
    StudyDay day;             ///< by the rollover of then
    qint64 monotonicMs = 0;   ///< since the session began

    bool operator==(const EventStamp &) const = default;
};

/** What the learner said of an answer before seeing the verdict; kept for wrong answers too. */
enum class Confidence { Sure, Guess };

/** Why a check was on screen. Only the fold decides what an answer is worth; see study/README.md. */
enum class Occasion {
    First,    ///< never answered before
    Review,   ///< it was due
    Again,    ///< "Ask me again" on the day it was missed
    Practice, ///< answered though not due: recorded, never folded into memory
};

/** A check was answered. */
struct AnswerEvent {
    CheckKey check;
    Fingerprint fingerprint; ///< of the check as it was shown
    QString courseRevision;
    std::vector<OptionKey> shown;  ///< in the order on screen
    std::vector<OptionKey> chosen; ///< in the order on screen
    int optionCount = 0;
    int rightCount = 0; ///< how many options are right
    bool right = false;
    Confidence confidence = Confidence::Sure;
    bool helped = false; ///< the passage was opened before answering
    qint64 tookMs = 0;   ///< from shown to answered, by the monotonic clock
    Occasion occasion = Occasion::First;
    std::optional<int> wait; ///< study days until it comes back, as the learner was told; nothing: none was chosen
    QString model;           ///< MemoryModel::id() the program scheduled with then, "fsrs-6/default"
    QString program;         ///< version of the program

    bool operator==(const AnswerEvent &) const = default;
};

/** Where the learner was in a lesson: on leaving it, on losing focus, at most every 30 s. */
struct PlaceEvent {
    LessonRef lesson;
    BlockId block;
    double offset = 0;          ///< how far into the block, 0 to 1
    bool lastBlockSeen = false; ///< the end of the lesson was on screen
    qint64 foregroundMs = 0; ///< of reading since the last place event of this lesson in this session: see PlaceKeeper

    bool operator==(const PlaceEvent &) const = default;
};

/** A lesson was marked as read, or as unread, by hand. */
struct MarkReadEvent {
    LessonRef lesson;
    bool read = true;

    bool operator==(const MarkReadEvent &) const = default;
};

/** "Bring it back anyway", or "Do not bring it back": goes before the scope from then on. */
struct BringBackEvent {
    CheckKey check;
    bool scheduled = true;

    bool operator==(const BringBackEvent &) const = default;
};

/** A rest is a few days; what is to stay away for longer is retired. */
inline constexpr int longestRestDays = 366;

/** A check rests: it is not asked for some study days, from the one of the event on. No grade. */
struct RestEvent {
    CheckKey check;
    int days = 1; ///< 1 to 366

    bool operator==(const RestEvent &) const = default;
};

/** Why a check is not to come back. */
enum class RetireReason {
    Known,       ///< for good
    Unimportant, ///< not worth the time
    Faulty,      ///< the check is wrong or cannot be understood
    Other,
};

/** A check does not come back, whatever the scope, until a BringBackEvent says otherwise. */
struct RetireEvent {
    CheckKey check;
    RetireReason reason = RetireReason::Other;

    bool operator==(const RetireEvent &) const = default;
};

/** A choice that changes derived numbers; the keys are in study/studysettings.h. */
struct SettingEvent {
    QString key;
    QJsonValue value;

    bool operator==(const SettingEvent &) const = default;
};

/** Takes back one whole action: all events it was made of, in one session. An undo can be undone. */
struct UndoEvent {
    SessionId session;
    std::vector<quint32> n;

    bool operator==(const UndoEvent &) const = default;
};

/** The learner with the other id is the same person. */
struct AliasEvent {
    LearnerId other;

    bool operator==(const AliasEvent &) const = default;
};

/** A session was written by a computer whose clock was ahead by offsetMs (negative: behind). */
struct ClockSuspectEvent {
    SessionId session;
    qint64 offsetMs = 0; ///< taken off its times

    bool operator==(const ClockSuspectEvent &) const = default;
};

/** Words were highlighted, a note was written or a bookmark was set. */
struct AnnotationEvent {
    AnnotationKey key;
    AnnotationForm form = AnnotationForm::Highlight;
    Anchor anchor;
    MarkColour colour = MarkColour::Yellow;
    QString text;

    bool operator==(const AnnotationEvent &) const = default;
};

/** The note of a highlight, note or bookmark was written anew; empty: it has none any more. */
struct AnnotationTextEvent {
    AnnotationKey key;
    QString text;

    bool operator==(const AnnotationTextEvent &) const = default;
};

struct AnnotationColourEvent {
    AnnotationKey key;
    MarkColour colour = MarkColour::Yellow;

    bool operator==(const AnnotationColourEvent &) const = default;
};

/** A highlight, note or bookmark was deleted, or brought back as it was. */
struct AnnotationRemovedEvent {
    AnnotationKey key;
    bool removed = true;

    bool operator==(const AnnotationRemovedEvent &) const = default;
};

/** An event of a kind or schema this version does not know; its keys are in Event::extra, so that nothing is lost. */
struct UnknownEvent {
    QString kind;
    int schema = 1;

    bool operator==(const UnknownEvent &) const = default;
};

using EventBody = std::variant<AnswerEvent, PlaceEvent, MarkReadEvent, BringBackEvent, SettingEvent, UndoEvent,
                               AliasEvent, ClockSuspectEvent, AnnotationEvent, AnnotationTextEvent,
                               AnnotationColourEvent, AnnotationRemovedEvent, RestEvent, RetireEvent, UnknownEvent>;

/** One thing a learner did; never changed once written. Visit the body with Overload and no fallback. */
struct Event {
    EventStamp stamp;
    EventBody body;
    QJsonObject extra = {}; ///< keys of the line this version does not know, written back as they came

    bool operator==(const Event &) const = default;
};

} // namespace Carrel
