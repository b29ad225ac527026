// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace Carrel::Test
{

/**
 * Finds text of the program that no translator can reach: everything shown must come from the pseudo-language, be of a
 * course, or be a name that is the same in every language.
 */
class OwnWords final
{
public:
    /** Every text inside the packages of a course store. */
    void addStore(const QString &folder);
    void add(const QString &text);

    /** What of @p shown is neither; empty when all is well. */
    [[nodiscard]] QString foreignPart(const QString &shown) const;
    /** True for a line put together from texts that are no whole sentences: other languages order them otherwise. A
       list as the locale writes them is none. */
    [[nodiscard]] static bool isJoined(const QString &shown);

private:
    [[nodiscard]] QString without(const QString &shown) const;

    QSet<QString> m_known;
    mutable QStringList m_longestFirst; ///< m_known in the order it is taken out
};

} // namespace Carrel::Test
