// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmixer.h"

#include "study/plainmixer.h"
#include "study/revieworder.h"

#include <QRandomGenerator>
#include <QtTest>

#include <map>

using namespace Carrel;

namespace
{

constexpr quint32 seed = 20'261'201;

/** The numbers of @p line, mixed after one of @p last, which is the last one taken from then on. */
std::vector<size_t> mixed(const std::vector<LessonAndModule> &line, std::optional<LessonAndModule> &last)
{
    std::vector<WaitingCheck> checks(line.size());
    std::map<LessonAndModule, std::vector<InLine>> byPlace;
    for (size_t i = 0; i < line.size(); ++i) {
        byPlace[line[i]].push_back({i, &checks[i]});
    }
    LessonMixer mixer;
    for (auto &[place, inLine] : byPlace) {
        mixer.put(place, std::move(inLine));
    }
    std::vector<size_t> order;
    while (!mixer.isEmpty()) {
        const LessonMixer::Taken taken = mixer.take(last);
        last = taken.place;
        order.push_back(size_t(taken.inLine.check - checks.data()));
    }
    return order;
}

/** Lessons lie in one module each unless @p loose: then anywhere, as where nobody knows the modules. */
std::vector<LessonAndModule> drawnLine(QRandomGenerator &random, bool loose)
{
    const int lessons = random.bounded(1, 12);
    const int modules = random.bounded(1, 5);
    const int heavy = random.bounded(1, 4); // one lesson outweighs the others now and then
    std::vector<LessonAndModule> line(size_t(random.bounded(0, 40)));
    for (LessonAndModule &place : line) {
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
            std::optional<LessonAndModule> last;
            Test::PlainMixer plain;
            for (int step = 0; step < 3; ++step) { // what was taken last holds for the next line, too
                const std::vector<LessonAndModule> line = drawnLine(random, loose);
                QVERIFY2(mixed(line, last) == plain.mix(line), qPrintable(QString::number(run)));
            }
        }
    }

    void aHundredThousandAreMixedInAMoment()
    {
        QRandomGenerator random(seed);
        std::vector<LessonAndModule> line(100'000);
        for (LessonAndModule &place : line) {
            place.lesson = size_t(random.bounded(10'000));
            place.module = place.lesson % 100;
        }
        std::optional<LessonAndModule> last;
        QElapsedTimer timer;
        timer.start();
        const std::vector<size_t> order = mixed(line, last);
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
