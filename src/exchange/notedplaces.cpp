// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/notedplaces.h"

#include "library/library.h"

#include <algorithm>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** "“A lesson”, A course. https://example.org" */
QString citationOf(const Lesson &lesson, const QString &course, const QString &address)
{
    if (!lesson.cite.isEmpty()) {
        return lesson.cite.simplified();
    }
    const QString named = u"“%1”, %2."_s.arg(lesson.title, course);
    return address.isEmpty() ? named : named + u' ' + address;
}

} // namespace

bool NoteScope::contains(const AnnotationKey &key) const
{
    return (!course || *course == key.course) && (!lesson || *lesson == key.lesson);
}

NotedPlaces::NotedPlaces(const Library &library)
    : m_library(library)
{
}

NotedPlaces::~NotedPlaces() = default;

void NotedPlaces::forgetTexts()
{
    m_texts.clear();
}

const NotedPlaces::Text &NotedPlaces::textOf(const LessonRef &ref)
{
    std::shared_ptr<const Text> &known = m_texts[ref];
    if (!known) {
        auto text = std::make_shared<Text>();
        if (const auto lesson = m_library.lesson(ref)) {
            text->lesson = *lesson;
            text->words = ReadingText((*lesson)->blocks);
        }
        known = text;
    }
    return *known;
}

NotedPlace NotedPlaces::noted(const Annotation &annotation)
{
    return noted(annotation, m_library.outline(annotation.key.course).get());
}

NotedPlace NotedPlaces::noted(const Annotation &annotation, const CourseOutline *outline)
{
    const LessonRef ref = annotation.key.lessonRef();
    const Text &text = textOf(ref);
    NotedPlace noted;
    noted.annotation = annotation;
    noted.courseTitle = outline ? outline->info.title : ref.course.toString();
    noted.lessonTitle = text.lesson ? text.lesson->title : ref.lesson.toString();
    noted.lessonHere = text.lesson != nullptr;
    noted.address = text.lesson ? text.lesson->url : QString();
    if (noted.address.isEmpty() && outline) {
        noted.address = outline->info.url;
    }
    noted.citation = text.lesson ? citationOf(*text.lesson, noted.courseTitle, noted.address)
                                 : u"%1, %2."_s.arg(noted.lessonTitle, noted.courseTitle);
    if (text.lesson) {
        noted.place = placeOf(annotation.anchor, annotation.form, text.words,
                              m_library.presentBlock(ref, annotation.anchor.block));
    }
    return noted;
}

void NotedPlaces::addCourse(const CourseId &course, const std::vector<const Annotation *> &annotations,
                            std::vector<NotedPlace> &found)
{
    const auto outline = m_library.outline(course);
    QHash<LessonSlug, int> order;
    if (outline) {
        for (const LessonEntry *const entry : outline->lessons()) {
            order.insert(entry->slug, int(order.size()));
        }
    }
    std::vector<NotedPlace> here;
    here.reserve(annotations.size());
    for (const Annotation *const annotation : annotations) {
        here.push_back(noted(*annotation, outline.get()));
    }
    const auto rank = [&order](const NotedPlace &noted) {
        const LessonSlug &lesson = noted.annotation.key.lesson;
        return std::tuple(order.value(lesson, std::numeric_limits<int>::max()), lesson, !noted.place.has_value(),
                          noted.place ? noted.place->start : 0, noted.annotation.madeAt, noted.annotation.key);
    };
    std::ranges::sort(here, {}, rank);
    std::ranges::move(here, std::back_inserter(found));
}

std::vector<NotedPlace> NotedPlaces::collect(const StudyState &state, const NoteScope &scope)
{
    std::map<CourseId, std::vector<const Annotation *>> courses;
    for (const auto &[key, annotation] : state.annotations()) {
        if (scope.contains(key)) {
            courses[key.course].push_back(&annotation);
        }
    }
    std::vector<std::vector<NotedPlace>> groups;
    for (const auto &[course, annotations] : courses) {
        addCourse(course, annotations, groups.emplace_back());
    }
    std::ranges::stable_sort(groups, [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a.front().courseTitle, b.front().courseTitle) < 0;
    });
    std::vector<NotedPlace> all;
    for (std::vector<NotedPlace> &group : groups) {
        std::ranges::move(group, std::back_inserter(all));
    }
    return all;
}

} // namespace Carrel
