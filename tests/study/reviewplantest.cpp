// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewplan.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

#include <map>
#include <random>
#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

using Random = std::mt19937;

int draw(Random &random, int below)
{
    return int(random() % quint32(below));
}

/** A record on one computer that answers as the window does: a day is chosen, then the answer is written. */
class Learner
{
public:
    explicit Learner(const std::vector<SettingEvent> &settings)
    {
        write(scopeSetting(ReviewScope::Everything));
        for (const SettingEvent &setting : settings) {
            write(setting);
        }
    }

    std::optional<int> plan(const AnswerEvent &answer) const
    {
        return plannedWait(m_fold.state(), answer, machine.today(), machine.nowMs());
    }

    /** The chosen wait; the answer is in the record. */
    std::optional<int> answer(AnswerEvent answer)
    {
        answer.wait = plan(answer);
        write(answer);
        return answer.wait;
    }

    void write(const EventBody &body)
    {
        events.push_back(machine.write(body));
        m_fold.add(events.back());
    }

    [[nodiscard]] const StudyState &state() const { return m_fold.state(); }
    [[nodiscard]] StudyDay dueOf(const CheckKey &key) const { return state().check(key)->due; }

    Machine machine{u"s1"_s};
    std::vector<Event> events;

private:
    Fold m_fold;
};

/** First answered right by checks of as many lessons, with a wish that leaves five days to choose from. */
CheckKey single(int number)
{
    return checkKey(u"check"_s, u"lesson-%1"_s.arg(number));
}

const SettingEvent longWaits = retentionSetting(lowestRetention);

} // namespace

class ReviewPlanTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsShownIsWhatHolds_data();
    void whatIsShownIsWhatHolds();
    void onlyRightAnswersThatCountChooseADay_data();
    void onlyRightAnswersThatCountChooseADay();
    void aFullDayIsAvoided();
    void anEmptyDayToKeepFreeIsNoTemptation();
    void aDayWithLessGetsLess();
    void theLongestPauseIsBalancedToo();
    void checksOfALessonAreSpread();
};

void ReviewPlanTest::whatIsShownIsWhatHolds_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 42U, 2026U}) {
        QTest::newRow(qPrintable(u"seed %1"_s.arg(seed))) << seed;
    }
}

/** Over some years of random study, looking changes nothing, each answer holds to what was shown before it, an undone
    one is shown the same again, and whoever folds the same events in any order has the same days. */
void ReviewPlanTest::whatIsShownIsWhatHolds()
{
    QFETCH(quint32, seed);
    Random random(seed);
    const QDate away = QDate(2027, 1, 1).addDays(draw(random, 200));
    Learner learner({retentionSetting(0.7 + draw(random, 28) / 100.0), maximumIntervalSetting(20 + draw(random, 400)),
                     easyDaysSetting({DayLoad::Usual, DayLoad(draw(random, 3)), DayLoad(draw(random, 3))}),
                     holidaysSetting({{away, away.addDays(draw(random, 30))}})});
    int chosen = 0;
    int several = 0;
    for (int i = 0; i < 1200; ++i) {
        learner.machine.wait(draw(random, 40) * hourMs);
        const CheckKey key = checkKey(u"check-%1"_s.arg(draw(random, 3)), u"lesson-%1"_s.arg(draw(random, 12)));
        AnswerEvent answer = answerTo(key, draw(random, 8) > 0, Occasion(draw(random, 4)));
        answer.optionCount = 2 + draw(random, 4);
        const std::optional<int> shown = learner.plan(answer);
        QCOMPARE(learner.plan(answer), shown);
        const std::optional<int> told = learner.answer(answer);
        QCOMPARE(told, shown);
        const CheckState &after = *learner.state().check(key);
        if (told) {
            ++chosen;
            QCOMPARE(after.due, after.lastDay.plusDays(*told));
            QVERIFY(*told <= learner.state().settings().maximumInterval);
            several += *told > 2 ? 1 : 0;
        } else if (after.memory && after.missedOnLastDay) {
            QCOMPARE(after.due, after.lastDay.plusDays(1));
        }
        if (draw(random, 10) == 0) {
            learner.write(UndoEvent{SessionId(u"s1"_s), {learner.events.back().stamp.ref.n}});
            QCOMPARE(learner.plan(answer), shown);
            learner.answer(answer);
        }
    }
    QVERIFY(chosen > 200 && several > 100);
    const QByteArray state = learner.state().toCanonicalJson();
    std::ranges::shuffle(learner.events, random);
    QCOMPARE(fold(learner.events).toCanonicalJson(), state);
}

void ReviewPlanTest::onlyRightAnswersThatCountChooseADay_data()
{
    QTest::addColumn<AnswerEvent>("answer");
    QTest::addColumn<bool>("missedBefore"); // on the same day
    QTest::addColumn<bool>("chooses");
    const CheckKey key = single(0);
    QTest::newRow("right and sure") << answerTo(key, true) << false << true;
    QTest::newRow("wrong") << answerTo(key, false) << false << false;
    QTest::newRow("guessed") << guessed(answerTo(key, true)) << false << false;
    QTest::newRow("helped") << helped(answerTo(key, true)) << false << false;
    QTest::newRow("practice") << answerTo(key, true, Occasion::Practice) << false << false;
    QTest::newRow("asked again") << answerTo(key, true, Occasion::Again) << true << false;
}

void ReviewPlanTest::onlyRightAnswersThatCountChooseADay()
{
    QFETCH(AnswerEvent, answer);
    QFETCH(bool, missedBefore);
    Learner learner({});
    if (missedBefore) {
        learner.answer(answerTo(answer.check, false));
    }
    QTEST(learner.plan(answer).has_value(), "chooses");
}

void ReviewPlanTest::aFullDayIsAvoided()
{
    Learner learner({longWaits});
    const int full = *learner.plan(answerTo(single(0), true));
    for (int i = 0; i < 100; ++i) {
        AnswerEvent answer = answerTo(single(i), true);
        answer.wait = full;
        learner.write(answer);
    }
    const StudyDay day = learner.machine.today().plusDays(full);
    QCOMPARE(learner.state().checksDueOn(day), 100);
    std::map<int, int> counts;
    for (int i = 100; i < 200; ++i) {
        ++counts[*learner.answer(answerTo(single(i), true))];
    }
    QVERIFY(counts.size() >= 4U);
    QVERIFY2(counts[full] <= 2, qPrintable(QString::number(counts[full])));
    counts.erase(full);
    const auto [least, most] = std::ranges::minmax_element(counts, {}, [](const auto &count) { return count.second; });
    QVERIFY2(most->second <= 3 * least->second, qPrintable(u"%1 to %2"_s.arg(least->second).arg(most->second)));
}

/** A day nobody has chosen yet looks best by its load; the calendar must count all the same. */
void ReviewPlanTest::anEmptyDayToKeepFreeIsNoTemptation()
{
    Learner probe({longWaits});
    const StudyDay wanted = probe.machine.today().plusDays(*probe.plan(answerTo(single(0), true)));
    WeekLoads week = {};
    week[size_t(wanted.date().dayOfWeek() - 1)] = DayLoad::None;
    Learner learner({longWaits, easyDaysSetting(week)});
    for (int i = 0; i < 60; ++i) {
        learner.answer(answerTo(single(i), true));
        QVERIFY(learner.dueOf(single(i)) != wanted);
    }
}

void ReviewPlanTest::aDayWithLessGetsLess()
{
    Learner probe({longWaits});
    const StudyDay easy = probe.machine.today().plusDays(*probe.plan(answerTo(single(0), true)));
    WeekLoads week = {};
    week[size_t(easy.date().dayOfWeek() - 1)] = DayLoad::Less;
    Learner learner({longWaits, easyDaysSetting(week)});
    std::set<StudyDay> days;
    for (int i = 0; i < 200; ++i) {
        learner.answer(answerTo(single(i), true));
        days.insert(learner.dueOf(single(i)));
    }
    const int few = learner.state().checksDueOn(easy);
    days.erase(easy);
    QVERIFY(days.size() >= 3U);
    QVERIFY(few > 0);
    const double others = double(200 - few) / double(days.size());
    QVERIFY2(few < 0.75 * others && few > 0.2 * others, qPrintable(u"%1 of %2"_s.arg(few).arg(others)));
}

void ReviewPlanTest::theLongestPauseIsBalancedToo()
{
    Learner learner({longWaits, maximumIntervalSetting(10)});
    std::map<int, int> counts;
    for (int i = 0; i < 60; ++i) {
        ++counts[*learner.answer(answerTo(single(i), true))];
    }
    QCOMPARE(counts.begin()->first, 8);
    QCOMPARE(counts.rbegin()->first, 10);
    QVERIFY(counts[10] < 30);
}

void ReviewPlanTest::checksOfALessonAreSpread()
{
    Learner learner({longWaits});
    for (int lesson = 0; lesson < 40; ++lesson) {
        std::set<StudyDay> days;
        for (int check = 0; check < 3; ++check) {
            const CheckKey key = checkKey(u"check-%1"_s.arg(check), u"lesson-%1"_s.arg(lesson));
            learner.answer(answerTo(key, true));
            days.insert(learner.dueOf(key));
        }
        QCOMPARE(days.size(), 3U);
    }
}

QTEST_APPLESS_MAIN(ReviewPlanTest)
#include "reviewplantest.moc"
