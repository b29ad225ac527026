// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of where a learner stands in each course, and of what is mixed up.
#include "course/passage.h"
#include "course/plaintext.h"
#include "models/statistics/figurenumbers.h"
#include "models/statistics/studyfigures.h"
#include "study/lessonmarks.h"
#include "study/statistics/standing.h"
#include "study/statistics/wrongchoices.h"

#include <QDate>

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

using namespace FigureNumbers;

namespace
{

constexpr size_t mostChoices = 20;

/** A wrong option with the words around it. */
struct NamedChoice {
    WrongChoice choice;
    QString question;
    QString option;
    FigureLink link;
};

/** Nothing: the option is right after all, or the lesson cannot be read. */
std::optional<NamedChoice> named(const WrongChoice &choice, const FigureSources &sources)
{
    const std::shared_ptr<const Lesson> lesson = sources.lesson(choice.check.lessonRef());
    if (!lesson) {
        return std::nullopt;
    }
    const auto check = std::ranges::find(lesson->checks, choice.check.check, &Check::id);
    if (check == lesson->checks.end()) {
        return std::nullopt;
    }
    const auto option = std::ranges::find(check->options, choice.option, &Option::key);
    if (option == check->options.end() || option->correct) {
        return std::nullopt;
    }
    return NamedChoice{choice,
                       plainText(check->question).simplified(),
                       plainText(option->text).simplified(),
                       {choice.check.lessonRef(), passageOf(*lesson, *check).value_or(BlockId())}};
}

/** What each bar counts, a line each. */
QString meaningOfMarks(double wish)
{
    return QStringList{
        StudyFigures::tr(
            "Read: you saw its end and spent at least a quarter of the time it should take with it, or you "
            "marked it as read."),
        StudyFigures::tr("Checked: each of its checks was last answered right, sure and without help."),
        StudyFigures::tr("Right by luck: the last right answer to one of its checks was a guess or came after a look "
                         "at the passage."),
        StudyFigures::tr("Retained: you knew one of its checks, and knew it again on a later day."),
        StudyFigures::tr(
            "Fading: the chance that you still know one of its checks is below %1 %, more than %n point(s) "
            "under the %2 % you wish for. You may well know it all the same.",
            nullptr, percent(fadingMargin))
            .arg(percent(wish - fadingMargin))
            .arg(percent(wish)),
        StudyFigures::tr("A lesson can be several of these."),
    }
        .join(u'\n');
}

} // namespace

std::optional<Figure> StudyFigures::standingFigure(const FigureSources &sources)
{
    const Retentions retentions(sources.past.answers);
    Standing sum;
    Figure figure{
        .name = u"standing"_s,
        .title = tr("Where you stand"),
        .finding = {},
        .meaning = meaningOfMarks(sources.state.settings().retention),
        .chart = {.kind = FigureChart::Kind::Bars,
                  .labels = {tr("Read"), tr("Checked"), tr("Right by luck"), tr("Retained"), tr("Fading")},
                  .series = {{tr("Lessons"), {}}},
                  .counted = tr("Lessons")},
        .head = {tr("Course"), tr("Module"), tr("Lessons"), tr("Read"), tr("Checked"), tr("Right by luck"),
                 tr("Retained"), tr("Longest (days)"), tr("Fading"), tr("Came back (times)"), tr("Remembered (%)"),
                 tr("Expected (%)")},
    };
    for (const auto &outline : sources.outlines) {
        for (const Standing &part : standingsIn(*outline, sources.state, sources.now.today, retentions)) {
            figure.rows.push_back({part.course, part.module.isEmpty() ? tr("the whole course") : part.module,
                                   part.lessons, part.read, part.checked, part.lucky, part.retained, part.retainedDays,
                                   part.fading, part.retention.answers, rememberedCell(part.retention),
                                   expectedCell(part.retention)});
            if (part.module.isEmpty()) {
                sum.lessons += part.lessons;
                sum.read += part.read;
                sum.checked += part.checked;
                sum.lucky += part.lucky;
                sum.retained += part.retained;
                sum.fading += part.fading;
                sum.retainedDays = std::max(sum.retainedDays, part.retainedDays);
            }
        }
    }
    if (sum.lessons == 0) {
        return std::nullopt;
    }
    figure.chart.series.front().values = {double(sum.read), double(sum.checked), double(sum.lucky),
                                          double(sum.retained), double(sum.fading)};
    figure.finding =
        tr("Of the %n lesson(s) in the courses you study, you have read %1 and checked %2.", nullptr, sum.lessons)
            .arg(sources.locale.toString(sum.read), sources.locale.toString(sum.checked));
    if (sum.retainedDays > 0) {
        figure.finding += u' ' + tr("The longest you have retained something is %n day(s).", nullptr, sum.retainedDays);
    }
    return figure;
}

std::optional<Figure> StudyFigures::wrongChoicesFigure(const FigureSources &sources)
{
    std::vector<NamedChoice> choices;
    for (const WrongChoice &choice : wrongChoices(sources.past.answers, sources.current)) {
        if (const auto one = named(choice, sources)) {
            choices.push_back(*one);
        }
        if (choices.size() == mostChoices) {
            break;
        }
    }
    if (choices.empty()) {
        return std::nullopt;
    }
    const auto often = std::ranges::count_if(choices, [](const NamedChoice &one) { return one.choice.times > 1; });
    std::set<CheckKey> open; // a question may have several of its wrong options here
    for (const NamedChoice &one : choices) {
        if (!one.choice.knownSince) {
            open.insert(one.choice.check);
        }
    }
    Figure figure{
        .name = u"wrong-choices"_s,
        .title = tr("What you fall for"),
        .finding = (often > 0 ? tr("%n wrong option(s) caught you more than once.", nullptr, int(often))
                              : tr("No wrong option caught you twice.")) +
                   u' ' +
                   (open.empty() ? tr("You have answered each of these questions right and sure since.")
                                 : tr("You have not yet answered %n of these questions right and sure since.", nullptr,
                                      int(open.size()))),
        .meaning = tr("The wrong options you chose, the most frequent first, at most %n of them. Enter on a row opens "
                      "the passage that settles it.",
                      nullptr, int(mostChoices)),
        .head = {tr("Times"), tr("Question"), tr("What you chose"), tr("Last time"), tr("Known since")},
    };
    for (const NamedChoice &one : choices) {
        figure.rows.push_back({one.choice.times, one.question, one.option, one.choice.last.date(),
                               one.choice.knownSince ? tr("yes") : tr("not yet")});
        figure.links.push_back(one.link);
    }
    return figure;
}

} // namespace Carrel
