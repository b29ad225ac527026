// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "study/anchoring.h"
#include "study/studystate.h"

#include <QHash>

#include <memory>

namespace Carrel
{

class Library;

/** Something a learner noted, with the lesson it is in. Listed, searched and exported. */
struct NotedPlace {
    Annotation annotation;
    QString courseTitle; ///< its id while the course is not here
    QString lessonTitle; ///< its slug while the lesson is not here
    QString citation;    ///< as the lesson says, else made of title, course and address
    QString address;     ///< of the lesson, else of its course; may be empty
    bool lessonHere = false;
    std::optional<AnchoredPlace> place; ///< nothing: loose, or the lesson is not here

    bool operator==(const NotedPlace &) const = default;
};

/** Which of a learner's notes are wanted. */
struct NoteScope {
    std::optional<CourseId> course; ///< nothing: all
    std::optional<LessonSlug> lesson;

    bool operator==(const NoteScope &) const = default;
    [[nodiscard]] bool contains(const AnnotationKey &key) const;
};

/** Finds what a learner noted in the lessons of a library as they are now; remembers the texts of lessons. */
class NotedPlaces final
{
public:
    explicit NotedPlaces(const Library &library);
    ~NotedPlaces();

    /** By course and lesson, in the order of the text; the loose ones of a lesson after the others. */
    [[nodiscard]] std::vector<NotedPlace> collect(const StudyState &state, const NoteScope &scope = {});

    /** One of them. */
    [[nodiscard]] NotedPlace noted(const Annotation &annotation);

    void forgetTexts(); ///< when courses have changed

private:
    struct Text {
        std::shared_ptr<const Lesson> lesson; ///< nullptr: not here
        ReadingText words{Blocks()};
    };

    const Text &textOf(const LessonRef &ref);
    void addCourse(const CourseId &course, const std::vector<const Annotation *> &annotations,
                   std::vector<NotedPlace> &found);
    [[nodiscard]] NotedPlace noted(const Annotation &annotation, const CourseOutline *outline);

    const Library &m_library;
    QHash<LessonRef, std::shared_ptr<const Text>> m_texts;
};

} // namespace Carrel
