// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewplaces.h"

#include "course/passage.h"
#include "library/library.h"
#include "widgets/quiz/askedcheck.h"
#include "widgets/review/reviewend.h"
#include "widgets/shared/coursepictures.h"

#include <algorithm>

namespace Carrel
{

namespace
{

TestedAnswer testedAnswer(const Check &check, const AnswerEvent &given)
{
    TestedAnswer answer{
        .check = check, .order = {}, .chosen = {given.chosen.begin(), given.chosen.end()}, .verdict = {}};
    for (const OptionKey &key : given.shown) {
        const auto option = std::ranges::find(check.options, key, &Option::key);
        if (option != check.options.end()) {
            answer.order.push_back(int(option - check.options.begin()));
        }
    }
    answer.verdict.right = given.right;
    answer.verdict.byLuck = given.right && given.confidence == Confidence::Guess;
    return answer;
}

} // namespace

void ReviewPlaces::setMeans(const CodeHighlighter *highlighter, FormulaPictures *formulas)
{
    m_highlighter = highlighter;
    m_formulas = formulas;
}

LessonOnScreen ReviewPlaces::lessonOf(const LessonRef &ref) const
{
    LessonOnScreen place;
    place.course.id = ref.course;
    const Result<std::shared_ptr<const Lesson>> lesson = m_library.lesson(ref);
    if (lesson.has_value()) {
        place.lesson = *lesson;
    }
    if (const auto outline = m_library.outline(ref.course)) {
        place.course = outline->info;
    }
    return place;
}

RichTextMeans ReviewPlaces::meansFor(const CourseId &course) const
{
    const auto outline = m_library.outline(course);
    RichTextMeans means{m_highlighter, {}, m_formulas, outline ? outline->info.language : QString()};
    means.pictureFile = [find = coursePictures(m_library), course](const QString &path) { return find(course, path); };
    return means;
}

std::optional<ListedCheck> ReviewPlaces::listed(const CheckKey &key, const AnswerEvent *inTest) const
{
    const LessonOnScreen place = lessonOf(key.lessonRef());
    const Check *check = place.lesson == nullptr ? nullptr : findCheck(*place.lesson, key.check);
    if (check == nullptr) {
        return std::nullopt;
    }
    ListedCheck listed{key, check->question, meansFor(key.course), place.lesson->title,
                       passageOf(*place.lesson, *check).value_or(BlockId())};
    if (inTest != nullptr) {
        listed.tested = testedAnswer(*check, *inTest);
    }
    return listed;
}

} // namespace Carrel
