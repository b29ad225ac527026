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
