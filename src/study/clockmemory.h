// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/**
 * The last time this computer's clock showed while no session of the record lay ahead of it, ms since 1970 UTC; 0:
 * never. Kept in the index folder: it only helps to tell whose clock is wrong. Used by StudyRecord.
 */
[[nodiscard]] qint64 rememberedClock(const QString &indexFolder);
void rememberClock(const QString &indexFolder, qint64 wallMs);

} // namespace Carrel
