// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of when and how long a learner studied.
#include "base/shorttime.h"
#include "models/statistics/figurenumbers.h"
#include "models/statistics/studyfigures.h"
#include "study/pace.h"
#include "study/statistics/answerpace.h"
#include "study/statistics/studytime.h"

#include <QDate>
#include <QTime>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

using namespace FigureNumbers;

namespace
{

constexpr int squaresShown = 182; // half a year
constexpr qint64 longAgo = 1'000'000;

StudyDay beginningOfWeek(StudyDay day, const QLocale &locale)
{
    return day.plusDays(-((day.date().dayOfWeek() - int(locale.firstDayOfWeek()) + 7) % 7));
}

QStringList daysOfTheMonth(StudyDay first, int days, const QLocale &locale)
{
    QStringList labels;
    for (int i = 0; i < days; ++i) {
        labels << locale.toString(first.plusDays(i).date().day());
    }
    return labels;
}

} // namespace

QString StudyFigures::duration(qint64 ms, const QLocale &locale)
{
    constexpr int manyMinutes = 120;
    const int whole = inMinutes(ms);
    if (whole < 1) {
        return tr("less than a minute");
    }
    return whole < manyMinutes ? tr("%n minute(s)", "how long", whole)
                               : tr("%1 hours", "how long, two and more").arg(locale.toString(whole / 60.0, 'f', 1));
}

std::optional<Figure> StudyFigures::todayFigure(const FigureSources &sources)
{
    const TotalsByDay days = totalsByDay(sources.past);
    const StudyDay today = sources.now.today;
    const StudyTotals now = totalsBetween(days, today, today);
    QStringList sentences;
    if (now.answers > 0) {
        sentences << tr("Today you gave %n answer(s), %1 of them right and sure, and studied for %2.", nullptr,
                        now.answers)
                         .arg(sources.locale.toString(now.known), duration(now.ms(), sources.locale));
    } else {
        sentences << (now.readingMs > 0 ? tr("Today you read for %1.").arg(duration(now.readingMs, sources.locale))
                                        : tr("Nothing today so far."));
    }
    if (sources.weeklyGoal > 0) {
        const StudyTotals week = totalsBetween(days, beginningOfWeek(today, sources.locale), today);
        sentences << tr("This week: %1 of the %n minute(s) you set yourself.", nullptr, sources.weeklyGoal)
                         .arg(sources.locale.toString(inMinutes(week.ms())));
    }
    const QTime rollover = QTime::fromMSecsSinceStartOfDay(sources.now.rolloverMinutes * 60'000);
    Figure figure{
        .name = u"today"_s,
        .title = tr("Today"),
        .finding = sentences.join(u' '),
        .meaning = tr("Right and sure means: right without the passage, and not called a guess. A day of study lasts "
                      "until %1.")
                       .arg(shortTime(rollover, sources.locale)),
        .head = {tr("Time"), tr("Answers"), tr("Right and sure"), tr("Minutes with checks"), tr("Minutes reading"),
                 tr("Days with study")},
    };
    const std::pair<QString, qint64> spans[] = {{tr("Today"), 1},
                                                {tr("Last 7 days"), 7},
                                                {tr("Last 30 days"), 30},
                                                {tr("Last 12 months"), 365},
                                                {tr("All the time"), longAgo}};
    for (const auto &[words, length] : spans) {
        const StudyDay first = today.plusDays(1 - length);
        const StudyTotals totals = totalsBetween(days, first, today);
        const auto [answering, reading] = inMinutes(totals.answerMs, totals.readingMs);
        figure.rows.push_back(
            {words, totals.answers, totals.known, answering, reading, daysStudiedBetween(days, first, today)});
    }
    return figure;
}

std::optional<Figure> StudyFigures::daysFigure(const FigureSources &sources)
{
    const TotalsByDay days = totalsByDay(sources.past);
    const StudyDay today = sources.now.today;
    const StudyDay first = beginningOfWeek(today.plusDays(-squaresShown), sources.locale);
    Figure figure{
        .name = u"days"_s,
        .title = tr("Days of study"),
        .finding = tr("You studied on %1 of the last %n day(s).", nullptr, shownDays)
                       .arg(sources.locale.toString(daysStudiedBetween(days, today.plusDays(1 - shownDays), today))),
        .meaning = tr("Each square is a day, each column a week. The more of a square is filled, the longer you "
                      "studied. Days off cost nothing: what is due waits for you."),
        .chart = {.kind = FigureChart::Kind::Days, .series = {{tr("Minutes"), {}}}, .firstDay = first},
        .head = {tr("Day"), tr("Minutes"), tr("Answers")},
    };
    for (StudyDay day = first; day <= today; day = day.plusDays(1)) {
        figure.chart.series.front().values.push_back(double(totalsBetween(days, day, day).ms()) / 60'000);
    }
    const auto end = days.lower_bound(first);
    for (auto day = days.end(); day != end;) {
        --day;
        figure.rows.push_back({day->first.date(), inMinutes(day->second.ms()), day->second.answers});
    }
    return figure;
}

std::optional<Figure> StudyFigures::minutesFigure(const FigureSources &sources)
{
    const TotalsByDay days = totalsByDay(sources.past);
    const StudyDay first = sources.now.today.plusDays(1 - shownDays);
    const StudyTotals sum = totalsBetween(days, first, sources.now.today);
    Figure figure{
        .name = u"minutes"_s,
        .title = tr("Minutes"),
        .finding = sum.ms() > 0 ? tr("In the last four weeks you studied for %1. Reading took %2.")
                                      .arg(duration(sum.ms(), sources.locale), duration(sum.readingMs, sources.locale))
                                : tr("In the last four weeks you did not study."),
        .meaning =
            tr("Each bar is a day. Reading counts while the lesson is in front of you and you answer none of its "
               "checks, and five minutes at most after you last moved in it; an answer counts two minutes at most."),
        .head = {tr("Day"), tr("Minutes reading"), tr("Minutes with checks")},
    };
    if (sum.ms() == 0) {
        return figure;
    }
    ChartSeries reading{tr("Reading"), {}};
    ChartSeries checks{tr("Checks"), {}};
    for (int i = 0; i < shownDays; ++i) {
        const StudyTotals day = totalsBetween(days, first.plusDays(i), first.plusDays(i));
        reading.values.push_back(double(day.readingMs) / 60'000);
        checks.values.push_back(double(day.answerMs) / 60'000);
        const auto [answering, read] = inMinutes(day.answerMs, day.readingMs);
        figure.rows.push_back({first.plusDays(i).date(), read, answering});
    }
    figure.chart = {.kind = FigureChart::Kind::Stacked,
                    .labels = daysOfTheMonth(first, shownDays, sources.locale),
                    .series = {reading, checks},
                    .counted = tr("Minutes"),
                    .below = tr("Day of the month")};
    return figure;
}

std::optional<Figure> StudyFigures::hoursFigure(const FigureSources &sources)
{
    const std::array<StudyTotals, 24> hours = totalsByHour(sources.past);
    const auto fullest = std::ranges::max_element(hours, {}, &StudyTotals::ms);
    if (fullest->ms() == 0) {
        return std::nullopt;
    }
    const auto clock = [&](qsizetype hour) { return shortTime(QTime(int(hour % 24), 0), sources.locale); };
    const qsizetype hour = fullest - hours.begin();
    Figure figure{
        .name = u"hours"_s,
        .title = tr("Time of day"),
        .finding = tr("You study most between %1 and %2.").arg(clock(hour), clock(hour + 1)),
        .meaning = tr("Minutes of all days by the clock where you were. The table also says how much you remembered "
                      "in an hour, once checks came back %n time(s) in it.",
                      nullptr, fewestReviewsToTell),
        .chart = {.kind = FigureChart::Kind::Bars, .counted = tr("Minutes"), .below = tr("Hour of the day")},
        .head = {tr("Hour"), tr("Minutes"), tr("Came back (times)"), tr("Remembered (%)")},
    };
    const Retentions retentions(sources.past.answers);
    ChartSeries bars{tr("Minutes"), {}};
    for (int i = 0; i < int(hours.size()); ++i) {
        const StudyTotals &totals = hours.at(size_t(i));
        const Retention retention = retentions.of([i](const PastAnswer &answer) { return answer.hour == i; });
        bars.values.push_back(double(totals.ms()) / 60'000);
        figure.chart.labels << sources.locale.toString(i);
        figure.rows.push_back({clock(i), inMinutes(totals.ms()), retention.answers, rememberedCell(retention)});
    }
    figure.chart.series = {bars};
    return figure;
}

std::optional<Figure> StudyFigures::paceFigure(const FigureSources &sources)
{
    const AnswerPace pace = answerPace(sources.past.answers);
    const double reading = readingPace(sources.state, [&sources](const LessonRef &ref) -> std::optional<int> {
        for (const auto &outline : sources.outlines) {
            if (const LessonEntry *const entry = outline->info.id == ref.course ? outline->find(ref.lesson) : nullptr) {
                return entry->minutes;
            }
        }
        return std::nullopt;
    });
    constexpr double asPublished = 1; // also while too few lessons say anything
    QStringList sentences;
    if (reading != asPublished) {
        sentences << tr("For a lesson you take %1 times as long as its publisher says.")
                         .arg(sources.locale.toString(reading, 'f', 1));
    }
    if (pace.all > 0) {
        sentences << tr("Half of your answers take %n second(s) or less.", nullptr, int((pace.medianMs + 500) / 1'000));
    }
    if (sentences.isEmpty()) {
        return std::nullopt;
    }
    Figure figure{
        .name = u"pace"_s,
        .title = tr("Your own pace"),
        .finding = sentences.join(u' '),
        .meaning = tr("Carrel reckons with your pace when it says how long a lesson or a review takes. Slow is as good "
                      "as quick."),
    };
    if (pace.all == 0) {
        return figure;
    }
    figure.head = {tr("Time for an answer"), tr("Answers")};
    figure.chart = {.kind = FigureChart::Kind::Bars,
                    .labels = {tr("under 5 s"), tr("5 to 9 s"), tr("10 to 19 s"), tr("20 to 39 s"), tr("40 to 59 s"),
                               tr("a minute or more")},
                    .series = {{tr("Answers"), {}}},
                    .counted = tr("Answers")};
    for (size_t i = 0; i < pace.answers.size(); ++i) {
        figure.chart.series.front().values.push_back(pace.answers.at(i));
        figure.rows.push_back({figure.chart.labels.at(qsizetype(i)), pace.answers.at(i)});
    }
    return figure;
}

} // namespace Carrel
