// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <map>
#include <set>
#include <vector>

namespace Carrel
{

/** What of the events of a check its state does not tell, and those that follow need. */
struct CheckTail {
    qint64 lastAt = 0;      ///< of its last event, with the offset of a suspect clock taken off
    std::vector<int> times; ///< of its answers, in ms, each within answerTimeLimitMs

    bool operator==(const CheckTail &) const = default;
};

/** A state from which the fold can go on without the events behind it. Made by Fold, kept by StateCodec. */
struct FoldCheckpoint {
    StudyState state;
    std::vector<CheckTail> checks;               ///< one for each of the state, in its order
    std::vector<qint64> lessons;                 ///< CheckTail::lastAt of each lesson of the state, in its order
    std::map<AnnotationKey, qint64> annotations; ///< the same; those that are deleted or not made yet among them
};

/** What went before the events of one check. */
struct CheckBefore {
    CheckState state;
    CheckTail tail;
};

/**
 * The events that a Fold does not have, as far as a checkpoint tells of them: which new ones may be folded upon it, and
 * what they are folded upon. An event that does not come behind all earlier ones of its check, lesson or annotation
 * changes what the checkpoint has already put together, so that only all events together tell what it amounts to.
 */
class FoldBase final
{
public:
    FoldBase() = default;
    explicit FoldBase(const FoldCheckpoint &checkpoint);

    /** An event at @p at may be folded; what @p state says now is remembered as what went before. */
    bool take(const CheckKey &key, qint64 at, const StudyState &state);
    bool take(const LessonRef &lesson, qint64 at, const StudyState &state);
    bool take(const AnnotationKey &key, qint64 at, const StudyState &state);

    /** Whether an event of this name was taken back by one behind the checkpoint, or its clock is suspect. */
    [[nodiscard]] bool isNamed(const EventRef &ref) const;

    // What went before; nullptr: nothing.
    [[nodiscard]] const CheckBefore *check(const CheckKey &key) const;
    [[nodiscard]] const LessonState *lesson(const LessonRef &lesson) const;
    [[nodiscard]] const Annotation *annotation(const AnnotationKey &key) const;
    [[nodiscard]] const std::set<EventRef> &undone() const { return m_undone; }

private:
    std::map<CheckKey, CheckTail> m_checkTails;
    std::map<LessonRef, qint64> m_lessonTails;
    std::map<AnnotationKey, qint64> m_annotationTails;
    std::map<CheckKey, CheckBefore> m_checks; ///< of those touched since
    std::map<LessonRef, LessonState> m_lessons;
    std::map<AnnotationKey, Annotation> m_annotations;
    std::set<EventRef> m_undone;
    std::set<SessionId> m_suspects;
};

} // namespace Carrel
