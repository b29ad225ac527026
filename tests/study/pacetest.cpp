// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/pace.h"

#include "study/fold.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Lessons "0", "1", …, each read to the end in so many seconds, one after the other. */
StudyState read(const std::vector<int> &seconds)
{
    std::vector<Event> events;
    for (size_t i = 0; i < seconds.size(); ++i) {
        Event event;
        event.stamp.ref = {SessionId(u"s"_s), quint32(i + 1)};
        event.stamp.at = event.stamp.wallMs = 1'000'000 + qint64(i);
        event.stamp.day = {2'461'000};
        event.body = PlaceEvent{{CourseId(u"c"_s), LessonSlug(QString::number(i))}, {}, 0, true, seconds[i] * 1000};
        events.push_back(event);
    }
    return fold(std::move(events));
}

std::optional<int> tenMinutes(const LessonRef &)
{
    return 10;
}

} // namespace

class PaceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReadersOwnPaceIsTheMedianOfWhatWasRead_data()
    {
        QTest::addColumn<std::vector<int>>("seconds");
        QTest::addColumn<double>("pace");
        QTest::newRow("nothing read") << std::vector<int>{} << 1.0;
        QTest::newRow("too little to tell") << std::vector<int>{300, 300} << 1.0;
        QTest::newRow("twice as quick") << std::vector<int>{300, 300, 300} << 0.5;
        QTest::newRow("one lay open over lunch") << std::vector<int>{600, 720, 5'000} << 1.2;
        QTest::newRow("leafing through is no reading") << std::vector<int>{5, 5, 5, 900, 900, 900} << 1.5;
        QTest::newRow("no slower than four times") << std::vector<int>{90'000, 90'000, 90'000} << 4.0;
        std::vector<int> grown(60, 1'200);
        std::ranges::fill(grown.begin() + 20, grown.end(), 450);
        QTest::newRow("the last forty count") << grown << 0.75;
    }

    void theReadersOwnPaceIsTheMedianOfWhatWasRead()
    {
        QFETCH(std::vector<int>, seconds);
        QFETCH(double, pace);
        QCOMPARE(readingPace(read(seconds), tenMinutes), pace);
    }

    void lessonsWithoutMinutesSayNothing()
    {
        QCOMPARE(readingPace(read({300, 300, 300}), [](const LessonRef &) { return std::optional<int>(); }), 1.0);
    }
};

QTEST_GUILESS_MAIN(PaceTest)
#include "pacetest.moc"
