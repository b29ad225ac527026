// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/courseinforow.h"

#include "storage/statement.h"

namespace Carrel
{

QVariantList courseInfoValues(const CourseInfo &info)
{
    const Licence &licence = info.licence;
    return {notNull(info.id.toString()),  int(info.identity),      notNull(info.slug),     notNull(info.title),
            notNull(info.language),       notNull(info.direction), notNull(info.revision), notNull(info.level),
            notNull(info.track),          notNull(info.url),       notNull(info.summary),  notNull(info.authorship),
            notNull(info.reviewStatus),   notNull(licence.name),   notNull(licence.url),   notNull(licence.spdx),
            notNull(licence.attribution), notNull(info.importer),  notNull(info.origin),   notNull(info.unknownKeys)};
}

CourseInfo courseInfoFrom(const Statement &row, int column)
{
    const auto text = [&row, &column] { return row.text(column++); };
    CourseInfo info;
    info.id = CourseId(text());
    info.identity = IdentityStrength(row.integer(column++));
    info.slug = text();
    info.title = text();
    info.language = text();
    info.direction = text();
    info.revision = text();
    info.level = text();
    info.track = text();
    info.url = text();
    info.summary = text();
    info.authorship = text();
    info.reviewStatus = text();
    info.licence.name = text();
    info.licence.url = text();
    info.licence.spdx = text();
    info.licence.attribution = text();
    info.importer = text();
    info.origin = text();
    info.unknownKeys = text();
    return info;
}

} // namespace Carrel
