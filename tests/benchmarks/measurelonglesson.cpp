// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int paragraphs = 28'000;
constexpr int runs = 5;
constexpr int patienceMs = 30'000;
constexpr double limitMs = 1000;

Run words(const QString &text)
{
    Run run;
    run.text = text;
    return run;
}

Lesson longLesson(int length)
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"long"_s);
    lesson.title = u"A long one"_s;
    for (int number = 0; number < length; ++number) {
        Block block;
        block.id = BlockId(u"p-%1"_s.arg(number));
        const QString text = u"Paragraph %1 says what the one before it said, since only its length counts here, and "
                             "it goes on for as long as an ordinary paragraph of a lesson does."_s.arg(number);
        if (number % 20 == 0) {
            block.content = Heading{2, {words(u"Part %1"_s.arg(number / 20))}};
        } else {
            block.content = Paragraph{{words(text)}};
        }
        lesson.blocks.push_back(std::move(block));
    }
    return lesson;
}

/** Until the page says that it is painted; nothing when it never does. */
std::optional<double> show(LessonView &view, const RenderedLesson &lesson)
{
    QSignalSpy shown(&view, &LessonView::lessonShown);
    QElapsedTimer timer;
    timer.start();
    view.showLesson(lesson);
    return shown.wait(patienceMs) ? std::optional(double(timer.elapsed())) : std::nullopt;
}

} // namespace

void measureLongLesson(const Setup &, Report &report)
{
    MathRenderer math;
    CodeHighlighter highlighter;
    const LessonRenderer renderer(math, highlighter);
    const RenderedLesson small = renderer.render(longLesson(10), {});
    QElapsedTimer timer;
    timer.start();
    const RenderedLesson large = renderer.render(longLesson(paragraphs), {});
    const double renderMs = double(timer.elapsed());

    PageEngine engine([](const AssetHash &) -> Result<QString> { return fail(ErrorCode::NotFound, {}, {}); });
    LessonView view(engine);
    view.resize(1280, 800);
    view.show();
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        if (!show(view, small)) {
            break;
        }
        if (const auto time = show(view, large)) {
            times.push_back(*time);
        }
    }
    if (times.size() < runs) {
        report.addFailure(u"long-lesson"_s, u"the page does not show it"_s);
        return;
    }
    report.add(
        {.id = u"long-lesson"_s,
         .title = u"a lesson of %1 MB of HTML, until it is painted"_s.arg(double(large.html.size()) / 1e6, 0, 'f', 1),
         .value = median(times),
         .unit = u"ms"_s,
         .bar = Bar::AtMost,
         .limit = limitMs,
         .note = u"rendering it before that: %1 ms"_s.arg(renderMs)});
}

} // namespace Carrel::Bench
