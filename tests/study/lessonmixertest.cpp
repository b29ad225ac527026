// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmixer.h"

#include <QRandomGenerator>
#include <QtTest>

#include <algorithm>

using namespace Carrel;

namespace
{

constexpr quint32 seed = 20'261'201;

/** The rule as it is said, asking everybody in line each time. */
class PlainMixer
{
public:
    std::vector<size_t> mix(const std::vector<CheckPlace> &line)
    {
        std::vector<size_t> waiting(line.size());
        std::ranges::generate(waiting, [next = size_t(0)]() mutable { return next++; });
        std::vector<size_t> order;
        while (!waiting.empty()) {
            const auto next = nextOf(waiting, line);
            m_last = line[*next];
            order.push_back(*next);
            waiting.erase(next);
        }
        return order;
    }

private:
    std::vector<size_t>::iterator nextOf(std::vector<size_t> &waiting, const std::vector<CheckPlace> &line) const
    {
        const auto weighsMore = [&](size_t CheckPlace::*group, size_t number) {
            const auto count = std::ranges::count_if(waiting, [&](size_t i) { return line[i].*group == number; });
            return size_t(count) > waiting.size() / 2;
        };
        const auto mayCome = [&](size_t CheckPlace::*group, size_t number) {
            const bool isPressed =
                std::ranges::any_of(waiting, [&](size_t i) { return weighsMore(group, line[i].*group); });
            return !isLast(group, number) && (!isPressed || weighsMore(group, number));
        };
        const auto first = [&](auto wanted) {
            return std::ranges::find_if(waiting, [&](size_t i) { return wanted(line[i]); });
        };
        auto next = first([&](const CheckPlace &at) {
            return mayCome(&CheckPlace::lesson, at.lesson) && mayCome(&CheckPlace::module, at.module);
        });
        if (next == waiting.end()) {
            next = first([&](const CheckPlace &at) {
                return mayCome(&CheckPlace::lesson, at.lesson) && !isLast(&CheckPlace::module, at.module);
            });
        }
        if (next == waiting.end()) {
            next = first([&](const CheckPlace &at) { return mayCome(&CheckPlace::lesson, at.lesson); });
        }
        if (next == waiting.end()) {
            next = first([&](const CheckPlace &at) { return !isLast(&CheckPlace::lesson, at.lesson); });
        }
        return next == waiting.end() ? waiting.begin() : next;
    }

    [[nodiscard]] bool isLast(size_t CheckPlace::*group, size_t number) const
    {
        return m_last && (*m_last).*group == number;
    }

    std::optional<CheckPlace> m_last;
};

/** Lessons lie in one module each unless @p loose: then anywhere, as where nobody knows the modules. */
std::vector<CheckPlace> drawnLine(QRandomGenerator &random, bool loose)
{
    const int lessons = random.bounded(1, 12);
    const int modules = random.bounded(1, 5);
    const int heavy = random.bounded(1, 4); // one lesson outweighs the others now and then
    std::vector<CheckPlace> line(size_t(random.bounded(0, 40)));
    for (CheckPlace &place : line) {
        place.lesson = random.bounded(heavy) == 0 ? 0 : size_t(random.bounded(lessons));
        place.module = loose ? size_t(random.bounded(modules * 4)) : place.lesson % size_t(modules);
    }
    return line;
}

} // namespace

class LessonMixerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderIsThatOfThePlainRule_data()
    {
        QTest::addColumn<bool>("loose");
        QTest::newRow("lessons of modules") << false;
        QTest::newRow("lessons anywhere") << true;
    }

    void theOrderIsThatOfThePlainRule()
    {
        QFETCH(bool, loose);
        QRandomGenerator random(seed);
        for (int run = 0; run < 400; ++run) {
            LessonMixer mixer;
            PlainMixer plain;
            for (int step = 0; step < 3; ++step) { // what was taken last holds for the next line, too
                const std::vector<CheckPlace> line = drawnLine(random, loose);
                QVERIFY2(mixer.mix(line) == plain.mix(line), qPrintable(QString::number(run)));
            }
        }
    }

    void aHundredThousandAreMixedInAMoment()
    {
        QRandomGenerator random(seed);
        std::vector<CheckPlace> line(100'000);
        for (CheckPlace &place : line) {
            place.lesson = size_t(random.bounded(10'000));
            place.module = place.lesson % 100;
        }
        LessonMixer mixer;
        QElapsedTimer timer;
        timer.start();
        const std::vector<size_t> order = mixer.mix(line);
        const qint64 spentMs = timer.elapsed();
        QCOMPARE(order.size(), line.size());
        for (size_t i = 1; i < order.size(); ++i) {
            QVERIFY(line[order[i]].lesson != line[order[i - 1]].lesson);
        }
        QVERIFY2(spentMs < 3000, qPrintable(QString::number(spentMs)));
    }
};

QTEST_GUILESS_MAIN(LessonMixerTest)
#include "lessonmixertest.moc"
