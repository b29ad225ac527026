// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/exam.h"

#include "study/jsonlist.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

std::optional<Exam> examFromJson(const QJsonValue &value)
{
    Exam exam{CourseId(value["course"_L1].toString()), {}, {}};
    const QJsonArray modules = value["modules"_L1].toArray();
    for (const auto &module : modules) {
        exam.modules.push_back(module.toString());
    }
    const QDate date = QDate::fromString(value["date"_L1].toString(), Qt::ISODate);
    exam.day = {date.toJulianDay()};
    const bool whole = !exam.course.isEmpty() && !exam.modules.empty() && date.isValid();
    return whole ? std::optional(exam) : std::nullopt;
}

QJsonObject toJson(const Exam &exam)
{
    QJsonArray modules;
    for (const QString &module : exam.modules) {
        modules.append(module);
    }
    return {{u"course"_s, exam.course.toString()},
            {u"modules"_s, modules},
            {u"date"_s, exam.day.date().toString(Qt::ISODate)}};
}

} // namespace

std::optional<std::vector<Exam>> examsFromJson(const QJsonValue &value)
{
    return listFromJson(value, examFromJson);
}

QJsonValue toJson(const std::vector<Exam> &exams)
{
    QJsonArray array;
    for (const Exam &exam : exams) {
        array.append(toJson(exam));
    }
    return array;
}

} // namespace Carrel
