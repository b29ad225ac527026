// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/skippedparts.h"

#include <optional>

namespace Carrel::Jupyter
{

/**
 * A notebook as one text in MyST Markdown: its texts, its cells of code, and what they printed. Pictures that code drew
 * are counted. Nothing is run. A broken notebook gets its row.
 */
[[nodiscard]] std::optional<QString> textOfNotebook(const QString &json, const QString &file, SkippedParts &skipped,
                                                    Diagnostics &diagnostics);

} // namespace Carrel::Jupyter
