// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/schema/shippedschemas.h"

#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

Json shippedSchema(const QString &name)
{
    QFile file(u":/schema/course/"_s + name);
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString(), nullptr, false) : Json();
}

} // namespace

const Json &manifestSchema()
{
    static const Json schema = shippedSchema(u"course.schema.json"_s);
    return schema;
}

const Json &lessonSchema()
{
    static const Json schema = shippedSchema(u"lesson.schema.json"_s);
    return schema;
}

} // namespace Carrel
