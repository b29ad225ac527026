// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "settings/settingkey.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

namespace Carrel
{

/** Where settings are read from. */
struct SettingsPaths {
    QString userFolder;        ///< one's own choices: settings.json and machine.json; made by the first choice
    QString recommendedFolder; ///< *.json of who looks after the computer: defaults one may change
    QString managedFolder;     ///< *.json: choices one may not change

    /** The fixed places of this system, with @p userFolder. */
    [[nodiscard]] static SettingsPaths forSystem(const QString &userFolder);
};

/** Who decided a value; each goes before the ones above it. */
enum class SettingSource { Default, Recommended, User, Managed };

/**
 * Looks and windows: what a person or who looks after the computer chose. Built by app and handed down; folders below
 * get plain values. A policy is a JSON object of key and value, with "setBy" naming who set it.
 */
class Settings final : public QObject
{
    Q_OBJECT

public:
    explicit Settings(SettingsPaths paths, QObject *parent = nullptr);

    template<typename T> [[nodiscard]] T value(const SettingKey<T> &key) const
    {
        return find(key.name, QVariant::fromValue(key.defaultValue)).template value<T>();
    }
    template<typename T> [[nodiscard]] SettingSource source(const SettingKey<T> &key) const
    {
        return sourceOf(key.name, QVariant::fromValue(key.defaultValue));
    }
    /** Who holds the value, as a policy names itself; empty: one may change it. */
    template<typename T> [[nodiscard]] QString lockedBy(const SettingKey<T> &key) const
    {
        return source(key) == SettingSource::Managed ? m_managed.setBy.value(key.name) : QString();
    }
    [[nodiscard]] QString lockedBy(const PolicyKey &key) const;
    /** What a policy binds a choice of the study record to; undefined: it binds it to nothing. */
    [[nodiscard]] QJsonValue managed(const PolicyKey &key) const;

    /** Keeps @p value, then changed() follows. An error says that it holds until the end of the session only. */
    template<typename T> Result<void> set(const SettingKey<T> &key, const T &value)
    {
        return store(key.name, key.tag, QVariant::fromValue(value), QVariant::fromValue(key.defaultValue));
    }

    /** Every choice of the study record that a policy binds, by name, as StudyRecord::hold() takes it. */
    [[nodiscard]] QJsonObject managedChoices() const;
    /** Every one that a policy recommends: what holds until the learner chooses. */
    [[nodiscard]] QJsonObject recommendedChoices() const;

    /** The problems() of a start in sentences for a person; empty: there are none. */
    [[nodiscard]] QString problemSentence() const;

    /** What was wrong with the files: broken ones, unknown keys, values of the wrong type. Those alone are left out. */
    [[nodiscard]] const Diagnostics &problems() const { return m_problems; }

Q_SIGNALS:
    void changed(const QString &key);

private:
    struct Layer {
        QJsonObject values;
        QHash<QString, QString> setBy;
    };

    [[nodiscard]] QVariant find(const QString &name, const QVariant &byDefault) const;
    [[nodiscard]] SettingSource sourceOf(const QString &name, const QVariant &byDefault) const;
    Result<void> store(const QString &name, SettingTag tag, const QVariant &value, const QVariant &byDefault);
    [[nodiscard]] QJsonObject readFile(const QString &path);
    Result<void> putAside(const QString &path);
    void inspect(const QJsonObject &values, const QString &file, bool isPolicy);
    void readPolicies(const QString &folder, Layer &layer);

    SettingsPaths m_paths;
    Layer m_recommended;
    Layer m_managed;
    QJsonObject m_roam;
    QJsonObject m_machine;
    QJsonObject m_session; ///< goes before what the files say
    Diagnostics m_problems;
    QStringList m_broken; ///< own files that are kept as they are until a choice is to be written
};

} // namespace Carrel
