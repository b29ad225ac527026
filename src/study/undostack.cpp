// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/undostack.h"

#include "base/overload.h"
#include "study/studysettings.h"

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

ActionWords wordsOfMaking(AnnotationForm form)
{
    switch (form) {
    case AnnotationForm::Highlight:
        return {Context::tr("Undo the highlight"), Context::tr("Redo the highlight")};
    case AnnotationForm::Note:
        return {Context::tr("Undo the note"), Context::tr("Redo the note")};
    case AnnotationForm::Bookmark:
        return {Context::tr("Undo the bookmark"), Context::tr("Redo the bookmark")};
    }
    return {};
}

ActionWords wordsOf(const MarkReadEvent &mark)
{
    return mark.read ? ActionWords{Context::tr("Undo marking as read"), Context::tr("Redo marking as read")}
                     : ActionWords{Context::tr("Undo marking as unread"), Context::tr("Redo marking as unread")};
}

ActionWords wordsOf(const BringBackEvent &bring)
{
    return bring.scheduled ? ActionWords{Context::tr("Undo bringing back"), Context::tr("Redo bringing back")}
                           : ActionWords{Context::tr("Undo not bringing back"), Context::tr("Redo not bringing back")};
}

ActionWords wordsOf(const SettingEvent &setting)
{
    return isCatchUp(setting)
               ? ActionWords{Context::tr("Undo the plan to catch up"), Context::tr("Redo the plan to catch up")}
               : ActionWords{Context::tr("Undo the change of a setting"), Context::tr("Redo the change of a setting")};
}

ActionWords wordsOf(const AnnotationRemovedEvent &removed)
{
    return removed.removed ? ActionWords{Context::tr("Undo deleting"), Context::tr("Redo deleting")}
                           : ActionWords{Context::tr("Undo bringing back what was deleted"),
                                         Context::tr("Redo bringing back what was deleted")};
}

/** The last of @p things that @p isWanted, with its time. */
template<typename Wanted> std::optional<std::pair<qint64, EventRef>>
latest(const UndoStack::ByTime &things, const UndoStack::Offsets &offsets, Wanted isWanted)
{
    std::optional<std::pair<qint64, EventRef>> last;
    for (const auto &[session, numbers] : things) {
        const auto newestFirst = std::views::reverse(numbers);
        const auto found = std::ranges::find_if(newestFirst, [&isWanted, &session](const auto &number) {
            return isWanted(EventRef{session, number.second});
        });
        if (found != newestFirst.end()) {
            const auto offset = offsets.find(session);
            const qint64 ahead = offset == offsets.end() ? 0 : offset->second;
            last = std::max(last, std::optional(std::pair(found->first - ahead, EventRef{session, found->second})));
        }
    }
    return last;
}

} // namespace

void UndoStack::see(const Event &event)
{
    const EventRef &ref = event.stamp.ref;
    const std::pair at(event.stamp.at, ref.n);
    if (isAction(event.body)) {
        ByTime::mapped_type &actions = m_actions[ref.session];
        actions.insert(actions.end(), at); // a session is read in its order
        m_actionNumbers[ref.session].insert(ref.n);
    } else if (const auto *undo = std::get_if<UndoEvent>(&event.body); undo && !undo->n.empty()) {
        m_undos[ref.session].insert(at);
        m_takenBack.insert_or_assign(ref, EventRef{undo->session, undo->n.back()});
    }
}

std::optional<EventRef> UndoStack::last(const std::set<EventRef> &undone, const Offsets &offsets) const
{
    const auto found = latest(m_actions, offsets, [&undone](const EventRef &ref) { return !undone.contains(ref); });
    return found ? std::optional(found->second) : std::nullopt;
}

std::optional<UndoStack::TakenBack> UndoStack::lastTakenBack(const std::set<EventRef> &undone,
                                                             const Offsets &offsets) const
{
    // An undo of an undo is no way back from anything: it has done the action again.
    const auto isOpen = [&](const EventRef &undo) {
        return !undone.contains(undo) && isOfAction(m_takenBack.at(undo));
    };
    const auto found = latest(m_undos, offsets, isOpen);
    if (!found || latest(m_actions, offsets, [](const EventRef &) { return true; }) > found) {
        return std::nullopt;
    }
    return TakenBack{found->second, m_takenBack.at(found->second)};
}

bool UndoStack::isOfAction(const EventRef &ref) const
{
    const auto found = m_actionNumbers.find(ref.session);
    return found != m_actionNumbers.end() && found->second.contains(ref.n);
}

std::optional<EventRef> UndoStack::takenBackBy(const EventRef &undo) const
{
    const auto found = m_takenBack.find(undo);
    return found == m_takenBack.end() ? std::nullopt : std::optional(found->second);
}

bool isAction(const EventBody &body)
{
    return std::visit(Overload{
                          [](const PlaceEvent &) { return false; },
                          [](const UndoEvent &) { return false; },
                          [](const ClockSuspectEvent &) { return false; },
                          [](const UnknownEvent &) { return false; },
                          [](const AnswerEvent &) { return true; },
                          [](const MarkReadEvent &) { return true; },
                          [](const BringBackEvent &) { return true; },
                          [](const SettingEvent &) { return true; },
                          [](const AliasEvent &) { return true; },
                          [](const AnnotationEvent &) { return true; },
                          [](const AnnotationTextEvent &) { return true; },
                          [](const AnnotationColourEvent &) { return true; },
                          [](const AnnotationRemovedEvent &) { return true; },
                          [](const RestEvent &) { return true; },
                          [](const RetireEvent &) { return true; },
                      },
                      body);
}

ActionWords actionWords(const EventBody &body)
{
    using Words = ActionWords;
    return std::visit(
        Overload{
            [](const AnswerEvent &) { return Words{Context::tr("Undo the answer"), Context::tr("Redo the answer")}; },
            [](const PlaceEvent &) { return Words(); },
            [](const MarkReadEvent &mark) { return wordsOf(mark); },
            [](const BringBackEvent &bring) { return wordsOf(bring); },
            [](const SettingEvent &setting) { return wordsOf(setting); },
            [](const UndoEvent &) { return Words(); },
            [](const AliasEvent &) {
                return Words{Context::tr("Undo joining two records"), Context::tr("Redo joining two records")};
            },
            [](const ClockSuspectEvent &) { return Words(); },
            [](const AnnotationEvent &made) { return wordsOfMaking(made.form); },
            [](const AnnotationTextEvent &) {
                return Words{Context::tr("Undo the change of a note"), Context::tr("Redo the change of a note")};
            },
            [](const AnnotationColourEvent &) {
                return Words{Context::tr("Undo the change of a colour"), Context::tr("Redo the change of a colour")};
            },
            [](const AnnotationRemovedEvent &removed) { return wordsOf(removed); },
            [](const RestEvent &) {
                return Words{Context::tr("Undo resting the check"), Context::tr("Redo resting the check")};
            },
            [](const RetireEvent &) { return Words{Context::tr("Undo retiring"), Context::tr("Redo retiring")}; },
            [](const UnknownEvent &) { return Words(); },
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
                          [](const RestEvent &rest) -> Lesson { return rest.check.lessonRef(); },
                          [](const RetireEvent &retire) -> Lesson { return retire.check.lessonRef(); },
                          [](const UnknownEvent &) -> Lesson { return {}; },
                      },
                      body);
}

} // namespace Carrel
