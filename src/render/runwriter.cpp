// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/runwriter.h"

#include "base/overload.h"
#include "render/direction.h"
#include "render/documentmeans.h"
#include "render/language.h"
#include "render/linktarget.h"
#include "render/ownwords.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

struct Style {
    bool Run::*flag;
    QLatin1StringView tag;
};

/** From the outside in. Code stands innermost, so that a bold piece of code is bold code. */
constexpr Style styles[] = {
    {&Run::bold, "strong"_L1},   {&Run::italic, "em"_L1},       {&Run::strike, "s"_L1},
    {&Run::subscript, "sub"_L1}, {&Run::superscript, "sup"_L1}, {&Run::keyboard, "kbd"_L1},
};

void writePicture(RenderContext &context, const Run &run)
{
    const QString url = context.assetUrl(run.picture);
    if (url.isNull()) {
        const bool isOwn = run.text.isEmpty();
        const QString words = isOwn ? QCoreApplication::translate("Page", "Picture not here") : run.text;
        context.html.element("span"_L1,
                             {{"class"_L1, u"missing-inline"_s},
                              {"lang"_L1, isOwn ? ownLanguage(context) : QString()},
                              {"dir"_L1, u"auto"_s}},
                             words);
        return;
    }
    context.html.emptyElement("img"_L1, {{"class"_L1, u"inline"_s}, {"src"_L1, url}, {"alt"_L1, run.text + u""_s}});
}

/** Code keeps its own direction inside text of another one; its ligatures are off in the style sheet. */
void writeCode(RenderContext &context, const QString &text, const QString &language = {})
{
    context.html.element("code"_L1, {{"lang"_L1, language}, {"dir"_L1, u"ltr"_s}, {"translate"_L1, u"no"_s}}, text);
}

void writeRun(RenderContext &context, const Run &run)
{
    if (run.lineBreak) {
        context.html.emptyElement("br"_L1);
        return;
    }
    int opened = 0;
    if (!run.language.isEmpty() && run.language != context.language) {
        context.html.open("span"_L1, {{"lang"_L1, run.language}, {"dir"_L1, u"auto"_s}});
        ++opened;
    }
    for (const Style &style : styles) {
        if (run.*style.flag) {
            context.html.open(style.tag);
            ++opened;
        }
    }
    if (!run.picture.isEmpty()) {
        writePicture(context, run);
    } else if (run.math) {
        writeMath(context, run.text, false);
    } else if (run.code) {
        writeCode(context, run.text);
    } else {
        context.html.text(run.text);
    }
    for (; opened > 0; --opened) {
        context.html.close();
    }
}

/** In a document links are links; on paper an address outside stands behind its words, for nobody can press it. */
bool openDocumentTarget(RenderContext &context, const LinkTarget &target)
{
    const DocumentMeans &document = *context.context.document;
    const auto leadTo = [&](const QString &url, const QString &style) {
        if (!url.isNull()) {
            context.html.open("a"_L1, {{"class"_L1, style}, {"href"_L1, url}});
        }
        return !url.isNull();
    };
    return std::visit(
        Overload{
            [](const NoTarget &) { return false; },
            [&](const BlockTarget &to) { return leadTo(document.placeUrl(context.lesson.slug, to.block), u"link"_s); },
            [&](const LessonTarget &to) { return leadTo(document.placeUrl(to.lesson, to.block), u"link"_s); },
            [&](const OutsideTarget &to) {
                if (document.medium == Medium::Paper) {
                    context.html.open("span"_L1, {{"class"_L1, u"outside"_s}, {"data-url"_L1, to.url}});
                    return true;
                }
                return leadTo(to.url, u"link outside"_s);
            }},
        target);
}

bool openTarget(RenderContext &context, const LinkTarget &target)
{
    if (context.isDocument()) {
        return openDocumentTarget(context, target);
    }
    // No target ever stands in href: the engine would warm up connections to it and show it as its own.
    HtmlWriter &html = context.html;
    return std::visit(Overload{
                          [](const NoTarget &) { return false; },
                          [&](const BlockTarget &to) {
                              html.open("a"_L1, {{"class"_L1, u"link"_s},
                                                 {"role"_L1, u"link"_s},
                                                 {"tabindex"_L1, u"0"_s},
                                                 {"data-do"_L1, u"block"_s},
                                                 {"data-to"_L1, to.block.toString()}});
                              return true;
                          },
                          [&](const LessonTarget &to) {
                              html.open("a"_L1, {{"class"_L1, u"link lesson"_s},
                                                 {"role"_L1, u"link"_s},
                                                 {"tabindex"_L1, u"0"_s},
                                                 {"data-do"_L1, u"lesson"_s},
                                                 {"data-lesson"_L1, to.lesson.toString()},
                                                 {"data-to"_L1, to.block.isEmpty() ? QString() : to.block.toString()}});
                              return true;
                          },
                          [&](const OutsideTarget &to) {
                              html.open("a"_L1, {{"class"_L1, u"link outside"_s},
                                                 {"role"_L1, u"link"_s},
                                                 {"tabindex"_L1, u"0"_s},
                                                 {"data-do"_L1, u"outside"_s},
                                                 {"data-url"_L1, to.url},
                                                 {"title"_L1, to.url}});
                              return true;
                          },
                      },
                      target);
}

} // namespace

bool openLink(RenderContext &context, const QString &href)
{
    return openTarget(context, linkTarget(href, context.lesson));
}

bool openOutsideLink(RenderContext &context, const QString &url)
{
    return openTarget(context, linkTarget(url, Lesson{}));
}

void writeMath(RenderContext &context, const QString &tex, bool display)
{
    const MathHtml math = context.math.render(tex, display);
    HtmlWriter &html = context.html;
    if (math.error.isEmpty()) {
        const bool plain = context.isDocument() && context.context.document->medium == Medium::Epub;
        html.open("span"_L1, {{"class"_L1, u"math"_s}, {"dir"_L1, u"ltr"_s}, {"data-tex"_L1, plain ? QString() : tex}});
        html.trustedHtml(plain ? mathMl(math.html, display) : math.html).close();
        return;
    }
    html.open("span"_L1, {{"class"_L1, u"math bad"_s},
                          {"lang"_L1, ownLanguage(context)},
                          {"dir"_L1, u"ltr"_s},
                          {"data-tex"_L1, tex},
                          {"title"_L1,
                           QCoreApplication::translate("Page", "This formula could not be read: %1").arg(math.error)}});
    writeCode(context, tex, languageAgain(context));
    html.close();
}

void writeText(RenderContext &context, const TextElement &element, const Runs &runs)
{
    const QString language = languageOf(runs, context.language);
    context.html.open(element.tag, {{"class"_L1, element.style},
                                    {"data-block"_L1, element.id},
                                    {"scope"_L1, element.scope},
                                    {"role"_L1, element.role},
                                    {"lang"_L1, language},
                                    {"dir"_L1, directionOf(runs)}});
    const QString around = language.isNull() ? context.language : std::exchange(context.language, language);
    writeRuns(context, runs);
    context.language = around;
    context.html.close();
}

void writeText(RenderContext &context, const TextElement &element, const QString &words)
{
    Run run;
    run.text = words;
    writeText(context, element, Runs{run});
}

void writeRuns(RenderContext &context, const Runs &runs)
{
    QString link;
    bool open = false;
    for (const Run &run : runs) {
        if (run.href != link) {
            if (open) {
                context.html.close();
            }
            link = run.href;
            open = !link.isEmpty() && openLink(context, link);
        }
        writeRun(context, run);
    }
    if (open) {
        context.html.close();
    }
}

} // namespace Carrel
