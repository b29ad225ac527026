// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "study/fold.h"
#include "study/reviewportion.h"

#include <QElapsedTimer>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int checks = 100'000;
constexpr int dueOneIn = 50;
constexpr int runs = 11;
constexpr int pauseDays = 100; // after which all are due
constexpr double nextLimitMs = 16;
constexpr qint64 startMs = 1'795'953'600'000;

Event answer(int number)
{
    AnswerEvent answer;
    answer.check = {CourseId(u"courses.example/made-up-%1"_s.arg(number / 1000)),
                    LessonSlug(u"lesson-%1"_s.arg(number / 10)), CheckId(u"check-%1"_s.arg(number % 10))};
    answer.fingerprint = Fingerprint(QString(64, u'f'));
    answer.optionCount = 4;
    answer.rightCount = 1;
    answer.right = number % dueOneIn != 0;
    answer.tookMs = 12'000;
    Event event{.stamp = {}, .body = answer};
    event.stamp.ref = {SessionId(u"session"_s), quint32(number + 1)};
    event.stamp.at = startMs + number;
    event.stamp.wallMs = event.stamp.at;
    event.stamp.day = studyDayAt(startMs, 0, defaultRolloverMinutes);
    return event;
}

template<typename Work> double medianMs(int times, Work work)
{
    std::vector<double> spent;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        spent.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    return median(spent);
}

void addQueue(Report &report, const QString &id, const QString &title, const StudyState &state, StudyDay today,
              const CurrentChecks &current)
{
    qsizetype due = 0;
    const double spent = medianMs(runs, [&] { due = qsizetype(dueChecks(state, today, current).size()); });
    report.add({.id = id, .title = title, .value = spent, .unit = u"ms"_s, .note = u"%1 are due"_s.arg(due)});
}

/** What of it is for today. */
void addPortion(Report &report, const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    qsizetype now = 0;
    const double spent = medianMs(runs, [&] { now = qsizetype(reviewPortion(state, today, current).now.size()); });
    report.add({.id = u"queue-portion"_s,
                .title = u"the portion of today, of 100,000 checks"_s,
                .value = spent,
                .unit = u"ms"_s,
                .note = u"%1 are asked"_s.arg(now)});
}

/** From an answer that is kept to the check that is asked next. */
void addNext(Report &report, const QString &id, const QString &title, Fold &fold, StudyDay today,
             const CurrentChecks &current)
{
    ReviewQueue queue; // kept by the window, which shows the amounts, too
    int left = 0;
    const auto findNext = [&] {
        queue.update(fold.state(), today, current);
        const ReviewAmounts due = reviewAmounts(queue, fold.state(), today);
        left = due.now.checks + due.beyond.checks;
        return checksForToday(queue, fold.state(), today).front();
    };
    bool isNext = true;
    CheckKey next = findNext();
    const double spent = medianMs(runs, [&] {
        Event event =
            answer(int(fold.size())); // each number once: two events of one are a fork, and all is folded anew
        std::get<AnswerEvent>(event.body).check = next;
        event.stamp.day = today;
        fold.add(std::move(event));
        const CheckKey before = std::exchange(next, findNext());
        isNext = isNext && before != next;
    });
    if (!isNext) {
        report.addFailure(id, u"the same check was asked again"_s);
        return;
    }
    report.add({.id = id,
                .title = title,
                .value = spent,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = nextLimitMs,
                .note = u"%1 are due"_s.arg(left)});
}

} // namespace

void measureQueue(const Setup &, Report &report)
{
    std::vector<Event> events;
    for (int number = 0; number < checks; ++number) {
        events.push_back(answer(number));
    }
    const StudyDay today = events.front().stamp.day.plusDays(1);
    Fold fold;
    fold.add(std::move(events));
    CurrentChecks current;
    for (const auto &[key, check] : fold.state().checks()) {
        current.insert({key, {check.fingerprint, u"module-%1"_s.arg(key.lesson.toString().right(1))}});
    }
    addQueue(report, u"queue"_s, u"what is due today, of 100,000 checks"_s, fold.state(), today, current);
    addPortion(report, fold.state(), today, current);
    addNext(report, u"queue-next"_s, u"the next check after an answer, of 100,000"_s, fold, today, current);
    Event everything = answer(int(fold.size()));
    everything.body = scopeSetting(ReviewScope::Everything);
    fold.add(everything);
    const StudyDay afterPause = today.plusDays(pauseDays);
    addQueue(report, u"queue-all"_s, u"what is due after a long pause, all of 100,000 checks"_s, fold.state(),
             afterPause, current);
    addNext(report, u"queue-next-all"_s, u"the next check after an answer then"_s, fold, afterPause, current);
}

} // namespace Carrel::Bench
