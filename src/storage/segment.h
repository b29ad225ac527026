// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QByteArray>

#include <vector>

namespace Carrel
{

/** The first line of a segment: whose lines follow and who wrote them. */
struct SegmentHeader {
    QString session; ///< UUID of version 7, new at each start of the program
    QString learner;
    QString program; ///< version that wrote it
    qint64 startedMs = 0;
    int utcOffsetSeconds = 0;

    bool operator==(const SegmentHeader &) const = default;
};

/** One event as storage knows it: a number and one JSON object. */
struct SegmentLine {
    quint32 n = 0; ///< 1, 2, 3 … within the session; gaps are allowed
    QByteArray payload;

    bool operator==(const SegmentLine &) const = default;
};

/** What could be read of a segment; damaged lines are in the diagnostics. */
struct Segment {
    SegmentHeader header;
    std::vector<SegmentLine> lines;
    bool closed = false; ///< it ends with a footer that fits
    Diagnostics diagnostics;
};

} // namespace Carrel
