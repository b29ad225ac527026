// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/studyfigures.h"

#include "study/fold.h"
#include "study/simulation.h"
#include "study/studyevents.h"
#include "study/studysettings.h"

#include <QRegularExpression>
#include <QtTest>

#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

using Make = std::optional<Figure> (*)(const FigureSources &);

const LessonRef lessonRef = checkKey({}).lessonRef();

RichText words(const QString &text)
{
    Run run;
    run.text = text;
    return {Runs{run}};
}

Option option(const QString &key, const QString &text, bool correct)
{
    Option made;
    made.key = OptionKey(key);
    made.text = words(text);
    made.correct = correct;
    return made;
}

/** The lesson whose check "a" has the right option "a" and the wrong ones "b" and "c". */
std::shared_ptr<const Lesson> lesson()
{
    Lesson lesson;
    lesson.slug = lessonRef.lesson;
    Check check;
    check.id = CheckId(u"a"_s);
    check.question = words(u"Where does a pointer point?"_s);
    check.options = {option(u"a"_s, u"At an address"_s, true), option(u"b"_s, u"At a name"_s, false),
                     option(u"c"_s, u"At a value"_s, false)};
    Block passage;
    passage.id = BlockId(u"p-3f2a"_s);
    passage.content = Paragraph{std::get<Runs>(words(u"A pointer holds an address."_s).content)};
    lesson.blocks = {passage};
    check.passage = passage.id;
    lesson.checks = {check};
    return std::make_shared<const Lesson>(lesson);
}

/** A learner with what the figures are made of. */
struct Desk {
    Fold fold;
    StudyPast past;
    CurrentChecks current;
    std::vector<std::shared_ptr<const CourseOutline>> outlines;
    StudyMoment now;
    int weeklyGoal = 0;

    explicit Desk(std::vector<Event> events, qint64 nowMs = noonMs)
        : now(studyMomentAt(nowMs, 0))
    {
        fold.add(std::move(events));
        past = fold.past();
        for (const auto &[key, check] : fold.state().checks()) {
            current[key] = {check.fingerprint};
        }
        CourseOutline outline;
        outline.info.id = lessonRef.course;
        outline.info.title = u"C"_s;
        LessonEntry entry;
        entry.slug = lessonRef.lesson;
        entry.minutes = 2;
        entry.here = true;
        entry.checks = {{CheckId(u"a"_s), Fingerprint(u"f1"_s)}};
        outline.modules = {{u"m"_s, u"M"_s, {entry}}};
        outlines.push_back(std::make_shared<const CourseOutline>(outline));
    }

    [[nodiscard]] FigureSources sources() const
    {
        return {.state = fold.state(),
                .past = past,
                .current = current,
                .outlines = outlines,
                .lesson = [](const LessonRef &) { return lesson(); },
                .now = now,
                .locale = QLocale(u"en_GB"_s),
                .weeklyGoal = weeklyGoal};
    }

    [[nodiscard]] QString finding(Make make) const
    {
        const auto figure = make(sources());
        return figure ? figure->finding : u"-"_s;
    }
};

/** One check answered wrong two days ago, right yesterday and by a guess today; ten minutes read today. */
std::vector<Event> threeDays()
{
    Machine machine(u"s1"_s, noonMs - 2 * dayMs);
    std::vector<Event> events{machine.write(answerTo(checkKey(u"a"_s), false, Occasion::First))};
    machine.waitDays(1);
    events.push_back(machine.write(answerTo(checkKey(u"a"_s), true)));
    machine.waitDays(1);
    events.push_back(machine.write(guessed(answerTo(checkKey(u"a"_s), true))));
    events.push_back(machine.write(PlaceEvent{lessonRef, BlockId(u"p-1"_s), 1, true, 10 * minuteMs}));
    return events;
}

Desk simulated(const SimulatedLearner &learner)
{
    return Desk(simulatedEvents(learner), noonMs + (learner.days - 1) * dayMs);
}

const SimulatedLearner forgetful{.seed = 5, .checks = 400, .newADay = 40, .slips = 0, .days = 120};

} // namespace

class StudyFiguresTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoDidNothingHasNoFigures() { QVERIFY(StudyFigures::all(Desk({}).sources()).empty()); }

    void everyFigureSaysWhatItFound_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QString>("finding");
        QTest::newRow("today") << Make(StudyFigures::todayFigure)
                               << u"Today you gave 1 answer(s), 0 of them right and sure, and studied for 10 "
                                  "minute(s)."_s;
        QTest::newRow("days") << Make(StudyFigures::daysFigure) << u"You studied on 3 of the last 28 day(s)."_s;
        QTest::newRow("minutes") << Make(StudyFigures::minutesFigure)
                                 << u"In the last four weeks you studied for 11 minute(s). Reading took 10 "
                                    "minute(s)."_s;
        QTest::newRow("hours") << Make(StudyFigures::hoursFigure) << u"You study most between 12:00 and 13:00."_s;
        QTest::newRow("pace") << Make(StudyFigures::paceFigure) << u"Half of your answers take 20 second(s) or less."_s;
        QTest::newRow("forecast")
            << Make(StudyFigures::forecastFigure)
            << u"Nothing is due now. Until Saturday 5 December it is 1 check(s) in all; that takes "
               "less than a minute."_s;
        QTest::newRow("retention") << Make(StudyFigures::retentionFigure)
                                   << u"2 answer(s) so far. From 20 on this says more than chance."_s;
        QTest::newRow("foretelling") << Make(StudyFigures::foretellingFigure) << u"-"_s;
        QTest::newRow("sureness") << Make(StudyFigures::surenessFigure)
                                  << u"2 answer(s) so far. From 20 on this says more than chance."_s;
        QTest::newRow("strength") << Make(StudyFigures::strengthFigure)
                                  << u"You have answered 1 check(s). If it were asked now, you would probably know "
                                     "it."_s;
        QTest::newRow("standing") << Make(StudyFigures::standingFigure)
                                  << u"Of the 1 lesson(s) in the courses you study, you have read 1 and checked 0."_s;
        QTest::newRow("wrong choices")
            << Make(StudyFigures::wrongChoicesFigure)
            << u"No wrong option caught you twice. You have answered each of these questions "
               "right and sure since."_s;
    }

    void everyFigureSaysWhatItFound()
    {
        QFETCH(Make, make);
        QTEST(Desk(threeDays()).finding(make), "finding");
    }

    void aTableHasAsManyCellsAsItsHeadAndAChartAsManyValuesAsLabels()
    {
        const Desk desks[] = {Desk(threeDays()), simulated(forgetful)};
        for (const Desk &desk : desks) {
            const std::vector<Figure> figures = StudyFigures::all(desk.sources());
            QVERIFY(figures.size() > 8);
            QSet<QString> names;
            for (const Figure &figure : figures) {
                names << figure.name;
                QVERIFY2(!figure.title.isEmpty() && !figure.finding.isEmpty() && !figure.meaning.isEmpty(),
                         qPrintable(figure.name));
                for (const FigureRow &row : figure.rows) {
                    QCOMPARE(qsizetype(row.size()), figure.head.size());
                }
                QVERIFY(figure.links.empty() || figure.links.size() == figure.rows.size());
                if (figure.chart.kind == FigureChart::Kind::Bars || figure.chart.kind == FigureChart::Kind::Stacked) {
                    QVERIFY2(!figure.rows.empty(), qPrintable(figure.name)); // each chart is a table, too
                    for (const ChartSeries &series : figure.chart.series) {
                        QCOMPARE(qsizetype(series.values.size()), figure.chart.labels.size());
                    }
                    QCOMPARE(QSet<QString>(figure.chart.labels.begin(), figure.chart.labels.end()).size(),
                             figure.chart.labels.size());
                }
            }
            QCOMPARE(size_t(names.size()), figures.size());
        }
    }

    void aLearnerWhoForgetsAsForetoldIsToldSo()
    {
        const Desk desk = simulated(forgetful);
        const QString retention = desk.finding(StudyFigures::retentionFigure);
        QVERIFY2(retention.startsWith("In the last 30 days "_L1), qPrintable(retention));
        QVERIFY2(retention.endsWith("no more than chance makes them."_L1), qPrintable(retention));
        const QString foretelling = desk.finding(StudyFigures::foretellingFigure);
        QVERIFY2(foretelling.contains("point(s) of a hundred apart"_L1), qPrintable(foretelling));
    }

    void whoForgetsSoonerIsToldThatTheyComeBackTooLate()
    {
        SimulatedLearner quick = forgetful;
        quick.slips = 0.3;
        const QString finding = simulated(quick).finding(StudyFigures::retentionFigure);
        QVERIFY2(finding.contains("come back too late for you"_L1), qPrintable(finding));
    }

    void minutesOfADaySumUpToThoseThatAreTold_data()
    {
        QTest::addColumn<qint64>("answerMs");
        QTest::addColumn<qint64>("readingMs");
        QTest::addColumn<int>("sum");
        QTest::newRow("both below the half") << qint64(25'000) << 5 * minuteMs + 20'000 << 6;
        QTest::newRow("both above it") << qint64(100'000) << 5 * minuteMs + 40'000 << 7;
        QTest::newRow("nothing of one") << qint64(0) << 5 * minuteMs + 40'000 << 6;
        QTest::newRow("whole") << 2 * minuteMs << 5 * minuteMs << 7;
    }

    void minutesOfADaySumUpToThoseThatAreTold()
    {
        QFETCH(qint64, answerMs);
        QFETCH(qint64, readingMs);
        QFETCH(int, sum);
        Machine machine(u"s1"_s, noonMs);
        AnswerEvent answer = answerTo(checkKey(u"a"_s), true, Occasion::First);
        answer.tookMs = answerMs;
        std::vector<Event> events{machine.write(answer)};
        machine.wait(hourMs);
        events.push_back(machine.write(PlaceEvent{lessonRef, BlockId(u"p-1"_s), 1, true, readingMs}));
        const Desk desk(std::move(events), machine.nowMs());
        const auto today = StudyFigures::todayFigure(desk.sources());
        QVERIFY2(today->finding.contains(u"studied for %1 minute(s)"_s.arg(sum)), qPrintable(today->finding));
        QCOMPARE(today->rows.front().at(3).toInt() + today->rows.front().at(4).toInt(), sum);
        const auto minutes = StudyFigures::minutesFigure(desk.sources());
        QCOMPARE(minutes->rows.back().at(1).toInt() + minutes->rows.back().at(2).toInt(), sum);
    }

    void whatIsProbablyKnownIsSaidInWholeSentences()
    {
        Machine machine(u"s1"_s, noonMs);
        std::vector<Event> events;
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            events.push_back(machine.write(answerTo(checkKey(id), true, Occasion::First)));
        }
        QCOMPARE(Desk(events).finding(StudyFigures::strengthFigure).left(75),
                 u"You have answered 3 check(s). If they were asked now, you would probably kn"_s);
        QVERIFY(Desk(events).finding(StudyFigures::strengthFigure).contains("know them all."_L1));
        const QString missed =
            Desk({Machine(u"s1"_s, noonMs).write(answerTo(checkKey(u"a"_s), false, Occasion::First))},
                 noonMs + 3000 * dayMs)
                .finding(StudyFigures::strengthFigure);
        QVERIFY2(missed.contains("you would probably not know it."_L1), qPrintable(missed));
    }

    void whatOneStillFallsForIsSaidInAWholeSentence()
    {
        Machine machine(u"s1"_s, noonMs);
        const Desk desk({machine.write(answerTo(checkKey(u"a"_s), false, Occasion::First))});
        QCOMPARE(desk.finding(StudyFigures::wrongChoicesFigure),
                 u"No wrong option caught you twice. You have not yet answered 1 of these questions right and sure "
                 "since."_s);
    }

    void aQuestionWithTwoWrongChoicesIsOneQuestion()
    {
        Machine machine(u"s1"_s, noonMs - 2 * dayMs);
        std::vector<Event> events;
        for (const QString &chosen : {u"b"_s, u"c"_s}) {
            AnswerEvent answer = answerTo(checkKey(u"a"_s), false);
            answer.chosen = {OptionKey(chosen)};
            events.push_back(machine.write(answer));
            machine.waitDays(1);
        }
        const auto figure = StudyFigures::wrongChoicesFigure(Desk(events).sources());
        QCOMPARE(figure->rows.size(), 2U);
        QVERIFY2(figure->finding.contains("not yet answered 1 of these questions"_L1), qPrintable(figure->finding));
    }

    void twoAnswersToOneCheckAreNotTwoChecks()
    {
        Machine machine(u"s1"_s);
        const Desk desk({machine.write(answerTo(checkKey(u"a"_s), false, Occasion::First)),
                         machine.write(answerTo(checkKey(u"a"_s), true, Occasion::Again))});
        const QString today = desk.finding(StudyFigures::todayFigure);
        QVERIFY2(today.startsWith("Today you gave 2 answer(s), 1 of them right and sure"_L1), qPrintable(today));
        const QString strength = desk.finding(StudyFigures::strengthFigure);
        QVERIFY2(strength.startsWith("You have answered 1 check(s)."_L1), qPrintable(strength));
    }

    void aCheckThatCameBackTwiceIsCountedAsTimes()
    {
        Machine machine(u"s1"_s);
        std::vector<Event> events;
        for (int day = 0; day < 25; ++day) {
            events.push_back(machine.write(answerTo(checkKey(u"a"_s), day % 5 > 0)));
            machine.waitDays(1);
        }
        const QString finding = Desk(events, machine.nowMs()).finding(StudyFigures::retentionFigure);
        QVERIFY2(finding.startsWith("In the last 30 days checks came back 24 time(s). You still knew "_L1),
                 qPrintable(finding));
    }

    void aGoalIsSpokenOfOnlyWhereThereIsOne()
    {
        Desk desk(threeDays());
        QVERIFY(!desk.finding(StudyFigures::todayFigure).contains("This week"_L1));
        desk.weeklyGoal = 120;
        // Sunday: the week of a Briton began six days ago.
        QVERIFY(desk.finding(StudyFigures::todayFigure)
                    .endsWith("This week: 11 of the 120 minute(s) you set yourself."_L1));
    }

    void whatFadesIsExplainedByTheChanceItIsCountedFrom()
    {
        const QRegularExpression words(
            u"\\nFading: .* is below (\\d+) %, more than (\\d+) point\\(s\\) under the (\\d+) % you wish for\\."_s);
        for (const int wish : {70, 85, 90}) {
            Machine machine(u"s1"_s);
            Desk desk({machine.write(answerTo(checkKey(u"a"_s), true, Occasion::First)),
                       machine.write(retentionSetting(wish / 100.0))});
            const auto told = words.match(StudyFigures::standingFigure(desk.sources())->meaning);
            QVERIFY(told.hasMatch());
            QCOMPARE(told.captured(3).toInt(), wish);
            QCOMPARE(told.captured(2).toInt(), 10); // the manual says ten as well
            QCOMPARE(told.captured(1).toInt(), wish - 10);
            std::set<double> counted;
            for (int days = 0; days < 200; ++days) {
                desk.now = studyMomentAt(noonMs + days * dayMs, 0);
                const double chance =
                    *desk.fold.state().recall(*desk.fold.state().check(checkKey(u"a"_s)), desk.now.today);
                const double fading = StudyFigures::standingFigure(desk.sources())->chart.series.front().values.back();
                QCOMPARE(fading, chance * 100 < told.captured(1).toInt() ? 1.0 : 0.0);
                counted.insert(fading);
            }
            QCOMPARE(counted.size(), 2U);
        }
    }

    void whatWaitsSinceEarlierDaysIsToldApart()
    {
        const Desk desk(threeDays(), noonMs + 90 * dayMs);
        const auto figure = StudyFigures::forecastFigure(desk.sources());
        QVERIFY(figure);
        QVERIFY2(figure->finding.startsWith("1 check(s) are due now, 1 of them since earlier days."_L1),
                 qPrintable(figure->finding));
        QCOMPARE(figure->chart.series.size(), 2U);
        QCOMPARE(figure->chart.series[0].values.front(), 0.0);
        QCOMPARE(figure->chart.series[1].values.front(), 1.0);
    }

    void whatIsSaidOfBeingSureAndGuessingIsDrawn()
    {
        Machine machine(u"s1"_s, noonMs - 30 * dayMs);
        std::vector<Event> events;
        for (int day = 0; day < 24; ++day) { // neither the first time nor asked again tells by itself
            events.push_back(machine.write(answerTo(checkKey(u"sure-%1"_s.arg(day % 12)), day % 4 != 0)));
            events.push_back(machine.write(guessed(answerTo(checkKey(u"guess-%1"_s.arg(day % 12)), day % 2 != 0))));
            machine.waitDays(1);
        }
        const auto figure = StudyFigures::surenessFigure(Desk(events).sources());
        QVERIFY(figure);
        QCOMPARE(figure->finding,
                 u"Of the answers you were sure of, 75 % were right. Of those you called a guess, 50 % "
                 "were right; chance alone would have hit 50 %."_s);
        QCOMPARE(figure->chart.labels, (QStringList{u"You were sure"_s, u"You guessed"_s}));
        QCOMPARE(figure->chart.series[0].values, (std::vector<double>{75, 50}));
        QCOMPARE(figure->chart.series[1].values, (std::vector<double>{50, 50}));
        QCOMPARE(figure->rows.size(), 4U);
    }

    void aWrongChoiceLeadsToItsPassage()
    {
        const auto figure = StudyFigures::wrongChoicesFigure(Desk(threeDays()).sources());
        QVERIFY(figure);
        QCOMPARE(figure->rows.front()[1].toString(), u"Where does a pointer point?"_s);
        QCOMPARE(figure->rows.front()[2].toString(), u"At a name"_s);
        QCOMPARE(figure->links.front(), (FigureLink{lessonRef, BlockId(u"p-3f2a"_s)}));
    }

    void theCsvHasPlainNumbersAndDays()
    {
        const auto figure = StudyFigures::daysFigure(Desk(threeDays()).sources());
        QCOMPARE(figureCsv(*figure), "\xEF\xBB\xBF"
                                     "Day,Minutes,Answers\r\n"
                                     "2026-11-29,10,1\r\n2026-11-28,0,1\r\n2026-11-27,0,1\r\n");
        Figure other{.name = {}, .title = {}, .finding = {}, .head = {u"a"_s, u"b"_s, u"c"_s}};
        other.rows = {{u"=1+1"_s, 1234.56, QVariant()}};
        QVERIFY(figureCsv(other).endsWith("'=1+1,1234.6,\r\n"));
    }
};

QTEST_APPLESS_MAIN(StudyFiguresTest)
#include "studyfigurestest.moc"
