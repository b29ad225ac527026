// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/importjournal.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString journalOf(const QString &store)
{
    return store + "/.last-import.json"_L1;
}

/** A name that stays in the store, whoever wrote the file. */
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/') && !name.contains(u'\\');
}

ImportedCourse courseFrom(const QJsonObject &json)
{
    return {CourseId(json["id"_L1].toString()), json["title"_L1].toString(), json["folder"_L1].toString(),
            json["new"_L1].toBool(), json["manifest"_L1].toString()};
}

} // namespace

std::optional<LastImport> readLastImport(const QString &store)
{
    QFile file(journalOf(store));
    if (!openRegularFile(file)) {
        return std::nullopt;
    }
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    LastImport import{json["import"_L1].toString(), json["at"_L1].toInteger(), {}};
    const QJsonArray courses = json["courses"_L1].toArray();
    for (const auto &course : courses) {
        ImportedCourse read = courseFrom(course.toObject());
        if (isPlainName(read.name)) {
            import.courses.push_back(std::move(read));
        }
    }
    return import.id.isEmpty() || import.courses.empty() ? std::nullopt : std::optional(std::move(import));
}

Result<void> writeLastImport(const QString &store, const LastImport &import)
{
    QJsonArray courses;
    for (const ImportedCourse &course : import.courses) {
        courses.append(QJsonObject{{u"id"_s, course.id.toString()},
                                   {u"title"_s, course.title},
                                   {u"folder"_s, course.name},
                                   {u"new"_s, course.isNew},
                                   {u"manifest"_s, course.manifestSha256}});
    }
    QSaveFile file(journalOf(store));
    const QByteArray bytes =
        QJsonDocument(QJsonObject{{u"import"_s, import.id}, {u"at"_s, import.atMs}, {u"courses"_s, courses}}).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return fail(ErrorCode::Unwritable,
                    QCoreApplication::translate("ImportJournal", "It could not be noted how to undo this import."),
                    file.errorString());
    }
    return {};
}

void forgetLastImport(const QString &store)
{
    QFile::remove(journalOf(store));
}

} // namespace Carrel
