// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/historyfold.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** More than a day of reading between two places is a broken clock. */
constexpr qint64 longestForegroundMs = 24LL * 3'600'000;

qint64 foregroundOf(const PlaceEvent &place)
{
    return std::clamp<qint64>(place.foregroundMs, 0, longestForegroundMs);
}

void addPlace(LessonState &lesson, const PlaceEvent &place, const LoggedEvent &logged)
{
    const qint64 foregroundMs = foregroundOf(place);
    lesson.block = place.block;
    lesson.offset = place.offset;
    lesson.lastBlockSeen |= place.lastBlockSeen;
    lesson.foregroundMs += foregroundMs;
    lesson.totalForegroundMs += foregroundMs;
    lesson.lastAt = logged.at;
    lesson.lastDay = logged.day;
}

/** How much of @p answers lies between @p from and @p to. */
qint64 answeringMs(std::span<const PastAnswer> answers, qint64 from, qint64 to)
{
    qint64 sum = 0;
    for (const PastAnswer &answer : answers) {
        sum += std::max<qint64>(0, std::min(answer.at, to) - std::max(answer.at - answer.tookMs, from));
    }
    return sum;
}

void addMark(LessonState &lesson, const MarkReadEvent &mark)
{
    lesson.markedRead = mark.read;
    if (!mark.read) { // to be read once more from here on
        lesson.lastBlockSeen = false;
        lesson.foregroundMs = 0;
    }
}

} // namespace

LessonState foldLesson(const LessonRef &lesson, History history, const LessonState *before)
{
    LessonState state = before ? *before : LessonState();
    state.lesson = lesson;
    for (const LoggedEvent *logged : history) {
        if (const auto *place = std::get_if<PlaceEvent>(&logged->event.body)) {
            addPlace(state, *place, *logged);
        } else if (const auto *mark = std::get_if<MarkReadEvent>(&logged->event.body)) {
            addMark(state, *mark);
        }
    }
    return state;
}

void addPastReadings(std::vector<PastReading> &past, History history, std::span<const PastAnswer> answers)
{
    for (const LoggedEvent *logged : history) {
        const auto *place = std::get_if<PlaceEvent>(&logged->event.body);
        const qint64 foregroundMs = place ? foregroundOf(*place) : 0;
        const qint64 ms = foregroundMs - answeringMs(answers, logged->at - foregroundMs, logged->at);
        if (ms > 0) {
            past.push_back({place->lesson, logged->day, localHour(*logged), ms});
        }
    }
}

std::optional<Annotation> foldAnnotation(const AnnotationKey &key, History history, const Annotation *before)
{
    std::optional<Annotation> annotation = before ? std::optional(*before) : std::nullopt;
    bool removed = false;
    for (const LoggedEvent *logged : history) {
        if (const auto *made = std::get_if<AnnotationEvent>(&logged->event.body); made && !annotation) {
            const qint64 at = logged->at;
            annotation = {key, made->form, made->anchor, made->colour, made->text, at, at, localDate(*logged)};
        }
    }
    for (const LoggedEvent *logged : history) {
        // A change may stand before the making in a record that two clocks wrote; it is a change all the same.
        if (!annotation) {
            break;
        }
        if (const auto *text = std::get_if<AnnotationTextEvent>(&logged->event.body)) {
            annotation->text = text->text;
            annotation->changedAt = logged->at;
        } else if (const auto *colour = std::get_if<AnnotationColourEvent>(&logged->event.body)) {
            annotation->colour = colour->colour;
            annotation->changedAt = logged->at;
        } else if (const auto *gone = std::get_if<AnnotationRemovedEvent>(&logged->event.body)) {
            removed = gone->removed;
        }
    }
    return removed ? std::nullopt : annotation;
}

} // namespace Carrel
