// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/coursesource.h"

#include <QDir>
#include <QFileInfo>

namespace Carrel
{

QString publicOrigin(const CourseInfo &info)
{
    return QDir::isAbsolutePath(info.origin) ? QFileInfo(info.origin).fileName() : info.origin;
}

QString sourceOf(const CourseInfo &info)
{
    return info.url.isEmpty() ? publicOrigin(info) : info.url;
}

} // namespace Carrel
