// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace Carrel::Bench
{

/** What one start of a program cost. */
struct StartCost {
    qint64 firstPaintMs = 0; ///< from exec until the text that stays stands on the screen
    qint64 memoryBytes = 0;  ///< proportional, of all its processes, some seconds after that
};

/**
 * Starts @p program on the display this process runs on, watches the middle of the screen until text on paper stands
 * there and stays, and ends it. The same eyes for every program: nothing is asked of the program itself.
 */
[[nodiscard]] std::optional<StartCost> measureStart(const QString &program, const QStringList &arguments);

} // namespace Carrel::Bench
