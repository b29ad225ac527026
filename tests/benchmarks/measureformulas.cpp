// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"

#include <QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int formulas = 50;
constexpr double limitMs = 250;
constexpr double nothingMs = 5;

/** Fifty formulas as a course in mathematics has them, none of them twice. */
Lesson withFormulas()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"formulas"_s);
    lesson.title = u"Formulas"_s;
    for (int number = 0; number < formulas; ++number) {
        Block block;
        block.id = BlockId(u"f-%1"_s.arg(number));
        block.content =
            MathBlock{u"T_{%1}(n) = \\begin{cases} 1 & n \\le %1 \\\\ 2\\,T\\!\\left(\\frac{n}{2}\\right) + "
                      "\\sum_{k=0}^{%1} \\sqrt{k^{%1} + n} & n > %1 \\end{cases}"_s.arg(number),
                      {}};
        lesson.blocks.push_back(std::move(block));
    }
    return lesson;
}

} // namespace

void measureFormulas(const Setup &setup, Report &report)
{
    CodeHighlighter highlighter;
    const Lesson lesson = withFormulas();
    std::vector<double> first;
    std::vector<double> again;
    for (int run = 0; run < setup.runs; ++run) {
        MathRenderer math;
        math.prepare();
        (void)math.render(u"x"_s, false); // the program has done that long before a lesson is opened
        const LessonRenderer renderer(math, highlighter);
        for (std::vector<double> *const times : {&first, &again}) {
            QElapsedTimer timer;
            timer.start();
            (void)renderer.render(lesson, {});
            times->push_back(double(timer.nsecsElapsed()) / 1e6);
        }
    }
    report.add({.id = u"formulas-first"_s,
                .title = u"%1 formulas in a lesson, the first time"_s.arg(formulas),
                .value = median(first),
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = limitMs});
    report.add({.id = u"formulas-again"_s,
                .title = u"the same, when they were met before"_s,
                .value = median(again),
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = nothingMs});
}

} // namespace Carrel::Bench
