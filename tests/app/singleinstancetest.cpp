// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SingleInstanceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondStartHandsItsFilesOver()
    {
        QTemporaryDir data;
        QTemporaryDir locks;
        SingleInstance first(data.path(), locks.path());
        QCOMPARE(first.claim({}), SingleInstance::Role::First);
        QSignalSpy arrived(&first, &SingleInstance::filesArrived);

        SingleInstance::Role role = SingleInstance::Role::First;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            SingleInstance second(data.path(), locks.path());
            role = second.claim({u"/a b.json"_s, u"/ü.carrel"_s});
        }));
        other->start();
        QTRY_COMPARE(arrived.size(), 1);
        other->wait();
        QCOMPARE(role, SingleInstance::Role::Handed);
        QCOMPARE(arrived.first().first().toStringList(), (QStringList{u"/a b.json"_s, u"/ü.carrel"_s}));
    }

    void thousandsOfFilesAreHandedOver()
    {
        QTemporaryDir data;
        QTemporaryDir locks;
        SingleInstance first(data.path(), locks.path());
        QCOMPARE(first.claim({}), SingleInstance::Role::First);
        QSignalSpy arrived(&first, &SingleInstance::filesArrived);
        QStringList files;
        for (int i = 0; i < 60'000; ++i) {
            files << u"/home/somebody/courses/a folder with a name/lesson-%1.json"_s.arg(i);
        }
        SingleInstance::Role role = SingleInstance::Role::First;
        const std::unique_ptr<QThread> other(
            QThread::create([&] { role = SingleInstance(data.path(), locks.path()).claim(files); }));
        other->start();
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, 30'000);
        other->wait();
        QCOMPARE(role, SingleInstance::Role::Handed);
        QCOMPARE(arrived.first().first().toStringList(), files);
    }

    void aLinkIsTheSameDataFolder_data()
    {
        QTest::addColumn<QString>("below");
        QTest::newRow("the folder itself") << QString();
        QTest::newRow("a folder to come") << u"/study"_s;
    }

    void aLinkIsTheSameDataFolder()
    {
        QFETCH(QString, below);
        QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkpath(u"data"_s));
        QVERIFY(QFile::link(place.filePath(u"data"_s), place.filePath(u"link"_s)));
        SingleInstance first(place.filePath(u"data"_s) + below, place.path());
        QCOMPARE(first.claim({}), SingleInstance::Role::First);
        SingleInstance::Role role = SingleInstance::Role::First;
        const std::unique_ptr<QThread> other(
            QThread::create([&] { role = SingleInstance(place.filePath(u"link"_s) + below, place.path()).claim({}); }));
        other->start();
        QTRY_VERIFY(other->isFinished());
        QCOMPARE(role, SingleInstance::Role::Handed);
    }

    void anotherDataFolderIsItsOwn()
    {
        QTemporaryDir one;
        QTemporaryDir two;
        QTemporaryDir locks;
        SingleInstance first(one.path(), locks.path());
        SingleInstance second(two.path(), locks.path());
        QCOMPARE(first.claim({}), SingleInstance::Role::First);
        QCOMPARE(second.claim({}), SingleInstance::Role::First);
    }

    void theNextStartIsFirstAgain()
    {
        QTemporaryDir data;
        QTemporaryDir locks;
        QCOMPARE(SingleInstance(data.path(), locks.path()).claim({}), SingleInstance::Role::First);
        QCOMPARE(SingleInstance(data.path(), locks.path()).claim({}), SingleInstance::Role::First);
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "singleinstancetest.moc"
