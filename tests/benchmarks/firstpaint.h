// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStringList>

#include <optional>

namespace Carrel::Bench
{

/** What one start of a program cost. */
struct StartCost {
    qint64 firstPaintMs = 0; ///< from exec until the text that stays stands on the screen
    qint64 memoryBytes = 0;  ///< proportional, of all its processes, some seconds after that
};

/** Where on the screen Carrel and the bare view have their text. */
inline constexpr QRect usualText(400, 200, 360, 360);

/**
 * Starts @p program on the display this process runs on, watches @p where on the screen until text on paper stands
 * there and stays, and ends it. The same eyes for every program: nothing is asked of the program itself. With @p home
 * it takes that folder for the person's.
 */
[[nodiscard]] std::optional<StartCost> measureStart(const QString &program, const QStringList &arguments,
                                                    const QRect &where = usualText, const QString &home = {});

} // namespace Carrel::Bench
