// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QStringList>

namespace Carrel
{

/** The files of an import in words: a name, or how many. */
[[nodiscard]] QString namesOf(const QStringList &paths);

/** What came of an import, in one or two sentences. */
[[nodiscard]] QString importSummary(const QStringList &paths, const ImportReport &report, bool cancelled);

/** What was found, before it is taken in: which format, how much, how bad the worst remark is. */
[[nodiscard]] QString planSummary(const QStringList &paths, const ImportPlan &plan);

/** What a course of a plan holds, in numbers. */
[[nodiscard]] QString courseCountsSummary(const PlannedCourse &course);

/** "Errors", "Warnings", "Notes". */
[[nodiscard]] QString severityWords(Severity severity);

/** Every remark of an import, for reading and copying. */
[[nodiscard]] QString importDetails(const Diagnostics &diagnostics);

} // namespace Carrel
