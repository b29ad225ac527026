// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

class Settings;

/** What moves without need: fading, flashing, blinking. */
namespace Motion
{

/** Whether the desktop asks for less, as far as it tells programs: in files of @p configFolder, or on Windows. */
[[nodiscard]] bool systemWantsLess(const QString &configFolder);

/** Whether the person asks for less, or follows a system that does. */
[[nodiscard]] bool isReduced(const Settings &settings);

/** Stills, or moves again, what Qt moves by itself: menus, tips and the text cursor. */
void reduce(bool less);

} // namespace Motion

} // namespace Carrel
