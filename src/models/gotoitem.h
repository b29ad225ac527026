// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <vector>

namespace Carrel
{

class Library;

/** Somewhere one can go by name. */
struct GoToItem {
    enum class Kind { Course, Lesson, Heading, Command, Setting };

    Kind kind = Kind::Lesson;
    QString id; ///< the same at every start, to know what was used last
    QString title;
    QString where; ///< the library of a course, the course of a lesson, the lesson of a heading, the menu of a command
    QString keys;  ///< of a command, as people read them
    LessonRef lesson = {}; ///< of a course: without a slug
    BlockId block = {};    ///< of a heading
    bool operator==(const GoToItem &) const = default;
};

/** Every course of @p library that has a lesson here, every such lesson, and every heading its index knows. */
[[nodiscard]] std::vector<GoToItem> libraryItems(const Library &library);

} // namespace Carrel
