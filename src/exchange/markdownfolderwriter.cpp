// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/markdownfolderwriter.h"

#include "base/filewriting.h"
#include "base/regularfile.h"
#include "formats/markdown/coursewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(MarkdownFolder)
};

/** With its folder; where that cannot be made, the file cannot be written either. */
Result<void> write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    return writeFile(path, bytes);
}

/** A file that cannot be read is left out, as the reader has told when it took the course. */
Result<void> writeAsset(const QString &folder, const QString &path, const Asset &asset)
{
    const QString target = QDir::cleanPath(folder + u'/' + path);
    QFile source(asset.file);
    if (asset.file.isEmpty() || !target.startsWith(folder + u'/') || !openRegularFile(source)) {
        return {};
    }
    return write(target, source.readAll());
}

} // namespace

Result<Diagnostics> writeMarkdownFolder(const Course &course, const QString &folder, JobControl &control)
{
    const QString root = QDir::cleanPath(QDir(folder).absolutePath());
    MarkdownFiles files = writeMarkdownCourse(course);
    for (const auto &[path, bytes] : files.texts) {
        if (control.isCancelled()) {
            return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
        }
        if (auto done = write(root + u'/' + path, bytes); !done) {
            return std::unexpected(done.error());
        }
    }
    for (const auto &[path, asset] : course.assets) {
        if (auto done = writeAsset(root, path, asset); !done) {
            return std::unexpected(done.error());
        }
    }
    return std::move(files.diagnostics);
}

} // namespace Carrel
