// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/pictures.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QtEndian>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** The size of a PNG from its head, so that a page keeps its lines while the picture comes. */
std::optional<QSize> sizeOf(const QByteArray &bytes)
{
    if (bytes.size() < 24 || !bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.sliced(12, 4) != "IHDR") {
        return std::nullopt;
    }
    const quint32 width = qFromBigEndian<quint32>(bytes.constData() + 16);
    const quint32 height = qFromBigEndian<quint32>(bytes.constData() + 20);
    constexpr quint32 largest = 1U << 20;
    if (width == 0 || height == 0 || width > largest || height > largest) {
        return std::nullopt;
    }
    return QSize(int(width), int(height));
}

} // namespace

Pictures::Pictures(QString root, const Limits &limits)
    : m_root(QFileInfo(root).canonicalFilePath())
    , m_limits(limits)
{
}

bool Pictures::take(const QString &path)
{
    if (m_assets.contains(path)) {
        return true;
    }
    const QFileInfo info(m_root + u'/' + path);
    const QString real = info.canonicalFilePath();
    if (!info.isFile() || !real.startsWith(m_root + u'/') || info.size() > m_limits.fileBytes) {
        return false;
    }
    QFile file(real);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray bytes = file.readAll();
    const QString mediaType = QMimeDatabase().mimeTypeForFileNameAndData(path, bytes).name();
    if (!mediaType.startsWith("image/"_L1)) {
        return false;
    }
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
    asset.mediaType = mediaType;
    asset.bytes = bytes.size();
    asset.size = sizeOf(bytes);
    asset.file = real;
    m_assets.emplace(path, std::move(asset));
    return true;
}

} // namespace Carrel::Markdown
