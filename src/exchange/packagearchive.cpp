// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/packagearchive.h"

#include "base/filewriting.h"
#include "exchange/packagewriter.h"
#include "exchange/rightsnotice.h"
#include "formats/archive/zipwriter.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(PackageArchive)
};

const QString manifestName = u"course.json"_s;

/** Paths inside @p folder, the manifest first, for who reads the file as it comes. */
QStringList filesOf(const QString &folder)
{
    QStringList files;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        files << QDir(folder).relativeFilePath(walk.next());
    }
    files.sort();
    files.removeAll(manifestName);
    files.prepend(manifestName);
    return files;
}

Result<void> addFiles(ZipWriter &zip, const QString &folder, JobControl &control)
{
    const QStringList files = filesOf(folder);
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (control.isCancelled()) {
            return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
        }
        control.report(int(i), int(files.size()), files[i]);
        QFile file(folder + u'/' + files[i]);
        if (!file.open(QIODevice::ReadOnly)) {
            return fail(ErrorCode::Unreadable, Context::tr("A file of the course cannot be read: %1").arg(files[i]),
                        file.errorString());
        }
        if (auto done = zip.add(files[i], file.readAll()); !done) {
            return done;
        }
    }
    return {};
}

} // namespace

Result<void> writePackageArchive(const Course &course, const QString &file, JobControl &control)
{
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        return fail(ErrorCode::Unwritable, Context::tr("There is no place for temporary files."), folder.errorString());
    }
    if (auto done = writePackage(course, folder.path(), control); !done) {
        return done;
    }
    QSaveFile device(file);
    if (auto opened = openToWrite(device); !opened) {
        return opened;
    }
    ZipWriter zip(device);
    const QByteArray notice = rightsNotice(course.outline.info).toUtf8();
    return zip.add(u"mimetype"_s, "application/vnd.carrel.course+zip", ZipWriter::Packing::Stored)
        .and_then([&] { return addFiles(zip, folder.path(), control); })
        .and_then([&] { return zip.add(u"LICENCE.txt"_s, notice); })
        .and_then([&] { return zip.finish(); })
        .and_then([&] { return keepWritten(device); });
}

} // namespace Carrel
