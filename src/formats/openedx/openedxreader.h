// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Reads an unpacked export of an Open edX course (OLX): sequences become modules, verticals lessons. */
[[nodiscard]] ReadOutcome readOpenEdx(const QString &folder, const Limits &limits, JobControl &control);

} // namespace Carrel
