// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/addresses.h"

#include "formats/address.h"
#include "formats/html/htmltext.h"

#include <QRegularExpression>
#include <cmark-gfm.h>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

QString addressOf(cmark_node *node)
{
    return QString::fromUtf8(cmark_node_get_url(node));
}

QString pictureSource(Reading &reading, cmark_node *image, const QString &address)
{
    if (leadsElsewhere(address)) {
        reading.report(Severity::Warning, u"picture-elsewhere"_s, image,
                       Reading::tr("The picture %1 lies outside the course and is not shown.").arg(address.left(200)),
                       Reading::tr("Put the file into the course folder and name it by its path."));
        return {};
    }
    const std::optional<QString> path = pathInCourse(reading.options.folder, address);
    if (path && (!reading.options.hasPicture || reading.options.hasPicture(*path))) {
        return *path;
    }
    reading.report(Severity::Warning, u"picture-missing"_s, image,
                   Reading::tr("There is no picture %1 in the course.").arg(address.left(200)),
                   Reading::tr("Check the path; it counts from the folder of the lesson."));
    return {};
}

QString htmlAttribute(const QString &tag, const QString &name)
{
    static const QRegularExpression attribute(
        u"\\s([A-Za-z][-A-Za-z0-9_:]*)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))"_s);
    for (const QRegularExpressionMatch &match : attribute.globalMatch(tag)) {
        if (match.captured(1).compare(name, Qt::CaseInsensitive) == 0) {
            return plainTextOfHtml(QString(match.captured(2) + match.captured(3) + match.captured(4)));
        }
    }
    return {};
}

} // namespace Carrel::Markdown
