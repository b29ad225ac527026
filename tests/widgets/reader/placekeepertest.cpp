// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/placekeeper.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class PlaceKeeperTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_written.clear();
        m_clock = std::make_unique<ManualClock>(0);
        m_keeper = std::make_unique<PlaceKeeper>(*m_clock, [this](const PlaceEvent &e) { m_written.push_back(e); });
        m_keeper->setForeground(true);
        m_keeper->enter(lesson(u"one"_s), {});
    }

    void leavingALessonKeepsThePlaceAndTheTime()
    {
        m_clock->advance(7'000);
        m_keeper->moveTo({BlockId(u"b"_s), 0.5});
        m_keeper->enter(lesson(u"two"_s), {});
        QCOMPARE(m_written.size(), size_t(1));
        QCOMPARE(m_written[0], (PlaceEvent{lesson(u"one"_s), BlockId(u"b"_s), 0.5, false, 7'000}));
    }

    void losingTheFocusKeepsThePlaceOnce()
    {
        m_clock->advance(5'000);
        m_keeper->setForeground(false);
        m_clock->advance(60'000);
        m_keeper->setForeground(false);
        QCOMPARE(m_written.size(), size_t(1));
        QCOMPARE(m_written[0].foregroundMs, 5'000);
    }

    void whileReadingThePlaceIsKeptAtMostEveryThirtySeconds()
    {
        for (int second = 0; second < 90; ++second) {
            m_clock->advance(1'000);
            m_keeper->moveTo({BlockId(u"b"_s), second / 100.0});
        }
        QCOMPARE(m_written.size(), size_t(3));
        QCOMPARE(m_written[0].foregroundMs, 30'000);
    }

    void aPlaceOneStaysAtIsKeptToo()
    {
        m_clock->advance(29'000);
        m_keeper->moveTo({BlockId(u"b"_s), 0.5});
        m_keeper->keepIfDue();
        QVERIFY(m_written.empty());
        m_clock->advance(2'000); // and nothing moves any more: a crash now would lose the place
        m_keeper->keepIfDue();
        QCOMPARE(m_written.size(), size_t(1));
        QCOMPARE(m_written[0].block, BlockId(u"b"_s));
        m_clock->advance(600'000);
        m_keeper->keepIfDue();
        QCOMPARE(m_written.size(), size_t(1)); // nothing new to say
    }

    void theRecordKnowsSharesFromNothingToAll()
    {
        for (const double offset : {-0.4, 1.2}) {
            m_clock->advance(31'000);
            m_keeper->moveTo({BlockId(u"b"_s), offset});
        }
        QCOMPARE(m_written.size(), size_t(2));
        QCOMPARE(m_written[0].offset, 0.0);
        QCOMPARE(m_written[1].offset, 1.0);
    }

    void timeInTheBackgroundDoesNotCount()
    {
        m_clock->advance(3'000);
        m_keeper->setForeground(false);
        m_clock->advance(100'000);
        m_keeper->setForeground(true);
        m_clock->advance(4'000);
        m_keeper->leave();
        QCOMPARE(m_written.size(), size_t(2));
        QCOMPARE(m_written[1].foregroundMs, 4'000);
    }

    /** Who goes away from an open lesson reads no longer; how long they stay away is no pace. */
    void whoDoesNotMoveForLongDoesNotRead()
    {
        const auto countedAfter = [this](qint64 ms) {
            m_clock->advance(ms);
            m_keeper->leave();
            const qint64 counted = m_written.back().foregroundMs;
            m_keeper->enter(lesson(u"one"_s), {BlockId(u"a"_s), 0});
            return counted;
        };
        m_keeper->setForeground(true);
        m_keeper->enter(lesson(u"one"_s), {BlockId(u"a"_s), 0});
        QCOMPARE(countedAfter(PlaceKeeper::attentionMs), PlaceKeeper::attentionMs);
        QCOMPARE(countedAfter(24 * 60 * 60'000), PlaceKeeper::attentionMs);

        // Each move begins anew, also after a night.
        m_clock->advance(60'000);
        m_keeper->moveTo({BlockId(u"b"_s), 0});
        m_clock->advance(8 * 60 * 60'000);
        m_keeper->moveTo({BlockId(u"c"_s), 0});
        QCOMPARE(m_written.back().foregroundMs, PlaceKeeper::attentionMs);
        QCOMPARE(countedAfter(10'000), 10'000);
    }

    void anotherLearnerBeginsAtNothing()
    {
        m_keeper->seeLastBlock();
        m_clock->advance(5'000);
        m_keeper->changeLearner();
        QCOMPARE(m_written.size(), size_t(1));
        QCOMPARE(m_written[0].foregroundMs, 5'000);
        m_clock->advance(3'000);
        m_keeper->leave();
        QCOMPARE(m_written.size(), size_t(2));
        QCOMPARE(m_written[1].foregroundMs, 3'000);
        QVERIFY(!m_written[1].lastBlockSeen);
    }

    void aGlanceIsNotRecorded()
    {
        m_clock->advance(500);
        m_keeper->moveTo({BlockId(u"b"_s), 0});
        m_keeper->enter(lesson(u"two"_s), {});
        QVERIFY(m_written.empty());
    }

    void theEndOfALessonIsTold()
    {
        m_clock->advance(500);
        m_keeper->seeLastBlock();
        m_keeper->leave();
        QCOMPARE(m_written.size(), size_t(1));
        QVERIFY(m_written[0].lastBlockSeen);
    }

private:
    static LessonRef lesson(const QString &slug) { return {CourseId(u"course"_s), LessonSlug(slug)}; }

    std::vector<PlaceEvent> m_written;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<PlaceKeeper> m_keeper;
};

QTEST_GUILESS_MAIN(PlaceKeeperTest)
#include "placekeepertest.moc"
