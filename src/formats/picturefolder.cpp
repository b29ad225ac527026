// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturefolder.h"

#include "base/regularfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

PictureFolder::PictureFolder(const QString &root, const Limits &limits)
    : m_root(QFileInfo(root).canonicalFilePath())
    , m_limits(limits)
{
}

std::expected<void, PictureFault> PictureFolder::take(const QString &path)
{
    if (m_assets.contains(path)) {
        return {};
    }
    const QFileInfo info(m_root + u'/' + path);
    const QString real = info.canonicalFilePath();
    const QString inside = m_root.endsWith(u'/') ? m_root : m_root + u'/';
    if (!info.isFile() || !real.startsWith(inside)) {
        return std::unexpected(PictureFault::Missing);
    }
    if (info.size() > m_limits.fileBytes) {
        return std::unexpected(PictureFault::TooLarge);
    }
    QFile file(real);
    if (!openRegularFile(file)) {
        return std::unexpected(PictureFault::Unreadable);
    }
    const QByteArray bytes = file.readAll();
    const auto facts = judgePicture(bytes, m_limits);
    if (!facts) {
        return std::unexpected(facts.error());
    }
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
    asset.mediaType = facts->mediaType;
    asset.bytes = bytes.size();
    asset.size = facts->size;
    asset.file = real;
    m_assets.emplace(path, std::move(asset));
    return {};
}

FoundPicture PictureFolder::takeFirst(const QStringList &paths)
{
    PictureFault fault = PictureFault::Missing;
    for (const QString &path : paths) {
        const auto taken = take(path);
        if (taken) {
            return path;
        }
        fault = fault == PictureFault::Missing ? taken.error() : fault;
    }
    return std::unexpected(fault);
}

} // namespace Carrel
