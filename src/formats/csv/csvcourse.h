// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csv/csvmapping.h"
#include "formats/readoutcome.h"

namespace Carrel
{

/**
 * The course that a table of questions becomes: a check for each record, a lesson for each lesson or module that it
 * names. Short records are filled up, records without a question have a row. @p file is its path, for rows and title;
 * @p within is as in QuizBank.
 */
[[nodiscard]] ReadOutcome readCsvCourse(const QByteArray &bytes, const CsvMapping &mapping, const QString &file,
                                        const QString &within = {});

} // namespace Carrel
