// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/datanode.h"

namespace Carrel
{

/** Reads a text in TOML. Numbers and dates are texts in TOML's own form. */
[[nodiscard]] DataText parseToml(const QString &toml);

/** The same for a file's text: a fault becomes an Error with its line, and nothing is returned. */
[[nodiscard]] std::optional<DataNode> readToml(const QString &toml, const QString &file, Diagnostics &diagnostics);

} // namespace Carrel
