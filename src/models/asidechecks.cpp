// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/asidechecks.h"

#include "course/passage.h"
#include "course/plaintext.h"
#include "library/library.h"
#include "study/duewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace Carrel
{

namespace
{

class AsideWords
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::AsideWords)

public:
    static QString retired(RetireReason reason, const QString &day)
    {
        switch (reason) {
        case RetireReason::Known:
            return tr("Retired on %1, as known for good.").arg(day);
        case RetireReason::Unimportant:
            return tr("Retired on %1, as not worth the time.").arg(day);
        case RetireReason::Faulty:
            return tr("Retired on %1, as the check is faulty or unclear.").arg(day);
        case RetireReason::Other:
            return tr("Retired on %1.").arg(day);
        }
        return {};
    }

    static QString resting(const QString &comesBack)
    {
        return tr("Rests. %1", "then when the check comes back").arg(comesBack);
    }

    static QString leech(int lapses, const QString &comesBack)
    {
        return comesBack.isEmpty()
                   ? tr("Not known at %n review(s).", nullptr, lapses)
                   : tr("Not known at %n review(s). %1", "then when the check comes back", lapses).arg(comesBack);
    }

    static QString gone() { return tr("This check is not in the library any more."); }
};

std::optional<AsideCheck::Kind> kindOf(const CheckState &check, StudyDay today)
{
    if (check.retired) {
        return AsideCheck::Kind::Retired;
    }
    if (check.scheduled && check.isResting(today)) {
        return AsideCheck::Kind::Resting;
    }
    return check.isLeech() ? std::optional(AsideCheck::Kind::Leech) : std::nullopt;
}

QString whyOf(const CheckState &check, AsideCheck::Kind kind, const StudyMoment &now, const QLocale &locale)
{
    const QString comesBack =
        check.scheduled && check.memory ? DueWords::comesBack(check.comesBackOn(), now, locale) : QString();
    switch (kind) {
    case AsideCheck::Kind::Retired:
        return check.retired ? AsideWords::retired(*check.retired,
                                                   DueWords::dayName(check.retiredOn.value_or(now.today), now, locale))
                             : QString();
    case AsideCheck::Kind::Resting:
        return AsideWords::resting(comesBack);
    case AsideCheck::Kind::Leech:
        return AsideWords::leech(check.lapses, comesBack);
    }
    return {};
}

/** @p lesson: its own, nullptr when it is not here. */
void addPlace(AsideCheck &aside, const Library &library, const Lesson *lesson)
{
    const LessonRef ref = aside.check.lessonRef();
    if (const auto outline = library.outline(ref.course)) {
        aside.course = outline->info.title;
        if (const LessonEntry *const entry = outline->find(ref.lesson)) {
            aside.lesson = entry->title;
        }
    }
    aside.here = lesson != nullptr;
    aside.question = AsideWords::gone();
    if (!lesson) {
        return;
    }
    const auto check = std::ranges::find(lesson->checks, aside.check.check, &Check::id);
    if (check != lesson->checks.end()) {
        aside.question = plainText(check->question).simplified();
        aside.passage = passageOf(*lesson, *check).value_or(BlockId());
    }
}

} // namespace

std::vector<AsideCheck> asideChecks(const StudyState &state, const Library &library, const StudyMoment &now,
                                    const QLocale &locale)
{
    std::vector<AsideCheck> all;
    LessonRef read;
    std::shared_ptr<const Lesson> lesson;
    for (const auto &[key, check] : state.checks()) {
        if (const auto kind = kindOf(check, now.today)) {
            if (all.empty() || key.lessonRef() != read) { // the checks of a lesson stand together
                read = key.lessonRef();
                lesson = library.lesson(read).value_or(nullptr);
            }
            AsideCheck aside;
            aside.kind = *kind;
            aside.check = key;
            aside.why = whyOf(check, *kind, now, locale);
            addPlace(aside, library, lesson.get());
            all.push_back(std::move(aside));
        }
    }
    std::ranges::stable_sort(all, {}, [](const AsideCheck &one) { return std::tie(one.kind, one.course, one.lesson); });
    return all;
}

} // namespace Carrel
