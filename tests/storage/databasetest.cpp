// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema.h"
#include "storage/statement.h"
#include "storage/transaction.h"

#include <QtTest>

#include <thread>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class DatabaseTest final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }

    /** A schema folder as the resource system would show it. */
    QString schema(const QStringList &scripts)
    {
        static int number = 0;
        const QString folder = path(u"schema%1"_s.arg(++number));
        [&] { QVERIFY(QDir().mkpath(folder)); }();
        for (qsizetype i = 0; i < scripts.size(); ++i) {
            QFile file(folder + u"/%1_part.sql"_s.arg(int(i) + 1, 3, 10, QChar(u'0')));
            [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
            file.write(scripts.at(i).toUtf8());
        }
        return folder;
    }

private Q_SLOTS:
    void rowsComeBackAsWritten()
    {
        const auto database = Database::open(path(u"deep/below/rows.db"_s));
        QVERIFY2(database, qPrintable(database ? QString() : database.error().details));
        QVERIFY(database->run(u"CREATE TABLE t (a INTEGER, b TEXT, c BLOB, d REAL) STRICT"_s));
        QVERIFY(database->run(u"INSERT INTO t VALUES (?, ?, ?, ?)"_s, {qint64(1) << 40, u"größe"_s, "\0x"_ba, 0.5}));
        auto statement = database->prepare(u"SELECT a, b, c, d FROM t WHERE b = ?"_s);
        QVERIFY(statement);
        for (int round = 0; round < 2; ++round) { // a statement can be used again
            QVERIFY(statement->execute({u"größe"_s}));
            QVERIFY(statement->next());
            QCOMPARE(statement->integer(0), qint64(1) << 40);
            QCOMPARE(statement->text(1), u"größe"_s);
            QCOMPARE(statement->bytes(2), "\0x"_ba);
            QCOMPARE(statement->real(3), 0.5);
            QVERIFY(!statement->next());
            QVERIFY(!statement->failure());
        }
        QCOMPARE(database->scalar(u"PRAGMA journal_mode"_s)->toString(), u"wal"_s);
    }

    void badSqlIsAnErrorWithItsText()
    {
        const auto database = Database::open(path(u"bad.db"_s));
        const auto statement = database->prepare(u"SELEC 1"_s);
        QVERIFY(!statement);
        QVERIFY(statement.error().details.contains("SELEC 1"_L1));
        QVERIFY(!database->run(u"INSERT INTO nowhere VALUES (1)"_s));
    }

    void aReadOnlyDatabaseIsNotWrittenAndNotMade()
    {
        QVERIFY(!Database::open(path(u"absent.db"_s), Database::Access::ReadOnly));
        QVERIFY(!QFile::exists(path(u"absent.db"_s)));
        const auto writer = Database::open(path(u"both.db"_s));
        QVERIFY(writer->run(u"CREATE TABLE t (a)"_s));
        const auto reader = Database::open(path(u"both.db"_s), Database::Access::ReadOnly);
        QVERIFY(reader);
        QCOMPARE(reader->scalar(u"SELECT count(*) FROM t"_s)->toInt(), 0);
        const auto refused = reader->run(u"INSERT INTO t VALUES (1)"_s);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
    }

    void aTransactionWithoutCommitLeavesNothing()
    {
        const auto database = Database::open(path(u"transaction.db"_s));
        QVERIFY(database->run(u"CREATE TABLE t (a)"_s));
        {
            auto transaction = Transaction::begin(*database);
            QVERIFY(transaction);
            QVERIFY(database->run(u"INSERT INTO t VALUES (1)"_s));
        }
        QCOMPARE(database->scalar(u"SELECT count(*) FROM t"_s)->toInt(), 0);
        {
            auto transaction = Transaction::begin(*database);
            QVERIFY(database->run(u"INSERT INTO t VALUES (1)"_s));
            QVERIFY(transaction->commit());
        }
        QCOMPARE(database->scalar(u"SELECT count(*) FROM t"_s)->toInt(), 1);
    }

    void threadsWriteOneFileThroughTheirOwnConnections()
    {
        const QString file = path(u"threads.db"_s);
        const auto database = Database::open(file);
        QVERIFY(database->run(u"CREATE TABLE t (a)"_s));
        std::atomic<int> failures = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                const auto own = Database::open(file);
                for (int row = 0; row < 50; ++row) {
                    failures += own->run(u"INSERT INTO t VALUES (?)"_s, {row}) ? 0 : 1;
                }
            });
        }
        threads.clear();
        QCOMPARE(failures, 0);
        QCOMPARE(database->scalar(u"SELECT count(*) FROM t"_s)->toInt(), 200);
    }

    void aScriptIsSplitIntoStatements_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("two") << u"CREATE TABLE a (x); CREATE TABLE b (y);\n"_s
                             << QStringList{u"CREATE TABLE a (x)"_s, u"CREATE TABLE b (y)"_s};
        QTest::newRow("no last semicolon") << u"SELECT 1"_s << QStringList{u"SELECT 1"_s};
        QTest::newRow("comments") << u"-- a; b\nSELECT 1; /* ; */ SELECT 2;"_s
                                  << QStringList{u"SELECT 1"_s, u"SELECT 2"_s};
        QTest::newRow("quotes") << u"SELECT 'a;''--b'; SELECT \";\";"_s
                                << QStringList{u"SELECT 'a;''--b'"_s, u"SELECT \";\""_s};
        const QString trigger = u"CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN 1 THEN 2 END; "
                                "DELETE FROM b; END"_s;
        QTest::newRow("trigger") << trigger + u"; SELECT 1;"_s << QStringList{trigger, u"SELECT 1"_s};
        QTest::newRow("nothing") << u" ;; -- x"_s << QStringList{};
    }

    void aScriptIsSplitIntoStatements()
    {
        QFETCH(QString, script);
        QTEST(sqlStatements(script), "statements");
    }

    void anOlderIndexIsBroughtUpAndKeepsItsRows()
    {
        const QString first = u"CREATE TABLE t (a);"_s;
        const QString file = path(u"older.db"_s);
        {
            const auto index = openIndex(file, schema({first}));
            QVERIFY(index);
            QVERIFY(index->fresh);
            QVERIFY(index->database.run(u"INSERT INTO t VALUES (7)"_s));
        }
        const auto index = openIndex(file, schema({first, u"ALTER TABLE t ADD COLUMN b;"_s}));
        QVERIFY(index);
        QVERIFY(!index->fresh);
        QCOMPARE(index->database.scalar(u"SELECT a FROM t WHERE b IS NULL"_s)->toInt(), 7);
    }

    void anUnusableIndexIsThrownAway_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("newer") << u"newer"_s;
        QTest::newRow("cut short") << u"cut"_s;
        QTest::newRow("emptied") << u"empty"_s;
        QTest::newRow("not a database") << u"text"_s;
    }

    void anUnusableIndexIsThrownAway()
    {
        QFETCH(QString, fault);
        const QString file = path(fault + u".db"_s);
        const QString folder = schema({u"CREATE TABLE t (a);"_s});
        {
            const auto index = openIndex(file, folder);
            QVERIFY(index->database.run(u"INSERT INTO t VALUES (zeroblob(20000))"_s));
            if (fault == "newer"_L1) {
                QVERIFY(index->database.run(u"PRAGMA user_version=99"_s));
            }
        }
        QFile bytes(file);
        if (fault == "cut"_L1) {
            QVERIFY(bytes.resize(bytes.size() / 2));
        } else if (fault == "empty"_L1) {
            QVERIFY(bytes.resize(0));
        } else if (fault == "text"_L1) {
            QVERIFY(bytes.open(QIODevice::WriteOnly));
            bytes.write(QByteArray(5000, 'x'));
            bytes.close();
        }
        const auto index = openIndex(file, folder);
        QVERIFY2(index, qPrintable(index ? QString() : index.error().details));
        QVERIFY(index->fresh);
        QCOMPARE(index->database.scalar(u"SELECT count(*) FROM t"_s)->toInt(), 0);
    }

    void aBadScriptChangesNothing()
    {
        const QString file = path(u"badscript.db"_s);
        QVERIFY(!openIndex(file, schema({u"CREATE TABLE t (a); CREATE TABL u (b);"_s})));
        const auto index = openIndex(file, schema({u"CREATE TABLE t (a);"_s}));
        QVERIFY(index);
        QVERIFY(index->fresh);
    }
};

QTEST_GUILESS_MAIN(DatabaseTest)
#include "databasetest.moc"
