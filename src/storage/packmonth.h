// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentfolder.h"

namespace Carrel
{

/** A month is packed when it has been over for so many days: until then computers that meet seldom bring more of it. */
inline constexpr int daysUntilPacked = 30;

/** What came of packing a month. */
struct PackedMonth {
    QString pack;                     ///< its path
    std::vector<SegmentFile> sources; ///< what it holds; they are gone, unless one is the pack itself
};

/** The oldest month of @p folder that is to be packed, as "yyyy-mm"; empty: none. Waits for the disk. */
[[nodiscard]] QString monthToPack(const QString &folder, qint64 nowMs);

/**
 * Makes one pack of the closed segments and the packs of @p month in @p folder, and removes those when it lies on the
 * disk and was read back. What is open, damaged or half copied stays as it is. After a failure
 * everything is as before. Several computers may do so at once: a file is only removed for one that holds all of it,
 * and what holds the same has the same name.
 */
[[nodiscard]] Result<PackedMonth> packMonth(const QString &folder, const QString &month);

} // namespace Carrel
