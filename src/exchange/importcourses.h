// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

namespace Carrel
{

/**
 * Reads files, folders and packages and takes their courses into one's own store: planImport() and applyImport() in one
 * go. A lesson is added to the course of the same id or takes the place of its older version; a whole course also drops
 * the lessons it no longer has; the same content twice changes nothing. All of it can be searched at the end. Runs on a
 * worker thread as the work of a Job.
 */
[[nodiscard]] ImportReport importCourses(const QStringList &paths, Library &library, JobControl &control,
                                         const AnsweredChecks &answered = {}, const TableChoices &tables = {});

} // namespace Carrel
