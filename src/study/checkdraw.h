// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

namespace Carrel
{

/** A number for a check and @p number that looks random and is the same everywhere and at every look: what the order
    of a day, the choice of a day and the order of options are drawn with. */
[[nodiscard]] quint64 drawFor(const CheckKey &key, qint64 number);

} // namespace Carrel
