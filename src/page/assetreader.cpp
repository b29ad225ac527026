// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/assetreader.h"

#include "render/mediatype.h"
#include "render/svgcleaner.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::AssetReader)
};

/** A picture larger than this would only take the page's memory. */
constexpr qint64 maximumMegabytes = 64;

} // namespace

Result<QByteArray> readPicture(const AssetFinder &finder, const AssetHash &asset)
{
    const Result<QString> path = finder ? finder(asset) : Result<QString>(QString());
    if (!path || path->isEmpty() || !QFile::exists(*path)) {
        return fail(ErrorCode::NotFound, Words::tr("Its file is not there any more."), asset.toString());
    }
    QFile file(*path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable, Words::tr("Its file cannot be read: %1").arg(file.errorString()), *path);
    }
    if (file.size() > maximumMegabytes * 1024 * 1024) {
        return fail(ErrorCode::TooLarge, Words::tr("Its file is larger than %1 MB.").arg(maximumMegabytes), *path);
    }
    QByteArray bytes = file.readAll();
    if (pictureType(bytes) == "image/svg+xml") {
        bytes = cleanedSvg(bytes);
    }
    if (pictureType(bytes).isEmpty()) {
        return fail(ErrorCode::Malformed, Words::tr("Its file is not a picture that Carrel can show."), *path);
    }
    return bytes;
}

} // namespace Carrel
