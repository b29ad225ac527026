// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/folderlisting.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

namespace fs = std::filesystem;

fs::path nativePath(const QString &path)
{
#if defined(Q_OS_WIN)
    return {path.toStdWString()};
#else
    return {QFile::encodeName(path).toStdString()};
#endif
}

void readName(const fs::path &name, FolderEntry &entry)
{
#if defined(Q_OS_WIN)
    entry.name = QString::fromStdWString(name.native());
    entry.isText = entry.name.isValidUtf16();
#else
    QStringDecoder decoder(QStringDecoder::Utf8);
    entry.name = decoder(QByteArrayView(name.native().data(), qsizetype(name.native().size())));
    entry.isText = !decoder.hasError();
    if (entry.isText) {
        entry.name = QFile::decodeName(name.native().c_str()); // composed as Qt names files elsewhere
    }
#endif
}

FolderEntry::Kind kindOf(const fs::directory_entry &entry)
{
    std::error_code error;
    const fs::file_status status = entry.status(error);
    if (!error && fs::is_directory(status)) {
        return FolderEntry::Kind::Folder;
    }
    return !error && fs::is_regular_file(status) ? FolderEntry::Kind::File : FolderEntry::Kind::Other;
}

Error listError(const QString &folder, const std::error_code &error)
{
    const bool isMissing = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
    const QString details = folder + u": "_s + QString::fromLocal8Bit(error.message().c_str());
    return isMissing ? Error{ErrorCode::NotFound,
                             QCoreApplication::translate("FolderListing", "There is no such folder."), details}
                     : Error{ErrorCode::Unreadable,
                             QCoreApplication::translate("FolderListing", "The folder cannot be read."), details};
}

} // namespace

Result<std::vector<FolderEntry>> listFolder(const QString &folder)
{
    std::error_code error;
    fs::directory_iterator place(nativePath(folder), error);
    std::vector<FolderEntry> entries;
    for (; !error && place != fs::directory_iterator(); place.increment(error)) {
        FolderEntry entry{.path = place->path()};
        readName(place->path().filename(), entry);
        entry.kind = kindOf(*place);
        entries.push_back(std::move(entry));
    }
    if (error) {
        return std::unexpected(listError(folder, error));
    }
    std::ranges::sort(entries, {}, [](const FolderEntry &entry) { return std::tie(entry.name, entry.path); });
    return entries;
}

QStringList namesIn(const QString &folder, FolderEntry::Kind kind)
{
    QStringList names;
    const auto entries = listFolder(folder);
    for (const FolderEntry &entry : entries ? *entries : std::vector<FolderEntry>()) {
        if (entry.isText && entry.kind == kind) {
            names += entry.name;
        }
    }
    return names;
}

} // namespace Carrel
