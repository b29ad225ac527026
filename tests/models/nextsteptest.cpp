// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nextstep.h"

#include "exchange/currentchecks.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/fold.h"
#include "support/testpaths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

TodayPlan planOf(const Library &library, const StudyState &state, StudyDay today)
{
    KeptQueue queue;
    queue.update(library, state, today);
    return todayPlan(library, state, today, queue, reviewAmounts(queue.due(), state, today));
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
        const TodayPlan plan = planOf(*m_library, {}, firstDay);
        QVERIFY(plan.firstStart);
        QCOMPARE(kinds(plan), std::vector{NextStep::Kind::AddCourse});
    }

    void theFirstLessonIsOfferedAfterAnImport()
    {
        addSorting();
        const TodayPlan plan = planOf(*m_library, {}, firstDay);
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
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
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
        const TodayPlan sameDay = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(sameDay.steps[0].kind, NextStep::Kind::Continue);
        QVERIFY(sameDay.next == (NextDue{{firstDay.number + 1}, 1}));
        const TodayPlan nextDay = planOf(*m_library, fold(m_events), {firstDay.number + 1});
        QCOMPARE(nextDay.steps[0].kind, NextStep::Kind::Review);
        QCOMPARE(nextDay.steps[0].checks, 1);
        QVERIFY(!nextDay.next);
        QVERIFY(nextDay.steps[0].minutes >= 1);
    }

    void theKeptQueueIsThatOfTheLibraryNow()
    {
        KeptQueue kept;
        Fold record;
        StudyDay today = firstDay;
        const auto isAsNow = [&] {
            kept.update(*m_library, record.state(), today);
            const CurrentChecks now = currentChecks(*m_library, record.state());
            return kept.checks() == now && kept.due().order().all() == dueChecks(record.state(), today, now);
        };
        const auto due = [&] { return kept.due().order().checks().size(); };
        const auto addNew = [&] { record.add(m_events.back()); };
        QVERIFY(isAsNow() && kept.checks().empty());
        addSorting();
        miss(m_lessons[1]);
        addNew();
        QVERIFY(isAsNow() && !kept.checks().empty() && due() == 0);
        const LessonRef quiz = add(u"csv/tides-comma.csv"_s); // nobody has answered it yet
        QVERIFY(isAsNow());
        const size_t sorting = kept.checks().size();
        AnswerEvent other = answerRight(quiz, 0);
        other.fingerprint = Fingerprint(u"another revision"_s);
        other.right = false;
        take(other);
        addNew();
        QVERIFY(isAsNow() && kept.checks().size() == sorting + 2);
        QCOMPARE(due(), 1U);
        take(answerRight(quiz, 1));
        addNew();
        QVERIFY(isAsNow() && due() == 1);
        take(answerRight(quiz, 0), {firstDay.number + 1});
        addNew();
        QVERIFY(isAsNow() && due() == 0);
        take(UndoEvent{m_events.back().stamp.ref.session, {m_events.back().stamp.ref.n}}, {firstDay.number + 1});
        addNew();
        QVERIFY(isAsNow() && due() == 1);
        take(scopeSetting(ReviewScope::Everything)); // all is folded anew
        addNew();
        QVERIFY(isAsNow() && due() == 1);
        today = {firstDay.number + 1};
        QVERIFY(isAsNow() && due() == 2);
        QVERIFY(m_library->remove(quiz.course));
        QVERIFY(isAsNow() && kept.checks().size() == sorting && due() == 1);
    }

    void whatIsBeyondTheMinutesOfADayComesAfterTheLessons()
    {
        const LessonRef quiz = add(u"csv/tides-comma.csv"_s);
        take(minutesADaySetting(1));
        for (const size_t check : {0U, 1U}) {
            miss(quiz, check, 120'000);
        }
        const StudyDay today{firstDay.number + 1};
        const TodayPlan plan = planOf(*m_library, fold(m_events), today);
        QCOMPARE(plan.steps[0].kind, NextStep::Kind::Review);
        QCOMPARE(plan.steps[0].checks, 1);
        QCOMPARE(plan.beyond, 1);
        QCOMPARE(plan.minutesADay, 1);
        const CheckKey done = reviewPortion(fold(m_events), today, currentChecks(*m_library, fold(m_events))).now[0];
        miss(quiz, done.check == checkOf(quiz, 0) ? 0U : 1U, 120'000, today);
        const TodayPlan after = planOf(*m_library, fold(m_events), today);
        QCOMPARE(kinds(after), (std::vector{NextStep::Kind::ReviewBeyond, NextStep::Kind::AddCourse}));
        QCOMPARE(after.steps[0].checks, 1);
        QVERIFY(!after.next);
    }

    void theExtraReviewsBeforeAnExamComeAfterThoseThatAreDue()
    {
        const LessonRef quiz = add(u"csv/tides-comma.csv"_s);
        miss(quiz, 0);
        take(answerRight(quiz, 1));
        const QString module = m_library->outline(quiz.course)->modules.front().slug;
        const StudyDay today{firstDay.number + 9};
        take(examsSetting({{quiz.course, {module}, today.plusDays(1)}}), today);
        const TodayPlan plan = planOf(*m_library, fold(m_events), today);
        QCOMPARE(kinds(plan), (std::vector{NextStep::Kind::Review, NextStep::Kind::Exam, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].checks, 1);
        QCOMPARE(plan.steps[1].checks, 1);
        QCOMPARE(plan.steps[1].day, today.plusDays(1));
        QCOMPARE(plan.steps[1].lesson.course, quiz.course);
        QVERIFY(!plan.steps[1].courseTitle.isEmpty());
    }

    void aBacklogIsToldUntilAPlanToCatchUpHolds()
    {
        const LessonRef quiz = add(u"csv/tides-comma.csv"_s);
        take(minutesADaySetting(1));
        for (const size_t check : {0U, 1U}) {
            miss(quiz, check, 120'000);
        }
        const StudyDay today{firstDay.number + 9};
        const TodayPlan before = planOf(*m_library, fold(m_events), today);
        QCOMPARE(before.backlog, (std::optional(Backlog{.checks = 2, .minutes = 4, .days = 8})));
        QVERIFY(!before.catchUp);
        const CatchUp plan = catchUpOver(2, before.backlog->checks, today);
        take(catchUpSetting(plan), today);
        const TodayPlan after = planOf(*m_library, fold(m_events), today);
        QVERIFY(!after.backlog);
        QCOMPARE(after.catchUp, std::optional(plan));
        QCOMPARE(after.steps[0].checks, 1);
        QCOMPARE(after.beyond, 1);
    }

    void aStartedLessonOfAnotherCourseIsNotForgotten()
    {
        addSorting();
        const LessonRef other = addGrowth();
        take(PlaceEvent{other, {}, 0, false, 1000});
        take(PlaceEvent{m_lessons[0], {}, 0, false, 1000});
        const TodayPlan both = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(both), (std::vector{NextStep::Kind::Continue, NextStep::Kind::Continue, NextStep::Kind::Begin,
                                           NextStep::Kind::AddCourse}));
        QCOMPARE(both.steps[0].lesson, m_lessons[0]);
        QCOMPARE(both.steps[1].lesson, other);

        take(MarkReadEvent{m_lessons[0], true}); // the last lesson is over; the one begun before it is not
        const TodayPlan after = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(after),
                 (std::vector{NextStep::Kind::Continue, NextStep::Kind::Begin, NextStep::Kind::AddCourse}));
        QCOMPARE(after.steps[0].lesson, other);
        QCOMPARE(after.steps[1].lesson, m_lessons[1]);
    }

    void theLastPlaceOfACourseThatIsGoneGivesWayToTheOneBefore()
    {
        addSorting();
        const LessonRef gone = addGrowth();
        take(PlaceEvent{m_lessons[0], {}, 0, false, 1000});
        take(PlaceEvent{gone, {}, 0, false, 1000});
        QVERIFY(m_library->remove(gone.course));
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(plan),
                 (std::vector{NextStep::Kind::Continue, NextStep::Kind::Begin, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].lesson, m_lessons[0]);
        QCOMPARE(plan.steps[1].lesson, m_lessons[1]);
    }

    void thatALessonOfTenThousandIsBegunIsKnownAtOnce()
    {
        constexpr double mostMs = 16; // asked after each answer
        const LessonRef begun = addGrowth();
        take(PlaceEvent{begun, {}, 0, false, 1000}, {firstDay.number + 1});
        AnswerEvent answer;
        answer.right = true;
        for (int check = 0; check < 100'000; ++check) {
            answer.check = {begun.course, LessonSlug(u"lesson-%1"_s.arg(check / 10)),
                            CheckId(u"check-%1"_s.arg(check % 10))};
            take(answer);
        }
        const StudyState state = fold(m_events);
        std::vector<double> spentMs;
        for (int run = 0; run < 5; ++run) {
            QElapsedTimer timer;
            timer.start();
            QVERIFY(isAnyLessonBegun(*m_library, state));
            spentMs.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(spentMs);
        QVERIFY2(spentMs[2] < mostMs, qPrintable(QString::number(spentMs[2])));
    }

    void theLessonToContinueIsTheOneTodayOffersFirst()
    {
        const auto toContinue = [this](const StudyState &state) {
            const std::optional<LessonRef> lesson = lessonToContinue(*m_library, state);
            return isAnyLessonBegun(*m_library, state) == lesson.has_value() ? lesson : LessonRef();
        };
        addSorting();
        QCOMPARE(toContinue({}), std::nullopt);
        miss(m_lessons[1]); // before its place was ever kept
        QCOMPARE(toContinue(fold(m_events)), m_lessons[1]);
        const LessonRef gone = addGrowth();
        take(PlaceEvent{gone, {}, 0, false, 1000});
        QCOMPARE(toContinue(fold(m_events)), gone);
        QVERIFY(m_library->remove(gone.course));
        QCOMPARE(toContinue(fold(m_events)), m_lessons[1]);
        take(PlaceEvent{m_lessons[0], {}, 0, true, 1000}, {firstDay.number + 1});
        take(MarkReadEvent{m_lessons[0], true}, {firstDay.number + 1});
        QCOMPARE(toContinue(fold(m_events)), m_lessons[1]);
        take(MarkReadEvent{m_lessons[1], true}, {firstDay.number + 1});
        QCOMPARE(toContinue(fold(m_events)), m_lessons[0]); // all are over: the last one
    }

    void onlyALessonThatWasNeverBegunIsBegun_data()
    {
        QTest::addColumn<bool>("isAnswered");
        QTest::newRow("opened") << false;
        QTest::newRow("a check answered") << true;
    }

    void onlyALessonThatWasNeverBegunIsBegun()
    {
        QFETCH(bool, isAnswered);
        addSorting();
        if (isAnswered) {
            miss(m_lessons[1]);
        } else {
            take(PlaceEvent{m_lessons[1], {}, 0, false, 1000});
        }
        take(PlaceEvent{m_lessons[0], {}, 0, false, 1000});
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(plan.steps[0].kind, NextStep::Kind::Continue);
        QCOMPARE(plan.steps[0].lesson, m_lessons[0]);
        QCOMPARE(plan.steps[1].kind, NextStep::Kind::Begin);
        QCOMPARE(plan.steps[1].lesson, m_lessons[2]);
    }

    void aTextWhoseCheckWasAnsweredAtOnceIsContinued()
    {
        addSorting();
        const LessonEntry entry = *m_library->outline(m_lessons[1].course)->find(m_lessons[1].lesson);
        QCOMPARE(entry.checks.size(), size_t(1));
        QVERIFY(entry.textBlocks > 1);
        miss(m_lessons[1]); // before its place was ever kept
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(plan),
                 (std::vector{NextStep::Kind::Continue, NextStep::Kind::Begin, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].lesson, m_lessons[1]);
        QCOMPARE(plan.steps[1].lesson, m_lessons[2]);
    }

    void aShortTextWithChecksBelowItIsContinued()
    {
        QJsonObject lesson =
            QJsonDocument::fromJson(Test::readFile(lessonFile(u"005-quicksort-and-its-pivot.json"_s))).object();
        QJsonObject reader = lesson["reader"_L1].toObject();
        reader["blocks"_L1] = QJsonArray{reader["blocks"_L1].toArray()[1]};
        lesson["reader"_L1] = reader;
        const QString path = m_folder->filePath(u"short.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(lesson).toJson()) > 0);
        file.close();
        JobControl control;
        const LessonRef ref = importCourses({path}, *m_library, control).lessons.front();
        const LessonEntry entry = *m_library->outline(ref.course)->find(ref.lesson);
        QCOMPARE(entry.checks.size(), size_t(1));
        QCOMPARE(entry.textBlocks, 1);
        miss(ref); // before its place was ever kept
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(plan), (std::vector{NextStep::Kind::Continue, NextStep::Kind::AddCourse}));
        QCOMPARE(plan.steps[0].lesson, ref);
    }

    void aLessonOfChecksIsContinuedUntilAllAreAnswered_data()
    {
        QTest::addColumn<bool>("hasPlace");
        QTest::newRow("answered at once") << false;
        QTest::newRow("with a place") << true;
    }

    void aLessonOfChecksIsContinuedUntilAllAreAnswered()
    {
        QFETCH(bool, hasPlace);
        const LessonRef quiz = add(u"csv/tides-comma.csv"_s);
        QCOMPARE(m_library->outline(quiz.course)->find(quiz.lesson)->checks.size(), size_t(2));
        if (hasPlace) {
            take(PlaceEvent{quiz, {}, 0, false, 1000});
        }
        miss(quiz, 0);
        const TodayPlan half = planOf(*m_library, fold(m_events), firstDay);
        QCOMPARE(kinds(half), (std::vector{NextStep::Kind::Continue, NextStep::Kind::AddCourse}));
        QCOMPARE(half.steps[0].lesson, quiz);
        miss(quiz, 1);
        QCOMPARE(kinds(planOf(*m_library, fold(m_events), firstDay)), std::vector{NextStep::Kind::AddCourse});
    }

    void whatIsReadIsNotOfferedAgain()
    {
        addSorting();
        for (const LessonRef &lesson : m_lessons) {
            take(MarkReadEvent{lesson, true});
        }
        QCOMPARE(kinds(planOf(*m_library, fold(m_events), firstDay)), std::vector{NextStep::Kind::AddCourse});
    }

    void theLastLessonLeadsBackToAnUnreadOneBeforeIt()
    {
        addSorting();
        take(MarkReadEvent{m_lessons[2], true});
        take(PlaceEvent{m_lessons[2], {}, 0, true, 1000});
        const TodayPlan plan = planOf(*m_library, fold(m_events), firstDay);
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

    /** The first lesson of a course of the test data. */
    LessonRef add(const QString &name)
    {
        JobControl control;
        const ImportReport report = importCourses({Test::dataPath(name)}, *m_library, control);
        const CourseId course = report.courses.front().info.id;
        return {course, m_library->outline(course)->lessons().front()->slug};
    }

    LessonRef addGrowth() { return add(u"courses/growth"_s); }

    void take(EventBody body, StudyDay day = firstDay)
    {
        Event event;
        event.stamp.ref = {SessionId(u"s"_s), quint32(m_events.size() + 1)};
        event.stamp.at = event.stamp.wallMs = 1'000'000 + qint64(m_events.size());
        event.stamp.day = day;
        event.body = std::move(body);
        m_events.push_back(event);
    }

    [[nodiscard]] CheckId checkOf(const LessonRef &lesson, size_t check) const
    {
        return m_library->outline(lesson.course)->find(lesson.lesson)->checks[check].first;
    }

    void miss(const LessonRef &lesson, size_t check = 0, qint64 tookMs = 0, StudyDay day = firstDay)
    {
        AnswerEvent answer = answerRight(lesson, check);
        answer.right = false;
        answer.tookMs = tookMs;
        take(answer, day);
    }

    [[nodiscard]] AnswerEvent answerRight(const LessonRef &lesson, size_t check) const
    {
        const auto &[id, fingerprint] = m_library->outline(lesson.course)->find(lesson.lesson)->checks.at(check);
        AnswerEvent answer;
        answer.check = {lesson.course, lesson.lesson, id};
        answer.fingerprint = fingerprint;
        answer.right = true;
        answer.optionCount = 4;
        answer.rightCount = 1;
        return answer;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    std::vector<LessonRef> m_lessons;
    std::vector<Event> m_events;
};

QTEST_GUILESS_MAIN(NextStepTest)
#include "nextsteptest.moc"
