// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

namespace Carrel
{

/** How far a setting reaches: this computer, every computer of the person, or this start of the program only. */
enum class SettingTag { Machine, Roam, Session };

/**
 * The name, reach and default of one setting. T is bool, int or QString. A key without a tag does not compile. The keys
 * are in settings/keys.h.
 */
template<typename T> struct SettingKey {
    SettingKey(QLatin1StringView keyName, SettingTag keyTag, T byDefault)
        : name(keyName)
        , tag(keyTag)
        , defaultValue(std::move(byDefault))
    {
    }

    QLatin1StringView name;
    SettingTag tag;
    T defaultValue;
};

/**
 * The name of a choice that is no setting, because it changes what is due and so belongs to the study record, but that
 * a policy may still lock. Numbers and texts as the study record has them.
 */
struct PolicyKey {
    QLatin1StringView name;
    QJsonValue::Type type;
};

} // namespace Carrel
