// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Reads an unpacked H5P package: its content, never its scripts. A book's chapters become lessons. */
[[nodiscard]] ReadOutcome readH5p(const QString &folder, const Limits &limits, JobControl &control);

} // namespace Carrel
