// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "base/result.h"
#include "course/course.h"
#include "render/book.h"

#include <optional>

namespace Carrel
{

/** What a course can be written as. */
enum class ExportFormat {
    Package,       ///< one file .carrel
    PackageFolder, ///< the same, not packed
    Markdown,      ///< a folder as people write it
    Anki,          ///< the checks as a deck, one file .apkg
    Csv,           ///< the checks as a table
    Html,          ///< one file for a browser, to be read or printed
    Epub,          ///< a book for reading devices
};

/** The words people name formats by: "carrel", "folder", "markdown", "anki", "csv", "html", "epub". */
[[nodiscard]] QStringList exportFormatNames();
[[nodiscard]] std::optional<ExportFormat> exportFormatNamed(const QString &name);

/** The format that the ending of @p path asks for; a name without an ending is a folder. Nothing: an unknown ending. */
[[nodiscard]] std::optional<ExportFormat> exportFormatFor(const QString &path);

/** How the files of @p format end: ".carrel"; empty for a folder. */
[[nodiscard]] QString exportEnding(ExportFormat format);

/** True for formats to be read by people, which can hold a part of a course and leave its answers out. */
[[nodiscard]] bool isDocument(ExportFormat format);

/**
 * Writes @p course to the file or folder @p path; a folder must be empty or not there yet. Who made it and under which
 * licence goes with it in every format. Returns what was left out. Anki takes what is newer by @p nowMs, the time now.
 * @p choice counts for documents only. Runs on a worker thread as the work of a Job.
 */
[[nodiscard]] Result<Diagnostics> exportCourse(const Course &course, ExportFormat format, const QString &path,
                                               qint64 nowMs, JobControl &control, const BookChoice &choice = {});

} // namespace Carrel
