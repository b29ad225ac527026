// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pagelinks.h"

#include "formats/address.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString withoutEnding(QString path)
{
    static const QRegularExpression ending(u"(?:\\.(?:md|mdx|markdown|html|ipynb|rst))?/?$"_s);
    return path.remove(ending);
}

} // namespace

void PageLinks::add(const QString &path, const QString &slug)
{
    const QString key = withoutEnding(path);
    m_slugs.insert(key, slug);
    // A folder's own page is also linked to by the folder.
    const QString name = key.section(u'/', -1).toLower();
    if (key.contains(u'/') && (name == "index"_L1 || name == "_index"_L1 || name == "readme"_L1)) {
        m_slugs.insert(key.section(u'/', 0, -2), slug);
    }
}

QString PageLinks::target(const QString &address, const QString &folder) const
{
    const QString lesson = lessonTarget(address, folder);
    return lesson.isEmpty() ? address : lesson;
}

QString PageLinks::lessonTarget(const QString &address, const QString &folder) const
{
    if (address.startsWith(u'#') || leadsElsewhere(address)) {
        return {};
    }
    const QString path = address.section(u'#', 0, 0).section(u'?', 0, 0);
    const bool fromTop = path.startsWith(u'/');
    const std::optional<QString> inside = fromTop ? pathInCourse({}, path.sliced(1)) : pathInCourse(folder, path);
    const QString slug = m_slugs.value(withoutEnding(inside.value_or(QString())));
    return slug.isEmpty() || !address.contains(u'#') ? slug : slug + u'#' + address.section(u'#', 1);
}

} // namespace Carrel
