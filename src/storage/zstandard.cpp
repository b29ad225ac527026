// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/zstandard.h"

#include <QCoreApplication>
#include <archive.h>
#include <archive_entry.h>

#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

using Writer = std::unique_ptr<archive, decltype(&archive_write_free)>;
using Reader = std::unique_ptr<archive, decltype(&archive_read_free)>;

la_ssize_t append(archive *, void *bytes, const void *part, size_t size)
{
    static_cast<QByteArray *>(bytes)->append(static_cast<const char *>(part), qsizetype(size));
    return la_ssize_t(size);
}

/** A warning would mean that libarchive starts a program for it. */
bool prepare(archive *writer)
{
    return archive_write_add_filter_zstd(writer) == ARCHIVE_OK && archive_write_set_format_raw(writer) == ARCHIVE_OK &&
           archive_write_set_bytes_in_last_block(writer, 1) == ARCHIVE_OK;
}

bool writeAll(archive *writer, const QByteArray &bytes)
{
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(), &archive_entry_free);
    archive_entry_set_pathname(entry.get(), "data");
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    return archive_write_header(writer, entry.get()) == ARCHIVE_OK &&
           archive_write_data(writer, bytes.constData(), size_t(bytes.size())) == la_ssize_t(bytes.size()) &&
           archive_write_close(writer) == ARCHIVE_OK;
}

QString faultOf(archive *handle)
{
    const char *text = archive_error_string(handle);
    return text == nullptr ? u"unknown"_s : QString::fromUtf8(text);
}

} // namespace

Result<QByteArray> compressed(const QByteArray &bytes)
{
    QByteArray frame;
    const Writer writer(archive_write_new(), &archive_write_free);
    if (!prepare(writer.get()) || archive_write_open(writer.get(), &frame, nullptr, append, nullptr) != ARCHIVE_OK ||
        !writeAll(writer.get(), bytes)) {
        return fail(ErrorCode::Unsupported,
                    QCoreApplication::translate("Storage", "The study record cannot be packed on this system."),
                    faultOf(writer.get()));
    }
    return frame;
}

Decompressed decompressed(const QByteArray &frame, qint64 most)
{
    const Reader reader(archive_read_new(), &archive_read_free);
    archive_read_support_filter_zstd(reader.get());
    archive_read_support_format_raw(reader.get());
    archive_entry *entry = nullptr;
    // The raw format takes anything: what is no frame would pass for its own content.
    if (archive_read_open_memory(reader.get(), frame.constData(), size_t(frame.size())) != ARCHIVE_OK ||
        archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK ||
        archive_filter_code(reader.get(), 0) != ARCHIVE_FILTER_ZSTD) {
        return {{}, faultOf(reader.get())};
    }
    Decompressed content;
    for (;;) {
        const void *block = nullptr;
        size_t size = 0;
        la_int64_t offset = 0;
        const int step = archive_read_data_block(reader.get(), &block, &size, &offset);
        if (step != ARCHIVE_OK) {
            content.fault = step == ARCHIVE_EOF ? QString() : faultOf(reader.get());
            return content;
        }
        if (content.bytes.size() + qint64(size) > most) {
            content.fault = u"more than %1 bytes"_s.arg(most);
            return content;
        }
        content.bytes.append(static_cast<const char *>(block), qsizetype(size));
    }
}

} // namespace Carrel
