// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/foldcheckpoint.h"

namespace Carrel
{

namespace
{

template<typename Map> const typename Map::mapped_type *find(const Map &map, const typename Map::key_type &key)
{
    const auto found = map.find(key);
    return found == map.end() ? nullptr : &found->second;
}

} // namespace

FoldBase::FoldBase(const FoldCheckpoint &checkpoint)
    : m_annotationTails(checkpoint.annotations)
    , m_undone(checkpoint.state.undone())
{
    auto check = checkpoint.checks.begin();
    for (const auto &[key, state] : checkpoint.state.checks()) {
        m_checkTails.emplace_hint(m_checkTails.end(), key, *check++);
    }
    auto lesson = checkpoint.lessons.begin();
    for (const auto &[ref, state] : checkpoint.state.lessons()) {
        m_lessonTails.emplace_hint(m_lessonTails.end(), ref, *lesson++);
    }
    for (const auto &[session, offsetMs] : checkpoint.state.suspects()) {
        m_suspects.insert(session);
    }
}

bool FoldBase::take(const CheckKey &key, qint64 at, const StudyState &state)
{
    const CheckTail *const tail = find(m_checkTails, key);
    if (tail && at > tail->lastAt && !m_checks.contains(key)) {
        m_checks.emplace(key, CheckBefore{*state.check(key), *tail});
    }
    return !tail || at > tail->lastAt;
}

bool FoldBase::take(const LessonRef &lesson, qint64 at, const StudyState &state)
{
    const qint64 *const lastAt = find(m_lessonTails, lesson);
    if (lastAt && at > *lastAt) {
        m_lessons.try_emplace(lesson, *state.lesson(lesson));
    }
    return !lastAt || at > *lastAt;
}

bool FoldBase::take(const AnnotationKey &key, qint64 at, const StudyState &state)
{
    const qint64 *const lastAt = find(m_annotationTails, key);
    if (!lastAt || m_annotations.contains(key)) {
        return !lastAt || at > *lastAt;
    }
    const Annotation *const known = state.annotation(key);
    if (known && at > *lastAt) {
        m_annotations.emplace(key, *known);
    }
    return known && at > *lastAt; // what it was before it was deleted is not known here
}

bool FoldBase::isNamed(const EventRef &ref) const
{
    return m_undone.contains(ref) || m_suspects.contains(ref.session);
}

const CheckBefore *FoldBase::check(const CheckKey &key) const
{
    return find(m_checks, key);
}

const LessonState *FoldBase::lesson(const LessonRef &lesson) const
{
    return find(m_lessons, lesson);
}

const Annotation *FoldBase::annotation(const AnnotationKey &key) const
{
    return find(m_annotations, key);
}

} // namespace Carrel
