// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace Carrel
{

/** How the parts of a formula are said. Patterns have %1 for what stands first in the tree. Used by spokenMath(). */
struct MathWords {
    QString fraction;     ///< of two letters or numbers
    QString longFraction; ///< one heard without an end would be another formula
    QString root;
    QString rootOf; ///< %2: which root
    QString power;
    std::vector<std::pair<QString, QString>> powers; ///< those with words of their own: "2", "%1 squared"
    QString index;
    QString above; ///< a line, an arrow, a hat
    QString from;
    QString fromTo;
    QHash<QString, QString> ofSigns; ///< others are said as they are

    [[nodiscard]] static MathWords said();  ///< in the language of the interface
    [[nodiscard]] static MathWords signs(); ///< in one line of signs

    [[nodiscard]] QString sign(const QString &sign) const;
    [[nodiscard]] QString letter(const QString &letter) const;
};

} // namespace Carrel
