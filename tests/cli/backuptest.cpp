// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/datafolders.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"
#include "support/bindmount.h"
#include "support/builtprogram.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** What becomes of a study record with the built program: backups, export and import, erasing. */
class CliBackupTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] DataFolders folders() const { return DataFolders::chosen(path(u"data"_s)); }

    [[nodiscard]] Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder->path(), 60'000).run(line);
    }

    /** Answers @p count checks in a session of its own; the id of the learner. */
    QString study(const QString &lesson, int count) const
    {
        SystemClock clock;
        StudyRecord record(folders().studyPaths(), clock, u"test"_s);
        for (int number = 0; number < count; ++number) {
            record.append(Test::answerTo(Test::checkKey(u"check-%1"_s.arg(number), lesson), number % 2 == 0));
        }
        [&record] { QVERIFY(record.waitUntilStored(30'000)); }();
        return record.learner().toString();
    }

    [[nodiscard]] QJsonObject madeBackup() const
    {
        return run({u"backup"_s, u"make"_s, u"--json"_s}).json().object()[u"made"_s].toObject();
    }

    [[nodiscard]] QByteArray state() const
    {
        SystemClock clock;
        return StudyRecord(folders().studyPaths(), clock, u"test"_s).state().toCanonicalJson();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aBackupIsMadeListedAndPutBack()
    {
        QVERIFY(run({u"backup"_s}).messages.contains("There is no backup in"));
        QCOMPARE(run({u"backup"_s, u"restore"_s}).status, 1);
        study(u"one"_s, 4);
        const QByteArray before = state();
        const Outcome made = run({u"backup"_s, u"make"_s, u"--json"_s});
        QCOMPARE(made.status, 0);
        const QJsonObject backup = made.json().object()[u"made"_s].toObject();
        QVERIFY(QFile::exists(backup[u"file"_s].toString()));
        QVERIFY(run({u"backup"_s, u"make"_s}).messages.contains("Nothing is new"));
        const QJsonObject listed = run({u"backup"_s, u"list"_s, u"--json"_s}).json().object();
        QCOMPARE(listed[u"backups"_s].toArray(), QJsonArray{backup});
        QCOMPARE(listed[u"size"_s], backup[u"size"_s]);

        QVERIFY(QDir(folders().study).removeRecursively());
        QVERIFY(QDir(folders().cache).removeRecursively());
        const QJsonObject dry = run({u"backup"_s, u"restore"_s, u"--dry-run"_s, u"--json"_s}).json().object();
        QCOMPARE(dry[u"missing"_s].toInt(), 4);
        QVERIFY(!dry[u"restored"_s].toBool());
        QVERIFY(!QFile::exists(folders().study));
        const Outcome restored = run({u"backup"_s, u"restore"_s, backup[u"name"_s].toString().left(15)});
        QCOMPARE(restored.status, 0);
        QVERIFY2(restored.messages.contains("lacks 4 of them"), restored.messages.constData());
        QCOMPARE(state(), before);
    }

    void whereNothingWasStudiedThereIsNothingToBackUp()
    {
        const Outcome made = run({u"backup"_s, u"make"_s});
        QCOMPARE(made.status, 0);
        QCOMPARE(made.messages, "There is nothing to back up yet.\n");
    }

    void whereNoDiskWouldKeepThemNoneAreMade()
    {
        const Test::BindMount mount(path(u"server"_s), path(u"data"_s)); // it may be another computer's
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        study(u"one"_s, 1);
        const Test::BuiltProgram cli(u"carrel-cli"_s, m_folder->path(), 60'000);
        const Test::BuiltProgram::Variables elsewhere{{u"XDG_STATE_HOME"_s, u"/proc/state"_s}};
        const Outcome listed = cli.run({u"backup"_s}, elsewhere);
        QCOMPARE(listed.status, 0);
        QVERIFY2(listed.messages.startsWith("No backups of your answers are made"), listed.messages.constData());
        const Outcome made = cli.run({u"backup"_s, u"make"_s}, elsewhere);
        QCOMPARE(made.status, 1);
        QCOMPARE(made.messages, listed.messages);
    }

    void aDamagedBackupIsToldAndTheRestOfItPutBack()
    {
        study(u"one"_s, 4);
        QVERIFY(QFile::rename(madeBackup()[u"file"_s].toString(), path(u"part"_s)));
        study(u"two"_s, 3);
        const QByteArray before = state();
        const QJsonObject whole = madeBackup();
        QCOMPARE(whole[u"damaged"_s], QJsonValue(false));
        QVERIFY(!run({u"backup"_s}).out.contains("damaged"));
        const QString damaged = whole[u"file"_s].toString(); // loses what the first one lacks
        QVERIFY(QFile::remove(damaged) && QFile::rename(path(u"part"_s), damaged));
        QCOMPARE(run({u"backup"_s}).out.count("damaged"), 1);
        const QJsonArray listed = run({u"backup"_s, u"list"_s, u"--json"_s}).json().object()[u"backups"_s].toArray();
        QCOMPARE(listed[0][u"damaged"_s], QJsonValue(true));

        const Outcome asked = run({u"backup"_s, u"restore"_s});
        QCOMPARE(asked.status, 1);
        QVERIFY2(asked.messages.contains("is damaged: 4 entries of it can be read"), asked.messages.constData());
        QCOMPARE(state(), before); // nothing is taken away

        QVERIFY(QDir(folders().study).removeRecursively());
        QVERIFY(QDir(folders().cache).removeRecursively());
        const Outcome restored = run({u"backup"_s, u"restore"_s, u"--json"_s});
        QCOMPARE(restored.status, 1);
        QCOMPARE(restored.json().object()[u"missing"_s].toInt(), 4);
        QVERIFY(restored.json().object()[u"backup"_s][u"damaged"_s].toBool());
        QVERIFY(state().size() > 100 && state() != before);
    }

    void aDamagedBackupDoesNotKeepASoundOneFromBeingMade()
    {
        study(u"one"_s, 4);
        QFile file(madeBackup()[u"file"_s].toString());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing of it") > 0);
        file.close();
        const QJsonObject again = madeBackup();
        QCOMPARE(again[u"damaged"_s], QJsonValue(false));
        QVERIFY(run({u"backup"_s, u"make"_s}).messages.contains("Nothing is new"));
    }

    void theWholeRecordGoesToAnotherComputer_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("JSON Lines") << u"record.jsonl"_s;
        QTest::newRow("CSV") << u"record.csv"_s;
    }

    void theWholeRecordGoesToAnotherComputer()
    {
        QFETCH(QString, file);
        study(u"one"_s, 4);
        study(u"two"_s, 3);
        const QByteArray before = state();
        QCOMPARE(run({u"record"_s, u"export"_s, file}).status, 0);
        QCOMPARE(run({u"record"_s, u"export"_s, file}).status, 1); // it is there already
        QVERIFY(QDir(path(u"data"_s)).removeRecursively());
        const bool namesLearner = file.endsWith("jsonl"_L1);
        QCOMPARE(run({u"record"_s, u"import"_s, file, u"--dry-run"_s}).status, namesLearner ? 0 : 1);
        if (!namesLearner) {
            SystemClock clock;
            StudyRecord record(folders().studyPaths(), clock, u"test"_s);
            record.append(rolloverSetting(240));
            QVERIFY(record.waitUntilStored(30'000));
        }
        const QJsonObject taken = run({u"record"_s, u"import"_s, file, u"--json"_s}).json().object();
        QCOMPARE(taken[u"entries"_s].toInt(), 7);
        QCOMPARE(taken[u"new"_s].toInt(), 7);
        QCOMPARE(state(), before);
        QCOMPARE(run({u"record"_s, u"import"_s, file, u"--json"_s}).json().object()[u"new"_s].toInt(), 0);
    }

    void anEntryThatWasAlteredIsNamedAndNotTaken()
    {
        study(u"one"_s, 4);
        const QByteArray before = state();
        QCOMPARE(run({u"record"_s, u"export"_s, u"record.jsonl"_s}).status, 0);
        QFile file(path(u"record.jsonl"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray altered = file.readAll();
        QCOMPARE(altered.count("\"right\":true"), 2);
        altered.replace("\"right\":true", "\"right\":false");
        QVERIFY(file.resize(0) && file.seek(0) && file.write(altered) == altered.size());
        file.close();
        const Outcome taken = run({u"record"_s, u"import"_s, u"record.jsonl"_s});
        QCOMPARE(taken.status, 1);
        QCOMPARE(taken.messages.count("[event-contradicts]"), 2);
        QVERIFY2(taken.messages.contains("0 of them are new"), taken.messages.constData());
        QCOMPARE(state(), before);
        const QJsonObject json = run({u"record"_s, u"import"_s, u"record.jsonl"_s, u"--json"_s}).json().object();
        QCOMPARE(json[u"entries"_s].toInt(), 4);
        QCOMPARE(json[u"contradicting"_s].toInt(), 2);

        // What is new beside them is taken all the same.
        QVERIFY(QDir(path(u"data"_s)).removeRecursively());
        QCOMPARE(run({u"record"_s, u"import"_s, u"record.jsonl"_s}).status, 0);
        QVERIFY(state() != before);
    }

    void aRecordCanBeRead()
    {
        study(u"one"_s, 4);
        QCOMPARE(run({u"record"_s, u"export"_s, u"record.html"_s}).status, 0);
        QFile page(path(u"record.html"_s));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.contains("4 entries.") && html.count("<tr>") == 4 && html.contains("answered wrong"));
        QCOMPARE(run({u"record"_s, u"import"_s, u"record.html"_s}).status, 1);
        QCOMPARE(run({u"record"_s, u"export"_s, u"record.doc"_s}).status, 2);
    }

    void ofADamagedRecordTheBackupsAreNamedWhenThereAreSome_data()
    {
        QTest::addColumn<bool>("hasBackups");
        QTest::newRow("backups") << true;
        QTest::newRow("none") << false;
    }

    void ofADamagedRecordTheBackupsAreNamedWhenThereAreSome()
    {
        QFETCH(bool, hasBackups);
        study(u"one"_s, 4);
        if (hasBackups) {
            (void)madeBackup();
        }
        QVERIFY(!run({u"due"_s}).messages.contains("backup"));
        QDirIterator segments(folders().study, {u"*.seg"_s}, QDir::Files, QDirIterator::Subdirectories);
        QFile file(segments.next());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        bytes[bytes.indexOf("check-")] = 'C';
        file.seek(0);
        file.write(bytes);
        file.close();
        QVERIFY(QDir(folders().cache).removeRecursively());
        QCOMPARE(run({u"due"_s}).messages.contains("carrel-cli backup restore"), hasBackups);
        SystemClock clock;
        const QString sentence = StudyRecord(folders().studyPaths(), clock, u"test"_s).damageSentence();
        QVERIFY2(sentence.startsWith(u"1 file"_s), qPrintable(sentence));
        QCOMPARE(sentence.contains(u"Preferences, Backups of your answers, Restore…"_s), hasBackups);
        QCOMPARE(sentence.contains(u"copy of the study folder"_s), !hasBackups);
        if (hasBackups) {
            const QByteArray damaged = state();
            QCOMPARE(run({u"backup"_s, u"restore"_s}).status, 0);
            QVERIFY(state() != damaged);
        }
    }

    void whatWasErasedStaysErased()
    {
        const QString learner = study(u"one"_s, 4);
        QCOMPARE(run({u"backup"_s, u"make"_s}).status, 0);
        QCOMPARE(run({u"record"_s, u"export"_s, u"record.jsonl"_s}).status, 0);
        const QString stick = path(u"stick"_s);
        QVERIFY(QDir().mkpath(stick));
        const QString folder = folders().study + u'/' + learner;
        QProcess copying;
        copying.start(u"cp"_s, {u"-r"_s, folder, stick});
        QVERIFY(copying.waitForFinished() && copying.exitCode() == 0);

        const Outcome asked = run({u"record"_s, u"erase"_s});
        QCOMPARE(asked.status, 0);
        QVERIFY(asked.out.contains(folder.toUtf8()) && asked.messages.contains("cannot reach"));
        QVERIFY(asked.messages.contains("record erase " + learner.toUtf8()));
        QVERIFY(asked.messages.contains("cannot be taken in again"));
        QVERIFY(QFile::exists(folder));
        QCOMPARE(run({u"record"_s, u"erase"_s, u"somebody"_s}).status, 1);
        QVERIFY(QFile::exists(folder));
        QCOMPARE(run({u"record"_s, u"erase"_s, learner}).status, 0);
        QProcess searching; // no byte of the id is left in a name or file, the export aside
        searching.start(u"grep"_s, {u"-rl"_s, learner, path(u"data"_s)});
        QVERIFY(searching.waitForFinished());
        QCOMPARE(searching.readAllStandardOutput(), QByteArray());
        searching.start(u"find"_s, {path(u"data"_s), u"-name"_s, u'*' + learner + u'*'});
        QVERIFY(searching.waitForFinished());
        QCOMPARE(searching.readAllStandardOutput(), QByteArray());

        // An old stick and an old export bring nothing back.
        copying.start(u"cp"_s, {u"-r"_s, stick + u'/' + learner, folders().study});
        QVERIFY(copying.waitForFinished() && copying.exitCode() == 0);
        QCOMPARE(run({u"due"_s}).status, 0);
        QVERIFY(!QFile::exists(folder));
        QCOMPARE(run({u"record"_s, u"import"_s, u"record.jsonl"_s}).status, 1);
        QVERIFY(!QFile::exists(folder));

        // Nor does the export go into the record of whoever studies here next.
        const QString next = study(u"one"_s, 4);
        QVERIFY(next != learner);
        const Outcome taken = run({u"record"_s, u"import"_s, u"record.jsonl"_s});
        QCOMPARE(taken.status, 1);
        QVERIFY2(taken.messages.contains("was erased"), taken.messages.constData());
    }
};

QTEST_GUILESS_MAIN(CliBackupTest)
#include "backuptest.moc"
