// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/resourcekind.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isPagePath(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == "html"_L1 || ending == "htm"_L1 || ending == "xhtml"_L1;
}

} // namespace

ResourceKind kindOf(const ImsResource &resource)
{
    const QString &type = resource.type;
    const bool hasSettings = std::ranges::any_of(
        resource.files, [](const QString &file) { return file.endsWith("assignment_settings.xml"_L1); });
    if (type.startsWith("imsqti"_L1)) {
        return ResourceKind::Quiz;
    }
    if (type.startsWith("imswl"_L1)) {
        return ResourceKind::WebLink;
    }
    if (type.startsWith("imsdt"_L1)) {
        return ResourceKind::Discussion;
    }
    if (type.startsWith("imsbasiclti"_L1)) {
        return ResourceKind::Tool;
    }
    if (type.startsWith("assignment"_L1) || hasSettings) {
        return ResourceKind::Assignment;
    }
    return isPagePath(resource.path) ? ResourceKind::Page : ResourceKind::File;
}

bool isUnlistedPage(const ImsResource &resource)
{
    return kindOf(resource) == ResourceKind::Page && resource.path.startsWith("wiki_content/"_L1);
}

bool isPictureName(const QString &path)
{
    static const QStringList endings{u"png"_s, u"jpg"_s, u"jpeg"_s, u"gif"_s, u"svg"_s, u"webp"_s, u"bmp"_s};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

} // namespace Carrel
