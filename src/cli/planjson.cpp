// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planjson.h"

#include "cli/csvoptions.h"
#include "cli/jsonoutput.h"
#include "formats/csv/csvcolumnwords.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString word(PlannedAs as)
{
    switch (as) {
    case PlannedAs::NewCourse:
        return u"new"_s;
    case PlannedAs::Update:
        return u"update"_s;
    case PlannedAs::Nothing:
        return u"nothing"_s;
    case PlannedAs::OtherRights:
        return u"otherRights"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString word(LessonChange change)
{
    switch (change) {
    case LessonChange::Same:
        return u"same"_s;
    case LessonChange::Added:
        return u"added"_s;
    case LessonChange::Changed:
        return u"changed"_s;
    case LessonChange::Returned:
        return u"returned"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QJsonArray modulesJson(const std::vector<PlannedModule> &modules)
{
    QJsonArray array;
    for (const PlannedModule &module : modules) {
        QJsonArray lessons;
        for (const PlannedLesson &lesson : module.lessons) {
            lessons.append(QJsonObject{{u"slug"_s, lesson.slug.toString()},
                                       {u"title"_s, lesson.title},
                                       {u"here"_s, lesson.here},
                                       {u"change"_s, word(lesson.change)}});
        }
        array.append(QJsonObject{{u"title"_s, module.title}, {u"lessons"_s, lessons}});
    }
    return array;
}

QJsonObject numbersJson(const std::map<QString, int> &numbers)
{
    QJsonObject object;
    for (const auto &[name, number] : numbers) {
        object.insert(name, number);
    }
    return object;
}

QJsonObject countsJson(const CourseCounts &counts)
{
    QJsonObject byRight;
    for (const auto &[right, checks] : counts.checksByRight) {
        byRight.insert(QString::number(right), checks);
    }
    return {{u"modules"_s, counts.modules},
            {u"lessons"_s, counts.lessons},
            {u"blocks"_s, numbersJson(counts.blocksByKind)},
            {u"checks"_s, counts.checks},
            {u"unusableChecks"_s, counts.unusableChecks},
            {u"options"_s, counts.options},
            {u"checksByRightOptions"_s, byRight},
            {u"reasonsPresent"_s, counts.reasonsPresent},
            {u"reasonsMissing"_s, counts.reasonsMissing},
            {u"picturesFound"_s, counts.picturesFound},
            {u"picturesMissing"_s, counts.picturesMissing},
            {u"picturesRemote"_s, counts.picturesRemote}};
}

QJsonObject named(const NamedLesson &lesson)
{
    return {{u"slug"_s, lesson.slug.toString()}, {u"title"_s, lesson.title}};
}

QJsonObject named(const NamedCheck &check)
{
    return {
        {u"lesson"_s, check.lesson.toString()}, {u"check"_s, check.check.toString()}, {u"question"_s, check.question}};
}

template<typename Named> QJsonObject changesJson(const Changes<Named> &changes)
{
    const auto array = [](const std::vector<Named> &all) {
        QJsonArray json;
        for (const Named &one : all) {
            json.append(named(one));
        }
        return json;
    };
    return {{u"added"_s, array(changes.added)},
            {u"changed"_s, array(changes.changed)},
            {u"removed"_s, array(changes.removed)},
            {u"returned"_s, array(changes.returned)}};
}

QJsonArray tablesJson(const std::vector<QuestionTable> &tables)
{
    QJsonArray array;
    for (const QuestionTable &table : tables) {
        QJsonArray columns;
        for (const CsvColumn &column : table.mapping.columns) {
            columns.append(csvColumnWord(column));
        }
        array.append(QJsonObject{{u"file"_s, table.file},
                                 {u"encoding"_s, table.mapping.encoding},
                                 {u"separator"_s, separatorWord(table.mapping.separator)},
                                 {u"header"_s, table.mapping.hasHeader},
                                 {u"usable"_s, table.mapping.isUsable()},
                                 {u"columns"_s, columns}});
    }
    return array;
}

} // namespace

QJsonObject planJson(const ImportPlan &plan)
{
    QJsonArray courses;
    for (const PlannedCourse &course : plan.courses) {
        courses.append(QJsonObject{{u"id"_s, course.info.id.toString()},
                                   {u"slug"_s, course.info.slug},
                                   {u"title"_s, course.info.title},
                                   {u"importer"_s, course.info.importer},
                                   {u"as"_s, word(course.as)},
                                   {u"lessonsInAll"_s, course.lessonsInAll},
                                   {u"unchanged"_s, course.unchanged},
                                   {u"modules"_s, modulesJson(course.modules)},
                                   {u"counts"_s, countsJson(course.counts)},
                                   {u"lessons"_s, changesJson(course.lessons)},
                                   {u"checks"_s, changesJson(course.checks)}});
    }
    return {{u"courses"_s, courses},
            {u"tables"_s, tablesJson(plan.tables)},
            {u"skipped"_s, numbersJson(plan.skipped)},
            {u"diagnostics"_s, diagnosticsJson(plan.diagnostics)}};
}

} // namespace Carrel
