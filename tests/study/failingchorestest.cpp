// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentpack.h"
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/backups.h"
#include "study/chores.h"
#include "study/desk.h"
#include "study/eraserecord.h"
#include "study/eventcodec.h"
#include "study/failingrun.h"
#include "study/recordfolder.h"
#include "study/recordsegments.h"
#include "study/spool.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int mostSteps = 200; // far more than there are

/** The desk of two learners. One has work for every chore: closed segments, an open one, a spool and a backup. */
struct House : Desk {
    House() { paths.backupFolder = folder.filePath(u"backups"_s); }

    explicit House(const House &pattern)
        : House()
    {
        copyFolder(pattern.folder.path(), folder.path());
    }

    void furnish()
    {
        QVERIFY(writeLearner(paths.studyFolder, {ada, u"Ada"_s}) && writeLearner(paths.studyFolder, {bo, u"Bo"_s}));
        setLastUsedLearner(paths.indexFolder, ada);
        write(paths.studyFolder, bo, 1, true);
        write(paths.studyFolder, ada, 2, true);
        const auto early = readRecord(paths, ada);
        QVERIFY(writePack(backups(), u"2026-11-29T0900"_s, packContent(*early)));
        write(paths.studyFolder, ada, 3, true);
        const QString dead = write(paths.studyFolder, ada, 4, false);
        QVERIFY(lockSession(paths.spoolFolder, dead));
        markUnclosed(paths.spoolFolder, dead);
        write(paths.spoolFolder, ada, 5, false);
        QFile index(paths.indexFolder + u"/study-"_s + ada.toString() + u".db"_s);
        QVERIFY(index.open(QIODevice::WriteOnly) && index.write("for the eraser") > 0);
    }

    /** Three answers of a session; its name. */
    static QString write(const QString &where, const LearnerId &learner, int number, bool close)
    {
        const qint64 startMs = choreRecordMs + number * 3'600'000LL;
        const SegmentHeader header{makeSessionId(startMs), learner.toString(), u"1"_s, startMs, 0};
        auto writer = SegmentWriter::create(where + u'/' + header.learner, header);
        [&] {
            QVERIFY(writer);
            for (quint32 n = 1; n <= 3; ++n) {
                Event event{.stamp = {}, .body = answerTo(10 * number + int(n))};
                event.stamp.ref = {SessionId(header.session), n};
                event.stamp.at = startMs + n;
                event.stamp.wallMs = event.stamp.at;
                event.stamp.day = studyDayAt(event.stamp.at, 0);
                QVERIFY(writer->append({n, toJson(event)}));
            }
            QVERIFY(!close || writer->close());
        }();
        return header.session;
    }

    [[nodiscard]] QString record(const QString &where) const { return where + u'/' + ada.toString(); }
    [[nodiscard]] QString backups() const { return record(paths.backupFolder); }

    /** Everything of @p learner that can be read, wherever it lies. */
    [[nodiscard]] QByteArray answersOf(const LearnerId &learner) const
    {
        return packContent(readRecord(paths, learner).value_or(std::vector<Segment>()));
    }

    [[nodiscard]] bool hasPackWith(const QByteArray &content, const QString &where) const
    {
        return std::ranges::any_of(listPacks(where), [&content](const SegmentFile &file) {
            return file.plainName && isPackOf(file.path, content);
        });
    }

    [[nodiscard]] bool areItsPacksWhole() const
    {
        return std::ranges::all_of(filesIn(folder.path(), u"*.pack"_s), [](const QString &path) {
            const auto pack = readPack(path);
            return pack && pack->whole;
        });
    }

    /** A lock that its process could not finish counts until it is old. */
    void waitAnHour() const
    {
        for (const QString &path : filesIn(paths.spoolFolder, u"*.lock"_s)) {
            QFile lock(path);
            QVERIFY(lock.open(QIODevice::ReadWrite));
            QVERIFY(lock.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-3600), QFile::FileModificationTime));
        }
    }

    [[nodiscard]] FailingRun doChoreWhileFilesFail(const QString &chore, const QString &how, int step) const
    {
        return runWhileFilesFail(
            u"study_chorechild"_s,
            {chore, paths.studyFolder, paths.indexFolder, paths.spoolFolder, paths.backupFolder, ada.toString()},
            {paths.studyFolder, paths.indexFolder, paths.spoolFolder, paths.backupFolder}, how, step);
    }

    LearnerId ada{QString(32, u'a')};
    LearnerId bo{QString(32, u'b')};
};

QStringList closedSegments(const House &house)
{
    return filesIn(house.record(house.paths.studyFolder), u"*.seg"_s);
}

/** What a pack of the month is made of. */
QByteArray closedAnswers(const House &house)
{
    std::vector<Segment> segments;
    for (const QString &path : closedSegments(house)) {
        segments.push_back(*readSegment(path));
    }
    return packContent(segments);
}

bool isGone(const House &house)
{
    return placesOf(house.paths, house.ada).isEmpty();
}

} // namespace

/** Lets every single write of what is done to a record besides writing into it fail, one after the other. */
class FailingChoresTest final : public QObject
{
    Q_OBJECT

    House m_pattern;
    QByteArray m_all;    ///< answers of the learner
    QByteArray m_closed; ///< those in closed segments of the month
    QByteArray m_others; ///< answers of the other one

    static void addWays()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("killed") << u"kill"_s;
        QTest::newRow("one error") << u"once"_s;
        QTest::newRow("a full disk") << u"full"_s;
        QTest::newRow("a disk that turned read-only") << u"readonly"_s;
        QTest::newRow("a disk that loses what was written") << u"lose"_s;
    }

    /** A way in which a program that lives on can take away what it has begun. */
    static bool canTidyUp(const QString &how) { return how != "kill"_L1 && how != "readonly"_L1; }

    /** Lets each step of @p chore fail on a desk of its own and hands what came of it to @p look. */
    template<typename Look> void failAtEachStep(const QString &chore, Look look)
    {
        QFETCH(QString, how);
        int step = 1;
        for (; step < mostSteps; ++step) {
            const House house(m_pattern);
            const FailingRun run = house.doChoreWhileFilesFail(chore, how, step);
            if (!run.hasFailed) {
                break;
            }
            const auto tell = qScopeGuard([&] {
                if (QTest::currentTestFailed()) {
                    qWarning("at step %d: %s", step, run.lines.join('\n').constData());
                }
            });
            QCOMPARE(run.isKilled, how == "kill"_L1);
            QCOMPARE(run.lines.size(), run.isKilled ? 0 : 1); // it says how it went
            QVERIFY(run.isKilled || !run.lines.front().isEmpty());
            QVERIFY(house.areItsPacksWhole());
            QCOMPARE(house.answersOf(house.bo), m_others);
            look(house, how, !run.isKilled && run.lines.front() == "done");
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        qInfo("%d steps", step - 1);
        QVERIFY(step > 6 && step < mostSteps);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_pattern.furnish();
        m_all = m_pattern.answersOf(m_pattern.ada);
        m_closed = closedAnswers(m_pattern);
        m_others = m_pattern.answersOf(m_pattern.bo);
        QCOMPARE(m_all.count("check-"), 12);
        QCOMPARE(m_closed.count("check-"), 6);
        QCOMPARE(m_others.count("check-"), 3);
    }

    void packingAMonthLosesNothing_data() { addWays(); }

    void packingAMonthLosesNothing()
    {
        failAtEachStep(u"pack"_s, [this](const House &house, const QString &how, bool isDone) {
            QCOMPARE(house.answersOf(house.ada), m_all);
            const QString packs = packsFolder(house.record(house.paths.studyFolder));
            const bool isPacked = house.hasPackWith(m_closed, packs);
            QVERIFY(isPacked || !isDone);
            QVERIFY(isPacked || closedSegments(house).size() == 2);
            QVERIFY(isDone || !canTidyUp(how) || filesIn(packs, u"*"_s).isEmpty());
            QVERIFY(doChore(u"pack"_s, house.paths, house.ada));
            QVERIFY(house.hasPackWith(m_closed, packs) && closedSegments(house).isEmpty());
            QCOMPARE(house.answersOf(house.ada), m_all);
        });
    }

    void aBackupThatFailsIsToldAndLeavesTheOthers_data() { addWays(); }

    void aBackupThatFailsIsToldAndLeavesTheOthers()
    {
        failAtEachStep(u"backup"_s, [this](const House &house, const QString &how, bool isDone) {
            QCOMPARE(house.answersOf(house.ada), m_all);
            QCOMPARE(closedSegments(house).size(), 2);
            const bool isMade = house.hasPackWith(m_all, house.backups());
            QVERIFY(isMade || !isDone);
            QVERIFY(isMade || filesIn(house.backups(), u"*.pack"_s).size() == 1); // the one before
            QVERIFY(isDone || !canTidyUp(how) || filesIn(house.backups(), u"*.pack*"_s).size() == 1);
            QVERIFY(doChore(u"backup"_s, house.paths, house.ada));
            QVERIFY(house.hasPackWith(m_all, house.backups()));
            QVERIFY(hasLearner(house.paths.backupFolder, house.ada)); // whose it is
        });
    }

    void anEraserTakesAllOrNothing_data() { addWays(); }

    void anEraserTakesAllOrNothing()
    {
        failAtEachStep(u"erase"_s, [this](const House &house, const QString &, bool isDone) {
            const bool isMarked = isErased(house.paths.studyFolder, house.ada);
            QVERIFY(isMarked || house.answersOf(house.ada) == m_all);
            QVERIFY(!isDone || (isMarked && isGone(house)));
            if (isMarked) {
                removeErased(house.paths); // as the next start does
            } else {
                QVERIFY(doChore(u"erase"_s, house.paths, house.ada));
            }
            QVERIFY(isGone(house));
        });
    }

    void carryingOverLosesNothing_data() { addWays(); }

    void carryingOverLosesNothing()
    {
        failAtEachStep(u"carry"_s, [this](const House &house, const QString &how, bool) {
            QCOMPARE(house.answersOf(house.ada), m_all);
            const QString study = house.record(house.paths.studyFolder);
            QVERIFY(!canTidyUp(how) || filesIn(study, u"*+*.part"_s).isEmpty());
            house.waitAnHour();
            QVERIFY(doChore(u"carry"_s, house.paths, house.ada));
            QVERIFY(filesIn(house.record(house.paths.spoolFolder), u"*"_s).isEmpty());
            QCOMPARE(house.answersOf(house.ada), m_all);
        });
    }

    void closingWhatADeadSessionLeftLosesNothing_data() { addWays(); }

    void closingWhatADeadSessionLeftLosesNothing()
    {
        failAtEachStep(u"close"_s, [this](const House &house, const QString &how, bool) {
            QCOMPARE(house.answersOf(house.ada), m_all);
            const QString study = house.record(house.paths.studyFolder);
            QVERIFY(!canTidyUp(how) || filesIn(study, u"*+*.part"_s).isEmpty());
            house.waitAnHour();
            QVERIFY(doChore(u"close"_s, house.paths, house.ada));
            QVERIFY(filesIn(study, u"*.part"_s).isEmpty());
            QCOMPARE(house.answersOf(house.ada), m_all);
        });
    }
};

QTEST_GUILESS_MAIN(FailingChoresTest)
#include "failingchorestest.moc"
