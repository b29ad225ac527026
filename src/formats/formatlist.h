// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

#include <memory>
#include <vector>

namespace Carrel
{

/** Every format this version reads, in the order in which they are asked: the unmistakable ones first. */
[[nodiscard]] std::vector<std::unique_ptr<const FormatReader>> formatReaders();

} // namespace Carrel
