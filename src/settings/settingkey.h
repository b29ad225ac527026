// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** How far a setting reaches: this computer, every computer of the person, or this start of the program only. */
enum class SettingTag { Machine, Roam, Session };

/** The name, reach and default of one setting. T is bool, int or QString. The keys are in settings/keys.h. */
template<typename T> struct SettingKey {
    QLatin1StringView name;
    SettingTag tag = SettingTag::Roam;
    T defaultValue = {};
};

} // namespace Carrel
