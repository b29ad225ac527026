// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

class QIODevice;

namespace Carrel
{

/**
 * Writes a zip, the same bytes for the same entries: no times, no owners, nothing between a name and its bytes, so that
 * a first stored entry "mimetype" says what the file is. Used for packages and Anki decks. Keep the device until
 * finish().
 */
class ZipWriter
{
public:
    enum class Packing { Stored, Deflated };

    explicit ZipWriter(QIODevice &device);

    /** An entry; deflated only if that makes it smaller. The name is UTF-8 in the file. */
    Result<void> add(const QString &name, const QByteArray &bytes, Packing packing = Packing::Deflated);
    /** The directory at the end. */
    Result<void> finish();

private:
    Result<void> write(const QByteArray &bytes);

    QIODevice &m_device;
    QByteArray m_directory;
    qint64 m_offset = 0;
    int m_entries = 0;
};

} // namespace Carrel
