// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/check.h"

namespace Carrel
{

/** The blocks of a lesson that brings its text in Markdown only, as its publisher's own reader would make them. */
[[nodiscard]] Blocks readBody(const QString &markdown, const QString &file, Diagnostics &diagnostics);

/** The runs of a plain string of a check: inline Markdown. */
[[nodiscard]] Runs readPlainString(const QString &text);

} // namespace Carrel
