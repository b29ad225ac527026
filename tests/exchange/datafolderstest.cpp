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

    void indexesStayAwayFromADiskThatMayBeRemote()
    {
        // proc is no disk of this computer that could be told to be one.
        const DataFolders folders = DataFolders::under(u"/proc/carrel"_s);
        QVERIFY(folders.store.startsWith(u"/proc/carrel/"_s));
        QVERIFY2(!folders.cache.startsWith(u"/proc"_s), qPrintable(folders.cache));
        QVERIFY(folders.cache != DataFolders::under(u"/proc/other"_s).cache);
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
