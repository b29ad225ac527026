// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "course/ids.h"
#include "storage/segment.h"
#include "study/learnerfolders.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <span>

namespace Carrel
{

/** What a whole study record can be written as. */
enum class RecordFormat {
    JsonLines, ///< a line about the learner, then one event a line, as src/study/README.md has them
    Csv,       ///< one event a row; the last column is the event as above, so that it can be read again
    Html,      ///< for people
};

/** The words people name them by: "jsonl", "csv", "html". */
[[nodiscard]] QStringList recordFormatNames();
[[nodiscard]] std::optional<RecordFormat> recordFormatNamed(const QString &name);
[[nodiscard]] std::optional<RecordFormat> recordFormatFor(const QString &path); ///< by its ending

/** "Course, lesson" for people, or what is known of it. */
using LessonTitle = std::function<QString(const LessonRef &)>;

/** Every event of @p segments once; in JSON Lines by session and number, else in order of time. */
[[nodiscard]] QByteArray writeRecord(const LearnerInfo &learner, std::span<const Segment> segments, RecordFormat format,
                                     const LessonTitle &titleOf);

/** What a file in JSON Lines or CSV holds. */
struct RecordFile {
    LearnerInfo learner; ///< whose record it is; without an id in CSV
    std::vector<Segment> segments;
    Diagnostics diagnostics; ///< lines that are no events; they are left out
};

/** Malformed: there is no event in it. Unsupported: it is written for people. */
[[nodiscard]] Result<RecordFile> readRecordFile(const QByteArray &bytes, const QString &path);

} // namespace Carrel
