// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/fsrs.h"
#include "study/randomevents.h"

#include <QtTest>

#include <ctime>
#include <utility>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

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
    std::vector<Event> events = RandomWriter(seed, 400).events(10'000);
    const StudyState whole = fold(events);
    const QByteArray expected = whole.toCanonicalJson();
    QVERIFY(!whole.checks().empty() && !whole.lessons().empty() && !whole.forked().empty());
    QVERIFY(whole.annotations().size() > 20);
    QVERIFY(std::ranges::any_of(whole.checks(), [](const auto &entry) { return entry.second.restsUntil.has_value(); }));
    QVERIFY(std::ranges::any_of(whole.checks(), [](const auto &entry) { return entry.second.retired.has_value(); }));
    QVERIFY(!whole.undone().empty() && !whole.aliases().empty() && whole.unknownEvents() > 0);
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
    std::vector<Event> events = RandomWriter(seed, 30).events(1500);
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
        const StudyState state = fold(RandomWriter(seed, 50).events(2000));
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
    std::vector<Event> events = RandomWriter(5, 10'000).events(100'000);
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
