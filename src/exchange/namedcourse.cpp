// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/namedcourse.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(NamedCourse)
};

} // namespace

Result<CourseSummary> findCourse(const Library &library, const QString &name)
{
    std::vector<CourseSummary> courses = library.courses();
    const auto byId =
        std::ranges::find_if(courses, [&name](const CourseSummary &one) { return one.info.id.toString() == name; });
    if (byId != courses.end()) {
        return *byId;
    }
    // Of a damaged course nothing may be known but its folder.
    std::erase_if(courses, [&name](const CourseSummary &one) {
        return one.info.slug != name && one.info.title != name &&
               (one.condition != CourseCondition::Damaged || QFileInfo(one.folder).fileName() != name);
    });
    if (courses.size() == 1) {
        return courses.front();
    }
    return courses.empty()
               ? fail(ErrorCode::NotFound,
                      Context::tr("There is no course “%1”. “carrel-cli list” shows those that are here.").arg(name))
               : fail(ErrorCode::Conflict,
                      Context::tr("Several courses are called “%1”; name one by its id.").arg(name));
}

} // namespace Carrel
