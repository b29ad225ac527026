// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/backups.h"

#include "storage/segmentpack.h"
#include "study/desk.h"
#include "study/recordsegments.h"
#include "support/nospace.h"
#include "support/testpaths.h"

#include <QTimeZone>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 noon = 1795953600000; // 29 November 2026, 12:00 UTC
constexpr qint64 day = 86'400'000;

/** A desk with a backup folder and the record of a learner. */
struct KeptDesk : Desk {
    KeptDesk() { paths.backupFolder = folder.filePath(u"backups"_s); }

    /** Answers in a session of its own. */
    void study(int first, int last)
    {
        StudyRecord record(paths, clock, u"1"_s);
        answerAll(record, first, last);
        learner.id = record.learner();
        clock.advance(1000); // sessions are named by the time they began at
    }

    [[nodiscard]] Backups backups() const { return {paths, learner}; }
    [[nodiscard]] QByteArray state() { return StudyRecord(paths, clock, u"1"_s).state().toCanonicalJson(); }

    ManualClock clock{noon};
    LearnerInfo learner{{}, u"Ada"_s};
};

Backup madeOn(QDate date, int hour = 12)
{
    const QDateTime made(date, QTime(hour, 0), QTimeZone::UTC);
    return {made.toString(Qt::ISODate), made.toMSecsSinceEpoch(), 1};
}

} // namespace

class BackupsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBackupIsTheWholeRecordInOnePack()
    {
        KeptDesk desk;
        desk.study(1, 5);
        desk.study(6, 8);
        const auto made = desk.backups().make(noon);
        QVERIFY(made && *made);
        const Backup backup = **made;
        QVERIFY(backup.path.startsWith(desk.paths.backupFolder + u'/' + desk.learner.id.toString() +
                                       u"/2026-11-29T1200-"_s));
        QCOMPARE(backup.madeMs, noon);
        QCOMPARE(backup.size, QFileInfo(backup.path).size());
        QCOMPARE(desk.backups().list(), std::vector{backup});
        const auto pack = readPack(backup.path);
        QVERIFY(pack && pack->whole);
        QCOMPARE(lineCount(pack->segments), 8);
        QCOMPARE(pack->segments.size(), 2U);
    }

    void whatTheLastBackupHasIsNotCopiedAgain()
    {
        KeptDesk desk;
        QVERIFY(!*desk.backups().make(noon)); // of nobody
        desk.study(1, 5);
        QVERIFY(*desk.backups().make(noon));
        QVERIFY(!*desk.backups().make(noon + 3 * day));
        QCOMPARE(desk.backups().list().size(), 1U);
        desk.study(6, 6);
        QVERIFY(*desk.backups().make(noon + 3 * day));
        QCOMPARE(desk.backups().list().size(), 2U);
        QVERIFY(desk.backups().list().front().madeMs > desk.backups().list().back().madeMs);
        QCOMPARE(totalSize(desk.backups().list()),
                 desk.backups().list().front().size + desk.backups().list().back().size);
    }

    /** Names tell only the minute, and then a hash: half of all pairs are listed the other way round. */
    void whatWasJustMadeStays_data()
    {
        QTest::addColumn<qint64>("after");
        QTest::newRow("in the same minute") << qint64(0);
        QTest::newRow("the clock set back by an hour") << -day / 24;
    }

    void whatWasJustMadeStays()
    {
        QFETCH(const qint64, after);
        KeptDesk desk;
        for (int answer = 1; answer <= 8; ++answer) {
            desk.study(answer, answer);
            const auto made = desk.backups().make(noon + (answer % 2 == 0 ? after : 0));
            QVERIFY(made);
            QVERIFY(*made);
            QVERIFY2(QFileInfo::exists((*made)->path), qPrintable((*made)->path));
            QVERIFY(std::ranges::contains(desk.backups().list(), **made));
            QCOMPARE(desk.backups().preview(**made)->entries, answer);
        }
    }

    void aBackupIsDueOnceADay_data()
    {
        QTest::addColumn<qint64>("after");
        QTest::addColumn<bool>("made");
        QTest::newRow("an hour") << day / 24 << false;
        QTest::newRow("a day") << day << true;
        QTest::newRow("before the last one, by a clock that was wrong") << -30 * day << true;
    }

    void aBackupIsDueOnceADay()
    {
        QFETCH(qint64, after);
        QFETCH(bool, made);
        KeptDesk desk;
        desk.study(1, 5);
        QVERIFY(*desk.backups().makeIfDue(noon));
        desk.study(6, 6);
        QCOMPARE(desk.backups().makeIfDue(noon + after)->has_value(), made);
    }

    void withoutAFolderThereAreNone()
    {
        KeptDesk desk;
        desk.study(1, 5);
        desk.paths.backupFolder.clear();
        QVERIFY(!*desk.backups().make(noon));
        QVERIFY(desk.backups().list().empty());
        QVERIFY(filesIn(desk.folder.path(), u"*.pack"_s).isEmpty());
    }

    void twelveDaysTenWeeksAndNineMonthsAreKept()
    {
        std::vector<Backup> kept; // as if one were made at noon and in the evening for two years
        const QDate first(2026, 1, 1);
        for (int number = 0; number < 730; ++number) {
            for (const int hour : {12, 20}) {
                kept.insert(kept.begin(), madeOn(first.addDays(number), hour));
                for (const Backup &gone : outlived(kept)) {
                    std::erase(kept, gone);
                }
            }
        }
        const QDate last = first.addDays(729); // 31 December 2027, a Friday
        std::set<QDate> days;
        for (const Backup &backup : kept) {
            days.insert(QDateTime::fromMSecsSinceEpoch(backup.madeMs, QTimeZone::UTC).date());
        }
        QCOMPARE(days.size(), kept.size()); // of a day one
        for (int back = 0; back < 12; ++back) {
            QVERIFY(days.contains(last.addDays(-back)));
        }
        QVERIFY(kept.size() <= 12 + 10 + 9);
        QVERIFY(days.contains(QDate(2027, 4, 30))); // the last day of the ninth month
        QVERIFY(*days.begin() == QDate(2027, 4, 30));
        int weeksBack = 0;
        for (int week = 0; week < 10; ++week) {
            weeksBack += days.contains(last.addDays(week == 0 ? 0 : 2 - 7 * week)) ? 1 : 0; // Sundays
        }
        QCOMPARE(weeksBack, 10);
    }

    void whatWasLostComesBack()
    {
        KeptDesk desk;
        desk.study(1, 5);
        desk.study(6, 8);
        const QByteArray state = desk.state();
        const Backup backup = **desk.backups().make(noon);
        QVERIFY(QFile::remove(filesIn(desk.paths.studyFolder, u"*.seg"_s).back()));
        desk.study(9, 9);
        const auto preview = desk.backups().preview(backup);
        QCOMPARE(preview->entries, 8);
        QCOMPARE(preview->missing, 3);
        QCOMPARE(preview->first, QDate(2026, 11, 29));
        QCOMPARE(preview->last, QDate(2026, 11, 29));
        QCOMPARE(*desk.backups().restore(backup, noon), 3);
        QCOMPARE(desk.backups().preview(backup)->missing, 0);
        QCOMPARE(*desk.backups().restore(backup, noon), 0);
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        for (int number = 1; number <= 9; ++number) {
            QVERIFY2(record.state().check(checkKey(number)), qPrintable(QString::number(number)));
        }
        QVERIFY(record.diagnostics().empty());
    }

    void aWholeRecordComesBackWithItsName()
    {
        KeptDesk desk;
        desk.study(1, 5);
        const QByteArray state = desk.state();
        const Backup backup = **desk.backups().make(noon);
        QVERIFY(QDir(desk.paths.studyFolder).removeRecursively());
        QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
        QCOMPARE(*listLearners(desk.paths.backupFolder), std::vector{desk.learner});
        QCOMPARE(*desk.backups().restore(backup, noon), 5);
        QCOMPARE(desk.state(), state);
        QCOMPARE(*listLearners(desk.paths.studyFolder), std::vector{desk.learner});
    }

    void ofADamagedBackupTheRestComesBack()
    {
        KeptDesk desk;
        desk.study(1, 5);
        const Backup backup = **desk.backups().make(noon);
        const QByteArray bytes = readFile(backup.path);
        QFile file(backup.path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing of it"_ba);
        file.close();
        QVERIFY(!desk.backups().preview(backup));
        QVERIFY(!desk.backups().restore(backup, noon));
        // The next backup is made although the damaged one has its name.
        QVERIFY(QFile::remove(backup.path));
        QVERIFY(*desk.backups().make(noon));
        QCOMPARE(readFile(backup.path), bytes);
    }

    void aFullDiskIsToldAndLeavesNothing()
    {
#ifdef Q_OS_UNIX
        KeptDesk desk;
        desk.study(1, 5);
        {
            const NoSpace full;
            const auto made = desk.backups().make(noon);
            QVERIFY(!made);
            QVERIFY(made.error().sentence.contains(u"backup"_s));
        }
        QVERIFY(filesIn(desk.paths.backupFolder, u"*"_s).isEmpty());
#endif
    }

    void theRecordMakesItsBackupBesideTheWork()
    {
        KeptDesk desk;
        desk.study(1, 5);
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        record.backUp();
        QTRY_COMPARE(desk.backups().list().size(), 1U);
        QTRY_VERIFY(hasLearner(desk.paths.backupFolder, desk.learner.id));
        record.backUp();
        answerAll(record, 6, 7);
        QCOMPARE(desk.backups().list().size(), 1U);
    }
};

QTEST_GUILESS_MAIN(BackupsTest)
#include "backupstest.moc"
