// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/datafolders.h"

#include "library/indexplace.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(DataFolders)
};

#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
constexpr auto folderName = "/Carrel"_L1;
#else
constexpr auto folderName = "/carrel"_L1;
#endif

QString home(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + folderName;
}

/** What follows a person from computer to computer: on Windows the roaming profile. */
QString roamingHome(QStandardPaths::StandardLocation elsewhere)
{
#ifdef Q_OS_WIN
    const QString roaming = qEnvironmentVariable("APPDATA");
    if (!roaming.isEmpty()) {
        return QDir::fromNativeSeparators(roaming) + folderName;
    }
#endif
    return home(elsewhere);
}

QStringList machineStoresOfThisSystem()
{
#if defined(Q_OS_WIN)
    const QString programData = qEnvironmentVariable("ProgramData", u"C:/ProgramData"_s);
    return {QDir::fromNativeSeparators(programData) + "/Carrel/Courses"_L1};
#elif defined(Q_OS_MACOS)
    return {u"/Library/Application Support/Carrel/Courses"_s};
#else
    return {u"/usr/share/carrel/courses"_s, u"/var/lib/carrel/courses"_s};
#endif
}

/** Found from where the program lies, so that build trees, installs and moved folders all have it. */
QString shippedStoreOfThisProgram()
{
    const QString named = qEnvironmentVariable("CARREL_SHIPPED_COURSES");
    if (!named.isEmpty()) {
        return QDir::cleanPath(QDir::fromNativeSeparators(named));
    }
    if (!QCoreApplication::instance()) {
        return {};
    }
#ifdef Q_OS_MACOS
    const QString inBundle = QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../Resources/courses"_L1);
    if (QDir(inBundle).exists()) {
        return inBundle;
    }
#endif
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../share/carrel/courses"_L1);
}

} // namespace

DataFolders DataFolders::chosen(const QString &dataDir)
{
    const QString place = dataDir.isEmpty() ? qEnvironmentVariable("CARREL_DATA_DIR") : dataDir;
    return place.isEmpty() ? forUser() : under(place);
}

QString DataFolders::faultOf(const std::optional<QString> &dataDir)
{
    const QString place = dataDir.value_or(qEnvironmentVariable("CARREL_DATA_DIR"));
    if (place.isEmpty()) {
        return dataDir ? Context::tr("“--data-dir” needs the name of a folder.") : QString();
    }
    const QFileInfo info(place);
    return info.exists() && !info.isDir() ? Context::tr("The data folder “%1” is not a folder.").arg(place) : QString();
}

Result<void> DataFolders::makeBase() const
{
    if (base.isEmpty() || QDir().mkpath(base)) {
        return {};
    }
    return fail(ErrorCode::Unwritable,
                Context::tr("The data folder “%1” is not there and cannot be made. Check its name and the permissions "
                            "of the folder around it.")
                    .arg(QDir::toNativeSeparators(base)),
                base);
}

DataFolders DataFolders::forUser()
{
    return {.store = home(QStandardPaths::GenericDataLocation) + "/courses"_L1,
            .machineStores = machineStoresOfThisSystem(),
            .shippedStore = shippedStoreOfThisProgram(),
            .study = roamingHome(QStandardPaths::GenericDataLocation) + "/study"_L1,
            .spool = indexPlace(home(QStandardPaths::GenericStateLocation) + "/spool"_L1, {}),
            .backups = localPlace(home(QStandardPaths::GenericStateLocation) + "/backups"_L1, {}),
            .cache = indexPlace(home(QStandardPaths::GenericCacheLocation), {}),
            .settings = roamingHome(QStandardPaths::GenericConfigLocation)};
}

DataFolders DataFolders::under(const QString &dataDir)
{
    const QString base = QDir::cleanPath(QDir(QDir::fromNativeSeparators(dataDir)).absolutePath());
    const QByteArray hash = QCryptographicHash::hash(base.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString elsewhere = "/places/"_L1 + QString::fromLatin1(hash);
    return {.store = base + "/courses"_L1,
            .machineStores = machineStoresOfThisSystem(),
            .shippedStore = shippedStoreOfThisProgram(),
            .study = base + "/study"_L1,
            .spool = indexPlace(base + "/spool"_L1, home(QStandardPaths::GenericStateLocation) + elsewhere),
            .backups = localPlace(base + "/backups"_L1,
                                  home(QStandardPaths::GenericStateLocation) + "/backups"_L1 + elsewhere),
            .cache = indexPlace(base + "/cache"_L1, home(QStandardPaths::GenericCacheLocation) + elsewhere),
            .settings = base + "/settings"_L1,
            .base = base};
}

QStringList DataFolders::readOnlyStores() const
{
    QStringList stores{shippedStore};
    stores += machineStores;
    stores.removeAll(QString());
    stores.removeDuplicates();
    return stores;
}

QString DataFolders::libraryIndexFile() const
{
    return cache + "/library.db"_L1;
}

StudyPaths DataFolders::studyPaths() const
{
    return {.studyFolder = study, .indexFolder = cache, .spoolFolder = spool, .backupFolder = backups};
}

} // namespace Carrel
