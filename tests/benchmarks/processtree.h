// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel::Bench
{

/** Proportional memory of a process and all that descend from it, in bytes; Linux only, as /proc tells it. */
[[nodiscard]] qint64 proportionalMemory(qint64 processId);

} // namespace Carrel::Bench
