// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/pictureat.h"

#include "formats/address.h"

namespace Carrel
{

FoundPicture pictureAt(const QString &address, const MarkdownOptions &options)
{
    const std::optional<QString> path = leadsElsewhere(address) ? std::nullopt : pathInCourse(options.folder, address);
    if (!path) {
        return std::unexpected(PictureFault::Missing);
    }
    return options.takePicture ? options.takePicture(*path).transform([&path] { return *path; }) : FoundPicture(*path);
}

} // namespace Carrel
