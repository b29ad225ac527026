// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nextstep.h"

#include "base/shorttext.h"
#include "library/library.h"
#include "study/examreview.h"
#include "study/lessonmarks.h"
#include "study/pace.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace Carrel
{

namespace
{

constexpr size_t mostContinued = 3; // more of them would bury what else there is to do

NextStep lessonStep(NextStep::Kind kind, const CourseOutline &outline, const LessonEntry &entry)
{
    NextStep step;
    step.kind = kind;
    step.minutes = entry.minutes.value_or(0);
    step.lesson = {outline.info.id, entry.slug};
    step.lessonTitle = titleText(entry.title);
    step.courseTitle = titleText(outline.info.title);
    return step;
}

NextStep reviewStep(NextStep::Kind kind, int checks, int minutes)
{
    NextStep step;
    step.kind = kind;
    step.checks = checks;
    step.minutes = minutes;
    return step;
}

NextStep examStep(const ExamPortion &extra, const Library &library, const StudyState &state)
{
    NextStep step = reviewStep(NextStep::Kind::Exam, int(extra.now.size()), expectedMinutes(state, extra.now));
    step.day = extra.exam.day;
    step.lesson.course = extra.exam.course;
    if (const auto outline = library.outline(extra.exam.course)) {
        step.courseTitle = titleText(outline->info.title);
    }
    return step;
}

/** A lesson that was begun once, in a course that is here. */
struct BegunLesson {
    std::shared_ptr<const CourseOutline> course;
    const LessonEntry *entry;
    bool isOver; ///< read, or of nothing but checks, which are all answered
};

/** When a lesson was studied last: the day, then the time of its place. */
using StudiedAt = std::pair<StudyDay, qint64>;

/** A lesson of nothing but checks has no place: the days of its answers count. */
std::map<LessonRef, StudiedAt> begunLessons(const StudyState &state)
{
    std::map<LessonRef, StudiedAt> begun;
    for (const auto &[ref, lesson] : state.lessons()) {
        if (lesson.lastAt > 0) {
            begun.emplace(ref, StudiedAt(lesson.lastDay, lesson.lastAt));
        }
    }
    for (const auto &[key, check] : state.checks()) {
        if (check.last) {
            StudiedAt &at = begun.emplace(key.lessonRef(), StudiedAt(check.last->day, 0)).first->second;
            at = at.second == 0 ? std::max(at, StudiedAt(check.last->day, 0)) : at;
        }
    }
    return begun;
}

bool isNothingButChecks(const LessonEntry &entry)
{
    return !entry.checks.empty() && entry.textBlocks == 0;
}

bool isOver(const LessonEntry &entry, const LessonRef &ref, const StudyState &state)
{
    const LessonState *const known = state.lesson(ref);
    if (known && known->isRead(entry.minutes)) {
        return true;
    }
    return isNothingButChecks(entry) && std::ranges::all_of(entry.checks, [&](const auto &check) {
               const CheckState *const answered = state.check({ref.course, ref.lesson, check.first});
               return answered && answered->last;
           });
}

/** The lessons of a library, asked for each course once. */
class LessonsHere
{
public:
    struct Found {
        std::shared_ptr<const CourseOutline> course;
        const LessonEntry *entry = nullptr; ///< nullptr: it is not here
    };

    explicit LessonsHere(const Library &library)
        : m_library(library)
    {
    }

    [[nodiscard]] Found find(const LessonRef &ref)
    {
        auto known = m_courses.find(ref.course);
        if (known == m_courses.end()) {
            known = m_courses.emplace(ref.course, m_library.outline(ref.course)).first;
        }
        const LessonEntry *const entry = known->second ? known->second->find(ref.lesson) : nullptr;
        return {known->second, entry && entry->here ? entry : nullptr};
    }

private:
    const Library &m_library;
    std::map<CourseId, std::shared_ptr<const CourseOutline>> m_courses;
};

/** The lessons that were begun and are here, the last one first. */
std::vector<BegunLesson> begunHere(const Library &library, const StudyState &state)
{
    const std::map<LessonRef, StudiedAt> begun = begunLessons(state);
    std::vector<std::pair<StudiedAt, LessonRef>> lastFirst;
    lastFirst.reserve(begun.size());
    for (const auto &[ref, at] : begun) {
        lastFirst.emplace_back(at, ref);
    }
    std::ranges::sort(lastFirst, std::ranges::greater());
    LessonsHere lessons(library);
    std::vector<BegunLesson> here;
    for (const auto &[at, ref] : lastFirst) {
        if (const auto [course, entry] = lessons.find(ref); entry) {
            here.push_back({course, entry, isOver(*entry, ref, state)});
        }
    }
    return here;
}

/** Of each course the lesson that was studied last and is not over, the last one first. */
std::vector<NextStep> continuedLessons(const std::vector<BegunLesson> &begun)
{
    std::vector<NextStep> steps;
    std::set<CourseId> courses;
    for (const BegunLesson &lesson : begun) {
        if (steps.size() < mostContinued && !lesson.isOver && courses.insert(lesson.course->info.id).second) {
            steps.push_back(lessonStep(NextStep::Kind::Continue, *lesson.course, *lesson.entry));
        }
    }
    return steps;
}

/** To begin with: here, neither read nor begun. */
bool isNew(const LessonEntry &entry, const CourseId &course, const StudyState &state)
{
    const LessonState *const known = state.lesson({course, entry.slug});
    return entry.here && !(known && known->isRead(entry.minutes)) && !isBegun(entry, course, state);
}

/** The first new lesson of the courses but one, own ones first; looks into as few of them as it can. */
std::optional<NextStep> firstNew(const Library &library, const StudyState &state,
                                 const std::vector<CourseSummary> &courses, const std::optional<CourseId> &but)
{
    for (const bool readOnly : {false, true}) {
        for (const CourseSummary &course : courses) {
            if (course.readOnly != readOnly || course.info.id == but) {
                continue;
            }
            const auto outline = library.outline(course.info.id);
            const auto lessons = outline ? outline->lessons() : std::vector<const LessonEntry *>();
            const auto first = std::ranges::find_if(
                lessons, [&](const LessonEntry *entry) { return isNew(*entry, course.info.id, state); });
            if (first != lessons.end()) {
                return lessonStep(NextStep::Kind::Begin, *outline, **first);
            }
        }
    }
    return std::nullopt;
}

/** The new lesson of the course after @p last, else its first new one. */
std::optional<NextStep> nextAfter(const BegunLesson &last, const StudyState &state)
{
    std::vector<const LessonEntry *> lessons = last.course->lessons();
    const auto from = std::ranges::find(lessons, last.entry);
    std::ranges::rotate(lessons, from);
    const auto next = std::ranges::find_if(
        lessons, [&](const LessonEntry *entry) { return isNew(*entry, last.course->info.id, state); });
    return next == lessons.end() ? std::nullopt
                                 : std::optional(lessonStep(NextStep::Kind::Begin, *last.course, **next));
}

} // namespace

TodayPlan todayPlan(const Library &library, const StudyState &state, StudyDay today, const KeptQueue &queue,
                    const ReviewAmounts &due)
{
    const CurrentChecks &current = queue.checks();
    TodayPlan plan;
    const std::vector<CourseSummary> courses = library.courses();
    plan.firstStart =
        !state.lastOpened() && state.checks().empty() && std::ranges::all_of(courses, &CourseSummary::readOnly);

    plan.beyond = due.beyond.checks;
    plan.minutesADay = due.minutesADay;
    plan.backlog = backlogIn(queue.due(), due, today);
    plan.catchUp = due.plan;
    if (due.now.checks > 0) {
        plan.steps.push_back(reviewStep(NextStep::Kind::Review, due.now.checks, due.now.minutes()));
    } else if (due.beyond.checks == 0) {
        plan.next = nextDue(state, today, current);
    }
    for (const ExamPortion &extra : examPortions(state, today, current)) {
        plan.steps.push_back(examStep(extra, library, state));
    }
    const std::vector<BegunLesson> begun = begunHere(library, state);
    std::ranges::move(continuedLessons(begun), std::back_inserter(plan.steps));
    auto next = begun.empty() ? std::nullopt : nextAfter(begun.front(), state);
    if (!next) {
        next = firstNew(library, state, courses,
                        begun.empty() ? std::nullopt : std::optional(begun.front().course->info.id));
    }
    if (next) {
        plan.steps.push_back(*next);
    }
    if (due.now.checks == 0 && due.beyond.checks > 0) {
        plan.steps.push_back(reviewStep(NextStep::Kind::ReviewBeyond, due.beyond.checks, due.beyond.minutes()));
    }
    plan.steps.emplace_back();
    return plan;
}

bool isAnyLessonBegun(const Library &library, const StudyState &state)
{
    LessonsHere here(library);
    return std::ranges::any_of(
               state.lessons(),
               [&here](const auto &lesson) { return lesson.second.lastAt > 0 && here.find(lesson.first).entry; }) ||
           std::ranges::any_of(state.checks(), [&here](const auto &check) {
               return check.second.last && here.find(check.first.lessonRef()).entry;
           });
}

std::optional<LessonRef> lessonToContinue(const Library &library, const StudyState &state)
{
    const std::vector<BegunLesson> begun = begunHere(library, state);
    if (const std::vector<NextStep> continued = continuedLessons(begun); !continued.empty()) {
        return continued.front().lesson;
    }
    return begun.empty() ? std::nullopt
                         : std::optional(LessonRef{begun.front().course->info.id, begun.front().entry->slug});
}

} // namespace Carrel
