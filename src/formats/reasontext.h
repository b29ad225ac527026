// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** A reason without a first word that only says whether the option is right: Carrel says that itself. */
[[nodiscard]] QString withoutVerdict(const QString &reason);

} // namespace Carrel
