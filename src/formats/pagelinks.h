// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <functional>

namespace Carrel
{

/** Which lesson each page of a folder became, so that links between pages lead to lessons. */
class PageLinks
{
public:
    /** The page at @p path, with its ending, is the lesson @p slug. */
    void add(const QString &path, const QString &slug);

    /** @p address as a text in @p folder writes it: a lesson's slug, with the place in it; others as they are. */
    [[nodiscard]] QString target(const QString &address, const QString &folder) const;

    /** The same where it leads to a lesson, else empty. */
    [[nodiscard]] QString lessonTarget(const QString &address, const QString &folder) const;

private:
    QHash<QString, QString> m_slugs; ///< by path without its ending
};

} // namespace Carrel
