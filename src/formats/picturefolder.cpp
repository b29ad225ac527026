// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturefolder.h"

#include "base/regularfile.h"
#include "formats/picturesize.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

PictureFolder::PictureFolder(const QString &root, const Limits &limits)
    : m_root(QFileInfo(root).canonicalFilePath())
    , m_limits(limits)
{
}

bool PictureFolder::take(const QString &path)
{
    if (m_assets.contains(path)) {
        return true;
    }
    const QFileInfo info(m_root + u'/' + path);
    const QString real = info.canonicalFilePath();
    const QString inside = m_root.endsWith(u'/') ? m_root : m_root + u'/';
    if (!info.isFile() || !real.startsWith(inside) || info.size() > m_limits.fileBytes) {
        return false;
    }
    QFile file(real);
    if (!openRegularFile(file)) {
        return false;
    }
    const QByteArray bytes = file.readAll();
    const QString mediaType = QMimeDatabase().mimeTypeForData(bytes).name();
    const std::optional<QSize> size = pictureSize(bytes);
    const bool canBeDecoded = !size || qint64(size->width()) * size->height() <= m_limits.picturePixels;
    if (!mediaType.startsWith("image/"_L1) || !canBeDecoded) {
        return false;
    }
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
    asset.mediaType = mediaType;
    asset.bytes = bytes.size();
    asset.size = size;
    asset.file = real;
    m_assets.emplace(path, std::move(asset));
    return true;
}

} // namespace Carrel
