// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/revieworder.h"

#include "study/checkdraw.h"
#include "study/plainmixer.h"
#include "study/studyevents.h"

#include <QRandomGenerator>
#include <QtTest>

#include <ranges>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr quint32 seed = 20'261'201;
constexpr StudyDay orderedOn{2'461'000};

/** What of a check tells its place, drawn. */
struct Drawn {
    CheckState state;
    QString module;
    int risk = 0;

    [[nodiscard]] OrderedCheck ordered() const { return {&state, module, risk}; }
    [[nodiscard]] quint64 draw() const { return drawFor(state.key, orderedOn.number); }
};

Drawn drawnCheck(QRandomGenerator &random, int number)
{
    const int lesson = random.bounded(random.bounded(2) == 0 ? 2 : 9); // some weigh more
    Drawn drawn;
    drawn.state.key = checkKey(u"check-%1"_s.arg(number), u"lesson-%1"_s.arg(lesson));
    drawn.state.lastDay = orderedOn.plusDays(-random.bounded(1, 5));
    drawn.module = lesson % 4 == 3 ? QString() : u"module-%1"_s.arg(lesson % 4);
    drawn.risk = random.bounded(3);
    return drawn;
}

/** The numbers of @p checks in the order that the rule says, put together as a whole. */
std::vector<CheckKey> plainOrder(const std::map<CheckKey, Drawn> &checks)
{
    PlainMixer mixer;
    std::vector<CheckKey> order;
    for (int risk = 3; risk-- > 0;) {
        std::vector<const Drawn *> line;
        std::map<QString, std::vector<const Drawn *>> lessons;
        for (const auto &[key, check] : checks) {
            if (check.risk == risk) {
                line.push_back(&check);
            }
        }
        std::ranges::sort(line, {}, &Drawn::draw);
        for (const Drawn *const check : line) {
            lessons[check->state.key.lesson.toString()].push_back(check);
        }
        for (auto &[lesson, siblings] : lessons) {
            std::ranges::stable_sort(siblings, {}, [](const Drawn *check) { return check->state.lastDay; });
            std::ranges::reverse(siblings); // to be taken from the end
        }
        std::vector<LessonAndModule> places;
        for (const Drawn *&check : line) {
            std::vector<const Drawn *> &siblings = lessons[check->state.key.lesson.toString()];
            check = siblings.back();
            siblings.pop_back();
            const size_t lesson = size_t(check->state.key.lesson.toString().mid(7).toInt());
            const size_t alone = 100 + size_t(std::distance(checks.begin(), checks.find(check->state.key)));
            places.push_back({lesson, check->module.isEmpty() ? alone : size_t(check->module.mid(7).toInt())});
        }
        for (const size_t next : mixer.mix(places)) {
            order.push_back(line[next]->state.key);
        }
    }
    return order;
}

} // namespace

class ReviewOrderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keptOverChangesItIsTheOrderOfThePlainRule()
    {
        QRandomGenerator random(seed);
        for (int run = 0; run < 60; ++run) {
            ReviewOrder order(orderedOn);
            std::map<CheckKey, Drawn> checks;
            for (int step = 0; step < 40; ++step) {
                const Drawn drawn = drawnCheck(random, random.bounded(40)); // known ones among them
                if (random.bounded(4) == 0) {
                    order.remove(drawn.state.key);
                    checks.erase(drawn.state.key);
                } else {
                    order.put(drawn.ordered());
                    checks.insert_or_assign(drawn.state.key, drawn);
                }
                if (step % 5 == 0) {
                    const std::vector<CheckKey> expected = plainOrder(checks);
                    const size_t some = size_t(random.bounded(int(expected.size()) + 1));
                    QVERIFY(order.first(some) == std::vector(expected.begin(), expected.begin() + qsizetype(some)));
                    QVERIFY2(order.all() == expected, qPrintable(u"run %1, step %2"_s.arg(run).arg(step)));
                }
            }
        }
    }

    void whatTheyTakeIsSummedUp()
    {
        ReviewOrder order(orderedOn);
        CheckState check;
        check.key = checkKey(u"a"_s);
        check.answers = 1;
        check.medianMs = 4'000;
        order.put({&check, {}, 0});
        check.medianMs = 5'000;
        order.put({&check, {}, 1});
        QCOMPARE(order.expectedMs(), 5'000);
        QCOMPARE(order.checks().size(), 1U);
        order.remove(check.key);
        order.remove(check.key);
        QCOMPARE(order.expectedMs(), 0);
        QVERIFY(order.all().empty());
    }
};

QTEST_APPLESS_MAIN(ReviewOrderTest)
#include "reviewordertest.moc"
