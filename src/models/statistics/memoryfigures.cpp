// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of what a learner remembers, and of what comes back.
#include "models/statistics/figurenumbers.h"
#include "models/statistics/studyfigures.h"
#include "study/duewords.h"
#include "study/pace.h"
#include "study/statistics/calibration.h"
#include "study/statistics/dueforecast.h"
#include "study/statistics/memorystrength.h"

#include <QDate>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

using namespace FigureNumbers;

namespace
{

constexpr qint64 week = 7;
constexpr double wellKnownDays = 21; // memories that last longer are told apart from younger ones

/** Reviews whose chance of recall was from @p low on and less than @p high. */
Retention expectedBetween(const Retentions &retentions, double low, double high)
{
    return retentions.of(
        [low, high](const PastAnswer &answer) { return *answer.expected >= low && *answer.expected < high; });
}

Retention since(const Retentions &retentions, StudyDay first)
{
    return retentions.of([first](const PastAnswer &answer) { return answer.day >= first; });
}

void addPair(FigureChart &chart, const QString &label, double left, double right)
{
    chart.labels << label;
    chart.series[0].values.push_back(percent(left));
    chart.series[1].values.push_back(percent(right));
}

FigureChart percentChart(const QString &left, const QString &right)
{
    return {.kind = FigureChart::Kind::Bars, .series = {{left, {}}, {right, {}}}, .top = 100, .counted = u"%"_s};
}

QString knownNow(int answered, int known, const QLocale &locale)
{
    const QString head = StudyFigures::tr("You have answered %n check(s).", nullptr, answered);
    const QString now = known == answered
                            ? StudyFigures::tr("If they were asked now, you would probably know them all.")
                        : known == 0 ? StudyFigures::tr("If they were asked now, you would probably know none of them.")
                                     : StudyFigures::tr("If they were asked now, you would probably know %1 of them.")
                                           .arg(locale.toString(known));
    return head + u' ' +
           (answered > 1 ? now
            : known == 1 ? StudyFigures::tr("If it were asked now, you would probably know it.")
                         : StudyFigures::tr("If it were asked now, you would probably not know it."));
}

} // namespace

QString StudyFigures::tooFew(int answers)
{
    return tr("%n answer(s) so far. From %1 on this says more than chance.", nullptr, answers)
        .arg(QLocale().toString(fewestReviewsToTell));
}

std::optional<Figure> StudyFigures::forecastFigure(const FigureSources &sources)
{
    const DueForecast forecast = dueForecast(sources.state, sources.now.today, sources.current, shownDays);
    if (forecast.days.back().waiting + forecast.later == 0) {
        return std::nullopt;
    }
    const int due = forecast.days.front().due;
    QStringList sentences;
    if (due == 0) {
        sentences << tr("Nothing is due now.");
    } else if (forecast.backlog == 0) {
        sentences << tr("%n check(s) are due now.", nullptr, due);
    } else {
        sentences << tr("%n check(s) are due now, %1 of them since earlier days.", nullptr, due)
                         .arg(sources.locale.toString(forecast.backlog));
    }
    if (!forecast.next.empty()) {
        const StudyDay last = sources.now.today.plusDays(week - 1);
        sentences << tr("Until %1 it is %n check(s) in all; that takes %2.", "a day, how long",
                        int(forecast.next.size()))
                         .arg(DueWords::dayName(last, sources.now, sources.locale),
                              duration(expectedMs(sources.state, forecast.next), sources.locale));
    }
    Figure figure{
        .name = u"forecast"_s,
        .title = tr("What comes back"),
        .finding = sentences.join(u' '),
        .meaning = tr("Each bar is a day, the first is today. It counts the checks that come back then, as things are "
                      "now. What waits since earlier days is not lost; take it in portions."),
        .chart = {.kind = FigureChart::Kind::Stacked,
                  .series = {{tr("Comes back that day"), {}}},
                  .counted = tr("Checks"),
                  .below = tr("Day of the month")},
        .head = {tr("Day"), tr("Checks that come back"), tr("Waiting, if none is answered until then")},
    };
    ChartSeries waiting{tr("Waits since earlier days"), {}};
    for (const ForecastDay &day : forecast.days) {
        const int old = day.day == sources.now.today ? forecast.backlog : 0;
        figure.chart.labels << sources.locale.toString(day.day.date().day());
        figure.chart.series.front().values.push_back(day.due - old);
        waiting.values.push_back(old);
        figure.rows.push_back({day.day.date(), day.due, day.waiting});
    }
    if (forecast.backlog > 0) {
        figure.chart.series.push_back(waiting);
    }
    return figure;
}

std::optional<Figure> StudyFigures::retentionFigure(const FigureSources &sources)
{
    const Retentions retentions(sources.past.answers);
    const StudyDay tomorrow = sources.now.today.plusDays(1);
    const Retention ever = retentions.of([](const PastAnswer &) { return true; });
    if (ever.answers == 0) {
        return std::nullopt;
    }
    Figure figure{
        .name = u"retention"_s,
        .title = tr("Remembered when asked again"),
        .finding = tooFew(ever.answers),
        .meaning = tr("Counted is the first answer of a day to each check you had met before. Right answers that "
                      "chance alone would have hit are taken off, so luck does not pass for memory."),
    };
    if (!ever.isTelling()) {
        return figure;
    }
    figure.meaning += u' ' + tr("What you really remember lies, 19 times in 20, between the columns “At least” and “At "
                                "most”.");
    figure.chart = percentChart(tr("Remembered"), tr("Expected by the schedule"));
    figure.head = {tr("Of which checks"), tr("Came back (times)"), tr("Right and sure (%)"), tr("Remembered (%)"),
                   tr("At least (%)"),    tr("At most (%)"),       tr("Expected (%)")};
    const auto add = [&figure](const QString &words, const Retention &part, bool isDrawn) {
        const auto cell = [&part](double share) { return part.isTelling() ? QVariant(percent(share)) : QVariant(); };
        figure.rows.push_back({words, part.answers, cell(double(part.right) / std::max(1, part.answers)),
                               rememberedCell(part), cell(part.low), cell(part.high), expectedCell(part)});
        if (isDrawn && part.isTelling()) {
            addPair(figure.chart, words, part.remembered, part.expected);
        }
    };
    const Retention month = since(retentions, tomorrow.plusDays(-30));
    add(tr("Last 7 days"), since(retentions, tomorrow.plusDays(-week)), true);
    add(tr("Last 30 days"), month, true);
    add(tr("Last 12 months"), since(retentions, tomorrow.plusDays(-365)), true);
    add(tr("All the time"), ever, true);
    const auto isYoung = [](const PastAnswer &answer) { return answer.stability < wellKnownDays; };
    add(tr("Learned lately: would last less than 21 days"), retentions.of(isYoung), false);
    add(tr("Known well: would last 21 days and more"),
        retentions.of([&isYoung](const PastAnswer &answer) { return !isYoung(answer); }), false);
    const Retention &told = month.isTelling() ? month : ever;
    const QString found =
        month.isTelling() ? tr("In the last 30 days checks came back %n time(s). You still knew %1 %; the schedule "
                               "expected %2 %.",
                               nullptr, told.answers)
                          : tr("So far checks came back %n time(s). You still knew %1 %; the schedule expected %2 %.",
                               nullptr, told.answers);
    const QString verdict =
        told.expected > told.high  ? tr("That is less than bad luck alone explains: they come back too late for "
                                         "you. Preferences can fit the schedule to you.")
        : told.expected < told.low ? tr("That is more than good luck alone explains: they could come back later. "
                                        "Preferences can fit the schedule to you.")
                                   : tr("The two differ no more than chance makes them.");
    figure.finding = found.arg(percent(told.remembered)).arg(percent(told.expected)) + u' ' + verdict;
    return figure;
}

std::optional<Figure> StudyFigures::foretellingFigure(const FigureSources &sources)
{
    constexpr double everything = std::numeric_limits<double>::infinity();
    const std::tuple<QString, double, double> groups[] = {{tr("under 70 %"), 0, 0.7},
                                                          {tr("70 to 79 %"), 0.7, 0.8},
                                                          {tr("80 to 89 %"), 0.8, 0.9},
                                                          {tr("90 to 94 %"), 0.9, 0.95},
                                                          {tr("95 % and more"), 0.95, everything}};
    const Retentions retentions(sources.past.answers);
    Figure figure{
        .name = u"foretelling"_s,
        .title = tr("How well the schedule foretells"),
        .finding = {},
        .meaning = tr("Checks that came back are put together by the chance the schedule gave you to know them. Where "
                      "the two bars of a group are equal, it was right."),
        .chart = percentChart(tr("Remembered"), tr("Foretold")),
        .head = {tr("Foretold chance"), tr("Came back (times)"), tr("Remembered (%)"), tr("Foretold (%)")},
    };
    double apart = 0;
    int answers = 0;
    for (const auto &[words, low, high] : groups) {
        const Retention group = expectedBetween(retentions, low, high);
        figure.rows.push_back({words, group.answers, rememberedCell(group), expectedCell(group)});
        if (group.isTelling()) {
            addPair(figure.chart, words, group.remembered, group.expected);
            apart += std::abs(group.remembered - group.expected) * group.answers;
            answers += group.answers;
        }
    }
    if (figure.chart.labels.size() < 2) {
        return std::nullopt; // one group is what the figure before says
    }
    figure.finding = tr("What it foretold and what you remembered lie %n point(s) of a hundred apart on the average.",
                        nullptr, percent(apart / answers));
    return figure;
}

std::optional<Figure> StudyFigures::surenessFigure(const FigureSources &sources)
{
    const std::span<const PastAnswer> answers(sources.past.answers);
    const auto count = [answers](Confidence confidence, std::optional<bool> first) {
        return calibrationOf(answers, confidence,
                             [first](const PastAnswer &answer) { return !first || answer.first == *first; });
    };
    const Calibration sure = count(Confidence::Sure, {});
    const Calibration guessed = count(Confidence::Guess, {});
    if (sure.answers + guessed.answers == 0) {
        return std::nullopt;
    }
    Figure figure{
        .name = u"sureness"_s,
        .title = tr("When you are sure"),
        .finding = tooFew(sure.answers),
        .meaning = tr("You are sure of an answer unless you call it a guess. Being sure tells something when nearly "
                      "all of those answers are right, and guesses not much more often than chance would have it. "
                      "Left out are practice, answers after a look at the passage, and a second answer to a check on "
                      "the same day."),
    };
    if (sure.answers < fewestReviewsToTell) {
        return figure;
    }
    figure.chart = percentChart(tr("Right"), tr("By chance alone"));
    figure.head = {tr("What you said"), tr("Answers"), tr("Right (%)"), tr("By chance alone (%)")};
    const std::tuple<QString, Confidence, bool> rows[] = {{tr("Sure, the first time"), Confidence::Sure, true},
                                                          {tr("Sure, asked again"), Confidence::Sure, false},
                                                          {tr("Guess, the first time"), Confidence::Guess, true},
                                                          {tr("Guess, asked again"), Confidence::Guess, false}};
    for (const auto &[words, confidence, first] : rows) {
        const Calibration part = count(confidence, first);
        const bool isTelling = part.answers >= fewestReviewsToTell;
        figure.rows.push_back({words, part.answers, isTelling ? QVariant(percent(part.share())) : QVariant(),
                               isTelling ? QVariant(percent(part.chance)) : QVariant()});
    }
    addPair(figure.chart, tr("You were sure"), sure.share(), sure.chance);
    figure.finding = tr("Of the answers you were sure of, %1 % were right.").arg(percent(sure.share()));
    if (guessed.answers >= fewestReviewsToTell) {
        addPair(figure.chart, tr("You guessed"), guessed.share(), guessed.chance);
        figure.finding += u' ' + tr("Of those you called a guess, %1 % were right; chance alone would have hit %2 %.")
                                     .arg(percent(guessed.share()))
                                     .arg(percent(guessed.chance));
    }
    return figure;
}

std::optional<Figure> StudyFigures::strengthFigure(const FigureSources &sources)
{
    const MemoryStrength strength = memoryStrength(sources.state, sources.now.today, sources.current);
    if (strength.all == 0) {
        return std::nullopt;
    }
    Figure figure{
        .name = u"strength"_s,
        .title = tr("How long it will last"),
        .finding = knownNow(strength.all, int(std::lround(strength.known)), sources.locale),
        .meaning = tr("A check lasts until the chance that you still know it has fallen to 90 %. Each bar counts the "
                      "checks that last so long from their last answer on."),
        .chart = {.kind = FigureChart::Kind::Bars,
                  .labels = {tr("under a day"), tr("1 to 2 days"), tr("3 to 6 days"), tr("1 to 3 weeks"),
                             tr("3 weeks to 3 months"), tr("3 to 12 months"), tr("a year and more")},
                  .series = {{tr("Checks"), {}}},
                  .counted = tr("Checks")},
        .head = {tr("Lasts"), tr("Checks")},
    };
    if (const int days = int(strength.medianDays); days >= 1) {
        figure.finding += u' ' + tr("Half of them last %n day(s) or longer.", nullptr, days);
    }
    for (size_t i = 0; i < strength.checks.size(); ++i) {
        figure.chart.series.front().values.push_back(strength.checks.at(i));
        figure.rows.push_back({figure.chart.labels.at(qsizetype(i)), strength.checks.at(i)});
    }
    return figure;
}

} // namespace Carrel
