// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pictures.h"

#include "formats/absentpicture.h"
#include "formats/package/packagepath.h"
#include "formats/picturefolder.h"

#include <QCoreApplication>
#include <QFileInfo>
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

} // namespace

void addPictures(const Lesson &lesson, const QString &lessonFile, std::map<QString, Asset> &assets,
                 Diagnostics &diagnostics)
{
    const Limits limits;
    PictureFolder folder(QFileInfo(lessonFile).path(), limits);
    for (const QString &path : pathsOf(lesson)) {
        if (assets.contains(path)) {
            continue;
        }
        const auto taken = folder.take(path);
        if (!taken && taken.error() != PictureFault::Missing) {
            diagnostics.push_back(absentPicture(path, taken.error(), lessonFile, {}));
        } else if (!taken) {
            diagnostics.push_back(
                {.code = u"picture-missing"_s,
                 .file = lessonFile,
                 .message =
                     Words::tr("The picture “%1” is not beside the lesson; its alternative text is shown.").arg(path),
                 .hint = Words::tr("Put the picture there and add the lesson again.")});
        }
    }
    assets.insert(folder.assets().begin(), folder.assets().end());
}

} // namespace Carrel
