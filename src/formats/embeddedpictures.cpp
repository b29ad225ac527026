// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/embeddedpictures.h"

#include "formats/picturefault.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

EmbeddedPictures::EmbeddedPictures(const Limits &limits)
    : m_limits(limits)
{
}

QString EmbeddedPictures::add(const QByteArray &bytes)
{
    const auto facts = judgePicture(bytes, m_limits);
    if (!facts) {
        return {};
    }
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    constexpr qsizetype enough = 16;
    QString path = u"images/"_s + hash.first(enough) + u'.' + facts->suffix;
    if (m_assets.contains(path)) {
        return path;
    }
    if (!m_folder) {
        m_folder = std::make_shared<const QTemporaryDir>();
    }
    const QString file = m_folder->filePath(path);
    if (!m_folder->isValid() || !QDir(m_folder->path()).mkpath(u"images"_s) || !writeFile(file, bytes)) {
        return {};
    }
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(hash);
    asset.mediaType = facts->mediaType;
    asset.bytes = bytes.size();
    asset.size = facts->size;
    asset.file = file;
    m_assets.emplace(path, std::move(asset));
    return path;
}

QString EmbeddedPictures::addBase64(QByteArray text)
{
    text.removeIf([](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? add(*decoded) : QString();
}

QString EmbeddedPictures::addDataAddress(const QString &address)
{
    const qsizetype comma = address.indexOf(u',');
    if (!address.startsWith("data:image/"_L1, Qt::CaseInsensitive) || comma < 0) {
        return {};
    }
    const QByteArray data = QByteArray::fromPercentEncoding(address.sliced(comma + 1).toUtf8());
    return address.first(comma).endsWith(";base64"_L1, Qt::CaseInsensitive) ? addBase64(data) : add(data);
}

std::vector<std::shared_ptr<const QTemporaryDir>> EmbeddedPictures::staging() const
{
    std::vector<std::shared_ptr<const QTemporaryDir>> folders;
    if (m_folder) {
        folders.push_back(m_folder);
    }
    return folders;
}

} // namespace Carrel
