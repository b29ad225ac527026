// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/**
 * Reads an unpacked Common Cartridge: its table of contents becomes modules and lessons; pages, quizzes in QTI 1.2 and
 * web links are read, discussions, assignments, tools and other files counted.
 */
[[nodiscard]] ReadOutcome readCartridge(const QString &folder, const Limits &limits, JobControl &control);

} // namespace Carrel
