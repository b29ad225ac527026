// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/lessontext.h"
#include "cli/openlibrary.h"
#include "cli/showjson.h"
#include "cli/terminal.h"
#include "exchange/citation.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ShowCommand)
};

std::optional<NeighbourLink> neighbour(const std::vector<const LessonEntry *> &entries, qsizetype place)
{
    if (place < 0 || place >= qsizetype(entries.size())) {
        return std::nullopt;
    }
    const LessonEntry &entry = *entries[size_t(place)];
    return NeighbourLink{entry.slug, entry.title, entry.minutes, entry.here};
}

LessonContext contextOf(const Library &library, const CourseOutline &outline, const LessonSlug &slug)
{
    const auto entries = outline.lessons();
    const auto here = std::ranges::find(entries, slug, &LessonEntry::slug) - entries.begin();
    const Module *module = outline.moduleOf(slug);
    return {.course = outline.info.id,
            .courseTitle = outline.info.title,
            .moduleTitle = module ? module->title : QString(),
            .number = entries[size_t(here)]->position.value_or(int(here) + 1),
            .of = outline.lessonsInAll,
            .previous = neighbour(entries, here - 1),
            .next = neighbour(entries, here + 1),
            .assets = library.assets(outline.info.id),
            .language = outline.info.language,
            .direction = outline.info.direction};
}

void printPage(const Lesson &lesson, const LessonContext &context)
{
    MathRenderer math;
    CodeHighlighter highlighter;
    writeOut(standalonePage(LessonRenderer(math, highlighter).render(lesson, context)));
}

/** The lesson that is meant when none is named: the only one that is here. */
std::optional<LessonSlug> onlyLesson(const CourseOutline &outline)
{
    std::vector<const LessonEntry *> entries = outline.lessons();
    std::erase_if(entries, [](const LessonEntry *entry) { return !entry->here; });
    return entries.size() == 1 ? std::optional(entries.front()->slug) : std::nullopt;
}

ExitStatus printLesson(const Library &library, const CourseOutline &outline, const LessonSlug &slug,
                       const Invocation &invocation)
{
    const auto lesson = library.lesson({outline.info.id, slug});
    if (!lesson) {
        writeMessage(lesson.error().sentence);
        return ExitStatus::Failed;
    }
    if (invocation.cite) {
        const QString text = written(citationOf(**lesson, outline.info, QDate::currentDate()), *invocation.cite);
        writeOut(printable(text.endsWith(u'\n') ? text : text + u'\n'));
    } else if (invocation.html) {
        printPage(**lesson, contextOf(library, outline, slug));
    } else if (invocation.json) {
        writeJson(shownLesson(outline, **lesson, invocation.answers));
    } else {
        writeOut(printable(lessonText(**lesson, invocation.answers)));
    }
    return ExitStatus::Done;
}

/** In JSON it is the list of a course, however many lessons there are: what a script gets must not depend on that. */
std::optional<LessonSlug> wantedLesson(const Invocation &invocation, const CourseOutline &outline)
{
    if (invocation.arguments.size() > 1) {
        return LessonSlug(invocation.arguments.at(1));
    }
    return invocation.json ? std::nullopt : onlyLesson(outline);
}

ExitStatus run(const Invocation &invocation)
{
    if (invocation.html && invocation.json) {
        writeMessage(Context::tr("Ask for the page with --html or for values with --json, not for both."));
        return ExitStatus::Misused;
    }
    const auto opened = openLibrary(invocation.folders);
    const auto course = opened.and_then([&](const auto &all) { return findCourse(*all, invocation.arguments.at(0)); });
    if (!course) {
        writeMessage(course.error().sentence);
        return ExitStatus::Failed;
    }
    const Library &library = **opened;
    const auto outline = library.outline(course->info.id);
    if (course->condition == CourseCondition::Damaged || !outline) {
        writeMessage(
            Context::tr("The course “%1” is damaged and was put aside: %2").arg(course->info.title, course->reason));
        return ExitStatus::Failed;
    }
    if (const auto slug = wantedLesson(invocation, *outline)) {
        return printLesson(library, *outline, *slug, invocation);
    }
    if (invocation.cite) {
        writeMessage(Context::tr("Say which lesson to cite: carrel-cli show --cite FORM COURSE LESSON"));
        return ExitStatus::Misused;
    }
    if (invocation.json) {
        writeJson(shownOutline(*outline));
    } else {
        writeOut(printable(outlineText(*outline)));
    }
    return ExitStatus::Done;
}

} // namespace

Command showCommand()
{
    return {u"show"_s,
            u"COURSE [LESSON]"_s,
            Context::tr("print a lesson, or the list of a course's lessons"),
            {u"json"_s, u"html"_s, u"answers"_s, u"cite"_s},
            1,
            2,
            run};
}

} // namespace Carrel
