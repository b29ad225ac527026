// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include "settings/keys.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#if defined(Q_OS_WIN)
#include <qt_windows.h>
#include <shlobj.h>
#endif

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qint64 largestFile = 64LL * 1024;

/** The value of @p json as the type of @p byDefault, or nothing when it is of another type. */
QVariant typed(const QJsonValue &json, const QVariant &byDefault)
{
    switch (byDefault.typeId()) {
    case QMetaType::Bool:
        return json.isBool() ? json.toBool() : QVariant();
    case QMetaType::Int:
        return json.isDouble() && json.toDouble() == json.toInt() ? json.toInt() : QVariant();
    default:
        return json.isString() ? json.toString() : QVariant();
    }
}

QVariant typed(const QJsonObject &values, const QString &name, const QVariant &byDefault)
{
    const auto found = values.constFind(name);
    return found == values.constEnd() ? QVariant() : typed(*found, byDefault);
}

QJsonValue choiceIn(const QJsonObject &policies, const PolicyKey &key)
{
    const QJsonValue value = policies.value(key.name);
    return value.type() == key.type ? value : QJsonValue(QJsonValue::Undefined);
}

QJsonObject choicesIn(const QJsonObject &policies)
{
    QJsonObject choices;
    for (const PolicyKey &key : knownPolicies()) {
        if (const QJsonValue value = choiceIn(policies, key); !value.isUndefined()) {
            choices.insert(key.name, value);
        }
    }
    return choices;
}

/** A name beside @p path that nothing has yet. */
QString asideOf(const QString &path)
{
    QString aside = path + ".broken"_L1;
    for (int number = 2; QFileInfo::exists(aside); ++number) {
        aside = path + u".broken-%1"_s.arg(number);
    }
    return aside;
}

QString fileOf(const SettingsPaths &paths, SettingTag tag)
{
    return paths.userFolder + (tag == SettingTag::Machine ? "/machine.json"_L1 : "/settings.json"_L1);
}

bool isOwn(const SettingsPaths &paths, const QString &file)
{
    return file == fileOf(paths, SettingTag::Roam) || file == fileOf(paths, SettingTag::Machine);
}

Result<void> write(const QString &path, const QJsonObject &values)
{
    QSaveFile file(path);
    const bool isFolderThere = QDir().mkpath(QFileInfo(path).path());
    if (!isFolderThere || !file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(values).toJson()) < 0 ||
        !file.commit()) {
        return fail(ErrorCode::Unwritable,
                    Settings::tr("This choice could not be saved and holds until Carrel is closed."),
                    path + ": "_L1 + (isFolderThere ? file.errorString() : u"the folder cannot be made"_s));
    }
    return {};
}

#if defined(Q_OS_WIN)
/** Asked of the system: the variable ProgramFiles is anybody's to set, and with it the policies would be theirs. */
QString programFiles()
{
    PWSTR path = nullptr;
    const bool isFound = SUCCEEDED(SHGetKnownFolderPath(FOLDERID_ProgramFiles, KF_FLAG_DEFAULT, nullptr, &path));
    const QString folder = isFound ? QDir::fromNativeSeparators(QString::fromWCharArray(path)) : u"C:/Program Files"_s;
    CoTaskMemFree(path);
    return folder;
}
#endif

} // namespace

SettingsPaths SettingsPaths::forSystem(const QString &userFolder)
{
#if defined(Q_OS_WIN)
    const QString policies = programFiles() + "/Carrel/policies"_L1;
#elif defined(Q_OS_MACOS)
    const QString policies = u"/Library/Application Support/Carrel/policies"_s;
#else
    const QString policies = u"/etc/carrel/policies"_s;
#endif
    return {userFolder, policies + "/recommended"_L1, policies + "/managed"_L1};
}

Settings::Settings(SettingsPaths paths, QObject *parent)
    : QObject(parent)
    , m_paths(std::move(paths))
{
    readPolicies(m_paths.recommendedFolder, m_recommended);
    readPolicies(m_paths.managedFolder, m_managed);
    m_roam = readFile(fileOf(m_paths, SettingTag::Roam));
    m_machine = readFile(fileOf(m_paths, SettingTag::Machine));
    for (const Diagnostic &problem : m_problems) {
        if (problem.code == "settings-unreadable"_L1 && isOwn(m_paths, problem.file)) {
            m_broken << problem.file;
        }
    }
    inspect(m_roam, fileOf(m_paths, SettingTag::Roam), false);
    inspect(m_machine, fileOf(m_paths, SettingTag::Machine), false);
}

QString Settings::problemSentence() const
{
    QStringList sentences;
    for (const Diagnostic &problem : m_problems) {
        const QString file = QDir::toNativeSeparators(problem.file);
        if (m_broken.contains(problem.file)) {
            sentences << tr("Your choices in %1 cannot be read, so those that are usual hold. With the next choice you "
                            "make, the file is kept beside it as %2: mend it there, or delete it.")
                             .arg(file, QFileInfo(asideOf(problem.file)).fileName());
        } else if (!isOwn(m_paths, problem.file)) {
            sentences << tr("%1: %2 Tell who looks after this computer.", "a file, then a sentence about it")
                             .arg(file, problem.message);
        } else if (problem.code == "setting-type"_L1) { // a key of a newer version stays in the file, and needs nobody
            sentences << tr("%1: %2 Choose it again in the preferences.", "a file, then a sentence about it")
                             .arg(file, problem.message);
        }
    }
    return sentences.join(u' ');
}

/** What a person has written is not lost by a slip of theirs. */
Result<void> Settings::putAside(const QString &path)
{
    if (!m_broken.contains(path)) {
        return {};
    }
    QFile file(path);
    if (file.exists() && !file.rename(asideOf(path))) {
        return fail(ErrorCode::Unwritable, tr("This choice could not be saved and holds until Carrel is closed."),
                    path + ": "_L1 + file.errorString());
    }
    m_broken.removeAll(path);
    return {};
}

void Settings::inspect(const QJsonObject &values, const QString &file, bool isPolicy)
{
    for (auto entry = values.begin(); entry != values.end(); ++entry) {
        const auto setting = std::ranges::find(knownSettings(), entry.key(), &KnownSetting::name);
        const auto policy = std::ranges::find(knownPolicies(), entry.key(), &PolicyKey::name);
        const bool isSetting = setting != knownSettings().end();
        const bool isKnown = isSetting || (isPolicy && policy != knownPolicies().end());
        const bool fits =
            isSetting ? typed(*entry, setting->byDefault).isValid() : isKnown && policy->type == entry->type();
        if (fits || (isPolicy && entry.key() == "setBy"_L1)) {
            continue;
        }
        Diagnostic problem;
        problem.code = isKnown ? u"setting-type"_s : u"setting-unknown"_s;
        problem.file = file;
        problem.message = isKnown ? tr("The value of “%1” is of the wrong type; it was left out.").arg(entry.key())
                                  : tr("This version does not know “%1”; it was left out.").arg(entry.key());
        problem.hint = tr("Compare it with the manual page carrel(1).");
        m_problems.push_back(problem);
    }
}

QString Settings::lockedBy(const PolicyKey &key) const
{
    return managed(key).isUndefined() ? QString() : m_managed.setBy.value(key.name);
}

QJsonValue Settings::managed(const PolicyKey &key) const
{
    return choiceIn(m_managed.values, key);
}

QJsonObject Settings::managedChoices() const
{
    return choicesIn(m_managed.values);
}

QJsonObject Settings::recommendedChoices() const
{
    return choicesIn(m_recommended.values);
}

QJsonObject Settings::readFile(const QString &path)
{
    QFile file(path);
    if (!file.exists()) {
        return {};
    }
    QJsonParseError error;
    error.error = QJsonParseError::NoError;
    QJsonDocument document;
    const bool isOpen = file.open(QIODevice::ReadOnly);
    if (isOpen) {
        document = QJsonDocument::fromJson(file.read(largestFile), &error);
    }
    if (!document.isObject()) {
        Diagnostic problem;
        problem.code = u"settings-unreadable"_s;
        problem.file = path;
        problem.message = isOpen ? tr("This file is not a JSON object and was left out.")
                                 : tr("This file cannot be read and was left out.");
        problem.hint = isOpen ? error.errorString() : file.errorString();
        m_problems.push_back(problem);
    }
    return document.object();
}

void Settings::readPolicies(const QString &folder, Layer &layer)
{
    const QFileInfoList files = QDir(folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QFileInfo &info : files) {
        const QJsonObject policy = readFile(info.filePath());
        inspect(policy, info.filePath(), true);
        const QString setBy = policy.value("setBy"_L1).toString(info.fileName());
        for (auto entry = policy.begin(); entry != policy.end(); ++entry) {
            if (entry.key() != "setBy"_L1) {
                layer.values.insert(entry.key(), entry.value());
                layer.setBy.insert(entry.key(), setBy);
            }
        }
    }
}

SettingSource Settings::sourceOf(const QString &name, const QVariant &byDefault) const
{
    if (typed(m_managed.values, name, byDefault).isValid()) {
        return SettingSource::Managed;
    }
    for (const QJsonObject *const own : {&m_session, &m_machine, &m_roam}) {
        if (typed(*own, name, byDefault).isValid()) {
            return SettingSource::User;
        }
    }
    return typed(m_recommended.values, name, byDefault).isValid() ? SettingSource::Recommended : SettingSource::Default;
}

QVariant Settings::find(const QString &name, const QVariant &byDefault) const
{
    for (const QJsonObject *const layer : {&m_managed.values, &m_session, &m_machine, &m_roam, &m_recommended.values}) {
        const QVariant value = typed(*layer, name, byDefault);
        if (value.isValid()) {
            return value;
        }
    }
    return byDefault;
}

Result<void> Settings::store(const QString &name, SettingTag tag, const QVariant &value, const QVariant &byDefault)
{
    if (sourceOf(name, byDefault) == SettingSource::Managed) {
        return fail(ErrorCode::Conflict, tr("This choice is set by %1.").arg(m_managed.setBy.value(name)), name);
    }
    const bool same = find(name, byDefault) == value;
    const QJsonValue json = QJsonValue::fromVariant(value);
    m_session.insert(name, json);
    Result<void> written;
    if (tag != SettingTag::Session) {
        QJsonObject &own = tag == SettingTag::Machine ? m_machine : m_roam;
        own.insert(name, json);
        const QString path = fileOf(m_paths, tag);
        written = putAside(path).and_then([&path, &own] { return write(path, own); });
    }
    if (!same) {
        Q_EMIT changed(name);
    }
    return written;
}

} // namespace Carrel
