// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/keys.h"

namespace Carrel
{

namespace
{

template<typename T> KnownSetting known(const SettingKey<T> &key)
{
    return {key.name, key.tag, QVariant::fromValue(key.defaultValue)};
}

} // namespace

const std::vector<KnownSetting> &knownSettings()
{
    static const std::vector<KnownSetting> all{
        known(Keys::theme),
        known(Keys::zoom),
        known(Keys::textFont),
        known(Keys::textSize),
        known(Keys::lineHeight),
        known(Keys::lineWidth),
        known(Keys::letterSpacing),
        known(Keys::wordSpacing),
        known(Keys::lineNumbers),
        known(Keys::wrapCode),
        known(Keys::language),
        known(Keys::graphics),
        known(Keys::windowGeometry),
        known(Keys::paneSizes),
        known(Keys::lastLesson),
        known(Keys::lastTargets),
        known(Keys::pictureDescriptions),
        known(Keys::speechRate),
        known(Keys::speechCode),
        known(Keys::voices),
        known(Keys::chosenKeys),
        known(Keys::motion),
        known(Keys::weeklyGoal),
    };
    return all;
}

const std::vector<PolicyKey> &knownPolicies()
{
    static const std::vector<PolicyKey> all{Policies::scope, Policies::retention, Policies::rollover,
                                            Policies::maximumInterval};
    return all;
}

} // namespace Carrel
