// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/stagings.h"

#include "library/storelock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Who may write into a store, and what is left there when somebody dies over it. */
class StagingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void anOwnedStagingStaysAndALeftOneIsSwept()
    {
        Stagings mine(m_folder->path());
        const auto owned = mine.make();
        QVERIFY(owned);
        QDir(m_folder->path()).mkpath(u".staging-left/lessons"_s);
        QFile lock(m_folder->filePath(u".staging-gone.lock"_s)); // of a program that has ended
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("4194303\ncarrel\n" + QSysInfo::machineHostName().toUtf8() + '\n');
        lock.close();
        Stagings::sweep(m_folder->path());
        QVERIFY(QFileInfo(*owned).isDir());
        QCOMPARE(names(), QStringList({QFileInfo(*owned).fileName(), QFileInfo(*owned).fileName() + u".lock"_s}));
    }

    void aStagingEndsWithItsOwner()
    {
        {
            Stagings mine(m_folder->path());
            QVERIFY(mine.make());
        }
        Stagings::sweep(m_folder->path());
        QCOMPARE(names(), QStringList());
    }

    void aDiscardedStagingLeavesNothing()
    {
        Stagings mine(m_folder->path());
        const auto staging = mine.make();
        QVERIFY(QDir(*staging).mkpath(u"lessons"_s));
        mine.discard(*staging);
        QCOMPARE(names(), QStringList());
    }

    void aStoreThatCannotBeWrittenSaysSo()
    {
        const QString file = m_folder->filePath(u"a-file"_s);
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        QCOMPARE(Stagings(file).make().error().code, ErrorCode::Unwritable);
        QCOMPARE(StoreLock(file).take().error().code, ErrorCode::Unwritable);
    }

    void oneHoldsTheStoreAndMayTakeItAgain()
    {
        StoreLock mine(m_folder->path());
        StoreLock other(m_folder->path());
        {
            const auto hold = mine.take();
            QVERIFY(hold);
            QVERIFY(mine.take());
            QCOMPARE(other.take(50).error().code, ErrorCode::Conflict);
        }
        QVERIFY(other.take(50));
        QVERIFY(mine.take(50));
    }

private:
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(StagingsTest)
#include "stagingstest.moc"
