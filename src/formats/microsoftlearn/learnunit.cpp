// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learnunit.h"

#include "course/identity.h"
#include "formats/mdx/mdxquestion.h"
#include "formats/questions/quizquestion.h"
#include "formats/reasontext.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Learn
{

namespace
{

/** The reason of a choice; a first word that only says whether it is right is dropped, since Carrel says so itself. */
std::optional<RichText> readReason(const DataNode &choice, const QString &file, const TextContext &context)
{
    const bool isRight = choice[u"isCorrect"].isTrue();
    const DataNode &older = isRight ? choice[u"correctExplanation"] : choice[u"incorrectExplanation"];
    const DataNode &node = choice.has(u"explanation") ? choice[u"explanation"] : older;
    const QString text = withoutVerdict(node.text);
    return text.isEmpty() ? std::nullopt : std::optional(readLearnLine(text, file, node.line, context));
}

QuizQuestion readQuestion(const DataNode &node, const QString &file, const TextContext &context)
{
    QuizQuestion question;
    question.line = node.line;
    question.text = readLearnLine(node[u"content"].text, file, node[u"content"].line, context);
    for (const DataNode &choice : node[u"choices"].items) {
        QuizOption option;
        option.text = readLearnLine(choice[u"content"].text, file, choice[u"content"].line, context);
        option.fraction = choice[u"isCorrect"].isTrue() ? 1 : 0;
        option.reason = readReason(choice, file, context);
        question.options.push_back(std::move(option));
    }
    return question;
}

void addQuiz(Lesson &lesson, const DataNode &quiz, const QString &file, const TextContext &context)
{
    const DataNode &questions = quiz[u"questions"];
    if (questions.items.empty()) {
        return;
    }
    if (!quiz[u"title"].text.isEmpty()) {
        Run run;
        run.text = quiz[u"title"].text;
        lesson.blocks.push_back(Block{BlockId(slugOf(run.text)), true, Heading{2, {run}}});
    }
    for (const DataNode &question : questions.items) {
        lesson.blocks.push_back(Block{{}, false, CheckPlace{placeName(lesson.checks.size())}});
        lesson.checks.push_back(
            checkOf(readQuestion(question, file, context), context.top + u'/' + file, context.diagnostics));
    }
}

} // namespace

Lesson readUnit(const Page &unit, const TextContext &context)
{
    const DataNode &content = unit.content;
    Lesson lesson;
    lesson.title = content[u"title"].text.trimmed();
    // "learn.module.2-pillars" ends in a number that only orders.
    static const QRegularExpression number(u"^\\d+[a-z]?-"_s);
    QString name = content[u"uid"].text.section(u'.', -1);
    lesson.slug = LessonSlug(slugOf(name.remove(number)));
    const int minutes = content[u"durationInMinutes"].text.toInt();
    lesson.minutes = minutes > 0 ? std::optional(minutes) : std::nullopt;
    const DataNode &text = content[u"content"];
    // A text in a block begins on the line behind its key; the tree knows only that of the key.
    lesson.blocks = readLearnText(text.text, unit.file, text.line + 1, context);
    addQuiz(lesson, content[u"quiz"], unit.file, context);
    [[maybe_unused]] const auto repeatedChecks = assignCheckIds(lesson.checks);
    namePlaces(lesson.blocks, lesson.checks);
    [[maybe_unused]] const auto repeatedBlocks = assignBlockIds(lesson.blocks);
    lesson.body = text.text;
    return lesson;
}

} // namespace Carrel::Learn
