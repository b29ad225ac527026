// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturefault.h"

#include "formats/picturesize.h"

#include <QMimeDatabase>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isShown(const QMimeType &type)
{
    static const QStringList kinds{u"image/png"_s,  u"image/jpeg"_s, u"image/gif"_s,
                                   u"image/webp"_s, u"image/avif"_s, u"image/svg+xml"_s};
    return std::ranges::any_of(kinds, [&type](const QString &kind) { return type.inherits(kind); });
}

} // namespace

std::expected<PictureFacts, PictureFault> judgePicture(const QByteArray &bytes, const Limits &limits)
{
    if (bytes.size() > limits.fileBytes) {
        return std::unexpected(PictureFault::TooLarge);
    }
    const QMimeType type = QMimeDatabase().mimeTypeForData(bytes);
    if (!type.name().startsWith("image/"_L1)) {
        return std::unexpected(PictureFault::Damaged);
    }
    if (!isShown(type)) {
        return std::unexpected(PictureFault::OtherKind);
    }
    const std::optional<QSize> size = pictureSize(bytes);
    if (size && qint64(size->width()) * size->height() > limits.picturePixels) {
        return std::unexpected(PictureFault::TooLarge);
    }
    return PictureFacts{type.name(), type.preferredSuffix(), size};
}

} // namespace Carrel
