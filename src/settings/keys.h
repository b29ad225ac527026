// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settingkey.h"

/** Every setting there is. Choices that change what is due are events of the study record, not settings. */
namespace Carrel::Keys
{

using namespace Qt::Literals::StringLiterals;

inline const SettingKey<QString> theme{"theme"_L1, SettingTag::Roam, u"system"_s}; ///< "system", "light", "dark"
inline const SettingKey<int> textSize{"textSize"_L1, SettingTag::Roam, 19};        ///< of the lesson, pixels
inline const SettingKey<QString> language{"language"_L1, SettingTag::Roam, {}};    ///< BCP 47; empty: the system's
inline const SettingKey<QString> graphics{"graphics"_L1, SettingTag::Machine,
                                          u"auto"_s}; ///< "auto", "software", "hardware"
inline const SettingKey<QString> windowGeometry{"windowGeometry"_L1, SettingTag::Machine, {}}; ///< base64
inline const SettingKey<QString> paneSizes{"paneSizes"_L1, SettingTag::Machine, {}};           ///< base64

} // namespace Carrel::Keys
