// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/randomevents.h"
#include "study/statecodec.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A fold that goes on from what @p fold amounts to, over the bytes of the index. */
Fold goneOnFrom(const Fold &fold)
{
    auto kept = StateCodec::fromBytes(StateCodec::toBytes({fold.checkpoint(), {}, {}}));
    return kept ? Fold(std::move(kept->fold)) : Fold();
}

Fold folded(const std::vector<Event> &events)
{
    Fold fold;
    fold.add(events);
    return fold;
}

} // namespace

class FoldCheckpointTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStateIsThatOfAllEventsOrSaysThatItIsNot_data();
    void theStateIsThatOfAllEventsOrSaysThatItIsNot();
    void yearsOfOrdinaryDaysAreGoneOnFrom();
    void allOfAStateIsKept();
    void whatNeedsAllEventsWaitsForThem_data();
    void whatNeedsAllEventsWaitsForThem();
    void whatCameSinceCanBeTakenBack();
};

void FoldCheckpointTest::theStateIsThatOfAllEventsOrSaysThatItIsNot_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {3U, 11U, 2026U}) {
        QTest::newRow(qPrintable(u"seed %1"_s.arg(seed))) << seed;
    }
}

/** Clocks that are wrong, copies, undos, settings, late rows: all that computers write, cut anywhere. */
void FoldCheckpointTest::theStateIsThatOfAllEventsOrSaysThatItIsNot()
{
    QFETCH(quint32, seed);
    Random random(seed + 1);
    int exact = 0;
    int waiting = 0;
    for (quint32 round = 0; round < 400; ++round) {
        std::vector<Event> events = RandomWriter(seed * 1000 + round, 60).events(200);
        std::ranges::stable_sort(events, {}, [](const Event &event) { return event.stamp.at; });
        const auto cut = events.begin() + qsizetype(events.size()) - 1 - draw(random, 5);
        std::vector<Event> rest(cut, events.end());
        std::vector<Event> covered(events.begin(), cut);
        if (draw(random, 2) == 0) { // one of them is told late
            const auto late = covered.begin() + draw(random, int(covered.size()));
            rest.push_back(*late);
            covered.erase(late);
        }
        std::erase_if(rest, [&](const Event &event) { // a copy under a known name is met by who reads the files
            return std::ranges::contains(covered, event.stamp.ref, [](const Event &known) { return known.stamp.ref; });
        });
        std::vector<Event> all = covered;
        all.insert(all.end(), rest.begin(), rest.end());
        shuffle(rest, random);
        Fold fold = goneOnFrom(folded(covered));
        while (!rest.empty()) {
            const auto part = rest.end() - 1 - draw(random, int(rest.size()));
            fold.add(std::vector<Event>(part, rest.end()));
            rest.erase(part, rest.end());
        }
        (fold.isExact() ? exact : waiting) += 1;
        if (fold.isExact()) {
            const QByteArray expected = folded(all).state().toCanonicalJson();
            QVERIFY2(fold.state().toCanonicalJson() == expected, qPrintable(QString::number(round)));
        }
    }
    qInfo("%d went on, %d wait for all events", exact, waiting);
    QVERIFY(exact >= 20 && waiting >= 20);
}

void FoldCheckpointTest::yearsOfOrdinaryDaysAreGoneOnFrom()
{
    Random random(7);
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    for (int i = 0; i < 3000; ++i) {
        machine.wait(draw(random, int(8 * hourMs)));
        const CheckKey key = checkKey(u"check-%1"_s.arg(draw(random, 9)), u"lesson-%1"_s.arg(draw(random, 9)));
        AnswerEvent answer = answerTo(key, draw(random, 4) > 0, Occasion(draw(random, 4)));
        answer.confidence = draw(random, 6) == 0 ? Confidence::Guess : Confidence::Sure;
        answer.tookMs = draw(random, 200'000);
        answer.wait = 1 + draw(random, 9);
        switch (draw(random, 12)) {
        case 0:
            events.push_back(machine.write(RestEvent{key, 1 + draw(random, 9)}));
            break;
        case 1:
            events.push_back(machine.write(RetireEvent{key, RetireReason::Known}));
            break;
        case 2:
            events.push_back(machine.write(BringBackEvent{key, true}));
            break;
        case 3:
            events.push_back(machine.write(MarkReadEvent{key.lessonRef(), draw(random, 2) == 0}));
            break;
        case 4:
            events.push_back(
                machine.write(PlaceEvent{key.lessonRef(), BlockId(u"p-1"_s), 0.5, true, draw(random, 90'000)}));
            break;
        default:
            events.push_back(machine.write(answer));
        }
    }
    for (int round = 0; round < 40; ++round) {
        const auto cut = events.begin() + draw(random, int(events.size()));
        Fold fold = goneOnFrom(folded({events.begin(), cut}));
        fold.add(std::vector<Event>(cut, events.end()));
        QVERIFY(fold.isExact());
        const StudyState whole = folded(events).state();
        QVERIFY(fold.state().toCanonicalJson() == whole.toCanonicalJson());
        for (int day = 0; day < 400; ++day) {
            const StudyDay then = machine.today().plusDays(day);
            QCOMPARE(fold.state().checksDueOn(then), whole.checksDueOn(then));
        }
    }
}

void FoldCheckpointTest::allOfAStateIsKept()
{
    const std::vector<Event> events = RandomWriter(42, 400).events(10'000);
    const Fold whole = folded(events);
    const auto kept = StateCodec::fromBytes(StateCodec::toBytes({whole.checkpoint(), {}, {}}));
    QVERIFY(kept);
    const StudyState &state = kept->fold.state;
    QVERIFY(state.checks() == whole.state().checks() && state.lessons() == whole.state().lessons());
    QVERIFY(state.annotations() == whole.state().annotations() && state.settings() == whole.state().settings());
    QVERIFY(kept->fold.checks == whole.checkpoint().checks && kept->fold.lessons == whole.checkpoint().lessons);
    QVERIFY(kept->fold.annotations == whole.checkpoint().annotations && !kept->fold.annotations.empty());
    QCOMPARE(state.toCanonicalJson(), whole.state().toCanonicalJson());
}

void FoldCheckpointTest::whatNeedsAllEventsWaitsForThem_data()
{
    QTest::addColumn<bool>("exact");
    QTest::newRow("an answer") << true;
    QTest::newRow("an answer from before the last one") << false;
    QTest::newRow("undo of what was there") << false;
    QTest::newRow("undo of what nobody has seen") << false;
    QTest::newRow("a setting") << false;
    QTest::newRow("another record") << false;
    QTest::newRow("a suspect clock") << false;
    QTest::newRow("an event of a later program") << false;
    QTest::newRow("what was taken back before it came") << false;
    QTest::newRow("what a suspect clock wrote") << false;
}

void FoldCheckpointTest::whatNeedsAllEventsWaitsForThem()
{
    QFETCH(bool, exact);
    const QString row = QString::fromLatin1(QTest::currentDataTag());
    Machine here(u"s1"_s);
    Machine other(u"s2"_s, noonMs - dayMs);
    const CheckKey key = checkKey(u"check-1"_s);
    std::vector<Event> events{here.write(answerTo(key, false)), here.write(UndoEvent{SessionId(u"s3"_s), {1}}),
                              here.write(ClockSuspectEvent{SessionId(u"s4"_s), dayMs})};
    Fold fold = goneOnFrom(folded(events));
    Machine later(row.endsWith("before it came"_L1)     ? u"s3"_s
                  : row.startsWith("what a suspect"_L1) ? u"s4"_s
                                                        : u"s5"_s,
                  noonMs + dayMs);
    const std::map<QString, EventBody> bodies{
        {u"undo of what was there"_s, UndoEvent{SessionId(u"s1"_s), {1}}},
        {u"undo of what nobody has seen"_s, UndoEvent{SessionId(u"s9"_s), {1}}},
        {u"a setting"_s, retentionSetting(0.8)},
        {u"another record"_s, AliasEvent{LearnerId(u"other"_s)}},
        {u"a suspect clock"_s, ClockSuspectEvent{SessionId(u"s5"_s), dayMs}},
        {u"an event of a later program"_s, UnknownEvent{u"later"_s, 9}},
    };
    const auto body = bodies.find(row);
    const Event answer =
        row.contains("before the last"_L1) ? other.write(answerTo(key, true)) : later.write(answerTo(key, true));
    events.push_back(body == bodies.end() ? answer : later.write(body->second));
    fold.add(events.back());
    QCOMPARE(fold.isExact(), exact);
    if (exact) {
        QVERIFY(fold.state().toCanonicalJson() == folded(events).state().toCanonicalJson());
    }
}

void FoldCheckpointTest::whatCameSinceCanBeTakenBack()
{
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    for (int i = 0; i < 5; ++i) {
        events.push_back(machine.write(answerTo(checkKey(u"check-1"_s), i != 2)));
        machine.waitDays(3);
    }
    Fold fold = goneOnFrom(folded(events));
    const auto add = [&](EventBody body) {
        events.push_back(machine.write(std::move(body)));
        fold.add(events.back());
        return events.back().stamp.ref;
    };
    const EventRef answer = add(answerTo(checkKey(u"check-1"_s), true));
    const EventRef rest = add(RestEvent{checkKey(u"check-1"_s), 4});
    QVERIFY(fold.state().toCanonicalJson() == folded(events).state().toCanonicalJson());
    const EventRef undo = add(UndoEvent{answer.session, {answer.n}});
    QVERIFY(fold.state().toCanonicalJson() == folded(events).state().toCanonicalJson());
    add(UndoEvent{undo.session, {undo.n}});
    add(UndoEvent{rest.session, {rest.n}});
    QVERIFY(fold.isExact());
    QVERIFY(fold.state().toCanonicalJson() == folded(events).state().toCanonicalJson());
}

QTEST_APPLESS_MAIN(FoldCheckpointTest)
#include "foldcheckpointtest.moc"
