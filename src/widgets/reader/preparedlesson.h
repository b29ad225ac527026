// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/lessonlength.h"
#include "library/library.h"
#include "models/lessonsections.h"
#include "render/lessonrenderer.h"
#include "widgets/quiz/lessononscreen.h"

#include <functional>
#include <optional>

namespace Carrel
{

/** A lesson read and laid out, ready for the page. */
struct PreparedLesson {
    LessonOnScreen lesson;
    LessonSections sections;               ///< which take their time as well
    LessonLength length;                   ///< likewise
    RenderedLesson page;                   ///< all of it, or the next portion
    QString sha256;                        ///< of the bytes it was read from
    std::optional<LessonFileInfo> indexed; ///< its file, as the index had it then
};

/**
 * Takes its time for a long lesson; safe in every thread. @p take gets the lesson in portions of about @p bytes of HTML
 * and says whether it wants more.
 */
Result<void> prepareLesson(const Library &library, const LessonRenderer &renderer, const LessonRef &ref,
                           qsizetype bytes, const std::function<bool(PreparedLesson)> &take);

/** How the page shows a lesson before or after another one of the course of @p outline. */
[[nodiscard]] std::optional<NeighbourLink> linkTo(const std::optional<Neighbour> &neighbour,
                                                  const CourseOutline *outline);

} // namespace Carrel
