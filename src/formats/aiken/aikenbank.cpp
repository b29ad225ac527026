// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/aiken/aikenbank.h"

#include "formats/aiken/aikenquestion.h"
#include "formats/questions/questiontext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Aiken)
};

QString firstLineOf(const Aiken::Question &question)
{
    constexpr qsizetype enough = 80;
    return question.text.section(u'\n', 0, 0).left(enough);
}

/** What is wrong with a question, if anything, as a row. */
std::optional<Diagnostic> faultOf(const Aiken::Question &question)
{
    if (question.options.isEmpty()) {
        return Diagnostic{.severity = Severity::Error,
                          .code = u"aiken-no-options"_s,
                          .message = Words::tr("“%1” has no options and was left out.").arg(firstLineOf(question)),
                          .hint =
                              Words::tr("Write options on lines that begin with A) B) C) and ANSWER: behind them.")};
    }
    if (!question.hasAnswerLine) {
        return Diagnostic{.code = u"aiken-no-answer"_s,
                          .message = Words::tr("“%1” has no line ANSWER:.").arg(firstLineOf(question)),
                          .hint = Words::tr("Write ANSWER: and the letter of the right option behind the options.")};
    }
    if (question.right.isEmpty()) {
        return Diagnostic{.code = u"aiken-answer-unknown"_s,
                          .message = Words::tr("“%1” names the answer “%2”, which is none of its options.")
                                         .arg(firstLineOf(question), question.answer),
                          .hint = Words::tr("Write the letter of an option that is there.")};
    }
    if (question.hasGap) {
        return Diagnostic{.code = u"aiken-blank-line"_s,
                          .message = Words::tr("There is a blank line in the question “%1”; both parts were taken.")
                                         .arg(firstLineOf(question)),
                          .hint = Words::tr("Take the blank line out.")};
    }
    return std::nullopt;
}

QuizQuestion questionOf(const Aiken::Question &given, const HtmlContext &context)
{
    QuizQuestion question;
    question.line = given.line;
    question.text = readQuestionText(given.text, TextFormat::Plain, context);
    for (qsizetype i = 0; i < given.options.size(); ++i) {
        question.options.push_back({.text = readQuestionText(given.options[i], TextFormat::Plain, context),
                                    .fraction = given.right.contains(int(i)) ? 1.0 : 0.0});
    }
    return question;
}

/** Whether a text has a question of that sort and no prose before it. */
bool hasQuestion(const QString &beginning, bool (*isWanted)(const Aiken::Question &question))
{
    if (!beginning.contains("ANSWER"_L1, Qt::CaseInsensitive)) {
        return false;
    }
    const std::vector<Aiken::Question> questions = Aiken::parse(beginning, 1);
    constexpr qsizetype longest = 12; // lines; a page of prose above the first option is no question
    return std::ranges::any_of(questions, isWanted) && questions.front().text.count(u'\n') < longest;
}

} // namespace

std::vector<QuizItem> readAiken(const QString &text, const QString &file, int firstLine, Diagnostics &diagnostics)
{
    std::vector<QuizItem> items;
    for (const Aiken::Question &question : Aiken::parse(text, firstLine)) {
        if (std::optional<Diagnostic> fault = faultOf(question)) {
            fault->file = file;
            fault->line = question.line;
            diagnostics.push_back(std::move(*fault));
        }
        if (!question.options.isEmpty()) {
            items.push_back(
                {{}, questionOf(question, {.file = file, .line = question.line, .diagnostics = diagnostics})});
        }
    }
    return items;
}

bool looksLikeAiken(const QString &beginning)
{
    return hasQuestion(beginning, [](const Aiken::Question &question) {
        return question.options.size() > 1 && !question.right.isEmpty();
    });
}

bool mightBeAiken(const QString &beginning)
{
    return hasQuestion(beginning, [](const Aiken::Question &question) {
        return !question.options.isEmpty() && question.hasAnswerLine;
    });
}

} // namespace Carrel
