// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/segment.h"

#include <QCryptographicHash>
#include <QFile>

#include <memory>
#include <span>

namespace Carrel
{

/**
 * Writes the segment of one session: <folder>/<yyyy-mm>/<session>.part while open, .seg once closed. Every line lies on
 * the disk when append() returns. The file is made new and opened again by nobody else; without close() it stays a
 * .part, which readers use as far as it goes. On another computer's folder it is closed between writes: a handle there
 * would keep the program from ending when that computer is silent.
 */
class SegmentWriter
{
public:
    /** @p tail is put behind the session in the file's name, for a second file of one session. */
    [[nodiscard]] static Result<SegmentWriter> create(const QString &folder, const SegmentHeader &header,
                                                      const QString &tail = {});

    /** Several lines cost one flush; after a failure none of them counts as written. */
    Result<void> append(std::span<const SegmentLine> lines);
    Result<void> append(const SegmentLine &line);

    /** Writes the footer and gives the file its last name. */
    Result<void> close();

    /** Whether the file is still there as it was written: other programs may have replaced, shortened or changed it. */
    [[nodiscard]] bool isIntact() const;

    /** Ends it and removes the file. */
    void discard();

    [[nodiscard]] QString path() const;

private:
    SegmentWriter(std::unique_ptr<QFile> file, bool staysOpen);
    Result<void> write(const QByteArray &bytes);
    Result<void> writeToOpen(const QByteArray &bytes);

    std::unique_ptr<QFile> m_file;
    bool m_staysOpen;
    std::unique_ptr<QCryptographicHash> m_hash;
    qint64 m_goodSize = 0;  ///< up to here everything was flushed
    QByteArray m_lastBytes; ///< what was written last, which lies before m_goodSize
    qsizetype m_count = 0;
};

/**
 * Puts what was read of the file @p path into a closed segment in the learner's folder @p folder, reads that back and
 * removes the file; for sessions that have ended. After a failure everything is as before.
 */
Result<void> moveIntoClosed(const QString &path, const Segment &segment, const QString &folder);

/** The same with the .part file @p path and the folder it lies in; one that holds nothing is removed. */
Result<void> closeDeadSegment(const QString &path);

} // namespace Carrel
