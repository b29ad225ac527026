// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/markdownblocks.h"
#include "formats/questions/quizquestion.h"
#include "formats/skippedparts.h"

namespace Carrel::Jupyter
{

/** Whether a file begins like a list of questions of jupyterquiz. */
[[nodiscard]] bool looksLikeQuiz(const QByteArray &beginning);

/**
 * The questions of a file of jupyterquiz; those whose answer is typed are counted. @p options says how texts are read.
 * A file that cannot be read gets its row.
 */
[[nodiscard]] std::vector<QuizQuestion> readQuizJson(const QString &json, const QString &file,
                                                     const MarkdownOptions &options, SkippedParts &skipped,
                                                     Diagnostics &diagnostics);

} // namespace Carrel::Jupyter
