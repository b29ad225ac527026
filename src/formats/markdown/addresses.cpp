// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/addresses.h"

#include <QDir>
#include <QUrl>
#include <cmark-gfm.h>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

bool hasScheme(const QString &address)
{
    const QUrl url(address);
    return (url.isValid() && url.scheme().size() > 1) || address.startsWith("//"_L1);
}

} // namespace

QString addressOf(cmark_node *node)
{
    return QString::fromUtf8(cmark_node_get_url(node));
}

bool isUnsafe(const QString &address)
{
    QString scheme;
    for (const QChar c : address) {
        if (c == u':') {
            return scheme == "javascript"_L1 || scheme == "vbscript"_L1 || scheme == "data"_L1;
        }
        if (!c.isSpace() && !c.isNonCharacter() && c >= u' ') {
            scheme += c.toLower();
        }
    }
    return false;
}

std::optional<QString> pathInCourse(const QString &folder, const QString &address)
{
    const QString decoded = QUrl::fromPercentEncoding(address.toUtf8()).normalized(QString::NormalizationForm_C);
    if (decoded.isEmpty() || decoded.startsWith(u'/') || decoded.contains(u'\\')) {
        return std::nullopt;
    }
    const QString path = QDir::cleanPath(folder.isEmpty() ? decoded : folder + u'/' + decoded);
    if (path == ".."_L1 || path.startsWith("../"_L1) || path == "."_L1) {
        return std::nullopt;
    }
    return path;
}

QString pictureSource(Reading &reading, cmark_node *image)
{
    const QString address = addressOf(image);
    if (hasScheme(address)) {
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

} // namespace Carrel::Markdown
