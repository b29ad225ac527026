// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/undostack.h"

#include "base/overload.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(UndoStack)
};

QString undoMaking(AnnotationForm form)
{
    switch (form) {
    case AnnotationForm::Highlight:
        return Context::tr("Undo the highlight");
    case AnnotationForm::Note:
        return Context::tr("Undo the note");
    case AnnotationForm::Bookmark:
        return Context::tr("Undo the bookmark");
    }
    return {};
}

} // namespace

void UndoStack::see(const Event &event)
{
    if (!undoTextFor(event.body).isEmpty()) {
        m_actions.emplace(event.stamp.at, event.stamp.ref);
    }
}

std::optional<EventRef> UndoStack::last(const std::set<EventRef> &undone) const
{
    const auto newestFirst = std::views::reverse(m_actions);
    const auto found =
        std::ranges::find_if(newestFirst, [&undone](const auto &action) { return !undone.contains(action.second); });
    return found == newestFirst.end() ? std::nullopt : std::optional(found->second);
}

QString undoTextFor(const EventBody &body)
{
    return std::visit(
        Overload{
            [](const AnswerEvent &) { return Context::tr("Undo the answer"); },
            [](const PlaceEvent &) { return QString(); },
            [](const MarkReadEvent &mark) {
                return mark.read ? Context::tr("Undo marking as read") : Context::tr("Undo marking as unread");
            },
            [](const BringBackEvent &bring) {
                return bring.scheduled ? Context::tr("Undo bringing back") : Context::tr("Undo not bringing back");
            },
            [](const SettingEvent &) { return Context::tr("Undo the change of a setting"); },
            [](const UndoEvent &) { return QString(); },
            [](const AliasEvent &) { return Context::tr("Undo joining two records"); },
            [](const ClockSuspectEvent &) { return QString(); },
            [](const AnnotationEvent &made) { return undoMaking(made.form); },
            [](const AnnotationTextEvent &) { return Context::tr("Undo the change of a note"); },
            [](const AnnotationColourEvent &) { return Context::tr("Undo the change of a colour"); },
            [](const AnnotationRemovedEvent &removed) {
                return removed.removed ? Context::tr("Undo deleting")
                                       : Context::tr("Undo bringing back what was deleted");
            },
            [](const UnknownEvent &) { return QString(); },
        },
        body);
}

std::optional<LessonRef> lessonOf(const EventBody &body)
{
    using Lesson = std::optional<LessonRef>;
    return std::visit(Overload{
                          [](const AnswerEvent &answer) -> Lesson { return answer.check.lessonRef(); },
                          [](const PlaceEvent &place) -> Lesson { return place.lesson; },
                          [](const MarkReadEvent &mark) -> Lesson { return mark.lesson; },
                          [](const BringBackEvent &bring) -> Lesson { return bring.check.lessonRef(); },
                          [](const SettingEvent &) -> Lesson { return {}; },
                          [](const UndoEvent &) -> Lesson { return {}; },
                          [](const AliasEvent &) -> Lesson { return {}; },
                          [](const ClockSuspectEvent &) -> Lesson { return {}; },
                          [](const AnnotationEvent &made) -> Lesson { return made.key.lessonRef(); },
                          [](const AnnotationTextEvent &changed) -> Lesson { return changed.key.lessonRef(); },
                          [](const AnnotationColourEvent &changed) -> Lesson { return changed.key.lessonRef(); },
                          [](const AnnotationRemovedEvent &removed) -> Lesson { return removed.key.lessonRef(); },
                          [](const UnknownEvent &) -> Lesson { return {}; },
                      },
                      body);
}

} // namespace Carrel
