// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nextstep.h"

#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/fold.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr StudyDay firstDay{2'461'000};

QString lessonFile(const QString &name)
{
    return Test::dataPath(u"courses/sorting/"_s + name);
}

} // namespace

class NextStepTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<Library>(
            LibraryPaths{m_folder->filePath(u"courses"_s), {}, m_folder->filePath(u"library.db"_s)}, packageCodec());
        m_events.clear();
        JobControl control;
        QVERIFY(m_library->refresh(control));
    }

    void anEmptyLibraryOffersToAddACourse()
    {
        const TodayPlan plan = todayPlan(*m_library, {}, firstDay);
        QVERIFY(plan.firstStart);
        QCOMPARE(kinds(plan), std::vector{NextStep::Kind::AddCourse});
    }

    void theFirstLessonIsOfferedAfterAnImport()
    {
        addSorting();
        const TodayPlan plan = todayPlan(*m_library, {}, firstDay);
        QVERIFY(!plan.firstStart);
        QCOMPARE(kinds(plan), (std::vector{NextStep::Kind::Begin, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].lesson, m_lessons[0]);
        QVERIFY(!plan.steps[0].lessonTitle.isEmpty());
        QVERIFY(!plan.steps[0].courseTitle.isEmpty());
        QVERIFY(plan.steps[0].minutes > 0);
    }

    void whatWasOpenedIsContinuedAndTheNextOneFollows()
    {
        addSorting();
        take(PlaceEvent{m_lessons[1], {}, 0, false, 1000});
        const TodayPlan plan = todayPlan(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(plan),
                 (std::vector{NextStep::Kind::Continue, NextStep::Kind::Begin, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].lesson, m_lessons[1]);
        QCOMPARE(plan.steps[1].lesson, m_lessons[2]);
    }

    void dueChecksComeFirst()
    {
        addSorting();
        miss(m_lessons[1]);
        take(PlaceEvent{m_lessons[1], {}, 0, false, 1000});
        const TodayPlan sameDay = todayPlan(*m_library, fold(m_events), firstDay);
        QCOMPARE(sameDay.steps[0].kind, NextStep::Kind::Continue);
        QVERIFY(sameDay.next == (NextDue{{firstDay.number + 1}, 1}));
        const TodayPlan nextDay = todayPlan(*m_library, fold(m_events), {firstDay.number + 1});
        QCOMPARE(nextDay.steps[0].kind, NextStep::Kind::Review);
        QCOMPARE(nextDay.steps[0].checks, 1);
        QVERIFY(!nextDay.next);
        QVERIFY(nextDay.steps[0].minutes >= 1);
    }

    void whatIsReadIsNotOfferedAgain()
    {
        addSorting();
        for (const LessonRef &lesson : m_lessons) {
            take(MarkReadEvent{lesson, true});
        }
        QCOMPARE(kinds(todayPlan(*m_library, fold(m_events), firstDay)), std::vector{NextStep::Kind::AddCourse});
    }

    void theLastLessonLeadsBackToAnUnreadOneBeforeIt()
    {
        addSorting();
        take(MarkReadEvent{m_lessons[2], true});
        take(PlaceEvent{m_lessons[2], {}, 0, true, 1000});
        const TodayPlan plan = todayPlan(*m_library, fold(m_events), firstDay);
        QCOMPARE(plan.steps[0].kind, NextStep::Kind::Begin);
        QCOMPARE(plan.steps[0].lesson, m_lessons[0]);
    }

private:
    static std::vector<NextStep::Kind> kinds(const TodayPlan &plan)
    {
        std::vector<NextStep::Kind> kinds;
        for (const NextStep &step : plan.steps) {
            kinds.push_back(step.kind);
        }
        return kinds;
    }

    void addSorting()
    {
        JobControl control;
        const ImportReport report = importCourses({lessonFile(u"004-merging-two-sorted-piles.json"_s),
                                                   lessonFile(u"005-quicksort-and-its-pivot.json"_s),
                                                   lessonFile(u"006-why-n-log-n-is-the-floor.json"_s)},
                                                  *m_library, control);
        m_lessons = report.lessons;
        QCOMPARE(m_lessons.size(), size_t(3));
    }

    void take(EventBody body)
    {
        Event event;
        event.stamp.ref = {SessionId(u"s"_s), quint32(m_events.size() + 1)};
        event.stamp.at = event.stamp.wallMs = 1'000'000 + qint64(m_events.size());
        event.stamp.day = firstDay;
        event.body = std::move(body);
        m_events.push_back(event);
    }

    void miss(const LessonRef &lesson)
    {
        const LessonEntry *const entry = m_library->outline(lesson.course)->find(lesson.lesson);
        QVERIFY(entry && !entry->checks.empty());
        AnswerEvent answer;
        answer.check = {lesson.course, lesson.lesson, entry->checks.begin()->first};
        answer.fingerprint = entry->checks.begin()->second;
        take(answer);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    std::vector<LessonRef> m_lessons;
    std::vector<Event> m_events;
};

QTEST_GUILESS_MAIN(NextStepTest)
#include "nextsteptest.moc"
