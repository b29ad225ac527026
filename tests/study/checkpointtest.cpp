// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/packmonth.h"
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/desk.h"
#include "study/eraserecord.h"
#include "study/eventcodec.h"
#include "study/firstlook.h"
#include "study/recordfolder.h"
#include "study/recordindex.h"
#include "study/reviewqueue.h"
#include "study/statecodec.h"

#include <QtTest>

#include <functional>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 noon = 1795953600000; // 29 November 2026, 12:00 UTC
constexpr qint64 day = 86'400'000;
constexpr int checks = 3400;

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
        std::vector<EventBody> bodies;
        for (int number = 1; number <= checks; ++number) {
            bodies.emplace_back(answerTo(number, (number + round) % 4 != 0));
        }
        write(noon - (30 - round) * day, bodies);
    }

    /** A session of some computer. */
    void write(qint64 startMs, const std::vector<EventBody> &bodies, const QString &session = {},
               const LearnerId &whose = {})
    {
        const QString of = (whose.isEmpty() ? learner : whose).toString();
        const QString name = session.isEmpty() ? makeSessionId(startMs) : session;
        const SegmentHeader header{name, of, u"1"_s, startMs, 0};
        std::vector<SegmentLine> lines;
        for (const EventBody &body : bodies) {
            const auto number = quint32(lines.size() + 1);
            Event event{.stamp = {}, .body = body};
            event.stamp.ref = {SessionId(header.session), number};
            event.stamp.at = startMs + number;
            event.stamp.wallMs = event.stamp.at;
            event.stamp.day = studyDayAt(event.stamp.at, 0);
            lines.push_back({number, toJson(event)});
        }
        auto writer =
            SegmentWriter::create(paths.studyFolder + u'/' + of, header, session.isEmpty() ? QString() : u"+1"_s);
        QVERIFY(writer && writer->append(lines) && writer->close());
        sessions += name;
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
    QStringList sessions;
};

/** What two looks into the folder of @p desk say: by the checkpoint (nothing: it does not hold), and by all events. */
struct Looks {
    explicit Looks(const LongDesk &desk)
    {
        RecordFolder folder(desk.paths, {makeSessionId(noon), {}, u"1"_s, noon, 0});
        if (const auto loaded = folder.loadCheckpoint({}, [] {}, [](qint64) {})) {
            early = loaded->fold.state().toCanonicalJson();
        }
        whole = folder.load({}, [] {})->fold.state().toCanonicalJson();
    } // and leaves a checkpoint, if there was none that held

    std::optional<QByteArray> early;
    QByteArray whole;
};

using Change = std::function<void(LongDesk &)>;

QString someSegment(const LongDesk &desk)
{
    return filesIn(desk.paths.studyFolder, u"*.seg"_s).value(0);
}

} // namespace

class CheckpointTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCheckpointOfMoreThanAMomentIsNotWaitedFor()
    {
        LongDesk desk;
        desk.open();
        {
            RecordIndex index(desk.paths.indexFolder, desk.learner);
            auto checkpoint = index.checkpoint();
            QVERIFY(checkpoint);
            QCOMPARE(index.checkpointSize(), checkpoint->state.size());
            checkpoint->state.append(QByteArray(FirstLook::mostBytes, 'x'));
            index.keepCheckpoint(*checkpoint);
        }
        StudyRecord record(desk.paths, desk.clock, u"1"_s);
        QVERIFY(record.state().checks().empty()); // without that there is time for all of it
        QVERIFY(record.waitUntilRead(60'000));
        QCOMPARE(record.state().checks().size(), size_t(checks));
    }

    void aStateThatWasCutOrChangedIsNone()
    {
        const QByteArray bytes = StateCodec::toBytes({{fold({}), {}, {}, {}}, {}, {}});
        QVERIFY(StateCodec::fromBytes(bytes));
        QVERIFY(!StateCodec::fromBytes({}));
        QVERIFY(!StateCodec::fromBytes(bytes.chopped(1)));
        QVERIFY(!StateCodec::fromBytes(bytes + 'x'));
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            QByteArray other = bytes;
            other[i] = char(other.at(i) ^ 1);
            QVERIFY(!StateCodec::fromBytes(other));
        }
    }

    void itIsWhatAllEventsAmountToOrIsNotUsed_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("holds");
        QTest::newRow("nothing is new") << Change([](LongDesk &) {}) << true;
        QTest::newRow("another computer's answers") << Change([](LongDesk &desk) {
            desk.write(noon - day,
                       {answerTo(1, false), answerTo(2), PlaceEvent{checkKey(1).lessonRef(), {}, 0.5, true, 9}});
        }) << true;
        QTest::newRow("an answer taken back since") << Change([](LongDesk &desk) {
            const QString name = makeSessionId(noon - day);
            desk.write(noon - day, {answerTo(1, false), UndoEvent{SessionId(name), {1}}}, name);
        }) << true;
        QTest::newRow("a month was packed") << Change([](LongDesk &desk) {
            QVERIFY(packMonth(desk.paths.studyFolder + u'/' + desk.learner.toString(), u"2026-10"_s) ||
                    packMonth(desk.paths.studyFolder + u'/' + desk.learner.toString(), u"2026-11"_s));
        }) << true;
        QTest::newRow("an answer of last week that comes today")
            << Change([](LongDesk &desk) { desk.write(noon - 27 * day + 1, {answerTo(1, false)}); }) << false;
        QTest::newRow("an undo of what is covered") << Change([](LongDesk &desk) {
            desk.write(noon - day, {UndoEvent{SessionId(desk.sessions.front()), {4, 5}}});
        }) << false;
        QTest::newRow("a setting") << Change([](LongDesk &desk) { desk.write(noon - day, {retentionSetting(0.8)}); })
                                   << false;
        QTest::newRow("a file is gone") << Change([](LongDesk &desk) { QVERIFY(QFile::remove(someSegment(desk))); })
                                        << false;
        QTest::newRow("a profile was copied while it was open")
            << Change([](LongDesk &desk) { desk.write(noon - 30 * day, {answerTo(7, false)}, desk.sessions.front()); })
            << false;
        QTest::newRow("the index is damaged") << Change([](LongDesk &desk) {
            RecordIndex index(desk.paths.indexFolder, desk.learner);
            auto checkpoint = index.checkpoint();
            QVERIFY(checkpoint);
            checkpoint->state[checkpoint->state.size() / 2] = char(checkpoint->state[checkpoint->state.size() / 2] ^ 1);
            index.keepCheckpoint(*checkpoint);
        }) << false;
        QTest::newRow("a record was joined") << Change([](LongDesk &desk) {
            const LearnerId other{QString(32, u'b')};
            QVERIFY(writeLearner(desk.paths.studyFolder, {other, u"Bo"_s}));
            desk.write(noon - 2 * day, {answerTo(5000), answerTo(1, false)}, {}, other);
            desk.write(noon - day, {AliasEvent{other}});
        }) << false;
        QTest::newRow("the folder was moved") << Change([](LongDesk &desk) {
            const QString to = desk.folder.filePath(u"data/moved"_s);
            QVERIFY(QDir().rename(desk.paths.studyFolder, to));
            desk.paths.studyFolder = to;
        }) << false;
    }

    void itIsWhatAllEventsAmountToOrIsNotUsed()
    {
        QFETCH(Change, change);
        QFETCH(bool, holds);
        LongDesk desk;
        QVERIFY(!Looks(desk).early);
        change(desk);
        const Looks then(desk);
        QCOMPARE(then.early.has_value(), holds);
        QVERIFY(!holds || *then.early == then.whole);
        const Looks after(desk); // by a new one, where the first did not hold
        QVERIFY(after.early && *after.early == then.whole && after.whole == then.whole);
    }

    void ofAnErasedLearnerNothingIsShown()
    {
        LongDesk desk;
        QVERIFY(!Looks(desk).early);
        QVERIFY(eraseRecord(desk.paths, desk.learner, noon));
        const Looks then(desk);
        QVERIFY(!then.early);
        QCOMPARE(then.whole, fold({}).toCanonicalJson());
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
        QTRY_VERIFY_WITH_TIMEOUT(!record.state().checks().empty(), 60'000); // at once, but on a slow machine
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
