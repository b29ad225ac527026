// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/keptids.h"

namespace Carrel
{

/** KeptIds as the index has them: a JSON object, empty text for none. */
[[nodiscard]] QString keptIdsText(const KeptIds &kept);
[[nodiscard]] KeptIds keptIdsFrom(const QString &text);

} // namespace Carrel
