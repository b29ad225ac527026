// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/importplan.h"

#include "base/shorttext.h"
#include "course/thinlesson.h"
#include "exchange/gatheredrows.h"
#include "exchange/importwork.h"
#include "formats/registry.h"
#include "library/library.h"
#include "study/studystate.h"

#include <QHash>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto skippedPrefix = "skipped-"_L1;

std::map<QString, int> skippedIn(const Diagnostics &diagnostics)
{
    std::map<QString, int> skipped;
    for (const Diagnostic &row : diagnostics) {
        if (row.code.startsWith(skippedPrefix)) {
            ++skipped[row.code.mid(skippedPrefix.size())];
        }
    }
    return skipped;
}

using ChangesBySlug = QHash<LessonSlug, LessonChange>;

ChangesBySlug bySlug(const Changes<NamedLesson> &lessons)
{
    ChangesBySlug changes;
    const auto note = [&changes](const std::vector<NamedLesson> &named, LessonChange change) {
        for (const NamedLesson &lesson : named) {
            changes.insert(lesson.slug, change);
        }
    };
    note(lessons.added, LessonChange::Added);
    note(lessons.changed, LessonChange::Changed);
    note(lessons.returned, LessonChange::Returned);
    return changes;
}

/** What becomes of a lesson that no list of changes names. */
LessonChange changeOfOthers(PlannedAs as)
{
    return as == PlannedAs::Update || as == PlannedAs::Nothing ? LessonChange::Same : LessonChange::Added;
}

std::vector<PlannedModule> treeOf(const CourseOutline &outline, const Changes<NamedLesson> &lessons, PlannedAs as)
{
    const ChangesBySlug changes = bySlug(lessons);
    std::vector<PlannedModule> tree;
    for (const Module &module : outline.modules) {
        PlannedModule planned{titleText(module.title), {}};
        for (const LessonEntry &entry : module.lessons) {
            planned.lessons.push_back(
                {entry.slug, titleText(entry.title), entry.here,
                 entry.here ? changes.value(entry.slug, changeOfOthers(as)) : LessonChange::Same});
        }
        tree.push_back(std::move(planned));
    }
    return tree;
}

CourseInfo shownInfo(CourseInfo info)
{
    info.title = titleText(info.title);
    return info;
}

PlannedCourse planned(const CourseUpdate &update, const Course &input)
{
    return {.info = shownInfo(update.course.outline.info),
            .as = update.as,
            .modules = treeOf(update.course.outline, update.lessons, update.as),
            .lessonsInAll = update.course.outline.lessonsInAll,
            .counts = countsOf(input),
            .lessons = update.lessons,
            .checks = update.checks};
}

/** Puts lessons that were not read to their courses, of which nothing else may have come. */
void addUnchanged(const std::vector<LessonRef> &unchanged, const Library &library, ImportPlan &plan)
{
    QHash<CourseId, size_t> places;
    for (size_t i = 0; i < plan.courses.size(); ++i) {
        places.insert(plan.courses[i].info.id, i);
    }
    for (const LessonRef &ref : unchanged) {
        if (!places.contains(ref.course)) {
            const auto outline = library.outline(ref.course);
            if (!outline) {
                continue;
            }
            PlannedCourse same;
            same.info = shownInfo(outline->info);
            same.as = PlannedAs::Nothing;
            same.modules = treeOf(*outline, {}, PlannedAs::Nothing);
            same.lessonsInAll = outline->lessonsInAll;
            places.insert(ref.course, plan.courses.size());
            plan.courses.push_back(std::move(same));
        }
        ++plan.courses[places.value(ref.course)].unchanged;
    }
}

} // namespace

AnsweredChecks answeredChecks(const StudyState &state)
{
    AnsweredChecks answered;
    for (const auto &[key, check] : state.checks()) {
        if (check.answers > 0) {
            answered.emplace(key, check.fingerprint);
        }
    }
    return answered;
}

QString manifestHashOf(const Library &library, const CourseId &id)
{
    const auto course = library.course(id);
    return course ? library.manifestHash(course->folder) : QString();
}

ImportPlan planImport(const QStringList &paths, const Library &library, JobControl &control,
                      const AnsweredChecks &answered, const TableChoices &tables)
{
    auto work = std::make_shared<ImportWork>();
    work->paths = paths;
    work->answered = answered;
    // What is imported is written as it came, and read again for the index.
    work->input = readNews(paths, {}, control, library.lessonsByHash(), tables, mostWholeLessons);
    ImportPlan plan;
    for (size_t i = 0; i < work->input.outcome.courses.size() && !control.isCancelled(); ++i) {
        const Course &course = work->input.outcome.courses[i];
        ImportWork::OneCourse one{updateBy(course, library, answered, OtherRights::ComeApart, control), i};
        plan.courses.push_back(planned(one.update, course));
        work->courses.push_back(std::move(one));
    }
    addUnchanged(work->input.unchanged, library, plan);
    plan.diagnostics = gatheredRows(work->input.outcome.diagnostics);
    plan.tables = work->input.tables;
    plan.skipped = skippedIn(work->input.outcome.diagnostics);
    plan.cancelled = control.isCancelled();
    plan.work = std::move(work);
    return plan;
}

} // namespace Carrel
