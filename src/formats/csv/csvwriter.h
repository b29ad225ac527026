// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"
#include "formats/csv/csvrecord.h"

#include <QByteArray>

namespace Carrel
{

/**
 * The checks of a course as a table that readCsvCourse reads again: a record a check with its module, lesson, id,
 * options, right ones, reasons, and the licence. Formatting, code and pictures become plain text, which has a row; a
 * check that cannot be asked is left out with a row.
 */
[[nodiscard]] QByteArray writeCsv(const Course &course, const CsvWriting &writing, Diagnostics &diagnostics);

} // namespace Carrel
