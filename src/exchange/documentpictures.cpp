// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/documentpictures.h"

#include "base/regularfile.h"
#include "render/mediatype.h"
#include "render/svgcleaner.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qint64 mostBytes = 64LL * 1024 * 1024; // as on the page

struct Context {
    Q_DECLARE_TR_FUNCTIONS(DocumentPictures)
};

QString endingOf(const QByteArray &type)
{
    const QByteArray kind = type.sliced(type.indexOf('/') + 1);
    return kind == "svg+xml" ? u"svg"_s : kind == "jpeg" ? u"jpg"_s : QString::fromLatin1(kind);
}

} // namespace

DocumentPictures::DocumentPictures(QByteArrayList types)
    : m_types(std::move(types))
{
}

DocumentPictures::Picture DocumentPictures::read(const Asset &asset)
{
    QFile file(asset.file);
    QByteArray bytes;
    if (!asset.file.isEmpty() && openRegularFile(file) && file.size() <= mostBytes) {
        bytes = file.readAll();
    }
    if (isSvg(bytes)) {
        bytes = cleanedSvg(bytes);
    }
    const QByteArray type = pictureType(bytes);
    if (!type.isEmpty() && (m_types.isEmpty() || m_types.contains(type))) {
        return {bytes, type};
    }
    const bool told = std::ranges::contains(m_leftOut, asset.path, &Diagnostic::pointer);
    if (!told) {
        Diagnostic row;
        row.code = u"picture-left-out"_s;
        row.pointer = asset.path;
        row.message = type.isEmpty()
                          ? Context::tr("The picture %1 cannot be read; its alternative text stands in its place.")
                                .arg(asset.path)
                          : Context::tr("Readers of this format do not know pictures of the kind %2; the alternative "
                                        "text of %1 stands in its place.")
                                .arg(asset.path, QString::fromLatin1(type));
        m_leftOut.push_back(row);
    }
    return {};
}

QString DocumentPictures::dataUrl(const Asset &asset)
{
    const Picture picture = read(asset);
    if (picture.bytes.isEmpty()) {
        return {};
    }
    return u"data:"_s + QString::fromLatin1(picture.type) + u";base64,"_s +
           QString::fromLatin1(picture.bytes.toBase64());
}

QString DocumentPictures::fileName(const Asset &asset)
{
    const QString stem = u"pictures/"_s + asset.hash.toString().first(16) + u'.';
    const auto known = m_files.lower_bound(stem);
    if (known != m_files.end() && known->first.startsWith(stem)) {
        return known->first;
    }
    Picture picture = read(asset);
    if (picture.bytes.isEmpty()) {
        return {};
    }
    const QString name = stem + endingOf(picture.type);
    m_files.emplace(name, std::move(picture));
    return name;
}

} // namespace Carrel
