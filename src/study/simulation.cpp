// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/simulation.h"

#include "study/fold.h"
#include "study/reviewplan.h"

#include <algorithm>
#include <map>
#include <random>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qint64 msOfADay = 24LL * 3'600'000;
constexpr int checksInALesson = 3;

/** What is really remembered of one check. */
struct Truth {
    CheckKey key;
    std::optional<MemoryState> memory;
    StudyDay last;
};

StudySettings settingsOf(const SimulatedLearner &learner)
{
    StudySettings settings;
    settings.weights = learner.memory;
    return settings;
}

class Run
{
public:
    explicit Run(const SimulatedLearner &learner)
        : m_learner(learner)
        , m_random(learner.seed)
        , m_truth(settingsOf(learner))
    {
        for (const SettingEvent &setting : learner.settings) {
            write(setting);
        }
        write(scopeSetting(ReviewScope::Everything));
        for (int i = 0; i < learner.checks; ++i) {
            const LessonSlug lesson(u"lesson-%1"_s.arg(i / checksInALesson));
            m_truths.push_back({{CourseId(u"simulated"_s), lesson, CheckId(u"check-%1"_s.arg(i))}, {}, {}});
        }
    }

    SimulatedDay study(StudyDay day)
    {
        m_day = {.day = day};
        m_wallMs = (day.number - julianDayOf1970) * msOfADay + msOfADay / 2;
        const std::vector<size_t> due = std::exchange(m_due[day.number], {});
        for (const size_t check : due) {
            ask(m_truths[check], Occasion::Review);
        }
        for (int i = 0; i < m_learner.newADay && m_met < m_truths.size(); ++i) {
            ask(m_truths[m_met++], Occasion::First);
        }
        return m_day;
    }

    [[nodiscard]] std::vector<Event> takeEvents() { return std::move(m_events); }

private:
    static constexpr qint64 julianDayOf1970 = 2'440'588;

    double draw() { return double(m_random() >> 11) * 0x1p-53; }

    void write(EventBody body)
    {
        Event event;
        event.stamp.ref = {SessionId(u"simulated"_s), ++m_n};
        event.stamp.at = event.stamp.wallMs = m_wallMs += simulatedAnswerMs;
        event.stamp.day = m_day.day;
        event.body = std::move(body);
        m_events.push_back(event);
        m_fold.add(std::move(event));
    }

    void ask(Truth &check, Occasion occasion)
    {
        const bool first = occasion == Occasion::First;
        const ElapsedTime elapsed = elapsedFor(check);
        const bool missed = first && m_learner.missesFirst;
        const double recall = first ? m_learner.firstKnown : m_truth.model().recall(*check.memory, elapsed);
        const bool known = !missed && draw() < recall;
        const bool lucky = !known && !missed && m_learner.guesses && draw() * m_learner.options < 1;
        const bool right = known ? draw() >= m_learner.slips : lucky;
        const bool admitted = lucky && draw() < m_learner.admits;
        answer(check, occasion, right, admitted);
        remember(check, elapsed, known);
        if (!right || admitted) {
            answer(check, Occasion::Again, true, false);
        }
        m_due[m_fold.state().check(check.key)->due.number].push_back(size_t(&check - m_truths.data()));
        m_day.first += first ? 1 : 0;
        m_day.reviews += first ? 0 : 1;
        m_day.right += !first && right ? 1 : 0;
        m_day.known += !first && known ? 1 : 0;
    }

    [[nodiscard]] ElapsedTime elapsedFor(const Truth &check) const
    {
        const int days = check.memory ? int(m_day.day.daysSince(check.last)) : 0;
        return {.studyDays = days, .days = double(days)};
    }

    /** Known or not, the explanation is read: what was not known is learned anew. */
    void remember(Truth &check, const ElapsedTime &elapsed, bool known)
    {
        check.memory = known ? m_truth.afterRight(check.memory, elapsed, 0)
                             : m_truth.afterStep(m_truth.afterMiss(check.memory, elapsed));
        check.last = m_day.day;
    }

    void answer(const Truth &check, Occasion occasion, bool right, bool admitted)
    {
        AnswerEvent event;
        event.check = check.key;
        event.fingerprint = Fingerprint(u"simulated"_s);
        event.optionCount = m_learner.optionsTold ? m_learner.options : 0;
        event.rightCount = 1;
        event.right = right;
        event.confidence = admitted ? Confidence::Guess : Confidence::Sure;
        event.tookMs = simulatedAnswerMs;
        event.occasion = occasion;
        event.model = m_fold.state().schedule().model().id();
        ++m_day.answers;
        event.wait = plannedWait(m_fold.state(), event, m_day.day, m_wallMs);
        write(std::move(event));
    }

    const SimulatedLearner &m_learner;
    std::mt19937_64 m_random;
    Schedule m_truth;
    Fold m_fold;
    std::vector<Event> m_events;
    std::vector<Truth> m_truths;
    std::map<qint64, std::vector<size_t>> m_due; ///< by day
    size_t m_met = 0;
    SimulatedDay m_day;
    qint64 m_wallMs = 0;
    quint32 m_n = 0;
};

} // namespace

std::vector<SimulatedDay> simulate(const SimulatedLearner &learner)
{
    Run run(learner);
    std::vector<SimulatedDay> days;
    days.reserve(size_t(std::max(0, learner.days)));
    for (int i = 0; i < learner.days; ++i) {
        days.push_back(run.study(learner.firstDay.plusDays(i)));
    }
    return days;
}

std::vector<Event> simulatedEvents(const SimulatedLearner &learner)
{
    Run run(learner);
    for (int i = 0; i < learner.days; ++i) {
        static_cast<void>(run.study(learner.firstDay.plusDays(i)));
    }
    return run.takeEvents();
}

} // namespace Carrel
