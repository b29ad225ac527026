// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/lessonrenderer.h"

#include "render/blockwriter.h"
#include "render/checkwriter.h"
#include "render/direction.h"
#include "render/documentmeans.h"
#include "render/frontwriter.h"

#include <QFile>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

QByteArray styleSheet(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "styleSheet", "the style sheets are compiled in");
    return opened ? file.readAll() : QByteArray();
}

/** As the course says, else as the title reads. */
QString directionOf(const Lesson &lesson, const LessonContext &context)
{
    return context.direction.isEmpty() ? Carrel::directionOf(lesson.title) : context.direction;
}

} // namespace

LessonRenderer::LessonRenderer(MathRenderer &math, CodeHighlighter &highlighter)
    : m_math(math)
    , m_highlighter(highlighter)
{
}

RenderContext LessonRenderer::begin(const Lesson &lesson, const LessonContext &context) const
{
    const bool xml = context.document && context.document->medium == Medium::Epub;
    RenderContext shared{.lesson = lesson,
                         .context = context,
                         .math = m_math,
                         .highlighter = m_highlighter,
                         .html = HtmlWriter(xml ? HtmlWriter::Syntax::Xml : HtmlWriter::Syntax::Html),
                         .assets = {},
                         .language = context.language};
    if (context.document) {
        shared.html.setBlockAnchors(context.document->anchor + u'-');
    }
    return shared;
}

RenderedLesson LessonRenderer::finish(RenderContext &shared) const
{
    return {.html = shared.html.take(),
            .assets = shared.assets,
            .title = shared.lesson.title,
            .language = shared.context.language,
            .direction = directionOf(shared.lesson, shared.context)};
}

RenderedLesson LessonRenderer::render(const Lesson &lesson, const LessonContext &context) const
{
    RenderedLesson whole;
    renderInPortions(lesson, context, std::numeric_limits<qsizetype>::max(), [&whole](RenderedLesson all) {
        whole = std::move(all);
        return true;
    });
    return whole;
}

void LessonRenderer::renderInPortions(const Lesson &lesson, const LessonContext &context, qsizetype bytes,
                                      const std::function<bool(RenderedLesson)> &take) const
{
    RenderContext shared = begin(lesson, context);
    const Blocks &blocks = lesson.blocks;
    shared.html.open("article"_L1, {{"class"_L1, u"lesson"_s},
                                    {"id"_L1, context.document ? context.document->anchor : QString()},
                                    {"lang"_L1, context.language.isEmpty() ? QString() : context.language},
                                    {"dir"_L1, directionOf(lesson, context)}});
    shared.html.lineBreak();
    writeHead(shared);
    bool wanted = true;
    bool isFirst = true;
    for (size_t next = 0; wanted;) {
        next = writeSections(shared, blocks, next, bytes);
        const bool isLast = next == blocks.size();
        if (isLast) {
            if (context.document) {
                writeQuestions(shared);
            }
            writeFoot(shared);
        }
        if (std::exchange(isFirst, false)) {
            shared.html.close().lineBreak();
        }
        RenderedLesson portion = finish(shared);
        portion.more = !isLast;
        wanted = take(std::move(portion)) && !isLast;
    }
}

RenderedLesson LessonRenderer::renderAnswers(const Lesson &lesson, const LessonContext &context) const
{
    RenderContext shared = begin(lesson, context);
    writeAnswers(shared);
    return finish(shared);
}

QByteArray standalonePage(const RenderedLesson &lesson)
{
    HtmlWriter html;
    html.trustedHtml("<!doctype html>\n");
    html.open("html"_L1, {{"lang"_L1, lesson.language.isEmpty() ? QString() : lesson.language},
                          {"dir"_L1, lesson.direction.isEmpty() ? QString() : lesson.direction},
                          {"data-theme"_L1, u"light"_s}});
    html.open("head"_L1).emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}}).element("title"_L1, {}, lesson.title);
    html.open("style"_L1);
    for (const QString &path : {u":/styles/tokens.css"_s, u":/katex/katex.min.css"_s, u":/styles/lesson.css"_s}) {
        html.trustedHtml(styleSheet(path));
    }
    html.close().close().lineBreak();
    html.open("body"_L1).open("main"_L1).trustedHtml(lesson.html).close().close().close().lineBreak();
    return html.take();
}

} // namespace Carrel
