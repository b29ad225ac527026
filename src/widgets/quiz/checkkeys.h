// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <vector>

namespace Carrel
{

/** Keys that do one thing in a check, as people call them, and what that is. For the sheet of keys. */
struct CheckKeyWords {
    QList<Qt::Key> keys;
    QString name;
    QString what;
};

/** Every key that CheckView takes. */
[[nodiscard]] std::vector<CheckKeyWords> checkKeyWords();

} // namespace Carrel
