// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <functional>

namespace Carrel
{

/** Where a document is read: on sheets of paper, as one file in a browser, as a book in EPUB. */
enum class Medium { Paper, File, Epub };

/**
 * How a lesson that is written into a document leads to what lies beside it. Made by BookRenderer; a lesson without it
 * is written for the page of the program. Each function gives a null string for what the document does not hold.
 */
struct DocumentMeans {
    Medium medium = Medium::File;
    const CourseInfo *course = nullptr; ///< whose rights the document tells once, for all lessons
    QString anchor;                     ///< id of the lesson; those of its blocks and checks begin with it
    std::function<QString(const Asset &asset)> pictureUrl;
    std::function<QString(const LessonSlug &lesson, const BlockId &block)> placeUrl; ///< no block: the lesson's top
    std::function<QString(const CheckId &check)> checkUrl;                           ///< a check of this lesson
    QString answersUrl;       ///< where its answers stand; null: nowhere
    bool lineNumbers = false; ///< beside lines of code
};

} // namespace Carrel
