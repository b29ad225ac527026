// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Reads the pages and notebooks that _toc.yml names, in its order. */
[[nodiscard]] ReadOutcome readJupyterBook(const SourcePlace &place, const Limits &limits, JobControl &control);

/** A single notebook as a course of one lesson. */
[[nodiscard]] ReadOutcome readNotebook(const QString &path, const Limits &limits);

} // namespace Carrel
