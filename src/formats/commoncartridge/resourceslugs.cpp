// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/resourceslugs.h"

#include "course/identity.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString ResourceSlugs::add(const QString &id, const QString &name)
{
    if (m_byResource.contains(id)) {
        return {};
    }
    const QString slug = take(name);
    m_byResource.insert(id, slug);
    return slug;
}

QString ResourceSlugs::take(const QString &name)
{
    const QString wanted = slugOf(name);
    const QString first = wanted.isEmpty() ? u"lesson"_s : wanted;
    QString slug = first;
    for (int n = 2; m_taken.contains(slug); ++n) {
        slug = first + u'-' + QString::number(n);
    }
    m_taken.insert(slug);
    return slug;
}

} // namespace Carrel
