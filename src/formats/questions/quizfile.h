// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"
#include "formats/questions/quizbank.h"
#include "formats/textdecoding.h"

#include <functional>

namespace Carrel
{

/** Whether a place is a file that may be a quiz in plain text: not JSON, and no Markdown that was only come across. */
[[nodiscard]] bool mayBeQuizText(const SourcePlace &place);

/** Whether its name says that a file is plain text, as those of quizzes are, and not code or a page. */
[[nodiscard]] bool isNamedAsText(const SourcePlace &place);

/** True when the file goes on behind what SourcePlace::beginning holds. */
[[nodiscard]] bool isCut(const SourcePlace &place);

using QuizTextReader = std::function<std::vector<QuizItem>(const QString &text, const QString &file, int firstLine,
                                                           Diagnostics &diagnostics)>;

/** Reads a file of questions in plain text with @p reader and makes the course of it. */
[[nodiscard]] ReadOutcome readQuizFile(const SourcePlace &place, const Limits &limits, const QString &importer,
                                       const QuizTextReader &reader);

/** What QuizBank::within is for a place. */
[[nodiscard]] QString folderOf(const SourcePlace &place);

/** What came of a bank: its course if there is one, and the rows. */
[[nodiscard]] ReadOutcome outcomeOf(QuizBank bank, Diagnostics diagnostics);

/** The outcome for a file that could not be read at all. */
[[nodiscard]] ReadOutcome unreadable(const QString &file, const Error &error);

} // namespace Carrel
