// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/desk.h"
#include "support/bindmount.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

int known(const StudyRecord &record, int last)
{
    int count = 0;
    for (int number = 1; number <= last; ++number) {
        count += record.state().check(checkKey(number)) != nullptr ? 1 : 0;
    }
    return count;
}

} // namespace

/** The record on folders that hang, refuse, or are reached by two ways at once. */
class RemoteRecordTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHangingFolderNeverStopsTheWindow()
    {
        const Desk desk;
        BindMount mount(desk.folder.filePath(u"server"_s), desk.folder.filePath(u"mount"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyPaths paths = desk.paths;
        paths.studyFolder = desk.folder.filePath(u"mount/study"_s);
        SystemClock clock;
        {
            StudyRecord record(paths, clock, u"1"_s);
            answerAll(record, 1, 2);
            QTRY_VERIFY(record.storageSentence().contains(u"kept in"_s));
        }
        { // the index learns what lies there
            const StudyRecord record(paths, clock, u"1"_s);
            QCOMPARE(known(record, 2), 2);
        }
        mount.hang();
        {
            QElapsedTimer timer;
            timer.start();
            StudyRecord record(paths, clock, u"1"_s);
            QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
            QCOMPARE(known(record, 2), 2);

            QSignalSpy appended(&record, &StudyRecord::eventAppended);
            qint64 longestGap = 0;
            QElapsedTimer sinceTick;
            sinceTick.start();
            QTimer ticker;
            ticker.callOnTimeout([&] { longestGap = std::max(longestGap, sinceTick.restart()); });
            ticker.start(10);
            timer.restart();
            record.append(answerTo(3));
            record.rescan();
            QTRY_COMPARE(appended.size(), 1);
            QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
            QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::Spool);
            QVERIFY2(longestGap < 250, qPrintable(QString::number(longestGap)));
            QVERIFY(record.storageSentence().contains(u"on this computer"_s));

            mount.answer();
            QTRY_VERIFY(record.storageSentence().contains(u"kept in"_s));
        }
        QCOMPARE(filesIn(paths.spoolFolder, u"*.part"_s).size(), 0);
        const StudyRecord record(paths, clock, u"1"_s);
        QCOMPARE(known(record, 3), 3);
        QCOMPARE(record.learners().size(), 1U);
    }

    void aFolderOfThisComputerIsGivenItsTimeBeforeTheSpool()
    {
        const Desk desk;
        BindMount mount(desk.folder.filePath(u"server"_s), desk.folder.filePath(u"mount"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyPaths paths = desk.paths;
        paths.studyFolder = desk.folder.filePath(u"mount/study"_s);
        paths.isRemote = false; // or FUSE would count as another computer
        SystemClock clock;
        StudyRecord record(paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        answerAll(record, 4, 4); // makes the learner, which takes longer
        QTRY_VERIFY(record.storageSentence().contains(u"kept in"_s));
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        record.append(answerTo(1));
        QTRY_COMPARE(appended.size(), 1);
        QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::StudyFolder);

        mount.hang();
        QElapsedTimer timer;
        timer.start();
        record.append(answerTo(2));
        QTRY_COMPARE(appended.size(), 2);
        const qint64 took = timer.elapsed();
        QCOMPARE(appended.back().at(1).value<StoredWhere>(), StoredWhere::Spool);
        QVERIFY2(took >= RecordJournal::patienceMs && took < 1000, qPrintable(QString::number(took)));

        timer.restart(); // a folder that was slow is not waited for again
        record.append(answerTo(3));
        QTRY_COMPARE(appended.size(), 3);
        QCOMPARE(appended.back().at(1).value<StoredWhere>(), StoredWhere::Spool);
        QVERIFY2(timer.elapsed() < RecordJournal::patienceMs, qPrintable(QString::number(timer.elapsed())));

        mount.answer();
        QTRY_VERIFY(record.storageSentence().contains(u"kept in"_s));
    }

    void aRemoteFolderGetsWhatTheSpoolHas()
    {
        const Desk desk;
        const BindMount mount(desk.folder.filePath(u"server"_s), desk.folder.filePath(u"mount"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyPaths paths = desk.paths;
        paths.studyFolder = desk.folder.filePath(u"mount/study"_s);
        SystemClock clock;
        StudyRecord record(paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        for (int number = 1; number <= 5; ++number) { // it answers all the time
            record.append(answerTo(number));
            QTRY_COMPARE(appended.size(), number);
            QCOMPARE(appended.back().at(1).value<StoredWhere>(), StoredWhere::Spool);
        }
        QTRY_VERIFY(record.storageSentence().contains(u"kept in"_s));
        QVERIFY(!filesIn(desk.folder.filePath(u"server/study"_s), u"*.part"_s).isEmpty());
    }

    void whatAHangingFolderDidNotTakeIsCarriedOverAtTheNextStart()
    {
        const Desk desk;
        BindMount mount(desk.folder.filePath(u"server"_s), desk.folder.filePath(u"mount"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyPaths paths = desk.paths;
        paths.studyFolder = desk.folder.filePath(u"mount/study"_s);
        SystemClock clock;
        mount.hang(); // from the very start: nobody knows yet whether there is a learner
        {
            StudyRecord record(paths, clock, u"1"_s);
            QElapsedTimer timer;
            timer.start();
            answerAll(record, 1, 3);
            QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
            timer.restart();
            record.rescan();
            QVERIFY(timer.elapsed() < 100);
        }
        { // it still hangs
            const StudyRecord record(paths, clock, u"1"_s);
            QCOMPARE(known(record, 3), 3);
        }
        mount.answer();
        StudyRecord record(paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(known(record, 3), 3);
        QTRY_VERIFY(!filesIn(desk.folder.filePath(u"server/study"_s), u"*.seg"_s).isEmpty());
        QTRY_COMPARE(filesIn(paths.spoolFolder, u"*.part"_s).size(), 0);
        QCOMPARE(record.learners().size(), 1U);
    }

    void aProgramEndsThoughItsFolderHangs()
    {
        const Desk desk;
        BindMount mount(desk.folder.filePath(u"server"_s), desk.folder.filePath(u"mount"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        QProcess child;
        child.start(QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
                    {desk.folder.filePath(u"mount/study"_s), desk.paths.indexFolder, desk.paths.spoolFolder, u"1"_s,
                     u"2"_s, u"wait"_s});
        QByteArray said;
        QTRY_VERIFY((said += child.readAllStandardOutput()).contains("2\n"));
        const auto handles = [&] {
            QStringList open;
            const QDir descriptors(u"/proc/%1/fd"_s.arg(child.processId()));
            for (const QFileInfo &descriptor : descriptors.entryInfoList(QDir::Files | QDir::System)) {
                if (descriptor.symLinkTarget().startsWith(desk.folder.filePath(u"mount"_s))) {
                    open << descriptor.symLinkTarget();
                }
            }
            return open;
        };
        QTRY_COMPARE(handles(), QStringList());
        QTRY_VERIFY(!filesIn(desk.folder.filePath(u"server"_s), u"*.part"_s).isEmpty());
        mount.hang();
        child.terminate();
        QVERIFY(child.waitForFinished(10'000));
    }

    void aReadOnlyFolderIsReadAndSaid()
    {
        const Desk desk;
        SystemClock clock;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 2);
        }
        const BindMount mount(desk.paths.studyFolder, desk.folder.filePath(u"mount"_s), {u"-r"_s});
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyRecord record({desk.folder.filePath(u"mount"_s), desk.paths.indexFolder, desk.paths.spoolFolder}, clock,
                           u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(known(record, 2), 2);
        QVERIFY2(record.storageSentence().contains(u"cannot be written"_s), qPrintable(record.storageSentence()));
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        record.append(answerTo(3));
        QTRY_COMPARE(appended.size(), 1);
        QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::Spool);
        QTRY_VERIFY(record.storageSentence().contains(u"cannot be written"_s));
    }

    void whereNothingCanBeWrittenItIsSaidBeforeTheFirstAnswer()
    {
        const Desk desk;
        SystemClock clock;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 1);
        }
        const QString place = desk.folder.filePath(u"mount"_s);
        const BindMount mount(desk.folder.filePath(u"data"_s), place, {u"-r"_s});
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        StudyRecord record({place + u"/study"_s, desk.paths.indexFolder, place + u"/spool"_s}, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QVERIFY2(record.storageSentence().contains(u"will not be kept"_s), qPrintable(record.storageSentence()));
        QSignalSpy failed(&record, &StudyRecord::appendFailed);
        record.append(answerTo(2));
        QTRY_COMPARE(failed.size(), 1); // so it was true
    }

    void twoProcessesOnTwoMountsOfOneFolderLoseNothing()
    {
        const Desk first;
        const Desk second;
        const QString server = first.folder.filePath(u"server"_s);
        const BindMount a(server, first.folder.filePath(u"mount"_s));
        const BindMount b(server, second.folder.filePath(u"mount"_s));
        if (!a.isMounted() || !b.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        const auto start = [](QProcess &child, const Desk &desk, int from) {
            child.setStandardOutputFile(QProcess::nullDevice());
            child.start(QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
                        {desk.folder.filePath(u"mount/study"_s), desk.paths.indexFolder, desk.paths.spoolFolder,
                         QString::number(from), u"100"_s, u"end"_s});
        };
        QProcess one;
        QProcess two;
        start(one, first, 1);
        QVERIFY(one.waitForStarted());
        QTRY_VERIFY(!filesIn(server, u"learner.json"_s).isEmpty()); // one learner, who moves between two machines
        start(two, second, 101);
        for (QProcess *child : {&one, &two}) {
            QVERIFY(child->state() == QProcess::NotRunning || child->waitForFinished(120'000));
            QCOMPARE(child->exitCode(), 0);
        }
        const Desk reader(server + u"/study"_s);
        SystemClock clock;
        const StudyRecord record(reader.paths, clock, u"1"_s);
        QCOMPARE(known(record, 200), 200);
        QVERIFY(record.diagnostics().empty());
    }
};

QTEST_GUILESS_MAIN(RemoteRecordTest)
#include "remoterecordtest.moc"
