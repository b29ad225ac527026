// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/coursecounts.h"
#include "exchange/importreport.h"
#include "formats/csv/tablereading.h"

#include <QStringList>

#include <memory>
#include <set>

namespace Carrel
{

class JobControl;
class Library;
class StudyState;
struct ImportWork;

/** What an import does to a lesson of the tree. */
enum class LessonChange { Same, Added, Changed, Returned };

/** A lesson in the tree of a plan. */
struct PlannedLesson {
    LessonSlug slug;
    QString title;
    bool here = false; ///< false: the course only names it
    LessonChange change = LessonChange::Same;
};

struct PlannedModule {
    QString title;
    std::vector<PlannedLesson> lessons;
};

struct NamedLesson {
    LessonSlug slug;
    QString title;
    bool operator==(const NamedLesson &) const = default;
};

struct NamedCheck {
    LessonSlug lesson;
    CheckId check; ///< as the learner's history knows it
    QString question;
    bool operator==(const NamedCheck &) const = default;
};

/** What an update does to lessons or checks. Returned ones were answered once, went, and come back with their history.
 */
template<typename Named> struct Changes {
    std::vector<Named> added;
    std::vector<Named> changed;
    std::vector<Named> removed; ///< what was learnt with them is kept
    std::vector<Named> returned;

    bool operator==(const Changes &) const = default;
    [[nodiscard]] bool isEmpty() const
    {
        return added.empty() && changed.empty() && removed.empty() && returned.empty();
    }
};

/** What a course of the input would become. */
enum class PlannedAs {
    NewCourse,
    Update,      ///< of the course of this id
    Nothing,     ///< all of it is there already
    OtherRights, ///< the id is there with another author or licence: comes in as a course of its own, unless one joins
                 ///< it
};

struct PlannedCourse {
    CourseInfo info; ///< as elsewhere in a plan, long titles are cut
    PlannedAs as = PlannedAs::NewCourse;
    std::vector<PlannedModule> modules; ///< the course as it will be
    int lessonsInAll = 0;
    CourseCounts counts; ///< of what the input has, but for the next ones
    int unchanged = 0;   ///< lessons that were recognised by their bytes and not read again
    Changes<NamedLesson> lessons;
    Changes<NamedCheck> checks;
};

/** What an import would bring; made without writing anything. Shown before applyImport() takes it in. */
struct ImportPlan {
    std::vector<PlannedCourse> courses; ///< in the order of the input
    std::map<QString, int> skipped;     ///< rows about what no course can hold, by the word behind "skipped-"
    Diagnostics diagnostics;            ///< of the readers, in the order of the input; equal ones gathered
    std::vector<QuestionTable> tables;  ///< and how each was read; one may have made no course
    bool cancelled = false;
    std::shared_ptr<const ImportWork> work; ///< for applyImport(): what was read, and where files of it lie
};

/** What the learner has answered: which checks, and what they asked then. From StudyState. */
using AnsweredChecks = std::map<CheckKey, Fingerprint>;
[[nodiscard]] AnsweredChecks answeredChecks(const StudyState &state);

/** How the courses of a plan are taken in. */
struct ImportChoices {
    std::set<CourseId> leaveOut;
    std::set<CourseId> joinAnyway; ///< of those planned as OtherRights: update the course that is there
};

/**
 * Reads files, folders and packages and works out what taking them in would do. Lessons whose very bytes are in the
 * library are recognised by their hash and not read again. Tables of questions are read as @p tables says: a plan made
 * again with other choices shows, and brings, what they make of it. Writes nothing into the library; runs on a worker
 * thread.
 */
[[nodiscard]] ImportPlan planImport(const QStringList &paths, const Library &library, JobControl &control,
                                    const AnsweredChecks &answered = {}, const TableChoices &tables = {});

/**
 * Takes the courses of @p plan into one's own store, each in one step: a stop or a failure leaves those before it in
 * and nothing of the others. What the library has become since the plan was made is respected.
 */
[[nodiscard]] ImportReport applyImport(const ImportPlan &plan, Library &library, JobControl &control,
                                       const ImportChoices &choices = {});

} // namespace Carrel
