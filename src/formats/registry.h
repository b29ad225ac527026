// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/csv/tablereading.h"
#include "formats/knownlessons.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

#include <QStringList>

#include <limits>

namespace Carrel
{

/**
 * Reads courses from files, folders and archives, by what they hold and not by their names: lessons and packages in
 * JSON, arrays and lines of lessons, each gzip'ed or not, courses in Markdown. Files of one course id become one
 * course. One bad file never keeps the others out; a cancelled read returns no course.
 */
[[nodiscard]] ReadOutcome readCourses(const QStringList &paths, const Limits &limits, JobControl &control);

/** What came that was not known before. */
struct ReadNews {
    ReadOutcome outcome;
    std::vector<LessonRef> unchanged; ///< came again with the bytes they are known by; they are in no course above
    std::vector<QuestionTable> tables;
};

/**
 * The same, but files of one lesson whose bytes are in @p known are not read, unless another version of that lesson is
 * there too. Tables of questions are read as @p tables says. Loose lessons behind the first
 * @p wholeLessons are made thin.
 */
[[nodiscard]] ReadNews readNews(const QStringList &paths, const Limits &limits, JobControl &control,
                                const KnownLessonFiles &known, const TableChoices &tables = {},
                                int wholeLessons = std::numeric_limits<int>::max());

} // namespace Carrel
