// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settingkey.h"

#include <QVariant>

#include <vector>

/** Every setting there is. Choices that change what is due are events of the study record, not settings. */
namespace Carrel::Keys
{

using namespace Qt::Literals::StringLiterals;

inline const SettingKey<QString> theme{"theme"_L1, SettingTag::Roam, u"system"_s};   ///< or a themeWord() of render
inline const SettingKey<QString> motion{"motion"_L1, SettingTag::Roam, u"system"_s}; ///< or "less"
// How lessons are set: TextLooks of page says what each counts in.
inline const SettingKey<int> zoom{"zoom"_L1, SettingTag::Roam, 100};
inline const SettingKey<QString> textFont{"textFont"_L1, SettingTag::Roam, u"Charis SIL"_s};
inline const SettingKey<int> textSize{"textSize"_L1, SettingTag::Roam, 19};
inline const SettingKey<int> lineHeight{"lineHeight"_L1, SettingTag::Roam, 160};
inline const SettingKey<int> lineWidth{"lineWidth"_L1, SettingTag::Roam, 68};
inline const SettingKey<int> letterSpacing{"letterSpacing"_L1, SettingTag::Roam, 0};
inline const SettingKey<int> wordSpacing{"wordSpacing"_L1, SettingTag::Roam, 0};
inline const SettingKey<bool> lineNumbers{"lineNumbers"_L1, SettingTag::Roam, false}; ///< beside lines of code
inline const SettingKey<bool> wrapCode{"wrapCode"_L1, SettingTag::Roam, false};       ///< long lines of code
/** Whether every picture of a lesson has its alternative text in words below it. */
inline const SettingKey<bool> pictureDescriptions{"pictureDescriptions"_L1, SettingTag::Roam, false};
// How lessons are read aloud.
inline const SettingKey<int> speechRate{"speechRate"_L1, SettingTag::Roam, 100};           ///< percent
inline const SettingKey<QString> speechCode{"speechCode"_L1, SettingTag::Roam, u"tell"_s}; ///< "skip", "tell", "spell"
inline const SettingKey<QString> voices{"voices"_L1, SettingTag::Machine, {}};  ///< "de Anna": by language, one a line
inline const SettingKey<QString> language{"language"_L1, SettingTag::Roam, {}}; ///< BCP 47; empty: the system's
inline const SettingKey<QString> graphics{"graphics"_L1, SettingTag::Machine,
                                          u"auto"_s}; ///< "auto", "software", "hardware"
inline const SettingKey<QString> windowGeometry{"windowGeometry"_L1, SettingTag::Machine, {}}; ///< base64
inline const SettingKey<QString> paneSizes{"paneSizes"_L1, SettingTag::Machine, {}};           ///< base64
inline const SettingKey<QString> lastLesson{"lastLesson"_L1, SettingTag::Roam, {}};            ///< "course\nlesson"

/** What a person chose other keys for, one a line: its name, then its keys, with tabs between. See models/keybindings.
 */
inline const SettingKey<QString> chosenKeys{"keys"_L1, SettingTag::Roam, {}};
/** Minutes a learner wants to study in a week, 0: no goal. It changes nothing but a sentence of the statistics. */
inline const SettingKey<int> weeklyGoal{"weeklyGoal"_L1, SettingTag::Roam, 0};
inline const SettingKey<QString> lastTargets{"lastTargets"_L1, SettingTag::Roam, {}}; ///< of Go to, one a line

} // namespace Carrel::Keys

/** Choices of the study record that a policy may lock: Settings::lockedBy and Settings::managed know them. */
namespace Carrel::Policies
{

using namespace Qt::Literals::StringLiterals;

inline const PolicyKey scope{"scope"_L1, QJsonValue::String};                     ///< what comes back
inline const PolicyKey retention{"retention"_L1, QJsonValue::Double};             ///< the wished chance, 0 to 1
inline const PolicyKey rollover{"rollover"_L1, QJsonValue::Double};               ///< minutes after midnight
inline const PolicyKey maximumInterval{"maximumInterval"_L1, QJsonValue::Double}; ///< days

} // namespace Carrel::Policies

namespace Carrel
{

/** A setting without its type, for checking files against. */
struct KnownSetting {
    QLatin1StringView name;
    SettingTag tag;
    QVariant byDefault;
};

/** Every key above; a test compares with this header. */
[[nodiscard]] const std::vector<KnownSetting> &knownSettings();
[[nodiscard]] const std::vector<PolicyKey> &knownPolicies();

} // namespace Carrel
