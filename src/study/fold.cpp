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
    bool isExact = true;
    FoldBase base; ///< of a checkpoint
    QJsonObject held;
    QJsonObject defaults;
    Histories<CheckKey> checks;
    Histories<LessonRef> lessons;
    Histories<AnnotationKey> annotations;

    void rebuild();
    [[nodiscard]] bool follows(const LoggedEvent &logged);
    void goOn(EventLog::Change change);
    void apply(const QJsonObject &choices);
    void takeControl(const LoggedEvent &logged);
    void touch(const Events &events);
    void refold(const CheckKey &key);
    void refold(const LessonRef &lesson);
    void refold(const AnnotationKey &key);
};

/** Whether @p logged can be folded without the events behind the checkpoint. */
bool Fold::Private::follows(const LoggedEvent &logged)
{
    const EventBody &body = logged.event.body;
    if (base.isNamed(logged.event.stamp.ref)) {
        return false;
    }
    if (const auto check = checkOf(body)) {
        return base.take(*check, logged.at, state);
    }
    if (const auto lesson = lessonOf(body)) {
        return base.take(*lesson, logged.at, state);
    }
    if (const auto annotation = annotationOf(body)) {
        return base.take(*annotation, logged.at, state);
    }
    const auto *undo = std::get_if<UndoEvent>(&body);
    return undo && std::ranges::all_of(undo->n, [&](quint32 n) { return log.find({undo->session, n}) != nullptr; });
}

void Fold::Private::goOn(EventLog::Change change)
{
    std::erase_if(change.events, [this](const LoggedEvent *logged) {
        const bool waits = !follows(*logged);
        isExact = isExact && !waits;
        return waits;
    });
    isExact = isExact && log.forked().empty();
    touch(change.events);
    if (change.undos) {
        state.m_undone = log.undone();
        state.m_undone.insert(base.undone().begin(), base.undone().end());
    }
}

void Fold::Private::rebuild()
{
    if (isForeseen) {
        apply(held);
        state.m_schedule = Schedule(state.m_settings);
        state.nameAnew();
        isExact = false;
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
    const CheckBefore *const before = base.check(key);
    if (history.empty() && !before) {
        state.remove(key);
    } else {
        state.put(foldCheck(key, history, state.m_schedule, state.m_settings.scope, before));
    }
}

void Fold::Private::refold(const LessonRef &lesson)
{
    const Events &history = lessons[lesson];
    const LessonState *const before = base.lesson(lesson);
    if (history.empty() && !before) {
        state.m_lessons.erase(lesson);
    } else {
        state.m_lessons.insert_or_assign(lesson, foldLesson(lesson, history, before));
    }
}

void Fold::Private::refold(const AnnotationKey &key)
{
    if (auto annotation = foldAnnotation(key, annotations[key], base.annotation(key))) {
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

Fold::Fold(FoldCheckpoint checkpoint)
    : Fold()
{
    d->base = FoldBase(checkpoint);
    d->state = std::move(checkpoint.state);
    d->isForeseen = true;
}

Fold::~Fold() = default;
Fold::Fold(Fold &&) noexcept = default;
Fold &Fold::operator=(Fold &&) noexcept = default;

void Fold::add(std::vector<Event> events)
{
    EventLog::Change change = d->log.add(std::move(events));
    if (d->isForeseen) {
        d->goOn(std::move(change));
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

bool Fold::isExact() const
{
    return d->isExact;
}

FoldCheckpoint Fold::checkpoint() const
{
    FoldCheckpoint made{.state = d->state, .checks = {}, .lessons = {}, .annotations = {}};
    made.checks.reserve(d->state.m_checks.size());
    for (const auto &[key, check] : d->state.m_checks) {
        const Events &history = d->checks.at(key);
        made.checks.push_back({history.back()->at, answerTimes(history)});
    }
    for (const auto &[ref, lesson] : d->state.m_lessons) {
        made.lessons.push_back(d->lessons.at(ref).back()->at);
    }
    for (const auto &[key, history] : d->annotations) {
        if (!history.empty()) {
            made.annotations.emplace(key, history.back()->at);
        }
    }
    return made;
}

std::vector<TrainingHistory> Fold::trainingHistories() const
{
    return trainingHistories([] { return false; }).value_or(std::vector<TrainingHistory>());
}

std::optional<std::vector<TrainingHistory>> Fold::trainingHistories(const std::function<bool()> &isStopped) const
{
    std::vector<TrainingHistory> histories; // by check, so that sums over them are the same in every run
    if (d->isForeseen) {
        return histories; // of the answers nothing is here yet
    }
    for (const auto &[key, check] : d->state.m_checks) {
        if (check.reviews > 1) {
            histories.push_back(foldedAnswers(key, d->checks.at(key), d->state.m_schedule));
        }
        if (isStopped()) {
            return std::nullopt;
        }
    }
    return histories;
}

StudyPast Fold::past() const
{
    std::optional<StudySnapshot> made = snapshot([] { return false; });
    return made ? std::move(made->past) : StudyPast();
}

std::optional<StudySnapshot> Fold::snapshot(const std::function<bool()> &isStopped) const
{
    StudySnapshot made;
    const StudyState &state = d->state;
    for (const auto &[key, check] : state.m_checks) {
        made.state.m_checks.emplace_hint(made.state.m_checks.end(), key, check);
        made.state.index(check);
        if (!d->isForeseen) {
            addPastAnswers(made.past.answers, key, d->checks.at(key), state.m_schedule);
        }
        if (isStopped()) {
            return std::nullopt;
        }
    }
    for (const auto &[ref, lesson] : state.m_lessons) {
        made.state.m_lessons.emplace_hint(made.state.m_lessons.end(), ref, lesson);
        if (!d->isForeseen) {
            const auto isOf = [](const PastAnswer &answer) { return answer.check.lessonRef(); };
            addPastReadings(made.past.readings, d->lessons.at(ref),
                            std::ranges::equal_range(made.past.answers, ref, {}, isOf)); // they are sorted by check
        }
        if (isStopped()) {
            return std::nullopt;
        }
    }
    made.state.m_annotations = state.m_annotations;
    made.state.m_settings = state.m_settings;
    made.state.m_schedule = state.m_schedule;
    made.state.m_aliases = state.m_aliases;
    made.state.m_undone = state.m_undone;
    made.state.m_forked = state.m_forked;
    made.state.m_suspects = state.m_suspects;
    made.state.m_unknownEvents = state.m_unknownEvents;
    return made;
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
