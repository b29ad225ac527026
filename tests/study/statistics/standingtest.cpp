// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/standing.h"

#include "study/fold.h"
#include "study/statistics/memorystrength.h"
#include "study/studyevents.h"

#include <QtTest>

#include <numeric>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

LessonEntry lesson(const QString &slug)
{
    LessonEntry entry;
    entry.slug = LessonSlug(slug);
    entry.title = slug;
    entry.here = true;
    entry.checks = {{CheckId(u"a"_s), Fingerprint(u"f1"_s)}};
    return entry;
}

/** Two modules, the first of the lessons "known" and "guessed", the second of "read" and one that is not here. */
CourseOutline outline()
{
    CourseOutline course;
    course.info.id = checkKey({}).course;
    course.info.title = u"A course"_s;
    course.modules = {{u"m1"_s, u"First"_s, {lesson(u"known"_s), lesson(u"guessed"_s)}},
                      {u"m2"_s, u"Second"_s, {lesson(u"read"_s), lesson(u"elsewhere"_s)}}};
    course.modules.back().lessons.back().here = false;
    return course;
}

std::vector<Event> events()
{
    Machine machine(u"s1"_s);
    std::vector<Event> written{machine.write(answerTo(checkKey(u"a"_s, u"known"_s), true, Occasion::First)),
                               machine.write(guessed(answerTo(checkKey(u"a"_s, u"guessed"_s), true, Occasion::First))),
                               machine.write(MarkReadEvent{{checkKey({}).course, LessonSlug(u"read"_s)}, true})};
    machine.waitDays(5);
    written.push_back(machine.write(answerTo(checkKey(u"a"_s, u"known"_s), true)));
    return written;
}

QString inWords(const Standing &standing)
{
    return u"%1/%2: %3 lessons, %4 read, %5 checked, %6 lucky, %7 retained for %8, %9 fading"_s.arg(standing.course)
               .arg(standing.module)
               .arg(standing.lessons)
               .arg(standing.read)
               .arg(standing.checked)
               .arg(standing.lucky)
               .arg(standing.retained)
               .arg(standing.retainedDays)
               .arg(standing.fading) +
           u", %1 came back"_s.arg(standing.retention.answers);
}

} // namespace

class StandingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesAreCountedApartForTheCourseAndEachModule()
    {
        Fold fold;
        fold.add(events());
        const StudyPast past = fold.past();
        QStringList words;
        for (const Standing &standing :
             standingsIn(outline(), fold.state(), Machine(u"s"_s).today().plusDays(6), Retentions(past.answers))) {
            words << inWords(standing);
        }
        // What was guessed on the first day has faded by now.
        QCOMPARE(
            words,
            (QStringList{
                u"A course/: 3 lessons, 1 read, 1 checked, 1 lucky, 1 retained for 5, 1 fading, 1 came back"_s,
                u"A course/First: 2 lessons, 0 read, 1 checked, 1 lucky, 1 retained for 5, 1 fading, 1 came back"_s,
                u"A course/Second: 1 lessons, 1 read, 0 checked, 0 lucky, 0 retained for 0, 0 fading, 0 came back"_s}));
    }

    void aCourseOfOneModuleIsOneRow()
    {
        CourseOutline one = outline();
        one.modules.pop_back();
        QCOMPARE(standingsIn(one, StudyState(), Machine(u"s"_s).today(), Retentions({})).size(), 1U);
    }

    void memoriesAreCountedByHowLongTheyLast()
    {
        const StudyState state = fold(events());
        CurrentChecks current{{checkKey(u"a"_s, u"known"_s), {Fingerprint(u"f1"_s)}},
                              {checkKey(u"a"_s, u"guessed"_s), {Fingerprint(u"f1"_s)}}};
        const StudyDay today = Machine(u"s"_s).today().plusDays(5);
        const MemoryStrength strength = memoryStrength(state, today, current);
        QCOMPARE(strength.all, 2);
        QCOMPARE(std::accumulate(strength.checks.begin(), strength.checks.end(), 0), 2);
        QCOMPARE(strength.checks.front(), 1); // what was guessed lasts less than a day
        double known = 0;
        double longest = 0;
        for (const auto &[key, check] : state.checks()) {
            known += *state.recall(check, today);
            longest = std::max(longest, check.memory->stability);
        }
        QCOMPARE(strength.known, known);
        QCOMPARE(strength.medianDays, longest);
        current.erase(checkKey(u"a"_s, u"known"_s));
        QCOMPARE(memoryStrength(state, today, current).all, 1);
        QCOMPARE(memoryStrength(StudyState(), today, current), MemoryStrength());
    }
};

QTEST_APPLESS_MAIN(StandingTest)
#include "standingtest.moc"
