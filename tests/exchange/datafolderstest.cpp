// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/datafolders.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class DataFoldersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        qunsetenv("CARREL_DATA_DIR");
        qunsetenv("CARREL_SHIPPED_COURSES");
        qunsetenv("XDG_STATE_HOME");
        qunsetenv("XDG_CACHE_HOME");
    }

    void oneFolderHoldsEverything()
    {
        const QTemporaryDir place;
        const DataFolders folders = DataFolders::under(place.path());
        for (const QString &folder : {folders.store, folders.study, folders.cache, folders.settings}) {
            QVERIFY2(folder.startsWith(place.path() + u'/'), qPrintable(folder));
        }
        QVERIFY(folders.libraryIndexFile().startsWith(folders.cache + u'/'));
    }

    void whatMustBeHereStaysAwayFromADiskThatMayBeRemote()
    {
        const QTemporaryDir here;
        qputenv("XDG_STATE_HOME", QFile::encodeName(here.filePath(u"state"_s)));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(here.filePath(u"cache"_s)));
        // proc is no disk of this computer that could be told to be one.
        const DataFolders folders = DataFolders::under(u"/proc/carrel"_s);
        const DataFolders others = DataFolders::under(u"/proc/other"_s);
        QVERIFY(folders.store.startsWith(u"/proc/carrel/"_s));
        for (QString DataFolders::*const place : {&DataFolders::cache, &DataFolders::spool, &DataFolders::backups}) {
            QVERIFY2((folders.*place).startsWith(here.path() + u'/'), qPrintable(folders.*place));
            QVERIFY(folders.*place != others.*place);
        }
        QVERIFY(folders.spool != folders.backups && folders.spool != folders.cache);
    }

    void whereNothingIsOnADiskNoBackupsLieWhereTheyWouldVanish_data()
    {
        QTest::addColumn<QString>("dataDir");
        QTest::newRow("a place that was asked for") << u"/proc/carrel"_s;
        QTest::newRow("the person's own folders") << QString();
    }

    void whereNothingIsOnADiskNoBackupsLieWhereTheyWouldVanish()
    {
        QFETCH(QString, dataDir);
        qputenv("XDG_STATE_HOME", "/proc/state");
        qputenv("XDG_CACHE_HOME", "/proc/cache");
        const DataFolders folders = DataFolders::chosen(dataDir);
        QVERIFY2(folders.cache.startsWith(QDir::tempPath()), qPrintable(folders.cache));
        QVERIFY2(folders.spool.startsWith(QDir::tempPath()), qPrintable(folders.spool));
        QCOMPARE(folders.backups, QString());
    }

    void theArgumentBeatsTheEnvironmentWhichBeatsTheHome()
    {
        const DataFolders home = DataFolders::chosen();
        QCOMPARE(home.store, DataFolders::forUser().store);
        qputenv("CARREL_DATA_DIR", "/tmp/by-environment");
        QCOMPARE(DataFolders::chosen().store, u"/tmp/by-environment/courses"_s);
        QCOMPARE(DataFolders::chosen(u"/tmp/by-argument"_s).store, u"/tmp/by-argument/courses"_s);
    }

    void aRelativePlaceIsTakenFromTheCurrentFolder()
    {
        QCOMPARE(DataFolders::under(u"here"_s).store, QDir::currentPath() + "/here/courses"_L1);
    }

    void shippedCoursesLieBesideTheProgramAndComeFirst()
    {
        const DataFolders folders = DataFolders::forUser();
        QCOMPARE(folders.readOnlyStores().front(), folders.shippedStore);
        QVERIFY(folders.shippedStore.endsWith(u"/share/carrel/courses"_s));
        qputenv("CARREL_SHIPPED_COURSES", "/srv/courses");
        QCOMPARE(DataFolders::forUser().shippedStore, u"/srv/courses"_s);
    }
};

QTEST_GUILESS_MAIN(DataFoldersTest)
#include "datafolderstest.moc"
