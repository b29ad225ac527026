// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/desk.h"
#include "study/eventcodec.h"
#include "study/recordfolder.h"
#include "study/recordindex.h"
#include "study/reviewqueue.h"
#include "study/statecodec.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 noon = 1795953600000; // 29 November 2026, 12:00 UTC
constexpr qint64 day = 86'400'000;
constexpr int checks = 3000;

/** A long record: every check is answered on seven days, some wrong. */
struct LongDesk : Desk {
    LongDesk()
    {
        QVERIFY(writeLearner(paths.studyFolder, {learner, u"Ada"_s}));
        setLastUsedLearner(paths.indexFolder, learner);
        for (int round = 0; round < 7; ++round) {
            writeDay(round);
        }
    }

    void writeDay(int round)
    {
        const qint64 startMs = noon - (30 - round) * day;
        const SegmentHeader header{makeSessionId(startMs), learner.toString(), u"1"_s, startMs, 0};
        std::vector<SegmentLine> lines;
        for (int number = 1; number <= checks; ++number) {
            Event event{.stamp = {}, .body = answerTo(number, (number + round) % 4 != 0)};
            event.stamp.ref = {SessionId(header.session), quint32(number)};
            event.stamp.at = startMs + number;
            event.stamp.wallMs = event.stamp.at;
            event.stamp.day = studyDayAt(event.stamp.at, 0);
            lines.push_back({quint32(number), toJson(event)});
        }
        auto writer = SegmentWriter::create(paths.studyFolder + u'/' + learner.toString(), header);
        QVERIFY(writer && writer->append(lines) && writer->close());
    }

    /** Opens the record until it is read and has left its checkpoint. */
    void open()
    {
        StudyRecord record(paths, clock, u"1"_s);
        QVERIFY(record.waitUntilRead(60'000));
        QTRY_VERIFY_WITH_TIMEOUT(RecordIndex(paths.indexFolder, learner).checkpoint(), 30'000);
    }

    LearnerId learner{QString(32, u'a')};
    ManualClock clock{noon};
};

} // namespace

class CheckpointTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateThatWasCutOrChangedIsNone()
    {
        const QByteArray bytes = StateCodec::toBytes(fold({}));
        QVERIFY(StateCodec::fromBytes(bytes));
        QVERIFY(!StateCodec::fromBytes({}));
        QVERIFY(!StateCodec::fromBytes(bytes.chopped(1)));
        QVERIFY(!StateCodec::fromBytes(bytes + 'x'));
        for (qsizetype i = 0; i < 8; ++i) { // who wrote it
            QByteArray other = bytes;
            other[i] = char(other.at(i) ^ 1);
            QVERIFY(!StateCodec::fromBytes(other));
        }
    }

    void aLongRecordIsThereAtOnceTheSecondTime()
    {
        LongDesk desk;
        desk.open();
        QByteArray state;
        {
            StudyRecord record(desk.paths, desk.clock, u"1"_s);
            QSignalSpy arrived(&record, &StudyRecord::eventsArrived);
            QCOMPARE(record.state().checks().size(), size_t(checks)); // of the checkpoint
            QVERIFY(record.learner() == desk.learner);
            const std::vector<CheckKey> due = dueChecks(record.state(), record.today());
            QVERIFY(!due.empty());
            QVERIFY(record.waitUntilRead(60'000));
            QCOMPARE(arrived.size(), 1); // the events came behind it
            QCOMPARE(dueChecks(record.state(), record.today()), due);
            state = record.state().toCanonicalJson();
        }
        QVERIFY(QDir(desk.paths.indexFolder).removeRecursively());
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        QVERIFY(record.waitUntilRead(60'000));
        QVERIFY(record.state().toCanonicalJson() == state);
    }

    void whatIsNewSinceACheckpointCounts()
    {
        LongDesk desk;
        desk.open();
        {
            StudyRecord record(desk.paths, desk.clock, u"1"_s);
            QVERIFY(record.waitUntilRead(60'000));
            for (int number = 1; number <= 40; ++number) {
                AnswerEvent answer = answerTo(number, number % 2 == 0);
                answer.occasion = Occasion::Review;
                record.append(answer);
            }
            QVERIFY(record.waitUntilStored(30'000));
        }
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        const StudyDay today = record.today();
        const std::vector<CheckKey> due = dueChecks(record.state(), today);
        for (int number = 1; number <= 40; ++number) {
            QVERIFY(!record.state().check(checkKey(number))->isDue(today));
        }
        // Answers that are given before the rest is there move their checks, too.
        AnswerEvent answer = answerTo(41, false);
        answer.occasion = Occasion::Review;
        record.append(answer);
        QVERIFY(record.waitUntilStored(30'000));
        QCOMPARE(record.state().check(checkKey(41))->due, today.plusDays(1));
        QVERIFY(record.waitUntilRead(60'000));
        QVERIFY(!record.state().check(checkKey(41))->isDue(today));
        std::vector<CheckKey> left = due;
        std::erase(left, checkKey(41));
        std::vector<CheckKey> now = dueChecks(record.state(), today);
        std::ranges::sort(left);
        std::ranges::sort(now);
        QCOMPARE(now, left);
    }

    void aDamagedCheckpointIsNotUsed()
    {
        LongDesk desk;
        desk.open();
        {
            RecordIndex index(desk.paths.indexFolder, desk.learner);
            auto checkpoint = index.checkpoint();
            QVERIFY(checkpoint && !checkpoint->covered.empty());
            checkpoint->state.chop(100);
            index.keepCheckpoint(*checkpoint);
        }
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        QVERIFY(record.waitUntilRead(60'000));
        QCOMPARE(record.state().checks().size(), size_t(checks));
        QTRY_VERIFY(StateCodec::fromBytes(RecordIndex(desk.paths.indexFolder, desk.learner).checkpoint()->state));
    }
};

QTEST_GUILESS_MAIN(CheckpointTest)
#include "checkpointtest.moc"
