// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace Carrel
{

/** A voice of this computer. */
struct Voice {
    QString name; ///< as the engine calls it, unique in its language
    QLocale locale;
    bool operator==(const Voice &) const = default;
};

} // namespace Carrel
