// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace Carrel
{

/** The slugs of a cartridge's lessons, each its own. They are given before any page is read, since pages link to later
 * ones. */
class ResourceSlugs
{
public:
    /** Gives the resource @p id one made of @p name; empty when it has one already. */
    QString add(const QString &id, const QString &name);
    /** One made of @p name that no other lesson has, for a lesson of no single resource. */
    [[nodiscard]] QString take(const QString &name);

    [[nodiscard]] QString of(const QString &id) const { return m_byResource.value(id); }

private:
    QHash<QString, QString> m_byResource;
    QSet<QString> m_taken;
};

} // namespace Carrel
