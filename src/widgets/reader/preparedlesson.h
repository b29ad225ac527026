// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library/library.h"
#include "render/lessonrenderer.h"
#include "widgets/quiz/lessononscreen.h"

namespace Carrel
{

/** A lesson read and laid out, ready for the page. */
struct PreparedLesson {
    LessonOnScreen lesson;
    RenderedLesson page;
};

/** Takes its time for a long lesson; safe in every thread. */
[[nodiscard]] Result<PreparedLesson> prepareLesson(const Library &library, const LessonRenderer &renderer,
                                                   const LessonRef &ref, const LessonSource &source);

/** How the page shows a lesson before or after another one of the course of @p outline. */
[[nodiscard]] std::optional<NeighbourLink> linkTo(const std::optional<Neighbour> &neighbour,
                                                  const CourseOutline *outline);

} // namespace Carrel
