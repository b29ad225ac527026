// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/importplan.h"

#include "base/shorttext.h"
#include "exchange/importwork.h"
#include "formats/registry.h"
#include "library/library.h"
#include "study/studystate.h"

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

LessonChange changeOf(const LessonSlug &slug, const Changes<NamedLesson> &lessons, PlannedAs as)
{
    if (std::ranges::contains(lessons.returned, slug, &NamedLesson::slug)) {
        return LessonChange::Returned;
    }
    if (std::ranges::contains(lessons.changed, slug, &NamedLesson::slug)) {
        return LessonChange::Changed;
    }
    const bool added = as != PlannedAs::Update || std::ranges::contains(lessons.added, slug, &NamedLesson::slug);
    return added && as != PlannedAs::Nothing ? LessonChange::Added : LessonChange::Same;
}

std::vector<PlannedModule> treeOf(const CourseOutline &outline, const Changes<NamedLesson> &lessons, PlannedAs as)
{
    std::vector<PlannedModule> tree;
    for (const Module &module : outline.modules) {
        PlannedModule planned{shortText(module.title), {}};
        for (const LessonEntry &entry : module.lessons) {
            planned.lessons.push_back({entry.slug, entry.title, entry.here,
                                       entry.here ? changeOf(entry.slug, lessons, as) : LessonChange::Same});
        }
        tree.push_back(std::move(planned));
    }
    return tree;
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
CourseInfo shownInfo(CourseInfo info)
{
    info.title = shortText(info.title);
    return info;
}

    for (const LessonRef &ref : unchanged) {
        auto course =
            std::ranges::find_if(plan.courses, [&ref](const PlannedCourse &one) { return one.info.id == ref.course; });
        if (course == plan.courses.end()) {
            const auto outline = library.outline(ref.course);
            if (!outline) {
                continue;
            }
            PlannedCourse same;
            same.info = shownInfo(outline->info);
            same.as = PlannedAs::Nothing;
            same.modules = treeOf(*outline, {}, PlannedAs::Nothing);
            same.lessonsInAll = outline->lessonsInAll;
            plan.courses.push_back(std::move(same));
            course = std::prev(plan.courses.end());
        }
        ++course->unchanged;
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
                      const AnsweredChecks &answered)
{
    auto work = std::make_shared<ImportWork>();
    work->paths = paths;
    work->answered = answered;
    work->input = readNews(paths, {}, control, library.lessonsByHash());
    ImportPlan plan;
    for (size_t i = 0; i < work->input.outcome.courses.size() && !control.isCancelled(); ++i) {
        const Course &course = work->input.outcome.courses[i];
        ImportWork::OneCourse one{updateBy(course, library, answered, OtherRights::ComeApart, control), i};
        plan.courses.push_back(planned(one.update, course));
        work->courses.push_back(std::move(one));
    }
    addUnchanged(work->input.unchanged, library, plan);
    plan.diagnostics = work->input.outcome.diagnostics;
    plan.skipped = skippedIn(plan.diagnostics);
    plan.cancelled = control.isCancelled();
    plan.work = std::move(work);
    return plan;
}

} // namespace Carrel
