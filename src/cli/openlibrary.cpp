// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/openlibrary.h"

#include "base/answerwithin.h"
#include "cli/terminal.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr auto patience = std::chrono::seconds(10); // a share that wakes up takes a while

struct Context {
    Q_DECLARE_TR_FUNCTIONS(OpenLibrary)
};

} // namespace

std::unique_ptr<Library> libraryAsItIs(const DataFolders &folders)
{
    return std::make_unique<Library>(LibraryPaths{folders.store, folders.readOnlyStores(), folders.libraryIndexFile()},
                                     packageCodec());
}

Result<std::shared_ptr<Library>> openLibrary(const DataFolders &folders)
{
    std::shared_ptr<Library> library = libraryAsItIs(folders);
    const auto refreshed = answerUnlessSilent<Result<void>>(patience, [library](const std::function<void()> &beat) {
        JobControl control([&beat](const JobProgress &) { beat(); });
        return library->refresh(control);
    });
    if (!refreshed) {
        writeMessage(Context::tr("A place where courses lie does not answer; this is what was known before."));
    } else if (!*refreshed) {
        return std::unexpected(refreshed->error());
    }
    return library;
}

} // namespace Carrel
