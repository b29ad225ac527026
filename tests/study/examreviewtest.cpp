// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/examreview.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int perModule = 14;

/** A learner who has known the checks of two modules for a while: none of them is due for days. */
struct Desk {
    Machine machine{u"s1"_s};
    Fold fold;
    CurrentChecks current;

    Desk()
    {
        for (const QString &module : {u"first"_s, u"second"_s}) {
            for (int i = 0; i < perModule; ++i) {
                current.insert({key(module, i), {Fingerprint(u"f1"_s), module}});
            }
        }
        for (int review = 0; review < 4; ++review) {
            for (const auto &[check, now] : current) {
                fold.add(machine.write(answerTo(check, true, review == 0 ? Occasion::First : Occasion::Review)));
            }
            machine.waitDays(review < 3 ? 3 + 5 * review : 40);
        }
    }

    static CheckKey key(const QString &module, int number)
    {
        return checkKey(u"check-%1"_s.arg(number), u"%1-%2"_s.arg(module).arg(number / 4));
    }

    void examIn(int days, const std::vector<QString> &modules)
    {
        fold.add(
            machine.write(examsSetting({{CourseId(u"example.org/c"_s), modules, machine.today().plusDays(days)}})));
    }

    [[nodiscard]] std::vector<CheckKey> now() const
    {
        const std::vector<ExamPortion> portions = examPortions(fold.state(), machine.today(), current);
        return portions.empty() ? std::vector<CheckKey>() : portions.front().now;
    }

    void practise(const CheckKey &check) { fold.add(machine.write(answerTo(check, true, Occasion::Practice))); }
};

} // namespace

class ExamReviewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedBeforeTheDaysOfTheExamOrAfterIt_data()
    {
        QTest::addColumn<int>("daysAway");
        QTest::addColumn<bool>("asks");
        QTest::newRow("long before") << 30 << false;
        QTest::newRow("the day before they begin") << examDays + 1 << false;
        QTest::newRow("the first day") << examDays << true;
        QTest::newRow("the day before the exam") << 1 << true;
        QTest::newRow("the exam") << 0 << false;
        QTest::newRow("after it") << -1 << false;
    }

    void nothingIsAskedBeforeTheDaysOfTheExamOrAfterIt()
    {
        QFETCH(int, daysAway);
        Desk desk;
        desk.examIn(daysAway, {u"first"_s});
        QTEST(!desk.now().empty(), "asks");
    }

    void eachCheckOfTheChosenModulesIsAskedOnceMore()
    {
        Desk desk;
        desk.examIn(examDays, {u"second"_s});
        std::set<CheckKey> asked;
        std::vector<size_t> sizes;
        for (int day = 0; day < examDays; ++day) {
            const std::vector<CheckKey> today = desk.now();
            sizes.push_back(today.size());
            for (size_t i = 0; i < today.size(); ++i) {
                QCOMPARE(desk.now().size(), today.size() - i); // what is done is not made up for
                QVERIFY(today[i].lesson.toString().startsWith("second"_L1));
                QVERIFY(asked.insert(today[i]).second);
                desk.practise(today[i]);
            }
            desk.machine.waitDays(1);
        }
        QCOMPARE(sizes, std::vector<size_t>(examDays, perModule / examDays));
        QCOMPARE(asked.size(), size_t(perModule));
    }

    void theScheduleStaysAsItWas()
    {
        Desk desk;
        desk.examIn(2, {u"first"_s, u"second"_s});
        std::map<CheckKey, std::pair<std::optional<MemoryState>, StudyDay>> before;
        for (const auto &[key, check] : desk.fold.state().checks()) {
            before[key] = {check.memory, check.due};
        }
        QCOMPARE(desk.now().size(), size_t(perModule));
        const std::vector<CheckKey> now = desk.now();
        for (const CheckKey &key : now) {
            desk.fold.add(desk.machine.write(answerTo(key, key.check.toString() != "check-1"_L1, Occasion::Practice)));
        }
        for (const auto &[key, check] : desk.fold.state().checks()) {
            QVERIFY(before.at(key) == std::pair(check.memory, check.due));
        }
        QVERIFY(desk.now().empty());
    }

    void whatIsReviewedRestsOrIsRetiredIsLeftOut()
    {
        Desk desk;
        desk.examIn(1, {u"first"_s});
        QCOMPARE(desk.now().size(), size_t(perModule));
        desk.fold.add(desk.machine.write(answerTo(Desk::key(u"first"_s, 0), false)));
        desk.fold.add(desk.machine.write(RestEvent{Desk::key(u"first"_s, 1), 1}));
        desk.fold.add(desk.machine.write(RetireEvent{Desk::key(u"first"_s, 2), RetireReason::Known}));
        desk.current.erase(Desk::key(u"first"_s, 3));
        const std::vector<CheckKey> now = desk.now();
        QCOMPARE(now.size(), size_t(perModule - 4));
        for (int i = 0; i < 4; ++i) {
            QVERIFY(!std::ranges::contains(now, Desk::key(u"first"_s, i)));
        }
    }

    void whatWillBeKnownForSureIsLeftOut()
    {
        Desk desk;
        desk.examIn(1, {u"first"_s});
        for (const CheckKey &key : desk.now()) {
            QVERIFY(*desk.fold.state().recall(*desk.fold.state().check(key), desk.machine.today().plusDays(1)) < 0.95);
        }
        const CheckKey fresh = checkKey(u"fresh"_s);
        desk.current.insert({fresh, {Fingerprint(u"f1"_s), u"first"_s}});
        for (int i = 0; i < 6; ++i) { // known for so long that a day more takes nothing away
            desk.fold.add(desk.machine.write(answerTo(fresh, true)));
            desk.machine.waitDays(i < 5 ? 30 : 8);
        }
        desk.examIn(1, {u"first"_s});
        QVERIFY(*desk.fold.state().recall(*desk.fold.state().check(fresh), desk.machine.today().plusDays(1)) > 0.95);
        QVERIFY(!std::ranges::contains(desk.now(), fresh));
    }

    void examsComeBackAsTheyWereChosen()
    {
        const std::vector<Exam> exams{{CourseId(u"c"_s), {u"a"_s, u"b"_s}, {2'461'400}},
                                      {CourseId(u"d"_s), {u"m"_s}, {2'461'500}}};
        StudySettings settings;
        settings.apply(examsSetting(exams));
        QVERIFY(settings.exams == exams);
        const QJsonObject whole{
            {u"course"_s, u"c"_s}, {u"modules"_s, QJsonArray{u"a"_s}}, {u"date"_s, u"2026-12-01"_s}};
        for (const QString &field : {u"course"_s, u"modules"_s, u"date"_s}) {
            QJsonObject part = whole;
            part.remove(field);
            settings.apply({examsSetting({}).key, QJsonArray{part}});
            QVERIFY(settings.exams == exams);
        }
        settings.apply({examsSetting({}).key, QJsonArray{whole}});
        QCOMPARE(settings.exams.size(), size_t(1));
        settings.apply(examsSetting({}));
        QVERIFY(settings.exams.empty());
    }
};

QTEST_APPLESS_MAIN(ExamReviewTest)
#include "examreviewtest.moc"
