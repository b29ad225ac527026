// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/preparedlesson.h"

namespace Carrel
{

namespace
{

LessonContext contextOf(const LessonOnScreen &shown, const CourseOutline *outline, std::map<QString, Asset> assets)
{
    const Lesson &lesson = *shown.lesson;
    LessonContext context;
    context.course = shown.course.id;
    context.courseTitle = shown.course.title;
    context.moduleTitle = shown.moduleTitle;
    context.number = lesson.position.value_or(0);
    context.of = lesson.of.value_or(outline == nullptr ? 0 : outline->lessonsInAll);
    context.previous = linkTo(lesson.previous, outline);
    context.next = linkTo(lesson.next, outline);
    context.assets = std::move(assets);
    context.language = shown.course.language;
    context.direction = shown.course.direction;
    return context;
}

} // namespace

Result<void> prepareLesson(const Library &library, const LessonRenderer &renderer, const LessonRef &ref,
                           qsizetype bytes, const std::function<bool(PreparedLesson)> &take)
{
    PreparedLesson prepared;
    prepared.indexed = library.lessonFile(ref); // before it is read: what comes in meanwhile is to be noticed
    const auto source = library.lessonSource(ref);
    if (!source) {
        return std::unexpected(source.error());
    }
    const auto lesson = library.readLesson(*source);
    if (!lesson) {
        return std::unexpected(lesson.error());
    }
    const std::shared_ptr<const CourseOutline> outline = library.outline(ref.course);
    prepared.sha256 = source->sha256;
    prepared.lesson = {outline == nullptr ? CourseInfo() : outline->info, *lesson, {}};
    prepared.lesson.course.id = ref.course;
    const Module *const module = outline == nullptr ? nullptr : outline->moduleOf(ref.lesson);
    prepared.lesson.moduleTitle = module == nullptr ? (*lesson)->module.title : module->title;
    prepared.sections = LessonSections(**lesson);
    prepared.length = LessonLength(**lesson);
    const LessonContext context = contextOf(prepared.lesson, outline.get(), library.assets(ref.course));
    renderer.renderInPortions(**lesson, context, bytes, [&](RenderedLesson portion) {
        prepared.page = std::move(portion);
        return take(prepared);
    });
    return {};
}

std::optional<NeighbourLink> linkTo(const std::optional<Neighbour> &neighbour, const CourseOutline *outline)
{
    if (!neighbour.has_value()) {
        return std::nullopt;
    }
    const LessonEntry *const entry = outline == nullptr ? nullptr : outline->find(neighbour->slug);
    const bool here = entry != nullptr && entry->here;
    return NeighbourLink{neighbour->slug, neighbour->title, neighbour->minutes, here};
}

} // namespace Carrel
