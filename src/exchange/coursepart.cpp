// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/coursepart.h"

#include "base/shorttext.h"

#include <QCoreApplication>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(CoursePart)
};

/** Whether a name means a lesson or its module. The more certain come first: a module may be called as a lesson is. */
using Meant = bool (*)(const Module &module, const LessonEntry &entry, const QString &part);

constexpr Meant meanings[] = {
    [](const Module &, const LessonEntry &, const QString &part) { return part.isEmpty(); },
    [](const Module &, const LessonEntry &entry, const QString &part) { return entry.slug.toString() == part; },
    [](const Module &module, const LessonEntry &, const QString &part) { return module.slug == part; },
    [](const Module &module, const LessonEntry &, const QString &part) { return module.title == part; },
    [](const Module &, const LessonEntry &entry, const QString &part) { return entry.title == part; },
};

} // namespace

Result<std::vector<LessonSlug>> lessonsOfPart(const Course &course, const QString &part)
{
    for (const Meant isMeant : meanings) {
        std::vector<LessonSlug> here;
        bool isThere = false;
        for (const Module &module : course.outline.modules) {
            for (const LessonEntry &entry : module.lessons) {
                const bool meant = isMeant(module, entry, part);
                isThere = isThere || meant;
                if (meant && course.lesson(entry.slug)) {
                    here.push_back(entry.slug);
                }
            }
        }
        if (!here.empty()) {
            return here;
        }
        if (isThere) {
            return fail(ErrorCode::NotFound, Context::tr("Of “%1” no lesson is here; there is nothing to write.")
                                                 .arg(titleText(part.isEmpty() ? course.outline.info.title : part)));
        }
    }
    return fail(ErrorCode::NotFound,
                Context::tr("The course “%1” has no lesson and no module “%2”. “carrel-cli show” names its lessons.")
                    .arg(titleText(course.outline.info.title), titleText(part)));
}

} // namespace Carrel
