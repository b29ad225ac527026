// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/unpackarchive.h"

#include <QDirIterator>
#include <QTemporaryFile>

#include <clocale>
#include <cstdint>

using namespace Carrel;

namespace
{

/** Small enough for many runs a second; each limit can be reached. */
Limits smallLimits()
{
    Limits limits;
    limits.packageBytes = 4L << 20;
    limits.fileBytes = 1L << 20;
    limits.packageEntries = 200;
    limits.expansionFrom = 64L << 10;
    return limits;
}

} // namespace

/** Whatever is unpacked is plain files and folders within the limits. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    std::setlocale(LC_CTYPE, "C.UTF-8"); // as an application does
    QTemporaryFile file;
    if (!file.open() || file.write(reinterpret_cast<const char *>(data), qint64(size)) != qint64(size) ||
        !file.flush()) {
        return 0;
    }
    const Limits limits = smallLimits();
    Diagnostics diagnostics;
    JobControl control;
    const auto unpacked = unpackArchive(file.fileName(), limits, diagnostics, control);
    if (!unpacked) {
        __builtin_trap();
    }
    int files = 0;
    QDirIterator walk(unpacked->staging->path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QFileInfo info(walk.next());
        files += info.isFile() ? 1 : 0;
        if (info.isSymLink() || !(info.isFile() || info.isDir()) || info.size() > limits.fileBytes) {
            __builtin_trap();
        }
    }
    if (files > limits.packageEntries) {
        __builtin_trap();
    }
    return 0;
}
