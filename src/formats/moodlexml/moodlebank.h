// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"
#include "formats/readoutcome.h"

#include <QByteArray>

namespace Carrel
{

/**
 * The course that an export of Moodle's question bank becomes. @p file is its path, for rows and title; @p within is
 * as in QuizBank.
 */
[[nodiscard]] ReadOutcome readMoodleXml(const QByteArray &bytes, const QString &file, const Limits &limits,
                                        const QString &within = {});

/** Whether a text begins as such an export: a quiz element with questions. */
[[nodiscard]] bool looksLikeMoodleXml(const QString &beginning);

} // namespace Carrel
