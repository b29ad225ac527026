// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/coursereading.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

ReadOutcome read(const QString &path)
{
    JobControl control;
    return readCourses({path}, {}, control);
}

QStringList rows(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &row : diagnostics) {
        list << severityName(row.severity) + u' ' + row.code + u' ' + row.file.section(u'/', -1);
    }
    return list;
}

QStringList treeOf(const CourseOutline &outline)
{
    QStringList tree;
    for (const Module &module : outline.modules) {
        tree << module.title;
        for (const LessonEntry &entry : module.lessons) {
            tree << u"  "_s + entry.slug.toString() + u": "_s + entry.title;
        }
    }
    return tree;
}

} // namespace Carrel::Test
