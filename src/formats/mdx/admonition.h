// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <optional>

namespace Carrel
{

/** The callout that a name stands for in MyST, Docusaurus and others: "tip", "danger", "seealso". */
[[nodiscard]] std::optional<NoteKind> admonitionKind(const QString &name);

} // namespace Carrel
