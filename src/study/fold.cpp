// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"

#include "base/overload.h"
#include "study/eventlog.h"
#include "study/historyfold.h"

#include <algorithm>
#include <unordered_map>

namespace Carrel
{

namespace
{

template<typename Key> struct KeyHash {
    size_t operator()(const Key &key) const noexcept { return qHash(key, 0); }
};

/** From here on one pass over all is cheaper than finding each one's place. */
constexpr size_t manyEvents = 256;

using Events = std::vector<const LoggedEvent *>;
template<typename Key> using Histories = std::unordered_map<Key, Events, KeyHash<Key>>;

std::optional<CheckKey> checkOf(const EventBody &body)
{
    if (const auto *answer = std::get_if<AnswerEvent>(&body)) {
        return answer->check;
    }
    if (const auto *bring = std::get_if<BringBackEvent>(&body)) {
        return bring->check;
    }
    if (const auto *rest = std::get_if<RestEvent>(&body)) {
        return rest->check;
    }
    const auto *retire = std::get_if<RetireEvent>(&body);
    return retire ? std::optional(retire->check) : std::nullopt;
}

std::optional<LessonRef> lessonOf(const EventBody &body)
{
    if (const auto *place = std::get_if<PlaceEvent>(&body)) {
        return place->lesson;
    }
    const auto *mark = std::get_if<MarkReadEvent>(&body);
    return mark ? std::optional(mark->lesson) : std::nullopt;
}

std::optional<AnnotationKey> annotationOf(const EventBody &body)
{
    if (const auto *made = std::get_if<AnnotationEvent>(&body)) {
        return made->key;
    }
    if (const auto *text = std::get_if<AnnotationTextEvent>(&body)) {
        return text->key;
    }
    if (const auto *colour = std::get_if<AnnotationColourEvent>(&body)) {
        return colour->key;
    }
    const auto *removed = std::get_if<AnnotationRemovedEvent>(&body);
    return removed ? std::optional(removed->key) : std::nullopt;
}

/** Puts a new event into its history, or takes out one that is undone now. */
void place(Events &history, const LoggedEvent *logged)
{
    std::erase(history, logged);
    if (!logged->undone) {
        const auto before = [](const LoggedEvent *a, const LoggedEvent *b) { return isBefore(*a, *b); };
        history.insert(std::ranges::upper_bound(history, logged, before), logged);
    }
}

} // namespace

struct Fold::Private {
    EventLog log;
    StudyState state;
    bool isForeseen = false; ///< the state is a checkpoint's, whose events are not in the log
    QJsonObject held;
    QJsonObject defaults;
    Histories<CheckKey> checks;
    Histories<LessonRef> lessons;
    Histories<AnnotationKey> annotations;

    void rebuild();
    void foresee(const Events &events);
    void foresee(const AnswerEvent &answer, const LoggedEvent &logged);
    void apply(const QJsonObject &choices);
    void takeControl(const LoggedEvent &logged);
    void touch(const Events &events);
    void refold(const CheckKey &key);
    void refold(const LessonRef &lesson);
    void refold(const AnnotationKey &key);
};

/** What the answer amounts to, as near as that can be told without those before it. */
void Fold::Private::foresee(const AnswerEvent &answer, const LoggedEvent &logged)
{
    const auto known = state.m_checks.find(answer.check);
    if (answer.occasion == Occasion::Practice || known == state.m_checks.end() || !known->second.memory) {
        return;
    }
    CheckState check = known->second;
    if (logged.at <= check.lastAt) {
        return; // it is in the checkpoint
    }
    const bool isStep = answer.occasion == Occasion::Again;
    check.last =
        LastAnswer{answer.shown, answer.chosen, answer.right, answer.confidence, answer.helped, logged.day, logged.ref};
    check.lastDay = logged.day;
    check.lastAt = logged.at;
    check.restsUntil.reset();
    check.missedOnLastDay = !check.last->isKnown() || isStep;
    check.askAgainOpen = !check.last->isKnown();
    check.due = check.missedOnLastDay ? logged.day.plusDays(1) : logged.day.plusDays(answer.wait.value_or(1));
    ++check.answers;
    state.put(std::move(check));
}

void Fold::Private::foresee(const Events &events)
{
    Events inOrder = events;
    std::ranges::sort(inOrder, [](const LoggedEvent *a, const LoggedEvent *b) { return isBefore(*a, *b); });
    for (const LoggedEvent *logged : inOrder) {
        if (const auto *answer = std::get_if<AnswerEvent>(&logged->event.body); answer && !logged->undone) {
            foresee(*answer, *logged);
        }
    }
}

void Fold::Private::rebuild()
{
    if (isForeseen) {
        apply(held);
        state.m_schedule = Schedule(state.m_settings);
        return;
    }
    state = {};
    checks.clear();
    lessons.clear();
    annotations.clear();
    apply(defaults);
    const Events events = log.inOrder();
    for (const LoggedEvent *logged : events) {
        if (const auto check = checkOf(logged->event.body)) {
            checks[*check].push_back(logged);
        } else if (const auto lesson = lessonOf(logged->event.body)) {
            lessons[*lesson].push_back(logged);
        } else if (const auto annotation = annotationOf(logged->event.body)) {
            annotations[*annotation].push_back(logged);
        } else {
            takeControl(*logged);
        }
    }
    apply(held);
    state.m_schedule = Schedule(state.m_settings);
    state.m_undone = log.undone();
    state.m_forked = log.forked();
    state.m_suspects = log.suspects();
    for (const auto &entry : checks) {
        refold(entry.first);
    }
    for (const auto &entry : lessons) {
        refold(entry.first);
    }
    for (const auto &entry : annotations) {
        refold(entry.first);
    }
    state.nameAnew();
}

void Fold::Private::apply(const QJsonObject &choices)
{
    for (auto choice = choices.constBegin(); choice != choices.constEnd(); ++choice) {
        state.m_settings.apply({choice.key(), choice.value()});
    }
}

void Fold::Private::takeControl(const LoggedEvent &logged)
{
    if (const auto *setting = std::get_if<SettingEvent>(&logged.event.body)) {
        state.m_settings.apply(*setting);
    } else if (const auto *alias = std::get_if<AliasEvent>(&logged.event.body)) {
        state.m_aliases.insert(alias->other);
    } else if (std::holds_alternative<UnknownEvent>(logged.event.body)) {
        ++state.m_unknownEvents;
    }
}

void Fold::Private::touch(const Events &events)
{
    std::set<CheckKey> touchedChecks;
    std::set<LessonRef> touchedLessons;
    std::set<AnnotationKey> touchedAnnotations;
    for (const LoggedEvent *logged : events) {
        if (const auto check = checkOf(logged->event.body)) {
            place(checks[*check], logged);
            touchedChecks.insert(*check);
        } else if (const auto lesson = lessonOf(logged->event.body)) {
            place(lessons[*lesson], logged);
            touchedLessons.insert(*lesson);
        } else if (const auto annotation = annotationOf(logged->event.body)) {
            place(annotations[*annotation], logged);
            touchedAnnotations.insert(*annotation);
        }
    }
    std::ranges::for_each(touchedChecks, [this](const CheckKey &key) { refold(key); });
    std::ranges::for_each(touchedLessons, [this](const LessonRef &lesson) { refold(lesson); });
    std::ranges::for_each(touchedAnnotations, [this](const AnnotationKey &key) { refold(key); });
}

void Fold::Private::refold(const CheckKey &key)
{
    const Events &history = checks[key];
    if (history.empty()) {
        state.remove(key);
    } else {
        state.put(foldCheck(key, history, state.m_schedule, state.m_settings.scope));
    }
}

void Fold::Private::refold(const LessonRef &lesson)
{
    const Events &history = lessons[lesson];
    if (history.empty()) {
        state.m_lessons.erase(lesson);
    } else {
        state.m_lessons.insert_or_assign(lesson, foldLesson(lesson, history));
    }
}

void Fold::Private::refold(const AnnotationKey &key)
{
    if (auto annotation = foldAnnotation(key, annotations[key])) {
        state.m_annotations.insert_or_assign(key, std::move(*annotation));
    } else {
        state.m_annotations.erase(key);
    }
}

Fold::Fold()
    : d(std::make_unique<Private>())
{
    d->state.nameAnew();
}

Fold::Fold(StudyState checkpoint)
    : Fold()
{
    d->state = std::move(checkpoint);
    d->isForeseen = true;
}

Fold::~Fold() = default;
Fold::Fold(Fold &&) noexcept = default;
Fold &Fold::operator=(Fold &&) noexcept = default;

void Fold::add(std::vector<Event> events)
{
    const EventLog::Change change = d->log.add(std::move(events));
    if (d->isForeseen) {
        d->foresee(change.events);
        return;
    }
    if (change.everything || change.events.size() > manyEvents) {
        d->rebuild();
        return;
    }
    d->touch(change.events);
    if (change.undos) {
        d->state.m_undone = d->log.undone();
    }
}

void Fold::add(Event event)
{
    std::vector<Event> one;
    one.push_back(std::move(event));
    add(std::move(one));
}

void Fold::hold(const QJsonObject &choices, const QJsonObject &defaults)
{
    if (choices != d->held || defaults != d->defaults) {
        d->held = choices;
        d->defaults = defaults;
        d->rebuild();
    }
}

const StudyState &Fold::state() const
{
    return d->state;
}

std::vector<TrainingHistory> Fold::trainingHistories() const
{
    std::vector<TrainingHistory> histories; // by check, so that sums over them are the same in every run
    if (d->isForeseen) {
        return histories; // of the answers nothing is here yet
    }
    for (const auto &[key, check] : d->state.m_checks) {
        if (check.reviews > 1) {
            histories.push_back(foldedAnswers(key, d->checks.at(key), d->state.m_schedule));
        }
    }
    return histories;
}

StudyPast Fold::past() const
{
    StudyPast past;
    if (d->isForeseen) {
        return past;
    }
    for (const auto &[key, check] : d->state.m_checks) {
        addPastAnswers(past.answers, key, d->checks.at(key), d->state.m_schedule);
    }
    for (const auto &[ref, lesson] : d->state.m_lessons) {
        addPastReadings(past.readings, d->lessons.at(ref));
    }
    return past;
}

const Event *Fold::find(const EventRef &ref) const
{
    const LoggedEvent *logged = d->log.find(ref);
    return logged ? &logged->event : nullptr;
}

qsizetype Fold::size() const
{
    return d->log.size();
}

StudyState fold(std::vector<Event> events)
{
    Fold fold;
    fold.add(std::move(events));
    return fold.state();
}

} // namespace Carrel
