// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <set>

namespace Carrel
{

/**
 * Which lessons of a course a document holds, in reading order, whether it says which options are right, and whether
 * lines of code are numbered.
 */
struct BookChoice {
    std::vector<LessonSlug> lessons; ///< empty: all that are here
    bool answers = false;
    bool lineNumbers = false;
    bool checksAlone = false; ///< without the text of the lessons, as a test on paper
    bool operator==(const BookChoice &) const = default;
};

/** A line of the outline of a document: level 1 for modules, or for lessons where no modules are told apart. */
struct BookEntry {
    int level = 1;
    QString title;
    QString anchor; ///< the id it leads to
    bool operator==(const BookEntry &) const = default;
};

/** A page of a document in the sense of EPUB: what begins on new paper, or lies in a file of its own. */
struct BookPage {
    enum class Part { Title, Contents, Module, Lesson, Answers, Rights };

    Part part = Part::Lesson;
    QString anchor; ///< the id of its element; in EPUB the name of its file
    QString title;
    QByteArray html;
    std::vector<BookEntry> entries; ///< itself and what of it stands in outlines
};

/** A lesson, a module or a course, laid out to be read outside the program. Made by BookRenderer. */
struct Book {
    CourseInfo course;
    QString title; ///< of the lesson, module or course that it is
    QString direction;
    std::vector<BookPage> pages;
    std::set<AssetHash> assets; ///< pictures it shows

    [[nodiscard]] std::vector<BookEntry> entries() const;
};

} // namespace Carrel
