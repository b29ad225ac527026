// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "formats/markdown/markdownblocks.h"

namespace Carrel::Markdown
{

/** What orders and names a file or folder: "02-spring-and-neap" is number 2 with the slug "spring-and-neap". */
struct NumberedName {
    std::optional<int> number;
    QString slug;
};
[[nodiscard]] NumberedName numberedName(const QString &baseName);

/**
 * Reads one lesson file. What a lesson has from its course (authorship, licence, place) is for the caller to fill in;
 * @p slug is used when the file gives none.
 */
[[nodiscard]] Lesson readLessonText(const QString &text, const MarkdownOptions &options, const QString &file,
                                    const QString &slug, Diagnostics &diagnostics);

/** Whether a lesson file only names a lesson that is not here: "absent: true" in its head and no text below. */
[[nodiscard]] bool isAbsentLesson(const QString &text);

} // namespace Carrel::Markdown
