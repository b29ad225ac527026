// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The published scheduler and optimizer for node beside ours. `./dev bench --peers` fetches them into a temporary
// folder.
#include "benchmarks/optimizerlog.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"
#include "study/checkdraw.h"
#include "study/schedule.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int cards = 2000; // these two as in schedulerpeers.mjs
constexpr int reviewsEach = 10;

/** As they do it: the memory after each answer, and the day of the next. */
double reviewsASecond()
{
    const Schedule schedule;
    double sum = 0;
    const double ms = msOf([&] {
        for (int number = 0; number < cards; ++number) {
            const CheckKey key{CourseId(u"c"_s), LessonSlug(u"l"_s), CheckId(QString::number(number))};
            std::optional<MemoryState> memory;
            StudyDay day{2'461'374};
            ElapsedTime elapsed;
            for (int review = 0; review < reviewsEach; ++review) {
                const bool isMiss = (number + review) % 7 == 0;
                memory = isMiss ? schedule.afterMiss(memory, elapsed) : schedule.afterRight(memory, elapsed, 0);
                const int wait =
                    isMiss ? 1 : drawnWait(schedule.waits(*memory, elapsed, day), drawFor(key, review + 1));
                day = day.plusDays(wait);
                elapsed = {.studyDays = wait, .days = double(wait)};
            }
            sum += memory->stability;
        }
    });
    return sum > 0 ? cards * reviewsEach * 1000.0 / ms : 0;
}

double medianOf(const QJsonValue &times)
{
    std::vector<double> values;
    for (const auto &time : times.toArray()) {
        values.push_back(time.toDouble());
    }
    return median(std::move(values));
}

double medianOf(int runs, const std::function<double()> &measure)
{
    std::vector<double> values(size_t(runs), 0.0);
    std::ranges::generate(values, measure);
    return median(std::move(values));
}

/** What the program beside this file tells; empty: it could not run. */
QJsonObject theirTimes(const Setup &setup)
{
    const QString folder = qEnvironmentVariable("CARREL_PEERS");
    const auto run =
        folder.isEmpty()
            ? std::nullopt
            : runProgram(folder + u"/node"_s, {QStringLiteral(CARREL_SCHEDULER_PEERS), folder,
                                               setup.data + u"/fsrs/optimizer.json"_s, QString::number(setup.runs)});
    return run && run->status == 0 ? QJsonDocument::fromJson(run->output).object() : QJsonObject();
}

void addRatio(Report &report, const QString &id, const QString &title, double ours, double theirs)
{
    report.add({.id = id,
                .title = title,
                .value = ours / theirs,
                .unit = {},
                .bar = Bar::AtMost,
                .limit = 1,
                .note = u"%1 ms, theirs %2 ms"_s.arg(ours, 0, 'f', 1).arg(theirs, 0, 'f', 1)});
}

} // namespace

void measureSchedulerPeers(const Setup &setup, Report &report)
{
    const QJsonObject theirs = theirTimes(setup);
    if (theirs[u"items"_s].toInt() != int(optimizerItems)) {
        report.addRemark(u"The schedule was not measured beside ts-fsrs and its optimizer: that needs node, npm and a "
                         "network, and ./dev bench --peers."_s);
        return;
    }
    const double reviews = medianOf(setup.runs, reviewsASecond);
    const double theirReviews = medianOf(theirs[u"reviewsASecond"_s]);
    report.add({.id = u"peers-reviews"_s,
                .title = u"reviews put on the schedule in a second, to ts-fsrs"_s,
                .value = reviews / theirReviews,
                .unit = {},
                .bar = Bar::AtLeast,
                .limit = 1,
                .note = u"%1, theirs %2"_s.arg(qRound(reviews)).arg(qRound(theirReviews))});
    const std::vector<TrainingHistory> few = optimizerLog();
    const std::vector<TrainingHistory> many = longOptimizerLog();
    addRatio(report, u"peers-optimizer-default"_s, u"fitting the weights to 1,619 answers, to the native optimizer"_s,
             medianOf(setup.runs, [&] { return fitMs(few, optimizerItems); }), medianOf(theirs[u"few"_s]));
    addRatio(report, u"peers-optimizer-many"_s, u"the same to 80,950 answers"_s,
             medianOf(setup.runs, [&] { return fitMs(many, longOptimizerItems); }), medianOf(theirs[u"many"_s]));
}

} // namespace Carrel::Bench
