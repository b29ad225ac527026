// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/fsrs.h"
#include "study/statecodec.h"
#include "study/studyevents.h"

#include <QtTest>

#include <ctime>
#include <random>
#include <utility>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

using Random = std::mt19937; // its numbers are the same everywhere, unlike those of the distributions

/** A number from 0 to @p below - 1. */
int draw(Random &random, int below)
{
    return int(random() % quint32(below));
}

/** Makes events as several computers would, some with wrong clocks, some copied while open. */
class Writer
{
public:
    explicit Writer(quint32 seed, int checks)
        : m_random(seed)
        , m_checks(checks)
    {
    }

    std::vector<Event> events(int count)
    {
        for (int i = 0; i < 6; ++i) {
            const qint64 offset = i == 5 ? 4000 * dayMs : draw(m_random, 300) * dayMs;
            m_machines.emplace_back(u"session-%1"_s.arg(i), noonMs + offset, (draw(m_random, 25) - 12) * 3600);
        }
        std::vector<Event> written;
        for (int i = 0; i < count; ++i) {
            Machine &machine = m_machines[size_t(draw(m_random, int(m_machines.size())))];
            machine.wait(qint64(draw(m_random, 4 * int(hourMs))));
            if (!written.empty() && draw(m_random, 3) == 0) {
                machine.see(written[size_t(draw(m_random, int(written.size())))]);
            }
            written.push_back(machine.write(body(written)));
        }
        fork(written);
        return written;
    }

private:
    CheckKey someCheck()
    {
        const int number = draw(m_random, m_checks);
        return checkKey(u"check-%1"_s.arg(number % 5), u"lesson-%1"_s.arg(number / 5));
    }

    AnswerEvent answer()
    {
        AnswerEvent answer = answerTo(someCheck(), draw(m_random, 4) > 0, Occasion(draw(m_random, 4)));
        answer.confidence = draw(m_random, 6) == 0 ? Confidence::Guess : Confidence::Sure;
        answer.helped = draw(m_random, 9) == 0;
        answer.tookMs = draw(m_random, 200'000) - 10'000;
        if (draw(m_random, 2) == 0) {
            answer.wait = 1 + draw(m_random, 6);
        }
        return answer;
    }

    SettingEvent setting()
    {
        switch (draw(m_random, 10)) {
        case 0:
            return scopeSetting(ReviewScope(draw(m_random, 3)));
        case 1:
            return retentionSetting(0.7 + draw(m_random, 30) / 100.0);
        case 2:
            return maximumIntervalSetting(draw(m_random, 400));
        case 3:
            return rolloverSetting(draw(m_random, 1440));
        case 4:
            return easyDaysSetting(
                {DayLoad(draw(m_random, 2)), DayLoad(draw(m_random, 3)), DayLoad(draw(m_random, 3))});
        case 5: {
            const QDate first = QDate(2026, 12, 1).addDays(draw(m_random, 400));
            return holidaysSetting({{first, first.addDays(draw(m_random, 20))}});
        }
        case 6:
            return minutesADaySetting(draw(m_random, 40));
        case 7: {
            const StudyDay first{2'461'374 + draw(m_random, 400)};
            return catchUpSetting(CatchUp{first, first.plusDays(draw(m_random, 9)), 1 + draw(m_random, 50)});
        }
        case 8:
            return examsSetting({{CourseId(u"example.org/c"_s), {u"m"_s}, {2'461'374 + draw(m_random, 400)}}});
        default:
            return {u"later-%1"_s.arg(draw(m_random, 3)), draw(m_random, 10)};
        }
    }

    UndoEvent undo(const std::vector<Event> &written)
    {
        if (written.empty()) {
            return {SessionId(u"session-unknown"_s), {1, 2}};
        }
        const EventRef ref = written[size_t(draw(m_random, int(written.size())))].stamp.ref;
        return {ref.session, {ref.n, ref.n + 1}};
    }

    EventBody annotation()
    {
        const int number = draw(m_random, m_checks);
        const AnnotationKey key = annotationKey(u"note-%1"_s.arg(number), u"lesson-%1"_s.arg(number % 7));
        switch (draw(m_random, 6)) {
        case 0:
            return AnnotationTextEvent{key, u"text %1"_s.arg(draw(m_random, 9))};
        case 1:
            return AnnotationColourEvent{key, MarkColour(draw(m_random, 4))};
        case 2:
            return AnnotationRemovedEvent{key, draw(m_random, 2) == 0};
        default: {
            AnnotationEvent made = highlightOf({}, u"quote %1"_s.arg(number));
            made.key = key;
            made.form = AnnotationForm(draw(m_random, 3));
            return made;
        }
        }
    }

    EventBody decision()
    {
        switch (draw(m_random, 4)) {
        case 0:
            return RestEvent{someCheck(), 1 + draw(m_random, 3)};
        case 1:
            return RetireEvent{someCheck(), RetireReason(draw(m_random, 4))};
        default:
            return BringBackEvent{someCheck(), draw(m_random, 2) == 0};
        }
    }

    EventBody body(const std::vector<Event> &written)
    {
        const int kind = draw(m_random, 100);
        if (kind < 50) {
            return answer();
        }
        if (kind < 60) {
            return annotation();
        }
        if (kind < 80) {
            return PlaceEvent{someCheck().lessonRef(), BlockId(u"p-%1"_s.arg(draw(m_random, 9))),
                              draw(m_random, 100) / 99.0, draw(m_random, 5) == 0, draw(m_random, 40'000)};
        }
        if (kind < 84) {
            return MarkReadEvent{someCheck().lessonRef(), draw(m_random, 2) == 0};
        }
        if (kind < 88) {
            return decision();
        }
        if (kind < 97) {
            return undo(written);
        }
        if (kind < 98) {
            return setting();
        }
        if (kind < 99) {
            return ClockSuspectEvent{SessionId(u"session-%1"_s.arg(4 + draw(m_random, 2))),
                                     (draw(m_random, 4) - 1) * 1000 * dayMs};
        }
        return draw(m_random, 2) == 0 ? EventBody(AliasEvent{LearnerId(u"learner-%1"_s.arg(draw(m_random, 3)))})
                                      : EventBody(UnknownEvent{u"highlight"_s, 7});
    }

    /** Some keys written a second time by a copy of the profile. */
    void fork(std::vector<Event> &written)
    {
        const size_t whole = written.size();
        for (size_t i = 0; i < whole; i += 97) {
            Event copy = written[i];
            copy.stamp.wallMs += 1;
            copy.body = body(written);
            written.push_back(copy);
        }
    }

    Random m_random;
    int m_checks;
    std::vector<Machine> m_machines;
};

void shuffle(std::vector<Event> &events, Random &random)
{
    for (size_t i = events.size(); i > 1; --i) {
        std::swap(events[i - 1], events[random() % i]);
    }
}

} // namespace

class FoldMergeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyOrderPartitionAndRepetitionGivesTheSameBytes_data();
    void anyOrderPartitionAndRepetitionGivesTheSameBytes();
    void oneByOneGivesTheSameBytes_data();
    void oneByOneGivesTheSameBytes();
    void everyDueDayIsAfterTheLastAnswer();
    void aHundredThousandEventsFoldInTime();
};

void FoldMergeTest::anyOrderPartitionAndRepetitionGivesTheSameBytes_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 42U, 2026U, 77'777U}) {
        QTest::newRow(qPrintable(u"seed %1"_s.arg(seed))) << seed;
    }
}

void FoldMergeTest::anyOrderPartitionAndRepetitionGivesTheSameBytes()
{
    QFETCH(quint32, seed);
    std::vector<Event> events = Writer(seed, 400).events(10'000);
    const StudyState whole = fold(events);
    const QByteArray expected = whole.toCanonicalJson();
    QVERIFY(!whole.checks().empty() && !whole.lessons().empty() && !whole.forked().empty());
    QVERIFY(whole.annotations().size() > 20);
    QVERIFY(std::ranges::any_of(whole.checks(), [](const auto &entry) { return entry.second.restsUntil.has_value(); }));
    QVERIFY(std::ranges::any_of(whole.checks(), [](const auto &entry) { return entry.second.retired.has_value(); }));
    QVERIFY(!whole.undone().empty() && !whole.aliases().empty() && whole.unknownEvents() > 0);
    const auto kept = StateCodec::fromBytes(StateCodec::toBytes(whole));
    QVERIFY(kept && kept->checks() == whole.checks() && kept->lessons() == whole.lessons());
    QVERIFY(kept->annotations() == whole.annotations() && kept->settings() == whole.settings());
    QCOMPARE(kept->toCanonicalJson(), expected);
    Random random(seed + 1);
    for (int round = 0; round < 4; ++round) {
        shuffle(events, random);
        Fold merged;
        for (size_t from = 0; from < events.size();) {
            const size_t part = 1 + random() % 1500;
            const size_t start = draw(random, 3) == 0 ? from / 2 : from; // some come twice
            const size_t to = std::min(events.size(), from + part);
            merged.add(std::vector<Event>(events.begin() + qsizetype(start), events.begin() + qsizetype(to)));
            from = to;
        }
        merged.add(events); // a copy of everything is harmless
        QCOMPARE(merged.size(), qsizetype(events.size()));
        QCOMPARE(merged.state().toCanonicalJson(), expected);
    }
}

void FoldMergeTest::oneByOneGivesTheSameBytes_data()
{
    anyOrderPartitionAndRepetitionGivesTheSameBytes_data();
}

void FoldMergeTest::oneByOneGivesTheSameBytes()
{
    QFETCH(quint32, seed);
    std::vector<Event> events = Writer(seed, 30).events(1500);
    const QByteArray expected = fold(events).toCanonicalJson();
    Random random(seed + 2);
    shuffle(events, random);
    Fold merged;
    for (const Event &event : events) {
        merged.add(event);
    }
    QCOMPARE(merged.state().toCanonicalJson(), expected);
}

void FoldMergeTest::everyDueDayIsAfterTheLastAnswer()
{
    for (quint32 seed = 100; seed < 110; ++seed) {
        const StudyState state = fold(Writer(seed, 50).events(2000));
        for (const auto &[key, check] : state.checks()) {
            if (check.memory) {
                QVERIFY(check.due > check.lastDay);
                QVERIFY(check.firstDay <= check.lastDay);
                QVERIFY(check.memory->stability >= 0.001 && check.memory->stability <= Fsrs::longestStability);
                QVERIFY(check.memory->difficulty >= 1 && check.memory->difficulty <= 10);
            }
        }
    }
}

void FoldMergeTest::aHundredThousandEventsFoldInTime()
{
    std::vector<Event> events = Writer(5, 10'000).events(100'000);
    // Time of this process alone: other programs must not fail the test.
    std::clock_t begin = std::clock();
    const auto spentMs = [&begin] {
        return (std::clock() - std::exchange(begin, std::clock())) * 1000 / CLOCKS_PER_SEC;
    };
    Fold fold;
    fold.add(std::move(events));
    const qint64 foldMs = spentMs();
    QVERIFY(fold.state().checks().size() > 9'000);
    Machine machine(u"session-new"_s, noonMs + 500 * dayMs);
    fold.add(machine.write(answerTo(checkKey(u"check-1"_s, u"lesson-1"_s), true)));
    fold.add(machine.write(UndoEvent{SessionId(u"session-new"_s), {1}}));
    const qint64 moreMs = spentMs();
    qInfo("fold %lld ms, one more and its undo %lld ms", foldMs, moreMs);
    QVERIFY2(foldMs < 2000, qPrintable(QString::number(foldMs)));
    QVERIFY2(moreMs < 200, qPrintable(QString::number(moreMs)));
}

QTEST_APPLESS_MAIN(FoldMergeTest)
#include "foldmergetest.moc"
