// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/startercourse.h"

#include "base/filewriting.h"
#include "exchange/emptyfolder.h"
#include "formats/licences.h"
#include "formats/markdown/headwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(StarterCourse)
};

/** "my-tides" is "My tides". */
QString titleFrom(const QString &folder)
{
    QString title = QDir(QDir::cleanPath(folder)).dirName().replace(u'-', u' ').replace(u'_', u' ').simplified();
    if (!title.isEmpty()) {
        title[0] = title[0].toUpper();
    }
    return title;
}

QByteArray courseHead(const QString &title, const QString &id)
{
    Markdown::HeadWriter head;
    head.add(u"carrel"_s, u"1"_s);
    head.add(u"id"_s, id);
    head.add(u"title"_s, title);
    head.add(u"language"_s, u"en"_s);
    head.add(u"authors"_s, Context::tr("Your name"));
    head.add(licenceNamed(u"CC-BY-SA-4.0"_s));
    head.add(u"summary"_s, Context::tr("What a reader will know afterwards."));
    return head.text().toUtf8();
}

/** With its folder; where that cannot be made, the file cannot be written either. */
Result<void> write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    return writeFile(path, bytes, QIODevice::NewOnly);
}

} // namespace

Result<void> makeStarterCourse(const QString &folder, const QString &id)
{
    const QString root = QDir::cleanPath(QDir(folder).absolutePath());
    if (auto done = makeEmptyFolder(root); !done) {
        return done;
    }
    if (auto done = write(root + u"/course.md"_s, courseHead(titleFrom(root), id)); !done) {
        return done;
    }
    const QDir starter(u":/courses/starter"_s);
    QDirIterator walk(starter.path(), QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const QByteArray bytes = isOpen ? file.readAll() : QByteArray();
        if (auto done = write(root + u'/' + starter.relativeFilePath(file.fileName()), bytes); !done) {
            return done;
        }
    }
    return {};
}

} // namespace Carrel
