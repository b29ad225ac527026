// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/address.h"

#include <QDir>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

bool runsSomething(const QString &address)
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

bool leadsElsewhere(const QString &address)
{
    const QUrl url(address);
    return (url.isValid() && url.scheme().size() > 1) || address.startsWith("//"_L1);
}

std::optional<QString> pathInCourse(const QString &folder, const QString &address)
{
    const QString bare = address.section(u'#', 0, 0).section(u'?', 0, 0);
    const QString decoded = QUrl::fromPercentEncoding(bare.toUtf8()).normalized(QString::NormalizationForm_C);
    if (decoded.isEmpty() || decoded.startsWith(u'/') || decoded.contains(u'\\') || decoded.contains(QChar(0))) {
        return std::nullopt;
    }
    QString path = QDir::cleanPath(folder.isEmpty() ? decoded : folder + u'/' + decoded);
    if (path == ".."_L1 || path.startsWith("../"_L1) || path == "."_L1) {
        return std::nullopt;
    }
    return path;
}

} // namespace Carrel
