// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentwriter.h"

#include <optional>

namespace Carrel
{

/**
 * Writes what one session appends to one learner's folder. The file is made by the first line. After a failure, or when
 * the file was taken away or changed by another program, the next line goes to a new file with all lines so far:
 * readers take the union. Used on a lane.
 */
class SessionWriter
{
public:
    SessionWriter(QString folder, SegmentHeader header);

    /** The line is on the disk when this returns without an error. */
    Result<void> append(const SegmentLine &line);

    /** Ends the session's segment; nothing was written: nothing happens. */
    Result<void> close();

    /** Removes what was written: it lies elsewhere. */
    void discard();

private:
    Result<void> writeAll();

    QString m_folder;
    SegmentHeader m_header;
    std::optional<SegmentWriter> m_writer;
    std::vector<SegmentLine> m_lines;
    int m_files = 0; ///< tried so far
};

} // namespace Carrel
