// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/coursestore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class CourseStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aStoreThatIsNotThereHasNoPackages()
    {
        const CourseStore store(m_folder->filePath(u"away"_s));
        QVERIFY(!store.isHere());
        QVERIFY(store.packages().empty());
    }

    void packagesAreFoldersWithAManifest()
    {
        writePackage(u"b"_s, "{}");
        writePackage(u"a"_s, "{ }");
        writePackage(u".staging-1"_s, "{}");
        QDir(m_folder->path()).mkdir(u"empty"_s);
        const auto packages = store().packages();
        QCOMPARE(packages.size(), size_t(2));
        QCOMPARE(packages[0].folder, path(u"a"_s));
        QCOMPARE(packages[0].manifestBytes, 3);
        QCOMPARE(packages[1].folder, path(u"b"_s));
    }

    void swapPutsTheOlderVersionAside()
    {
        writePackage(u"tides"_s, "old");
        writePackage(u".staging-1"_s, "new");
        QVERIFY(store().swapIn(path(u".staging-1"_s), path(u"tides"_s)));
        QCOMPARE(manifestOf(u"tides"_s), "new");
        store().restoreAside(path(u"tides"_s));
        QCOMPARE(manifestOf(u"tides"_s), "old");
        QCOMPARE(names(), QStringList{u"tides"_s});
    }

    void swapThatFailsBringsTheOlderVersionBack()
    {
        writePackage(u"tides"_s, "old");
        QVERIFY(!store().swapIn(path(u".staging-that-is-not-there"_s), path(u"tides"_s)));
        QCOMPARE(manifestOf(u"tides"_s), "old");
        QCOMPARE(names(), QStringList{u"tides"_s});
    }

    void mendFinishesWhatWasCutShort_data()
    {
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("killed between the two renames") << QStringList{u".aside-tides"_s} << QByteArray(".aside-tides");
        QTest::newRow("killed after both") << QStringList{u".aside-tides"_s, u"tides"_s} << QByteArray("tides");
    }

    void mendFinishesWhatWasCutShort()
    {
        QFETCH(QStringList, there);
        for (const QString &name : std::as_const(there)) {
            writePackage(name, name.toUtf8());
        }
        store().mend();
        QCOMPARE(names(), QStringList{u"tides"_s});
        QTEST(manifestOf(u"tides"_s), "left");
    }

    void thePreviousVersionIsOneGeneration()
    {
        for (const char *const version : {"first", "second", "third"}) {
            writePackage(u".staging-1"_s, version);
            QVERIFY(store().swapIn(path(u".staging-1"_s), path(u"tides"_s)));
            store().keepAside(path(u"tides"_s));
        }
        store().mend();
        QVERIFY(store().hasPrevious(path(u"tides"_s)));
        QVERIFY(store().bringBackPrevious(path(u"tides"_s)));
        QCOMPARE(manifestOf(u"tides"_s), "second");
        QVERIFY(!store().hasPrevious(path(u"tides"_s)));
        QVERIFY(!store().bringBackPrevious(path(u"tides"_s)));
        QCOMPARE(manifestOf(u"tides"_s), "second");
        QCOMPARE(names(), QStringList{u"tides"_s});
    }

    void freeFoldersAreTellingAndDiffer_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::addColumn<QString>("id");
        QTest::newRow("plain") << u"tides"_s << u"urn:uuid:1"_s;
        QTest::newRow("other course of the same slug") << u"tides"_s << u"urn:uuid:2"_s;
        QTest::newRow("no slug") << QString() << u"urn:uuid:3"_s;
        QTest::newRow("a way out") << u"../../etc"_s << u"urn:uuid:4"_s;
        QTest::newRow("another script") << u"潮汐"_s << u"urn:uuid:5"_s;
        QTest::newRow("a hyphen first") << u"-rf"_s << u"urn:uuid:7"_s;
        QTest::newRow("very long") << QString(5000, u'a') << u"urn:uuid:6"_s;
    }

    void freeFoldersAreTellingAndDiffer()
    {
        QFETCH(QString, slug);
        QFETCH(QString, id);
        const QString folder = store().freeFolder(slug, id);
        QCOMPARE(QFileInfo(folder).absolutePath(), m_folder->path());
        const QString name = QFileInfo(folder).fileName();
        QVERIFY2(name.front().isLetterOrNumber(),
                 qPrintable(name)); // neither hidden nor an option of a terminal's tool
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(store().freeFolder(slug, id) != folder);
        QVERIFY(store().freeFolder(slug, id + u'x') != folder);
    }

private:
    [[nodiscard]] CourseStore store() const { return CourseStore(m_folder->path()); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    void writePackage(const QString &name, const QByteArray &manifest) const
    {
        QDir().mkpath(path(name));
        QFile file(path(name) + "/course.json"_L1);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(manifest);
    }

    [[nodiscard]] QByteArray manifestOf(const QString &name) const
    {
        QFile file(path(name) + "/course.json"_L1);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(CourseStoreTest)
#include "coursestoretest.moc"
