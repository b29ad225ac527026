// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/addresses.h"

#include "formats/absentpicture.h"
#include "formats/html/htmltext.h"
#include "formats/markdown/pictureat.h"

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
    const FoundPicture found = pictureAt(address, reading.options);
    if (!found) {
        reading.diagnostics().push_back(absentPicture(address, found.error(), reading.file(), reading.lineOf(image)));
    }
    return found.value_or(QString());
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
