// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QKeySequence;

namespace Carrel
{

/** Why no action can have @p key: a sentence on what it is needed for; empty: any action can. */
[[nodiscard]] QString whyReserved(const QKeySequence &key);

} // namespace Carrel
