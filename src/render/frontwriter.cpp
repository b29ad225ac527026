// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/frontwriter.h"

#include "render/boxwriter.h"
#include "render/documentmeans.h"
#include "render/ownwords.h"
#include "render/runwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

const QString autoDirection = u"auto"_s;

QString minutesWords(int minutes)
{
    return QCoreApplication::translate("Page", "%n minute(s)", nullptr, minutes);
}

struct CrumbPart {
    QString words;
    bool isOwn = false; ///< Carrel's, not the course's
};

std::vector<CrumbPart> crumbParts(const RenderContext &context)
{
    const Lesson &lesson = context.lesson;
    const LessonContext &around = context.context;
    const int number = around.number > 0 ? around.number : lesson.position.value_or(0);
    const int of = around.of > 0 ? around.of : lesson.of.value_or(0);
    std::vector<CrumbPart> parts{{around.courseTitle.isEmpty() ? lesson.course.title : around.courseTitle},
                                 {around.moduleTitle.isEmpty() ? lesson.module.title : around.moduleTitle}};
    if (number > 0 && of > 0) {
        parts.push_back({QCoreApplication::translate("Page", "lesson %1 of %2").arg(number).arg(of), true});
    }
    if (lesson.minutes) {
        parts.push_back({minutesWords(*lesson.minutes), true});
    }
    std::erase_if(parts, [](const CrumbPart &part) { return part.words.isEmpty(); });
    return parts;
}

void writeHero(RenderContext &context, const Hero &hero)
{
    // A plate is a typographic cover; its caption is all there is to show.
    if (hero.image.isEmpty() && hero.caption.empty()) {
        return;
    }
    context.html.open("figure"_L1, {{"class"_L1, u"picture hero"_s}});
    if (hero.image.isEmpty()) {
        writeText(context, {.tag = "figcaption"_L1, .style = u"plate"_s, .role = context.captionRole()}, hero.caption);
    } else {
        writePictureFrame(
            context,
            {.source = hero.image, .alternative = hero.alternative, .caption = hero.caption, .size = {}, .origin = {}});
    }
    context.html.close();
}

void writeNeighbour(RenderContext &context, const NeighbourLink &neighbour, const QString &word, const QString &style)
{
    HtmlWriter &html = context.html;
    if (neighbour.here) {
        html.open("button"_L1, {{"type"_L1, u"button"_s},
                                {"class"_L1, style},
                                {"data-do"_L1, u"neighbour"_s},
                                {"data-lesson"_L1, neighbour.slug.toString()}});
    } else {
        html.open("div"_L1, {{"class"_L1, style + u" absent"_s}});
    }
    writeOwnWords(context, "span"_L1, u"direction"_s, word);
    html.text(u" ");
    html.element("span"_L1,
                 {{"class"_L1, u"neighbour-title"_s}, {"lang"_L1, languageAgain(context)}, {"dir"_L1, autoDirection}},
                 neighbour.title.isEmpty() ? neighbour.slug.toString() : neighbour.title);
    if (neighbour.minutes) {
        html.text(u" ");
        writeOwnWords(context, "span"_L1, u"neighbour-minutes"_s, minutesWords(*neighbour.minutes));
    }
    if (!neighbour.here) {
        html.text(u" ");
        writeOwnWords(context, "span"_L1, u"neighbour-minutes"_s,
                      QCoreApplication::translate("Page", "Not in your library"));
    }
    html.close();
}

std::optional<NeighbourLink> neighbourOf(const std::optional<NeighbourLink> &known,
                                         const std::optional<Neighbour> &named)
{
    if (known || !named) {
        return known;
    }
    return NeighbourLink{.slug = named->slug, .title = named->title, .minutes = named->minutes, .here = false};
}

void writeNeighbours(RenderContext &context)
{
    const auto previous = neighbourOf(context.context.previous, context.lesson.previous);
    const auto next = neighbourOf(context.context.next, context.lesson.next);
    if (!previous && !next) {
        return;
    }
    context.html.open("nav"_L1, {{"class"_L1, u"neighbours"_s},
                                 {"lang"_L1, ownLanguage(context)},
                                 {"aria-label"_L1, QCoreApplication::translate("Page", "Lessons beside this one")}});
    if (previous) {
        writeNeighbour(context, *previous, QCoreApplication::translate("Page", "Previous lesson"),
                       u"neighbour previous"_s);
    }
    if (next) {
        writeNeighbour(context, *next, QCoreApplication::translate("Page", "Next lesson"), u"neighbour next"_s);
    }
    context.html.close().lineBreak();
}

/** One row of what is said about the lesson: a word, and its text or link. Rows without text are left out. */
void writeRow(RenderContext &context, const QString &word, const QString &text, const QString &url = {})
{
    if (text.isEmpty()) {
        return;
    }
    writeOwnWords(context, "dt"_L1, {}, word);
    context.html.open("dd"_L1, {{"dir"_L1, autoDirection}});
    const bool linked = !url.isEmpty() && openOutsideLink(context, url);
    context.html.text(text);
    if (linked) {
        context.html.close();
    }
    context.html.close().lineBreak();
}

void writeCite(RenderContext &context, const QString &cite)
{
    if (cite.isEmpty()) {
        return;
    }
    HtmlWriter &html = context.html;
    writeOwnWords(context, "dt"_L1, {}, QCoreApplication::translate("Page", "To cite"));
    html.open("dd"_L1, {{"dir"_L1, autoDirection}}).element("span"_L1, {{"class"_L1, u"cite"_s}}, cite);
    if (!context.isDocument()) {
        html.text(u" ");
        html.element("button"_L1,
                     {{"type"_L1, u"button"_s},
                      {"data-do"_L1, u"copy-cite"_s},
                      {"lang"_L1, ownLanguage(context)},
                      {"aria-label"_L1, QCoreApplication::translate("Page", "Copy how to cite this lesson")}},
                     QCoreApplication::translate("Page", "Copy"));
    }
    html.close().lineBreak();
}

} // namespace

void writeHead(RenderContext &context)
{
    const Lesson &lesson = context.lesson;
    HtmlWriter &html = context.html;
    html.open("header"_L1, {{"class"_L1, u"head"_s}}).lineBreak();
    const std::vector<CrumbPart> parts = crumbParts(context);
    if (!parts.empty()) {
        html.open("ul"_L1, {{"class"_L1, u"crumb"_s}});
        for (const CrumbPart &part : parts) {
            // The comma after it belongs to the list, not to a title that may read in the other direction.
            html.open("li"_L1);
            html.element("bdi"_L1, {{"lang"_L1, part.isOwn ? ownLanguage(context) : QString()}}, part.words).close();
        }
        html.close().lineBreak();
    }
    writeText(context, {.tag = "h1"_L1}, lesson.title);
    html.lineBreak();
    if (!lesson.keyIdea.isEmpty()) {
        writeText(context, {.tag = "p"_L1, .style = u"key"_s}, lesson.keyIdea);
        html.lineBreak();
    }
    if (!lesson.answer.isEmpty() && lesson.answer != lesson.keyIdea) {
        writeText(context, {.tag = "p"_L1, .style = u"answer"_s}, lesson.answer);
        html.lineBreak();
    }
    if (lesson.hero) {
        writeHero(context, *lesson.hero);
    }
    html.close().lineBreak();
}

void writeFoot(RenderContext &context)
{
    const Lesson &lesson = context.lesson;
    const CourseInfo *const told = context.isDocument() ? context.context.document->course : nullptr;
    const bool ownAuthors = !told || told->authorship != lesson.authorship;
    const bool ownLicence = !told || told->licence != lesson.licence;
    const QString licence = lesson.licence.name.isEmpty() ? lesson.licence.spdx : lesson.licence.name;
    HtmlWriter &html = context.html;
    html.open("footer"_L1, {{"class"_L1, u"foot"_s}}).lineBreak();
    if (!context.isDocument()) {
        writeNeighbours(context);
    }
    html.open("dl"_L1, {{"class"_L1, u"about"_s}}).lineBreak();
    if (ownAuthors) {
        writeRow(context, QCoreApplication::translate("Page", "Written by"), lesson.authorship);
        writeRow(context, QCoreApplication::translate("Page", "Review"), lesson.reviewStatus);
    }
    if (ownLicence) {
        writeRow(context, QCoreApplication::translate("Page", "Licence"),
                 licence.isEmpty() ? lesson.licence.url : licence, lesson.licence.url);
        writeRow(context, QCoreApplication::translate("Page", "Attribution"), lesson.licence.attribution);
    }
    if (!told) {
        writeRow(context, QCoreApplication::translate("Page", "Level"), lesson.course.level);
        writeRow(context, QCoreApplication::translate("Page", "Track"), lesson.course.track);
    }
    writeRow(context, QCoreApplication::translate("Page", "Original page"), lesson.url, lesson.url);
    writeCite(context, lesson.cite);
    html.close().lineBreak().close().lineBreak();
}

} // namespace Carrel
