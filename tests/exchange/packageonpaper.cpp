// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/packageonpaper.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

QJsonArray runs(const QString &text)
{
    return {QJsonObject{{u"text"_s, text}}};
}

QJsonObject check(const CheckOnPaper &told)
{
    const qsizetype split = told.indexOf(u'=');
    QJsonArray options;
    for (const QString &text : {u"Yes"_s, u"No"_s, u"Perhaps"_s}) {
        options.append(QJsonObject{{u"text"_s, runs(text)}, {u"correct"_s, text == "Yes"_L1}});
    }
    QJsonObject made{{u"question"_s, runs(told.mid(split + 1))}, {u"options"_s, options}};
    if (split > 0) {
        made.insert(u"id"_s, told.left(split));
    }
    return made;
}

QByteArray lessonBytes(const LessonOnPaper &lesson, const PackageOnPaper &package)
{
    QJsonArray blocks;
    for (const QString &text : lesson.paragraphs) {
        blocks.append(QJsonObject{{u"t"_s, u"p"_s}, {u"runs"_s, runs(text)}});
    }
    QJsonArray checks;
    for (const CheckOnPaper &told : lesson.checks) {
        checks.append(check(told));
    }
    const QJsonObject whole{
        {u"course"_s, QJsonObject{{u"slug"_s, u"tides"_s}, {u"title"_s, package.title}}},
        {u"lesson"_s, QJsonObject{{u"slug"_s, lesson.slug}, {u"title"_s, u"About "_s + lesson.slug}}},
        {u"authorship"_s, package.authorship},
        {u"licence"_s, QJsonObject{{u"name"_s, u"CC0 1.0"_s}}},
        {u"reader"_s, QJsonObject{{u"schema"_s, 2}, {u"blocks"_s, blocks}, {u"checks"_s, checks}}}};
    return QJsonDocument(whole).toJson();
}

/** @p object with the words of a newer version in it, if there are any. */
QJsonObject with(const QString &news, QJsonObject object)
{
    if (!news.isEmpty()) {
        object.insert(u"news"_s, news);
    }
    return object;
}

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

bool PackageOnPaper::write(const QString &folder) const
{
    QDir(folder).removeRecursively();
    if (!QDir().mkpath(folder + "/lessons"_L1)) {
        return false;
    }
    QJsonArray order;
    QJsonObject entries;
    for (const LessonOnPaper &lesson : lessons) {
        const QString path = u"lessons/"_s + lesson.slug + u".json"_s;
        if (!writeFile(folder + u'/' + path, lessonBytes(lesson, *this))) {
            return false;
        }
        order.append(lesson.slug);
        entries.insert(lesson.slug,
                       with(news, QJsonObject{{u"path"_s, path}, {u"title"_s, u"About "_s + lesson.slug}}));
    }
    const QJsonObject manifest{
        {u"format"_s, u"carrel-course"_s},
        {u"formatVersion"_s, news.isEmpty() ? u"1.0"_s : u"1.7"_s},
        {u"course"_s, with(news, {{u"id"_s, paperCourseId()},
                                  {u"slug"_s, u"tides"_s},
                                  {u"title"_s, title},
                                  {u"language"_s, u"en"_s},
                                  {u"revision"_s, revision},
                                  {u"authorship"_s, authorship},
                                  {u"licence"_s, with(news, {{u"name"_s, u"CC0 1.0"_s}})}})},
        {u"modules"_s, QJsonArray{with(news, {{u"slug"_s, u"all"_s}, {u"title"_s, u"All"_s}, {u"lessons"_s, order}})}},
        {u"lessons"_s, entries}};
    return writeFile(folder + "/course.json"_L1, QJsonDocument(with(news, manifest)).toJson());
}

QString paperCourseId()
{
    return u"urn:uuid:33333333-3333-4333-8333-333333333333"_s;
}

} // namespace Carrel::Test
