// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"
#include "render/codehighlighter.h"
#include "render/documentmeans.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"

#include <set>

namespace Carrel
{

class JobControl;

/**
 * Lays out lessons of a course as one document: title, contents, lessons with their checks, answers if they are wanted,
 * and whose it is. A single lesson has neither title nor contents. Used for paper, HTML files and EPUB.
 * One for a thread, as MathRenderer is.
 */
class BookRenderer final
{
public:
    using PictureUrl = std::function<QString(const Asset &asset)>; ///< null: shown as missing

    BookRenderer(Medium medium, PictureUrl pictureUrl);

    /** Stops between two lessons when @p control says so; what is there by then is of no use. */
    [[nodiscard]] Book render(const Course &course, const BookChoice &choice, const JobControl &control) const;

private:
    MathRenderer m_math;
    CodeHighlighter m_highlighter;
    LessonRenderer m_lessons{m_math, m_highlighter};
    Medium m_medium;
    PictureUrl m_pictureUrl;
};

} // namespace Carrel
