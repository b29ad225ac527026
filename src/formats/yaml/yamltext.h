// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/datanode.h"

namespace Carrel
{

/** Reads the first document of @p yaml, aliases followed. Runs nothing, knows no types, fails on no content. */
[[nodiscard]] DataText parseYaml(const QString &yaml, const DataLimits &limits = {});

/** The same for a file's text: a fault becomes an Error with its line, and nothing is returned. */
[[nodiscard]] std::optional<DataNode> readYaml(const QString &yaml, const QString &file, Diagnostics &diagnostics);

} // namespace Carrel
