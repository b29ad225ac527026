// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/jsonoutput.h"

#include "cli/terminal.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString conditionWord(CourseCondition condition)
{
    switch (condition) {
    case CourseCondition::Ready:
        return u"ready"_s;
    case CourseCondition::Damaged:
        return u"damaged"_s;
    case CourseCondition::Unavailable:
        return u"unavailable"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QJsonObject courseJson(const CourseSummary &course)
{
    QJsonObject blocks;
    for (const auto &[kind, count] : course.blocksByKind) {
        blocks.insert(kind, count);
    }
    return {{u"id"_s, course.info.id.toString()},
            {u"slug"_s, course.info.slug},
            {u"title"_s, course.info.title},
            {u"modules"_s, course.modules},
            {u"lessons"_s, course.lessonsHere},
            {u"lessonsInAll"_s, course.lessonsInAll},
            {u"checks"_s, course.checks},
            {u"options"_s, course.options},
            {u"blocks"_s, blocks},
            {u"readOnly"_s, course.readOnly},
            {u"condition"_s, conditionWord(course.condition)},
            {u"reason"_s, orNull(course.reason)},
            {u"folder"_s, course.folder}};
}

} // namespace

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QJsonValue orNull(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

QJsonArray coursesJson(std::vector<CourseSummary> courses)
{
    std::ranges::sort(courses, {}, [](const CourseSummary &course) {
        return std::tuple(course.lessonsHere, course.info.slug, course.info.id);
    });
    QJsonArray array;
    for (const CourseSummary &course : courses) {
        array.append(courseJson(course));
    }
    return array;
}

QJsonArray diagnosticsJson(const Diagnostics &diagnostics)
{
    QJsonArray array;
    for (const Diagnostic &one : diagnostics) {
        array.append(QJsonObject{{u"severity"_s, severityName(one.severity)},
                                 {u"code"_s, one.code},
                                 {u"file"_s, orNull(one.file)},
                                 {u"line"_s, orNull(one.line)},
                                 {u"column"_s, orNull(one.column)},
                                 {u"pointer"_s, orNull(one.pointer)},
                                 {u"message"_s, one.message},
                                 {u"hint"_s, orNull(one.hint)}});
    }
    return array;
}

void writeJson(const QJsonValue &value)
{
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    writeOut(printableJson(document.toJson(QJsonDocument::Indented)));
}

} // namespace Carrel
