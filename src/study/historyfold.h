// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/eventlog.h"
#include "study/foldcheckpoint.h"
#include "study/optimizer/trainingreview.h"
#include "study/studypast.h"
#include "study/studystate.h"

namespace Carrel
{

using History =
    std::span<const LoggedEvent *const>; ///< events of one check, lesson or annotation, in order, none undone

/** What the events of one check amount to, after @p before if that is known. Used by Fold only; the rules are in
    study/README.md. */
[[nodiscard]] CheckState foldCheck(const CheckKey &key, History history, const Schedule &schedule, ReviewScope scope,
                                   const CheckBefore *before = nullptr);

/** How long the answers among them took, as CheckTail has it. */
[[nodiscard]] std::vector<int> answerTimes(History history);

/** The same answers, those that were folded into memory, as weights are fitted to them. */
[[nodiscard]] TrainingHistory foldedAnswers(const CheckKey &key, History history, const Schedule &schedule);

/** Adds every answer among them to @p past, practice too. */
void addPastAnswers(std::vector<PastAnswer> &past, const CheckKey &key, History history, const Schedule &schedule);

/** What the events of one lesson amount to. */
[[nodiscard]] LessonState foldLesson(const LessonRef &lesson, History history, const LessonState *before = nullptr);

/** Adds the stretches of reading among them to @p past, without the time that went into @p answers to the lesson's
    checks meanwhile. */
void addPastReadings(std::vector<PastReading> &past, History history, std::span<const PastAnswer> answers);

/** What the events of one highlight, note or bookmark amount to; nothing: it was deleted, or only changes of it are
    known so far. */
[[nodiscard]] std::optional<Annotation> foldAnnotation(const AnnotationKey &key, History history,
                                                       const Annotation *before = nullptr);

} // namespace Carrel
