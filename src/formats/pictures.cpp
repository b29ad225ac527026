// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pictures.h"

#include "formats/package/packagepath.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Pictures)
};

void collect(const Runs &runs, QSet<QString> &paths)
{
    for (const Run &run : runs) {
        paths << run.picture;
    }
}

void collect(const Blocks &blocks, QSet<QString> &paths)
{
    for (const Block &block : blocks) {
        if (const auto *image = std::get_if<Image>(&block.content)) {
            paths << image->source;
        } else if (const auto *paragraph = std::get_if<Paragraph>(&block.content)) {
            collect(paragraph->runs, paths);
        }
        forEachChildList(block, [&paths](const Blocks &children) { collect(children, paths); });
    }
}

void collect(const RichText &text, QSet<QString> &paths)
{
    std::visit([&paths](const auto &parts) { collect(parts, paths); }, text.content);
}

QSet<QString> pathsOf(const Lesson &lesson)
{
    QSet<QString> paths;
    collect(lesson.blocks, paths);
    if (lesson.hero) {
        paths << lesson.hero->image;
    }
    for (const Check &check : lesson.checks) {
        collect(check.question, paths);
        for (const Option &option : check.options) {
            collect(option.text, paths);
            collect(option.tempting.value_or(RichText{}), paths);
            collect(option.why.value_or(RichText{}), paths);
        }
    }
    paths.removeIf([](const QString &path) { return path.isEmpty() || !isSafePath(path); });
    return paths;
}

std::optional<Asset> pictureAt(const QString &path, const QString &folder)
{
    const QFileInfo info(folder + u'/' + path);
    const QString inside = QFileInfo(folder).canonicalFilePath() + u'/';
    if (!info.isFile() || !info.canonicalFilePath().startsWith(inside)) {
        return std::nullopt;
    }
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QString type = QMimeDatabase().mimeTypeForData(&file).name();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!type.startsWith("image/"_L1) || !file.seek(0) || !hash.addData(&file)) {
        return std::nullopt;
    }
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(QString::fromLatin1(hash.result().toHex()));
    asset.mediaType = type;
    asset.bytes = info.size();
    asset.file = info.filePath();
    return asset;
}

} // namespace

void addPictures(const Lesson &lesson, const QString &lessonFile, std::map<QString, Asset> &assets,
                 Diagnostics &diagnostics)
{
    const QString folder = QFileInfo(lessonFile).path();
    for (const QString &path : pathsOf(lesson)) {
        if (assets.contains(path)) {
            continue;
        }
        if (std::optional<Asset> picture = pictureAt(path, folder)) {
            assets.emplace(path, std::move(*picture));
        } else {
            diagnostics.push_back(
                {.code = u"picture-missing"_s,
                 .file = lessonFile,
                 .message =
                     Words::tr("The picture “%1” is not beside the lesson; its alternative text is shown.").arg(path),
                 .hint = Words::tr("Put the picture there and add the lesson again.")});
        }
    }
}

} // namespace Carrel
