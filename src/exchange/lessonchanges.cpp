// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/lessonchanges.h"

#include "base/shorttext.h"
#include "course/identity.h"
#include "course/plaintext.h"
#include "course/thinlesson.h"
#include "formats/json/lessonreader.h"

#include <algorithm>

namespace Carrel
{

namespace
{

NamedCheck named(const Lesson &lesson, const Check &check)
{
    return {lesson.slug, check.id, titleText(plainText(check.question))};
}

const Check *find(const Lesson &lesson, const CheckId &id)
{
    const auto found = std::ranges::find(lesson.checks, id, &Check::id);
    return found == lesson.checks.end() ? nullptr : &*found;
}

/** @p lesson with its words, by which blocks are known again. */
Lesson whole(const Lesson &lesson)
{
    Diagnostics heardBefore;
    Result<Lesson> read = isThin(lesson) ? readLesson(sourceOf(lesson), {}, heardBefore) : lesson;
    return read ? *std::move(read) : lesson;
}

} // namespace

LessonChanges::LessonChanges(CourseId course, const AnsweredChecks &answered, CourseUpdate &update)
    : m_course(std::move(course))
    , m_answered(answered)
    , m_update(update)
{
}

void LessonChanges::add(const Lesson &lesson)
{
    const auto answered = answeredOf(lesson.slug);
    if (answered.empty()) {
        m_update.lessons.added.push_back({lesson.slug, titleText(lesson.title)});
        compareChecks({}, lesson, answered);
        return;
    }
    m_update.lessons.returned.push_back({lesson.slug, titleText(lesson.title)});
    const KeptIds kept = keptIds({}, {}, lesson, answered);
    m_update.extras.kept.insert_or_assign(lesson.slug, kept);
    Lesson now = lesson;
    renameChecks(now, kept);
    compareChecks({}, now, answered);
}

void LessonChanges::change(const LibraryCourse &older, const Lesson &lesson)
{
    m_update.lessons.changed.push_back({lesson.slug, titleText(lesson.title)});
    const auto before = older.lesson(lesson.slug);
    if (!before) {
        return;
    }
    const auto answered = answeredOf(lesson.slug);
    Lesson now = whole(lesson);
    KeptIds kept = keptIds(*before, older.files().at(lesson.slug).kept, now, answered);
    renameChecks(now, kept);
    m_update.extras.kept.insert_or_assign(lesson.slug, std::move(kept));
    compareChecks(*before, now, answered);
}

void LessonChanges::remove(const LibraryCourse &older, const LessonSlug &slug)
{
    const LessonEntry *entry = older.course().outline.find(slug);
    m_update.lessons.removed.push_back({slug, titleText(entry ? entry->title : slug.toString())});
    if (const auto before = older.lesson(slug)) {
        for (const Check &check : before->checks) {
            m_update.checks.removed.push_back(named(*before, check));
        }
    }
}

std::map<CheckId, Fingerprint> LessonChanges::answeredOf(const LessonSlug &slug) const
{
    std::map<CheckId, Fingerprint> answered;
    for (auto one = m_answered.lower_bound({m_course, slug, CheckId()});
         one != m_answered.end() && one->first.lessonRef() == LessonRef{m_course, slug}; ++one) {
        answered.emplace(one->first.check, one->second);
    }
    return answered;
}

void LessonChanges::compareChecks(const Lesson &before, const Lesson &now,
                                  const std::map<CheckId, Fingerprint> &answered)
{
    for (const Check &check : now.checks) {
        const Check *then = find(before, check.id);
        if (!then) {
            (answered.contains(check.id) ? m_update.checks.returned : m_update.checks.added)
                .push_back(named(now, check));
        } else if (fingerprintOf(*then) != fingerprintOf(check)) {
            m_update.checks.changed.push_back(named(now, check));
        }
    }
    for (const Check &check : before.checks) {
        if (!find(now, check.id)) {
            m_update.checks.removed.push_back(named(before, check));
        }
    }
}

} // namespace Carrel
