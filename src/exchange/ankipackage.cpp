// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/ankipackage.h"

#include "base/filewriting.h"
#include "exchange/ankicollection.h"
#include "formats/archive/zipwriter.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(AnkiPackage)
};

Result<void> addFile(ZipWriter &zip, const QString &name, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable, Context::tr("A file of the course cannot be read: %1").arg(path),
                    file.errorString());
    }
    return zip.add(name, file.readAll());
}

/** The pictures under numbers, and the list that says which is which. */
Result<void> addMedia(ZipWriter &zip, const std::map<QString, QString> &media, JobControl &control)
{
    QJsonObject names;
    for (const auto &[name, path] : media) {
        names.insert(QString::number(names.size()), name);
    }
    if (auto done = zip.add(u"media"_s, QJsonDocument(names).toJson(QJsonDocument::Compact)); !done) {
        return done;
    }
    int number = 0;
    for (const auto &[name, path] : media) {
        if (control.isCancelled()) {
            return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
        }
        control.report(number, int(media.size()), name);
        if (auto done = addFile(zip, QString::number(number++), path); !done) {
            return done;
        }
    }
    return {};
}

} // namespace

Result<Diagnostics> writeAnkiPackage(const Course &course, const QString &file, qint64 nowMs, JobControl &control)
{
    const Anki::Deck deck = Anki::deckOf(course);
    if (deck.notes.empty()) {
        return fail(ErrorCode::NotFound, Context::tr("The course has no check that Anki could ask."));
    }
    const QTemporaryDir folder;
    const QString collection = folder.filePath(u"collection.anki2"_s);
    if (auto done = writeAnkiCollection(deck, collection, nowMs); !done) {
        return std::unexpected(done.error());
    }
    QSaveFile device(file);
    if (auto opened = openToWrite(device); !opened) {
        return std::unexpected(opened.error());
    }
    ZipWriter zip(device);
    const auto done = addFile(zip, u"collection.anki2"_s, collection)
                          .and_then([&] { return addMedia(zip, deck.media, control); })
                          .and_then([&] { return zip.finish(); });
    return done.and_then([&] { return keepWritten(device); }).transform([&] { return deck.diagnostics; });
}

} // namespace Carrel
