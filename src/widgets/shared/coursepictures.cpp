// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/coursepictures.h"

#include "library/library.h"

namespace Carrel
{

CoursePictureFinder coursePictures(const Library &library)
{
    return [&library](const CourseId &course, const QString &path) {
        const std::map<QString, Asset> assets = library.assets(course);
        const auto found = assets.find(path);
        return found == assets.end() ? QString() : found->second.file;
    };
}

} // namespace Carrel
