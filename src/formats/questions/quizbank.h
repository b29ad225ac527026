// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "formats/questions/quizquestion.h"

#include <variant>

namespace Carrel
{

/** A question, or a text that stands between questions, and the category it is in. */
struct QuizItem {
    QStringList category = {}; ///< from the outermost in; empty: none
    std::variant<QuizQuestion, Blocks> content = {};
};

/** What a file of questions holds, whatever its format. */
struct QuizBank {
    QString file = {};     ///< as diagnostics name it
    QString within = {};   ///< the name of the folder it was come across in; empty: a person named the file itself
    QString title = {};    ///< empty: made of the file's name
    QString importer = {}; ///< "carrel-gift"
    QString language = {}; ///< BCP 47; empty when unknown
    Licence licence = {};
    std::vector<QuizItem> items = {};
    std::map<QString, Asset> assets = {};
};

/**
 * The course a bank becomes: a lesson for each category in the order of the file, its checks in theirs, in a module
 * named by the categories around it. A lesson has the texts of its category, and only a heading where there are none.
 * Nothing, and a row that is an error, when no question of it can be asked; of others, such a one has its own row.
 */
[[nodiscard]] std::optional<Course> courseOf(QuizBank bank, Diagnostics &diagnostics);

/** The names in a category such as "$course$/top/Tides/Basics"; what every Moodle puts in front is left out. */
[[nodiscard]] QStringList categoryPath(const QString &written);

} // namespace Carrel
