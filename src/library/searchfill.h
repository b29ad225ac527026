// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "library/indexwriter.h"

#include <QRecursiveMutex>

#include <span>

namespace Carrel
{

/**
 * Makes lessons that can be read already searchable too: writes their texts in small steps, so that others get their
 * turn between them. Texts that nobody has at hand any more, after a sudden end, are read from the files. Used by
 * Library.
 */
class SearchFill final
{
public:
    /** @p writing is held while something is written. */
    SearchFill(Database database, const PackageCodec &codec, QRecursiveMutex &writing);

    /** Writes @p texts, then what else is waiting; stops without an error when @p control is cancelled. */
    Result<void> run(WaitingTexts texts, JobControl &control);

private:
    Result<WaitingTexts> readWaiting(qint64 after) const;
    Result<void> write(std::span<const WaitingText> texts);

    Database m_database;
    const PackageCodec &m_codec;
    QRecursiveMutex &m_writing;
};

} // namespace Carrel
