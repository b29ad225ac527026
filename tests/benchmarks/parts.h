// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "benchmarks/report.h"

namespace Carrel::Bench
{

/** Where the programs that are measured lie, and the tests' data. */
struct Setup {
    QString programs;
    QString data;
    int runs = 5; ///< of each start; the median counts
};

// The parts of the benchmark, each in the file of its name.

/** From the start of the program to the first lesson, and memory, both against the bare view. */
void measureStarts(const Setup &setup, Report &report);

/** The import of 4,000 and of 10,000 lessons, searching in them, and the start of the program with them. */
void measureImport(const Setup &setup, Report &report);

/** A hundred searches in the library of @p dataDir. */
void measureSearch(const QString &dataDir, int lessons, Report &report);

/** Opening Go to and typing into it with the library of @p dataDir. */
void measureGoTo(const QString &dataDir, int lessons, Report &report);

/** The start with the library of @p dataDir against one with an empty library. */
void measureFullStart(const Setup &setup, const QString &dataDir, int lessons, Report &report);

/**
 * The start with the record in @p dataDir beside one with an empty record. The ratio tells of the computer too, so
 * there is no bar for it, but @p moreLimitMs for what it takes longer.
 */
void measureRecordStart(const Setup &setup, const QString &dataDir, double moreLimitMs, Report &report);

/** Opening a study record of 100,000 events. */
void measureRecord(const Setup &setup, Report &report);

/** The same of 1,000,000 events; takes minutes. */
void measureMillion(const Setup &setup, Report &report);

/** What is due, and what of it is for today, of 100,000 checks. */
void measureQueue(const Setup &setup, Report &report);

/** Fitting the weights of the schedule to a learner. */
void measureOptimizer(const Setup &setup, Report &report);

/** What simulated learners who guess still know when checks come back, held against what they wished. */
void measureRecall(const Setup &setup, Report &report);

/** The published scheduler and optimizer beside ours; a remark when they are not there. */
void measureSchedulerPeers(const Setup &setup, Report &report);

/** A lesson of 5 MB in the page. */
void measureLongLesson(const Setup &setup, Report &report);

/** A lesson as long as several books, in the window. */
void measureGiantLesson(const Setup &setup, Report &report);

/** Other offline readers that are installed: start and memory, beside Carrel's in the same run. */
void measurePeers(const Setup &setup, Report &report);

/** Fifty lessons read in a row: each click in the outline against a bare view, and what memory becomes. */
void measureReading(const Setup &setup, Report &report);

/** Fifty formulas, the first time and again. */
void measureFormulas(const Setup &setup, Report &report);

/** The import of each file that is broken on purpose. */
void measureNastyFiles(const Setup &setup, Report &report);

} // namespace Carrel::Bench
