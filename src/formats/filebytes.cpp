// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/filebytes.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <archive.h>
#include <archive_entry.h>

#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::FileBytes)
};

std::unexpected<Error> tooLarge(const QString &path, qint64 most)
{
    return fail(ErrorCode::TooLarge, Words::tr("The file is larger than %1 MiB.").arg(most >> 20), path);
}

std::unexpected<Error> notUnpacked(const QString &path, archive *reader)
{
    return fail(ErrorCode::Malformed, Words::tr("The packed file is damaged; get it again."),
                path + u": "_s + QString::fromUtf8(archive_error_string(reader)));
}

Result<QByteArray> unpacked(const QByteArray &packed, const QString &path, qint64 most, const Limits &limits)
{
    const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(), &archive_read_free);
    archive_read_support_filter_gzip(reader.get());
    archive_read_support_format_raw(reader.get());
    archive_entry *entry = nullptr;
    // The raw format takes anything: a header so broken that it is no gzip would pass for plain bytes.
    if (archive_read_open_memory(reader.get(), packed.constData(), size_t(packed.size())) != ARCHIVE_OK ||
        archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK ||
        archive_filter_code(reader.get(), 0) != ARCHIVE_FILTER_GZIP) {
        return notUnpacked(path, reader.get());
    }
    QByteArray bytes;
    QByteArray part(1 << 16, Qt::Uninitialized);
    for (;;) {
        const auto got = archive_read_data(reader.get(), part.data(), size_t(part.size()));
        if (got < 0) {
            return notUnpacked(path, reader.get());
        }
        if (got == 0) {
            return bytes;
        }
        bytes.append(part.constData(), got);
        if (bytes.size() > most) {
            return tooLarge(path, most);
        }
        if (bytes.size() > limits.expansionFrom && bytes.size() / packed.size() > limits.expansionRatio) {
            return fail(ErrorCode::TooLarge,
                        Words::tr("The packed file unpacks to more than %1 times its size; it was not read.")
                            .arg(limits.expansionRatio),
                        path);
        }
    }
}

} // namespace

Result<QByteArray> readFileBytes(const QString &path, qint64 most, const Limits &limits)
{
    QFile file(path);
    if (const auto opened = openRegularFile(file); !opened) {
        return fail(ErrorCode::Unreadable, Words::tr("The file cannot be read: %1").arg(opened.error().sentence), path);
    }
    // A file may grow, or have no size at all: read one byte more than may be, then look.
    const QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most) {
        return tooLarge(path, most);
    }
    return bytes.startsWith("\x1f\x8b") ? unpacked(bytes, path, most, limits) : bytes;
}

} // namespace Carrel
