// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/terminal.h"
#include "study/simulation.h"
#include "study/studysettings.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(SimulateCommand)
};

/** One NAME=NUMBER of the command line. */
struct Choice {
    QString name;
    int least;
    int most;
    std::function<void(SimulatedLearner &, int)> take;
};

std::vector<Choice> choices()
{
    return {{u"checks"_s, 1, 20'000, [](SimulatedLearner &learner, int number) { learner.checks = number; }},
            {u"new"_s, 1, 20'000, [](SimulatedLearner &learner, int number) { learner.newADay = number; }},
            {u"options"_s, 2, 20, [](SimulatedLearner &learner, int number) { learner.options = number; }},
            {u"known"_s, 0, 100, [](SimulatedLearner &learner, int number) { learner.firstKnown = number / 100.0; }},
            {u"slips"_s, 0, 100, [](SimulatedLearner &learner, int number) { learner.slips = number / 100.0; }},
            {u"admits"_s, 0, 100, [](SimulatedLearner &learner, int number) { learner.admits = number / 100.0; }},
            {u"days"_s, 1, 3'650, [](SimulatedLearner &learner, int number) { learner.days = number; }},
            {u"seed"_s, 0, INT_MAX, [](SimulatedLearner &learner, int number) { learner.seed = quint64(number); }},
            {u"wish"_s, 70, 97, [](SimulatedLearner &learner, int number) {
                 learner.settings.push_back(retentionSetting(number / 100.0));
             }}};
}

/** A sentence when @p argument is none of them. */
QString takeChoice(SimulatedLearner &learner, const QString &argument)
{
    const std::vector<Choice> all = choices();
    const auto found = std::ranges::find(all, argument.section(u'=', 0, 0), &Choice::name);
    if (found == all.end()) {
        QStringList names;
        std::ranges::transform(all, std::back_inserter(names), &Choice::name);
        return Context::tr("“%1” is none of these: %2.").arg(argument, names.join(u", "_s));
    }
    bool isNumber = false;
    const int number = argument.section(u'=', 1).toInt(&isNumber);
    if (!isNumber || number < found->least || number > found->most) {
        return Context::tr("“%1” takes a number from %2 to %3.")
            .arg(found->name, QString::number(found->least), QString::number(found->most));
    }
    found->take(learner, number);
    return {};
}

double minutesOf(const SimulatedDay &day)
{
    return double(day.answers * simulatedAnswerMs) / 60'000;
}

QJsonObject rowOf(const SimulatedDay &day)
{
    return {{u"day"_s, day.day.date().toString(Qt::ISODate)},
            {u"first"_s, day.first},
            {u"reviews"_s, day.reviews},
            {u"right"_s, day.right},
            {u"known"_s, day.known},
            {u"minutes"_s, minutesOf(day)}};
}

QString csvOf(const std::vector<SimulatedDay> &days)
{
    QString text = u"day,first,reviews,right,known,minutes\n"_s;
    for (const SimulatedDay &day : days) {
        text += u"%1,%2,%3,%4,%5,%6\n"_s.arg(day.day.date().toString(Qt::ISODate))
                    .arg(day.first)
                    .arg(day.reviews)
                    .arg(day.right)
                    .arg(day.known)
                    .arg(minutesOf(day));
    }
    return text;
}

/** Some days together, as a row of the table. */
struct Span {
    StudyDay from;
    int days = 0;
    int first = 0;
    int reviews = 0;
    int right = 0;
    int known = 0;
    double minutes = 0;

    void add(const SimulatedDay &day)
    {
        from = days == 0 ? day.day : from;
        ++days;
        first += day.first;
        reviews += day.reviews;
        right += day.right;
        known += day.known;
        minutes += minutesOf(day);
    }

    [[nodiscard]] double minutesADay() const { return minutes / days; }

    [[nodiscard]] QString share(int part) const
    {
        return reviews > 0 ? u"%1 %"_s.arg(100.0 * part / reviews, 0, 'f', 1) : u"-"_s;
    }
};

constexpr size_t daysOfARow = 30; ///< about
constexpr double longestBar = 40; ///< signs, of the row with the most minutes a day

/** Rows of as many days each, give or take one: a rest of a few days would look like a whole row. */
std::vector<Span> spansOf(const std::vector<SimulatedDay> &days)
{
    std::vector<Span> spans(std::max<size_t>(1, (days.size() + daysOfARow / 2) / daysOfARow));
    for (size_t i = 0; i < days.size(); ++i) {
        spans[i * spans.size() / days.size()].add(days[i]);
    }
    return spans;
}

QString lineOf(const Span &span, const QString &when, double mostMinutes)
{
    const double share = mostMinutes > 0 ? span.minutesADay() / mostMinutes : 0;
    return u"%1  %2  %3  %4  %5  %6  %7  %8\n"_s.arg(when, -10)
        .arg(span.days, 4)
        .arg(span.first, 6)
        .arg(span.reviews, 8)
        .arg(span.share(span.right), 8)
        .arg(span.share(span.known), 8)
        .arg(span.minutesADay(), 12, 'f', 1)
        .arg(QString(std::lround(share * longestBar), u'#'));
}

QString tableOf(const std::vector<SimulatedDay> &days)
{
    QString text = u"%1  %2  %3  %4  %5  %6  %7\n"_s.arg(Context::tr("from", "a day"), -10)
                       .arg(Context::tr("days"), 4)
                       .arg(Context::tr("new", "checks met for the first time"), 6)
                       .arg(Context::tr("reviews"), 8)
                       .arg(Context::tr("right"), 8)
                       .arg(Context::tr("known"), 8)
                       .arg(Context::tr("minutes/day"), 12);
    const std::vector<Span> spans = spansOf(days);
    const double most = std::ranges::max_element(spans, {}, &Span::minutesADay)->minutesADay();
    for (const Span &span : spans) {
        text += lineOf(span, span.from.date().toString(Qt::ISODate), most);
    }
    Span all;
    std::ranges::for_each(days, [&all](const SimulatedDay &day) { all.add(day); });
    return text + lineOf(all, Context::tr("all"), most);
}

ExitStatus run(const Invocation &invocation)
{
    SimulatedLearner learner;
    for (const QString &argument : invocation.arguments) {
        if (const QString fault = takeChoice(learner, argument); !fault.isEmpty()) {
            writeMessage(fault);
            return ExitStatus::Misused;
        }
    }
    const bool csv = invocation.format == "csv"_L1;
    if (!csv && !invocation.format.isEmpty()) {
        writeMessage(Context::tr("A simulation cannot be written as “%1”, only as csv.").arg(invocation.format));
        return ExitStatus::Misused;
    }
    const std::vector<SimulatedDay> days = simulate(learner);
    if (invocation.json) {
        QJsonArray rows;
        std::ranges::for_each(days, [&rows](const SimulatedDay &day) { rows.append(rowOf(day)); });
        writeJson(QJsonObject{{u"days"_s, rows}});
    } else {
        writeOut(csv ? csvOf(days) : tableOf(days));
    }
    return ExitStatus::Done;
}

} // namespace

Command simulateCommand()
{
    return {u"simulate"_s,
            u"[NAME=NUMBER …]"_s,
            Context::tr("print the days of a made-up learner, by the schedule as it is"),
            {u"format"_s, u"json"_s},
            0,
            -1,
            run};
}

} // namespace Carrel
