// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"
#include "render/documentmeans.h"
#include "render/lessonrenderer.h"

#include <set>

namespace Carrel
{

class JobControl;

/**
 * Lays out lessons of a course as one document: title, contents, lessons with their checks, answers if they are wanted,
 * and whose it is. A single lesson has neither title nor contents. Used for paper, HTML files and EPUB.
 */
class BookRenderer final
{
public:
    using PictureUrl = std::function<QString(const Asset &asset)>; ///< null: shown as missing

    BookRenderer(const LessonRenderer &lessons, Medium medium, PictureUrl pictureUrl);

    /** Stops between two lessons when @p control says so; what is there by then is of no use. */
    [[nodiscard]] Book render(const Course &course, const BookChoice &choice, const JobControl &control) const;

private:
    const LessonRenderer &m_lessons;
    Medium m_medium;
    PictureUrl m_pictureUrl;
};

} // namespace Carrel
