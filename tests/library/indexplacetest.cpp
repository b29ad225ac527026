// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexplace.h"

#include <QTemporaryDir>
#include <QtTest>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#endif

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** The folder for indexes where the person has none on a local disk: under /tmp, where everybody may write. */
class IndexPlaceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void itIsMadeForThePersonAloneAndFoundAgain()
    {
        const QString made = privateFolder(m_folder->path(), u"carrel-1"_s);
        QCOMPARE(made, path(u"carrel-1"_s));
        QCOMPARE(rights(made), ownerOnly);
        QCOMPARE(privateFolder(m_folder->path(), u"carrel-1"_s), made);
        QVERIFY(QFile::setPermissions(made, ownerOnly | QFile::ReadOther)); // as an earlier version made it
        QCOMPARE(privateFolder(m_folder->path(), u"carrel-1"_s), made);
        QCOMPARE(rights(made), ownerOnly);
    }

    void whatSomebodyElsePutThereIsLeftAlone_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("a file") << u"file"_s;
        QTest::newRow("a link") << u"link"_s;
        QTest::newRow("a folder all may write to") << u"open"_s;
        QTest::newRow("a folder of another person") << u"other"_s;
    }

    void whatSomebodyElsePutThereIsLeftAlone()
    {
#if !defined(Q_OS_UNIX)
        QSKIP("the temporary folder is the person's own here");
#else
        QFETCH(QString, what);
        const QString taken = path(u"carrel-1"_s);
        if (what == u"file"_s) {
            QFile file(taken);
            QVERIFY(file.open(QIODevice::WriteOnly));
        } else if (what == u"link"_s) {
            QVERIFY(QDir(m_folder->path()).mkdir(u"elsewhere"_s, ownerOnly));
            QVERIFY(QFile::link(path(u"elsewhere"_s), taken));
        } else {
            QVERIFY(QDir().mkdir(taken, ownerOnly));
            if (what == u"open"_s) {
                QVERIFY(QFile::setPermissions(taken, ownerOnly | QFile::WriteOther));
            } else if (::chown(QFile::encodeName(taken).constData(), 12345, gid_t(-1)) != 0) {
                QSKIP("only root can give a folder away");
            }
        }
        const QFile::Permissions before = rights(taken);
        const QString made = privateFolder(m_folder->path(), u"carrel-1"_s);
        QCOMPARE(made, path(u"carrel-1-2"_s));
        QCOMPARE(rights(made), ownerOnly);
        QCOMPARE(rights(taken), before);
        QCOMPARE(privateFolder(m_folder->path(), u"carrel-1"_s), made);
#endif
    }

    void whoTakesEveryNameGetsNoGuess()
    {
        for (int number = 1; number <= 100; ++number) {
            QFile file(path(number == 1 ? u"carrel-1"_s : u"carrel-1-%1"_s.arg(number)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const QString made = privateFolder(m_folder->path(), u"carrel-1"_s);
        QVERIFY(made.size() > path(u"carrel-1-100"_s).size() + 20);
        QCOMPARE(rights(made), ownerOnly);
    }

private:
    static constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    /** Without what the person who asks may do, which Qt adds. */
    [[nodiscard]] static QFile::Permissions rights(const QString &path)
    {
        constexpr QFile::Permissions ofUser = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
        return QFileInfo(path).permissions() & ~ofUser;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(IndexPlaceTest)
#include "indexplacetest.moc"
