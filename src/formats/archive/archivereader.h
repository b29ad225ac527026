// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

struct archive;

namespace Carrel
{

/** The head of one entry, as far as unpacking asks for it. */
struct ArchiveEntry {
    enum class Kind { File, Folder, Link, Special };

    Kind kind = Kind::File;
    QByteArray name; ///< UTF-8, or of a code page nobody wrote down; empty when it cannot be read
    std::optional<qint64> size;
    std::optional<qint64> modifiedMs; ///< UTC
    bool isEncrypted = false;
};

/** Reads a zip, a tar or a gzip'ed tar from its first entry to its last. Used by unpackArchive. */
class ArchiveReader
{
public:
    enum class Step { Entry, Unreadable, End, Broken };
    enum class Part { Bytes, Doubtful, End, Broken };

    ArchiveReader();

    [[nodiscard]] bool open(const QString &path);
    [[nodiscard]] bool isZip() const; ///< known after the first step
    [[nodiscard]] bool isTar() const;

    /** The next entry; Unreadable: this one cannot be read, the next ones may be; Broken: nothing behind it can. */
    [[nodiscard]] Step next(ArchiveEntry &entry);
    /**
     * The next part of the entry's bytes. Doubtful: all bytes came, but length or checksum are not what the archive
     * says.
     */
    [[nodiscard]] Part read(QByteArray &bytes);

    [[nodiscard]] QString errorText() const; ///< the library's own words, for details

private:
    std::unique_ptr<archive, int (*)(archive *)> m_archive;
};

} // namespace Carrel
