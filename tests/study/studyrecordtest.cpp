// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/packmonth.h"
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/desk.h"
#include "study/eventcodec.h"
#include "study/undostack.h"
#include "support/nospace.h"
#include "support/testpaths.h"

#include <QtTest>

#include <fstream>
#include <map>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 noon = 1795953600000; // 29 November 2026, 12:00 UTC
constexpr qint64 day = 86'400'000;

/** How many of the made-up checks up to @p last the record knows. */
int known(const StudyRecord &record, int last)
{
    int count = 0;
    for (int number = 1; number <= last; ++number) {
        count += record.state().check(checkKey(number)) != nullptr ? 1 : 0;
    }
    return count;
}

} // namespace

class StudyRecordTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lookingOnWritesNothing()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QVERIFY(record.waitUntilRead(5000));
            QVERIFY(record.learner().isEmpty());
            QVERIFY(record.storageSentence().startsWith(u"Your answers will be kept in"_s));
            QVERIFY(!record.canUndo());
            record.rescan();
        }
        QVERIFY(!QFile::exists(desk.paths.studyFolder));
        QVERIFY(filesIn(desk.paths.spoolFolder, u"*"_s).isEmpty());
    }

    void anAnswerIsInTheStateOnlyOnceItLiesOnTheDisk()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        const EventRef ref = record.append(answerTo(1));
        QVERIFY(!record.state().check(checkKey(1)));
        QTRY_COMPARE(appended.size(), 1);
        QCOMPARE(appended.front().front().value<EventRef>(), ref);
        QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::StudyFolder);
        QVERIFY(record.state().check(checkKey(1)));
        const auto events = eventsIn(desk.paths.studyFolder);
        QCOMPARE(events.size(), 1U);
        QCOMPARE(events.front().stamp.ref, ref);
        QCOMPARE(std::get<AnswerEvent>(events.front().body).program, u"1"_s);
        QVERIFY(record.storageSentence().contains(QDir::toNativeSeparators(desk.paths.studyFolder)));
    }

    void anAnswerIsThereAfterARestartAndItsSegmentIsClosed()
    {
        const Desk desk;
        ManualClock clock(noon);
        LearnerId learner;
        QByteArray state;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 3);
            learner = record.learner();
            state = record.state().toCanonicalJson();
        }
        QCOMPARE(learner.toString().size(), 32);
        const QString folder = desk.paths.studyFolder + u'/' + learner.toString();
        QVERIFY(QFile::exists(folder + u"/learner.json"_s));
        QCOMPARE(filesIn(folder + u"/2026-11"_s, u"*.seg"_s).size(), 1);
        QVERIFY(filesIn(folder, u"*.part"_s).isEmpty());
        QVERIFY(filesIn(desk.paths.spoolFolder, u"*"_s).isEmpty());
        StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(record.learner(), learner);
        QCOMPARE(record.state().toCanonicalJson(), state);
    }

    void anIndexMayGetLostOrDamaged_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("deleted") << u"deleted"_s;
        QTest::newRow("cut short") << u"cut"_s;
        QTest::newRow("emptied") << u"empty"_s;
        QTest::newRow("not a database") << u"text"_s;
        QTest::newRow("of a newer program") << u"newer"_s;
        QTest::newRow("older than the files") << u"older"_s;
    }

    void anIndexMayGetLostOrDamaged()
    {
        QFETCH(QString, fault);
        const Desk desk;
        ManualClock clock(noon);
        QByteArray index;
        for (int session = 0; session < 3; ++session) {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(known(record, 30), session * 10);
            answerAll(record, session * 10 + 1, session * 10 + 10);
            if (session == 1) {
                index = readFile(filesIn(desk.paths.indexFolder, u"*.db"_s).value(0));
            }
        }
        QVERIFY(known(StudyRecord(desk.paths, clock, u"1"_s), 30) == 30); // the index has all three now
        const QString path = filesIn(desk.paths.indexFolder, u"*.db"_s).value(0);
        QFile file(path);
        if (fault == "deleted"_L1) {
            QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
        } else {
            QVERIFY(file.open(QIODevice::ReadWrite));
            if (fault == "cut"_L1) {
                QVERIFY(file.resize(file.size() / 2));
            } else if (fault == "empty"_L1) {
                QVERIFY(file.resize(0));
            } else if (fault == "text"_L1) {
                file.write(QByteArray(file.size(), 'x'));
            } else if (fault == "newer"_L1) {
                QVERIFY(file.seek(60)); // the user version in SQLite's header
                file.write("\0\0\0\x63"_ba);
            } else {
                QVERIFY(file.resize(0));
                file.write(index);
            }
            file.close();
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(known(record, 30), 30);
        answerAll(record, 31, 31);
    }

    void aNewInstallationLeavesEveryFileAsItWas_data()
    {
        QTest::addColumn<QString>("damaged"); // pattern of the files that somebody spoilt
        QTest::addColumn<int>("known");
        QTest::newRow("a whole record") << QString() << 20;
        QTest::newRow("without the learner's name") << u"learner.json"_s << 20;
        QTest::newRow("with segments that are none") << u"*.seg"_s << 0;
    }

    void aNewInstallationLeavesEveryFileAsItWas()
    {
        QFETCH(QString, damaged);
        const Desk before;
        ManualClock clock(noon);
        for (int session = 0; session < 2; ++session) {
            StudyRecord record(before.paths, clock, u"1"_s);
            answerAll(record, session * 10 + 1, session * 10 + 10);
        }
        const QStringList spoilt = damaged.isEmpty() ? QStringList() : filesIn(before.paths.studyFolder, damaged);
        for (const QString &path : spoilt) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("not what it was");
        }
        std::map<QString, QByteArray> files;
        for (const QString &path : filesIn(before.paths.studyFolder, u"*"_s)) {
            files[path] = readFile(path);
        }
        const Desk after(before.paths.studyFolder); // index, spool and settings are new
        {
            StudyRecord record(after.paths, clock, u"2"_s);
            QVERIFY(record.waitUntilRead(30'000));
            QTEST(known(record, 20), "known");
            answerAll(record, 21, 21);
            QVERIFY(record.undoLast().n > 0);
            QVERIFY(record.waitUntilStored(30'000));
        }
        QVERIFY(files.size() >= 3);
        for (const auto &[path, bytes] : files) {
            QCOMPARE(readFile(path), bytes);
        }
    }

    void anAnswerSurvivesKillRightAfterItWasTold()
    {
        const Desk desk;
        QProcess child;
        child.start(
            QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
            {desk.paths.studyFolder, desk.paths.indexFolder, desk.paths.spoolFolder, u"1"_s, u"5"_s, u"kill"_s});
        QVERIFY(child.waitForFinished(30'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        QCOMPARE(child.readAllStandardOutput(), "1\n2\n3\n4\n5\n"_ba);
        SystemClock clock;
        StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(known(record, 10), 5);
        answerAll(record, 6, 6);
        QCOMPARE(known(record, 10), 6);
    }

    void theSegmentOfADeadSessionIsClosedAfterFourteenDays()
    {
        const Desk desk;
        QProcess child;
        child.start(
            QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
            {desk.paths.studyFolder, desk.paths.indexFolder, desk.paths.spoolFolder, u"1"_s, u"3"_s, u"kill"_s});
        QVERIFY(child.waitForFinished(30'000));
        SystemClock now;
        for (const int days : {13, 13, 15}) {
            QCOMPARE(filesIn(desk.paths.studyFolder, u"*.part"_s).size(), 1);
            ManualClock clock(now.wallMs() + days * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(known(record, 10), 3);
            QSignalSpy arrived(&record, &StudyRecord::eventsArrived);
            record.rescan();
            if (days == 15) {
                QTRY_COMPARE(filesIn(desk.paths.studyFolder, u"*.part"_s).size(), 0);
            }
        }
        QCOMPARE(filesIn(desk.paths.studyFolder, u"*.seg"_s).size(), 1);
        ManualClock clock(now.wallMs());
        QCOMPARE(known(StudyRecord(desk.paths, clock, u"1"_s), 10), 3);
    }

    void theSegmentOfALivingProcessIsOnlyRead()
    {
        const Desk desk;
        QProcess child;
        child.start(
            QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
            {desk.paths.studyFolder, desk.paths.indexFolder, desk.paths.spoolFolder, u"1"_s, u"3"_s, u"wait"_s});
        QByteArray output;
        connect(&child, &QProcess::readyRead, this, [&] { output += child.readAll(); });
        QTRY_VERIFY_WITH_TIMEOUT(output.contains("3\n"), 30'000);
        const QString part = filesIn(desk.paths.studyFolder, u"*.part"_s).value(0);
        const QByteArray bytes = readFile(part);
        ManualClock clock(SystemClock().wallMs() + 30 * day);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(known(record, 10), 3);
            answerAll(record, 4, 4); // a lane is in order: what was to be tidied has been
        }
        QCOMPARE(readFile(part), bytes);
        child.kill();
        QVERIFY(child.waitForFinished(10'000));
    }

    void aLastLineCutAnywhereCostsOnlyThatAnswer()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 3);
        }
        const QString path = filesIn(desk.paths.studyFolder, u"*.seg"_s).value(0);
        QByteArray bytes = readFile(path);
        bytes.truncate(bytes.lastIndexOf('\n', bytes.size() - 2) + 1); // no footer: as a killed process leaves it
        const qsizetype last = bytes.lastIndexOf('\n', bytes.size() - 2) + 1;
        const QString part = QFileInfo(path).path() + u'/' + QFileInfo(path).completeBaseName() + u".part"_s;
        QVERIFY(QFile::remove(path));
        for (qsizetype size = last; size <= bytes.size(); ++size) {
            QFile file(part);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes.first(size));
            file.close();
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(known(record, 3), size < bytes.size() - 1 ? 2 : 3);
        }
    }

    void fourProcessesWriteOneRecordAtOnce()
    {
        const Desk desk;
        std::vector<std::unique_ptr<QProcess>> children;
        for (int i = 0; i < 4; ++i) {
            children.push_back(std::make_unique<QProcess>());
            children.back()->setStandardOutputFile(QProcess::nullDevice());
            children.back()->start(QCoreApplication::applicationDirPath() + u"/study_recordchild"_s,
                                   {desk.paths.studyFolder, desk.paths.indexFolder, desk.paths.spoolFolder,
                                    QString::number(i * 250 + 1), u"250"_s, u"end"_s});
        }
        for (const auto &child : children) {
            QVERIFY(child->waitForFinished(120'000));
            QCOMPARE(child->exitCode(), 0);
        }
        SystemClock clock;
        const StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(record.learners().size(), 1U);
        QCOMPARE(known(record, 1000), 1000);
        QVERIFY(record.diagnostics().empty());
    }

    void actionsAreTakenBackLastFirstOverRestarts()
    {
        const Desk desk;
        ManualClock clock(noon);
        for (int session = 0; session < 4; ++session) {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, session * 10 + 1, session * 10 + 10);
            clock.advance(day);
        }
        for (int left = 40; left > 0;) {
            StudyRecord record(desk.paths, clock, u"1"_s); // a restart after every fifth
            for (int i = 0; i < 5; ++i, --left) {
                QVERIFY(record.canUndo());
                QCOMPARE(record.undoText(), u"Undo the answer"_s);
                QVERIFY(record.undoLast().n > 0);
                QVERIFY(record.waitUntilStored(5000));
                QCOMPARE(known(record, 40), left - 1);
                QVERIFY(!record.state().check(checkKey(left)));
            }
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(!record.canUndo());
        QCOMPARE(record.undoLast(), EventRef());
    }

    void onlyOldActionsOfOtherSessionsNeedAQuestion_data()
    {
        QTest::addColumn<int>("hoursAgo");
        QTest::addColumn<bool>("sameSession");
        QTest::addColumn<bool>("isOld");
        QTest::newRow("just now") << 0 << true << false;
        QTest::newRow("this session, long ago") << 100 << true << false;
        QTest::newRow("this morning") << 9 << false << false;
        QTest::newRow("two days ago") << 48 << false << true;
    }

    void onlyOldActionsOfOtherSessionsNeedAQuestion()
    {
        QFETCH(int, hoursAgo);
        QFETCH(bool, sameSession);
        const Desk desk;
        ManualClock clock(noon);
        auto record = std::make_unique<StudyRecord>(desk.paths, clock, u"1"_s);
        QVERIFY(!record->undoEvent());
        QVERIFY(!record->isUndoOld());
        answerAll(*record, 1, 1);
        if (!sameSession) {
            record.reset();
        }
        clock.advance(hoursAgo * 3'600'000LL);
        if (!sameSession) {
            record = std::make_unique<StudyRecord>(desk.paths, clock, u"1"_s);
        }
        QVERIFY(record->undoEvent());
        QCOMPARE(lessonOf(record->undoEvent()->body), checkKey(1).lessonRef());
        QTEST(record->isUndoOld(), "isOld");
    }

    void twoUndosInARowTakeBackTwoActions()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, 3);
        record.undoLast();
        record.undoLast();
        QVERIFY(record.waitUntilStored(5000));
        QCOMPARE(known(record, 3), 1);
    }

    void whatWasTakenBackIsDoneAgainOverARestart()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 3);
            QVERIFY(!record.canRedo());
            QCOMPARE(record.redoLast(), EventRef());
            record.undoLast();
            record.undoLast();
            QVERIFY(!record.canRedo()); // not before it is known what was taken back
            QVERIFY(record.waitUntilStored(5000));
            QCOMPARE(known(record, 3), 1);
            QVERIFY(record.canRedo());
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(record.redoText(), u"Redo the answer"_s);
        QVERIFY(record.redoEvent());
        QCOMPARE(std::get<AnswerEvent>(record.redoEvent()->body).check, checkKey(2));
        record.redoLast();
        record.redoLast(); // before the first one lies on the disk
        QVERIFY(record.waitUntilStored(5000));
        QCOMPARE(known(record, 3), 3);
        QVERIFY(!record.canRedo());
        record.undoLast();
        QVERIFY(record.waitUntilStored(5000));
        QCOMPARE(known(record, 3), 2);
        QVERIFY(record.canRedo());
        answerAll(record, 4, 4); // something else is done: what was taken back stays so
        QVERIFY(!record.canRedo());
    }

    void severalLearnersAreKeptApartAndTheLastOneUsedOpens()
    {
        const Desk desk;
        ManualClock clock(noon);
        LearnerId first;
        LearnerId second;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 2);
            first = record.learner();
            QVERIFY(record.renameLearner(first, u"Ada"_s));
            const auto added = record.addLearner(u"Grace"_s);
            QVERIFY(added);
            second = *added;
            QCOMPARE(record.learner(), second);
            QCOMPARE(known(record, 3), 0);
            answerAll(record, 3, 3);
        }
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(record.learner(), second);
            QCOMPARE(known(record, 3), 1);
            QCOMPARE(record.learners().size(), 2U);
            QVERIFY(std::ranges::contains(record.learners(), LearnerInfo{first, u"Ada"_s}));
            QVERIFY(std::ranges::contains(record.learners(), LearnerInfo{second, u"Grace"_s}));
            QSignalSpy changed(&record, &StudyRecord::learnerChanged);
            QVERIFY(record.switchLearner(first));
            QCOMPARE(changed.size(), 1);
            QCOMPARE(known(record, 3), 2);
        }
        QCOMPARE(StudyRecord(desk.paths, clock, u"1"_s).learner(), first);
        // The names lie in learner.json and nowhere else.
        for (const QString &path : filesIn(desk.paths.studyFolder, u"*.seg"_s)) {
            QVERIFY(!readFile(path).contains("Ada") && !readFile(path).contains("Grace"));
        }
    }

    void anErasedRecordIsGoneAndAnotherIsOpen()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(!record.eraseLearner()); // there is none
        answerAll(record, 1, 2);
        const LearnerId first = record.learner();
        QVERIFY(record.addLearner(u"Grace"_s));
        answerAll(record, 3, 3);
        const LearnerId second = record.learner();
        QSignalSpy changed(&record, &StudyRecord::learnerChanged);
        QVERIFY(record.eraseLearner());
        QCOMPARE(changed.size(), 1);
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(record.learner(), first);
        QCOMPARE(known(record, 3), 2);
        for (const QString &path : filesIn(desk.folder.path(), u"*"_s)) {
            QVERIFY2(!path.contains(second.toString()), qPrintable(path));
        }
        answerAll(record, 4, 4);
        QVERIFY(record.eraseLearner());
        QVERIFY(record.learner().isEmpty());
        QVERIFY(record.state().checks().empty());
        answerAll(record, 1, 1); // one may begin anew
        QVERIFY(record.learner() != first);
    }

    void aNameIsGivenOnce()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, 1);
        const LearnerId first = record.learner();
        const auto ada = record.addLearner(u"Ada"_s);
        QVERIFY(ada);
        for (const QString &name : {u"Ada"_s, u"ada"_s, u" ADA  "_s}) {
            const auto again = record.addLearner(name);
            QVERIFY(!again);
            QCOMPARE(again.error().code, ErrorCode::Conflict);
            QVERIFY(again.error().sentence.contains(u"“Ada”"_s));
            QCOMPARE(record.renameLearner(first, name).error().code, ErrorCode::Conflict);
        }
        QCOMPARE(record.learner(), *ada);
        QCOMPARE(record.learners().size(), 2U);
        QVERIFY(record.renameLearner(*ada, u"ADA"_s)); // one's own name may be written otherwise
        QVERIFY(record.addLearner(u"Grace"_s));
    }

    void joinedRecordsAreOneUntilTheJoinIsTakenBack()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, 2);
        const LearnerId first = record.learner();
        clock.advance(1000);
        QVERIFY(record.addLearner(u"Laptop"_s));
        answerAll(record, 3, 3);
        record.append(AliasEvent{first});
        QTRY_COMPARE(known(record, 3), 3);
        record.undoLast();
        QTRY_COMPARE(known(record, 3), 1);
    }

    void recordsOfTwoMachinesAreOneAfterTheyMeet()
    {
        const Desk laptop;
        const Desk lab;
        ManualClock clock(noon);
        {
            StudyRecord record(laptop.paths, clock, u"1"_s);
            answerAll(record, 1, 1);
        }
        carry(laptop, lab);
        StudyRecord here(laptop.paths, clock, u"1"_s);
        StudyRecord there(lab.paths, clock, u"1"_s);
        QCOMPARE(here.learner(), there.learner());
        answerAll(here, 2, 5);
        clock.advance(300 * day);
        answerAll(there, 6, 9);
        QSignalSpy arrived(&here, &StudyRecord::eventsArrived);
        carry(laptop, lab);
        carry(lab, laptop);
        here.rescan();
        there.rescan();
        QTRY_COMPARE(known(here, 9), 9);
        QTRY_COMPARE(known(there, 9), 9);
        QVERIFY(!arrived.isEmpty());
        QCOMPARE(here.state().toCanonicalJson(), there.state().toCanonicalJson());
    }

    void copiesThatSyncProgramsLeftChangeNothing_data()
    {
        QTest::addColumn<QString>("of");    // what lies beside the copy
        QTest::addColumn<QString>("named"); // what is put before the file's last suffix
        QTest::addColumn<int>("cut");       // bytes that it lacks
        const std::pair<const char *, QString> names[] = {
            {"Syncthing", u".sync-conflict-20261129-120000-ABCDEFG"_s},
            {"Dropbox", u" (conflicted copy 2026-11-29)"_s},
        };
        for (const QString &of : {u"*.seg"_s, u"*.part"_s, u"*.pack"_s}) {
            for (const auto &[program, named] : names) {
                for (const int cut : {0, 2, 150}) {
                    QTest::addRow("%s, %s, %d bytes cut off", qPrintable(of), program, cut) << of << named << cut;
                }
            }
        }
    }

    void copiesThatSyncProgramsLeftChangeNothing()
    {
        QFETCH(QString, of);
        QFETCH(QString, named);
        QFETCH(int, cut);
        const Desk desk;
        ManualClock clock(noon - 90 * day);
        for (int session = 0; session < 3; ++session) {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, session * 3 + 1, session * 3 + 3);
            answerAll(record, 10 + session, 10 + session);
            record.undoLast();
            QVERIFY(record.waitUntilStored(30'000));
            clock.setWallMs(noon + session * day);
        }
        const QString learner = filesIn(desk.paths.studyFolder, u"learner.json"_s).value(0);
        QVERIFY(packMonth(QFileInfo(learner).path(), u"2026-08"_s));
        const QString last = filesIn(desk.paths.studyFolder, u"*.seg"_s).back();
        QVERIFY(QFile::rename(last, last.chopped(4) + u".part"_s)); // as one that is open, but for its footer
        const auto stateOnANewDesk = [&desk, &clock] {
            const Desk other(desk.paths.studyFolder);
            StudyRecord record(other.paths, clock, u"1"_s);
            [&] {
                QVERIFY(record.waitUntilRead(30'000));
                QVERIFY2(record.damageSentence().isEmpty(), qPrintable(record.damageSentence()));
                QCOMPARE(known(record, 9), 9);
            }();
            return record.state().toCanonicalJson();
        };
        const QByteArray state = stateOnANewDesk();
        const QString original = filesIn(desk.paths.studyFolder, of).value(0);
        const QFileInfo file(original);
        const QByteArray bytes = readFile(original);
        QVERIFY(bytes.size() > 150);
        QFile copy(file.path() + u'/' + file.completeBaseName() + named + u'.' + file.suffix());
        QVERIFY(copy.open(QIODevice::WriteOnly) && copy.write(bytes.chopped(cut)) > 0);
        copy.close();
        QCOMPARE(stateOnANewDesk(), state);
        QVERIFY(QFile::remove(original)); // a whole copy then stands for it, a cut one takes nothing else with it
        const Desk other(desk.paths.studyFolder);
        StudyRecord record(other.paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(30'000));
        if (cut == 0) {
            QCOMPARE(record.state().toCanonicalJson(), state);
        } else {
            QCOMPARE(known(record, 9), 6);
        }
    }

    void newFilesAreFoundWithoutBeingAskedFor()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, 1);
        {
            StudyRecord other({desk.paths.studyFolder, desk.folder.filePath(u"i2"_s), desk.folder.filePath(u"s2"_s)},
                              clock, u"1"_s);
            answerAll(other, 2, 2);
        }
        QTRY_COMPARE(known(record, 2), 2);
    }

    void aClockThatRanAheadIsReportedWithTheFirstWrite()
    {
        const Desk elsewhere;
        const Desk desk(elsewhere.paths.studyFolder);
        ManualClock clock(noon + 300 * day);
        SessionId ahead;
        {
            StudyRecord record(elsewhere.paths, clock, u"1"_s);
            ahead = record.append(answerTo(1)).session;
            QVERIFY(record.waitUntilStored(5000));
        }
        clock.setWallMs(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.state().suspects().empty());
        answerAll(record, 2, 3);
        QCOMPARE(record.state().suspects().size(), 1U);
        QCOMPARE(record.state().suspects().at(ahead), 300 * day);
        int reports = 0;
        for (const Event &event : eventsIn(desk.paths.studyFolder)) {
            reports += std::holds_alternative<ClockSuspectEvent>(event.body) ? 1 : 0;
            QVERIFY(event.stamp.ref.session == ahead || event.stamp.at < noon + day);
        }
        QCOMPARE(reports, 1);
    }

    void ownSessionsAheadOfAClockSetBackAreNotAccused_data()
    {
        QTest::addColumn<int>("earlier");   // sessions before, a day apart
        QTest::addColumn<int>("hoursBack"); // from the last one
        QTest::addColumn<int>("sessions");  // at the time it was set back to
        QTest::addColumn<bool>("accused");  // the last one, from the fifth of those on
        QTest::newRow("the only session") << 1 << 7 * 365 * 24 << 1 << false;
        QTest::newRow("the only session, three starts") << 1 << 7 * 365 * 24 << 3 << false;
        QTest::newRow("the last of many, by some hours") << 6 << 20 << 1 << false;
        QTest::newRow("the last of many, four starts") << 6 << 20 << 4 << false;
        QTest::newRow("the last two of many") << 6 << 30 << 1 << false;
        QTest::newRow("the last of many, by a quarter of a year") << 6 << 90 * 24 << 3 << false;
        QTest::newRow("the only session had run ahead") << 1 << 300 * 24 << 6 << true;
        QTest::newRow("the last of many had run ahead") << 6 << 20 << 6 << true;
    }

    void ownSessionsAheadOfAClockSetBackAreNotAccused()
    {
        QFETCH(int, earlier);
        QFETCH(int, hoursBack);
        QFETCH(int, sessions);
        QFETCH(bool, accused);
        const Desk desk;
        ManualClock clock(noon);
        SessionId last;
        for (int i = 0; i < earlier; ++i) {
            clock.setWallMs(noon + i * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            last = record.append(answerTo(1 + i)).session;
            QVERIFY(record.waitUntilStored(5000));
        }
        const qint64 right = noon + (earlier - 1) * day;
        const auto offsetOfLast = [&last](const StudyRecord &record) {
            const auto &suspects = record.state().suspects();
            const auto found = suspects.find(last);
            return found == suspects.end() ? 0 : found->second;
        };
        for (int i = 0; i < sessions; ++i) {
            clock.setWallMs(right - hoursBack * 3'600'000LL + i * 60'000);
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(record.clockSentence().isEmpty(), i >= 4);
            answerAll(record, 20 + i, 20 + i);
            QCOMPARE(offsetOfLast(record) > 0, accused && i >= 4);
        }
        if (!accused) {
            clock.setWallMs(right + day); // somebody sets it
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 40, 40);
            QVERIFY(record.clockSentence().isEmpty());
            QCOMPARE(offsetOfLast(record), 0);
            for (int i = 0; i < earlier; ++i) {
                QCOMPARE(record.state().check(checkKey(1 + i))->firstDay, studyDayAt(noon + i * day, 0));
            }
        }
    }

    void aClockSetBackLeavesTheScheduleAlone_data()
    {
        QTest::addColumn<int>("daysBack");
        QTest::addColumn<QString>("says");
        QTest::newRow("before everything") << 400 << u"counted as of the last day you studied"_s;
        QTest::newRow("into the middle of the record") << 170 << u"counted by this clock"_s;
        QTest::newRow("by a few hours") << 0 << QString();
    }

    void aClockSetBackLeavesTheScheduleAlone()
    {
        QFETCH(int, daysBack);
        QFETCH(QString, says);
        const Desk desk;
        ManualClock clock(noon);
        for (const int back : {200, 199, 195, 180, 140, 30}) {
            clock.setWallMs(noon - back * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            AnswerEvent answer = answerTo(1);
            answer.occasion = back == 200 ? Occasion::First : Occasion::Review;
            record.append(answer);
            QVERIFY(record.waitUntilStored(5000));
        }
        clock.setWallMs(noon);
        StudyDay due;
        double stability = 0;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QVERIFY(record.clockSentence().isEmpty());
            due = record.state().check(checkKey(1))->due;
            stability = record.state().check(checkKey(1))->memory->stability;
        }
        SessionId wrong;
        {
            clock.setWallMs(noon - daysBack * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(record.clockSentence().isEmpty(), says.isEmpty());
            QVERIFY2(record.clockSentence().contains(says), qPrintable(record.clockSentence()));
            wrong = record.append(answerTo(2)).session; // the window: a place, a setting …
            QVERIFY(record.waitUntilStored(5000));
        }
        clock.setWallMs(noon + day);
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.clockSentence().isEmpty());
        answerAll(record, 3, 3);
        QCOMPARE(record.state().check(checkKey(1))->due, due);
        QCOMPARE(record.state().check(checkKey(1))->memory->stability, stability);
        for (const auto &[session, offset] : record.state().suspects()) {
            QVERIFY(session == wrong || offset == 0);
        }
    }

    void whatASlowClockSaidIsTakenBack()
    {
        const Desk desk;
        ManualClock clock(noon);
        std::vector<SessionId> sessions;
        for (const int back : {200, 100, 50}) {
            clock.setWallMs(noon - back * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            sessions.push_back(record.append(answerTo(1)).session);
            QVERIFY(record.waitUntilStored(5000));
        }
        clock.setWallMs(noon);
        StudyDay due;
        SessionId slow;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            due = record.state().check(checkKey(1))->due;
            clock.setWallMs(noon - 400 * day);
            slow = record.append(answerTo(2)).session;
            for (size_t i = 0; i < sessions.size(); ++i) { // as an older program did
                record.append(ClockSuspectEvent{sessions.at(i), (350 - 100 * qint64(i)) * day});
            }
            QVERIFY(record.waitUntilStored(5000));
            QVERIFY(record.state().check(checkKey(1))->due != due);
        }
        clock.setWallMs(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 3, 3);
        QCOMPARE(record.state().check(checkKey(1))->due, due);
        const StudyDay answered = record.state().check(checkKey(2))->firstDay;
        QCOMPARE(answered.daysSince(studyDayAt(noon - 50 * day, 0)), 0); // right behind the last one it knew
        QVERIFY(record.state().suspects().at(slow) < 0);
    }

    void aClockThatIsBehindStaysAtTheLastStudyDay()
    {
        const Desk desk;
        ManualClock clock(noon);
        for (int i = 0; i < 2; ++i) {
            clock.setWallMs(noon + i * day);
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1 + i, 1 + i);
        }
        clock.setWallMs(noon - 3000 * day);
        StudyRecord record(desk.paths, clock, u"1"_s);
        QSignalSpy doubted(&record, &StudyRecord::clockDoubted);
        QCOMPARE(record.today(), studyDayAt(noon + day, 0));
        answerAll(record, 3, 3);
        QCOMPARE(record.state().check(checkKey(3))->firstDay, studyDayAt(noon + day, 0));
        clock.setWallMs(noon + 2 * day); // somebody sets it
        answerAll(record, 4, 4);
        QCOMPARE(doubted.size(), 1);
        QVERIFY(record.clockSentence().isEmpty());
        QCOMPARE(record.today(), studyDayAt(noon + 2 * day, 0));
        QCOMPARE(record.state().check(checkKey(4))->firstDay, studyDayAt(noon + 2 * day, 0));
    }

    void aFewSessionsOfAnotherComputerAheadAreStillReported()
    {
        const Desk home;
        const Desk lab(home.paths.studyFolder);
        ManualClock clock(noon);
        for (int i = 0; i < 5; ++i) {
            clock.setWallMs(noon + i * day);
            StudyRecord record(home.paths, clock, u"1"_s);
            answerAll(record, 1, 1);
        }
        for (int i = 0; i < 2; ++i) {
            clock.setWallMs(noon + (300 + i) * day);
            StudyRecord record(lab.paths, clock, u"1"_s);
            answerAll(record, 2, 2);
        }
        clock.setWallMs(noon + 5 * day);
        StudyRecord record(home.paths, clock, u"1"_s);
        QVERIFY(record.clockSentence().isEmpty());
        answerAll(record, 3, 3);
        QCOMPARE(record.state().suspects().size(), 2U);
    }

    void oldMonthsArePackedByWhoWritesAndNothingChanges()
    {
        const Desk desk;
        ManualClock clock(noon + 5 * day); // in December
        for (int month = 0; month < 3; ++month) {
            for (int session = 0; session < 4; ++session) {
                StudyRecord record(desk.paths, clock, u"1"_s);
                const int first = month * 40 + session * 10 + 1;
                answerAll(record, first, first + 9);
                clock.advance(day);
            }
            clock.advance(30 * day);
        }
        clock.advance(60 * day);
        const auto packs = [&desk] { return filesIn(desk.paths.studyFolder, u"*.pack"_s); };
        QByteArray state;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            record.rescan();
            QCOMPARE(known(record, 120), 120);
            QVERIFY(packs().isEmpty()); // so far it only looked on
            answerAll(record, 121, 121);
            state = record.state().toCanonicalJson();
            QSignalSpy arrived(&record, &StudyRecord::eventsArrived);
            for (int month = 1; month <= 4; ++month) {
                record.rescan();
                QTRY_VERIFY(packs().size() >= std::min(month, 3)); // more when its own watch was quicker
                record.append(answerTo(121 + month)); // a lane is in order: the look behind the packing is over
                QVERIFY(record.waitUntilStored(5000));
                record.undoLast();
                QVERIFY(record.waitUntilStored(5000));
            }
            QCOMPARE(arrived.size(), 0);
            QCOMPARE(filesIn(desk.paths.studyFolder, u"*.seg"_s).size(), 0);
            state = record.state().toCanonicalJson();
        }
        QVERIFY(StudyRecord(desk.paths, clock, u"1"_s).state().toCanonicalJson() == state); // by the index
        QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
        const StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.state().toCanonicalJson() == state);
        QVERIFY(record.diagnostics().empty());
    }

    void namesThatAreNoTextHideNothing()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 2);
        }
        const QString segment = filesIn(desk.paths.studyFolder, u"*.seg"_s).front();
        for (const QString &folder : {QFileInfo(segment).path(), desk.paths.studyFolder}) {
            std::ofstream(std::filesystem::path(folder.toStdString()) / "\xfc"
                                                                        "ber0.txt")
                << "not ours";
        }
        QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(known(record, 2), 2);
        QCOMPARE(record.learners().size(), 1U);
    }

#ifdef Q_OS_UNIX
    void answeringGoesOnOnceThereIsSpaceAgain_data()
    {
        QTest::addColumn<int>("before");
        QTest::newRow("full from the start") << 0;
        QTest::newRow("full after an answer") << 1;
    }

    void answeringGoesOnOnceThereIsSpaceAgain()
    {
        QFETCH(int, before);
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, before);
        QSignalSpy failed(&record, &StudyRecord::appendFailed);
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        {
            const NoSpace full;
            for (int i = 1; i <= 2; ++i) {
                record.append(answerTo(8));
                QTRY_COMPARE(failed.size(), i);
            }
        }
        QCOMPARE(appended.size(), 0);
        QVERIFY(failed.back().at(1).value<Error>().sentence.contains(u"not kept"_s));
        QVERIFY2(record.storageSentence().contains(u"not kept"_s), qPrintable(record.storageSentence()));
        record.append(answerTo(9));
        QTRY_COMPARE(appended.size(), 1);
        QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::StudyFolder);
        QVERIFY(!record.state().check(checkKey(8)));
        QVERIFY(record.state().check(checkKey(9)));
        QVERIFY2(record.storageSentence().startsWith(u"Your answers are kept in"_s),
                 qPrintable(record.storageSentence()));
        for (const QString &part : filesIn(desk.folder.path(), u"*.part"_s)) {
            QVERIFY2(QFileInfo(part).size() > 0, qPrintable(part));
        }
    }
#endif

    void whatAnotherProgramDoesToAnOpenSegmentLosesNothing_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("replaced by an older copy") << u"replace"_s;
        QTest::newRow("shortened in place") << u"shorten"_s;
        QTest::newRow("overwritten in place") << u"overwrite"_s;
        QTest::newRow("taken away") << u"remove"_s;
    }

    void whatAnotherProgramDoesToAnOpenSegmentLosesNothing()
    {
        QFETCH(QString, what);
        for (const int answersAfter : {0, 1}) {
            const Desk desk;
            ManualClock clock(noon);
            {
                StudyRecord record(desk.paths, clock, u"1"_s);
                answerAll(record, 1, 2);
                const QString part = filesIn(desk.paths.studyFolder, u"*.part"_s).front();
                QFile file(part);
                QVERIFY(file.open(QIODevice::ReadWrite));
                const QByteArray bytes = file.readAll();
                if (what == "replace"_L1) {
                    QFile older(part + u".new"_s);
                    QVERIFY(older.open(QIODevice::WriteOnly));
                    older.write(bytes.first(bytes.indexOf('\n') + 1));
                    older.close();
                    QCOMPARE(std::rename(qPrintable(older.fileName()), qPrintable(part)), 0);
                } else if (what == "shorten"_L1) {
                    QVERIFY(file.resize(bytes.size() / 2));
                } else if (what == "overwrite"_L1) {
                    QVERIFY(file.seek(0));
                    file.write(QByteArray(bytes.size(), '#'));
                } else {
                    QVERIFY(file.remove());
                }
                file.close();
                answerAll(record, 3, 2 + answersAfter);
            }
            QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
            StudyRecord record(desk.paths, clock, u"1"_s);
            QCOMPARE(known(record, 3), 2 + answersAfter);
        }
    }

    void damageIsReportedAtTheStartAndWhenItComes()
    {
        const Desk desk;
        ManualClock clock(noon);
        for (int number = 1; number <= 2; ++number) {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QVERIFY(record.damageSentence().isEmpty());
            answerAll(record, number, number);
        }
        const auto damage = [](const QString &path) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QByteArray bytes = file.readAll();
            bytes[bytes.indexOf("check-")] = 'C';
            file.seek(0);
            file.write(bytes + "\n"); // another size, so that it counts as changed
        };
        const QStringList segments = filesIn(desk.paths.studyFolder, u"*.seg"_s);
        QFile foreign(QFileInfo(segments.front()).path() + u"/film.part"_s);
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("half a film");
        foreign.close();
        damage(segments.front());
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QVERIFY(record.damageSentence().startsWith(u"1 file"_s));
        QCOMPARE(std::ranges::count(record.diagnostics(), segments.front(), &Diagnostic::file),
                 3); // two lines and the footer
        QSignalSpy found(&record, &StudyRecord::damageFound);
        damage(segments.back());
        record.rescan();
        QTRY_COMPARE(found.size(), 1);
        record.rescan();
        QVERIFY(record.damageSentence().startsWith(u"2 file"_s));
    }

    void whatIsWrittenOnASwitchBelongsToTheLearnerBefore()
    {
        const Desk desk;
        ManualClock clock(noon);
        StudyRecord record(desk.paths, clock, u"1"_s);
        answerAll(record, 1, 1);
        const LearnerId first = record.learner();
        const QMetaObject::Connection writing =
            connect(&record, &StudyRecord::learnerAboutToChange, &record,
                    [&record] { record.append(PlaceEvent{checkKey(1).lessonRef(), {}, 0, false, 5000}); });
        QVERIFY(record.addLearner(u"Second"_s));
        disconnect(writing);
        answerAll(record, 2, 2);
        QVERIFY(!record.state().lesson(checkKey(1).lessonRef()));
        QVERIFY(record.switchLearner(first));
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(record.state().lesson(checkKey(1).lessonRef())->foregroundMs, 5000);
    }

    void aClearedStudyFolderIsMadeAgainWithItsLearner()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QVERIFY(record.addLearner(u"Ada"_s));
            answerAll(record, 1, 1);
            QVERIFY(QDir(desk.paths.studyFolder).removeRecursively());
            answerAll(record, 2, 2);
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(5000));
        QCOMPARE(known(record, 2), 2);
        QCOMPARE(record.learners().size(), 1U);
        QCOMPARE(record.learners().front().displayName, u"Ada"_s);
    }

    void timeNeverRunsBackWithinASession()
    {
        const Desk desk;
        ManualClock clock(noon);
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            for (int number = 1; number <= 5; ++number) {
                answerAll(record, number, number);
                clock.setWallMs(clock.wallMs() - 3 * day);
            }
        }
        auto events = eventsIn(desk.paths.studyFolder);
        std::ranges::sort(events, {}, [](const Event &event) { return event.stamp.ref.n; });
        for (size_t i = 1; i < events.size(); ++i) {
            QVERIFY(events.at(i).stamp.at > events.at(i - 1).stamp.at);
        }
    }

    void aFolderThatCannotBeWrittenIsSaidAndLosesNothing()
    {
        const Desk desk;
        ManualClock clock(noon);
        QFile inTheWay(desk.paths.studyFolder); // a file where the folder should be
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            QSignalSpy appended(&record, &StudyRecord::eventAppended);
            QSignalSpy changed(&record, &StudyRecord::storageChanged);
            record.append(answerTo(1));
            QTRY_COMPARE(appended.size(), 1);
            QCOMPARE(appended.front().at(1).value<StoredWhere>(), StoredWhere::Spool);
            QVERIFY(!changed.isEmpty());
            QVERIFY(record.storageSentence().contains(u"cannot be written"_s));
            QCOMPARE(known(record, 1), 1);
        }
        {
            StudyRecord record(desk.paths, clock, u"1"_s); // still in the way
            QCOMPARE(known(record, 1), 1);
            answerAll(record, 2, 2);
            QVERIFY(inTheWay.remove());
            record.rescan();
            QTRY_COMPARE(filesIn(desk.paths.studyFolder, u"*.part"_s).size(), 1);
            QTRY_VERIFY(!record.storageSentence().contains(u"cannot be written"_s));
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QCOMPARE(known(record, 2), 2);
        QCOMPARE(record.learners().size(), 1U);
        QTRY_COMPARE(eventsIn(desk.paths.spoolFolder).size(), 0U);
        QCOMPARE(eventsIn(desk.paths.studyFolder).size(), 2U);
    }

    void aLongRecordOpensFast()
    {
        const Desk desk;
        ManualClock clock(noon);
        LearnerId learner;
        {
            StudyRecord record(desk.paths, clock, u"1"_s);
            answerAll(record, 1, 1);
            learner = record.learner();
        }
        constexpr int sessions = 40;
        constexpr int eventsEach = 500;
        for (int i = 0; i < sessions; ++i) {
            const qint64 started = noon - (sessions - i) * day;
            const SegmentHeader header{makeSessionId(started), learner.toString(), u"1"_s, started, 0};
            auto writer = SegmentWriter::create(desk.paths.studyFolder + u'/' + learner.toString(), header);
            QVERIFY(writer);
            std::vector<SegmentLine> lines;
            for (int n = 1; n <= eventsEach; ++n) {
                const qint64 at = started + n * 20'000;
                const Event event{.stamp = {.ref = {SessionId(header.session), quint32(n)},
                                            .at = at,
                                            .wallMs = at,
                                            .day = studyDayAt(at, 0)},
                                  .body = answerTo((i * eventsEach + n) % 4000 + 1)};
                lines.push_back({quint32(n), toJson(event)});
            }
            QVERIFY(writer->append(lines));
            QVERIFY(writer->close());
        }
        QElapsedTimer timer;
        for (const char *which : {"from the files", "through the index"}) {
            timer.start();
            StudyRecord record(desk.paths, clock, u"1"_s);
            const qint64 shown = timer.elapsed();
            QVERIFY(record.waitUntilRead(60'000));
            qInfo("%s: window after %lld ms, %d checks after %lld ms", which, shown,
                  int(record.state().checks().size()), timer.elapsed());
            QCOMPARE(record.state().checks().size(), 4000U);
            QVERIFY(shown < 2500);
        }
    }

    void anAnswerThatCannotBeKeptAnywhereIsReported()
    {
        const Desk desk;
        ManualClock clock(noon);
        for (const QString &path : {desk.paths.studyFolder, desk.paths.spoolFolder}) {
            QFile inTheWay(path);
            QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        }
        StudyRecord record(desk.paths, clock, u"1"_s);
        QSignalSpy appended(&record, &StudyRecord::eventAppended);
        QSignalSpy failed(&record, &StudyRecord::appendFailed);
        const EventRef ref = record.append(answerTo(1));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().value<EventRef>(), ref);
        QCOMPARE(failed.front().at(1).value<Error>().code, ErrorCode::Unwritable);
        QCOMPARE(appended.size(), 0);
        QVERIFY(!record.state().check(checkKey(1)));
    }
};

QTEST_GUILESS_MAIN(StudyRecordTest)
#include "studyrecordtest.moc"
