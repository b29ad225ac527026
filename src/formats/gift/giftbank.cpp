// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftbank.h"

#include "formats/gift/giftquestion.h"
#include "formats/questions/questiontext.h"
#include "formats/questions/skippedquestions.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

TextFormat formatOf(const QString &word)
{
    if (word == "html"_L1) {
        return TextFormat::Html;
    }
    if (word == "markdown"_L1) {
        return TextFormat::Markdown;
    }
    return word == "plain"_L1 ? TextFormat::Plain : TextFormat::Moodle;
}

/** What a question that is no choice is counted as. */
std::optional<SkippedQuestion> skippedKind(Gift::Kind kind)
{
    switch (kind) {
    case Gift::Kind::ShortAnswer:
        return SkippedQuestion::ShortAnswer;
    case Gift::Kind::Numeric:
        return SkippedQuestion::Numeric;
    case Gift::Kind::Matching:
        return SkippedQuestion::Matching;
    case Gift::Kind::Essay:
        return SkippedQuestion::Essay;
    case Gift::Kind::Category:
    case Gift::Kind::Description:
    case Gift::Kind::Choice:
    case Gift::Kind::TrueFalse:
        break;
    }
    return std::nullopt;
}

/** Turns what stands in a file into questions. */
class GiftReader
{
public:
    GiftReader(const QString &file, QString language, Diagnostics &diagnostics)
        : m_file(file)
        , m_language(std::move(language))
        , m_diagnostics(diagnostics)
    {
    }

    void add(const Gift::Question &given)
    {
        if (given.kind == Gift::Kind::Category) {
            m_category = categoryPath(given.title);
        } else if (given.kind == Gift::Kind::Description) {
            m_items.push_back(
                {m_category, readQuestionBlocks(given.stem.text, formatOf(given.stem.format), context(given.line))});
        } else if (const auto skipped = skippedKind(given.kind)) {
            skipQuestion(m_skipped, *skipped, given.line);
        } else {
            m_items.push_back({m_category, questionOf(given)});
        }
    }

    std::vector<QuizItem> finish()
    {
        m_skipped.tell(m_file, m_diagnostics);
        return std::move(m_items);
    }

private:
    [[nodiscard]] HtmlContext context(int line)
    {
        return {.file = m_file, .line = line, .diagnostics = m_diagnostics, .skipped = &m_skipped};
    }

    [[nodiscard]] RichText read(const Gift::Text &text, int line)
    {
        return readQuestionText(text.text, formatOf(text.format), context(line));
    }

    [[nodiscard]] std::optional<RichText> read(const std::optional<Gift::Text> &text, int line)
    {
        return text ? std::optional(read(*text, line)) : std::nullopt;
    }

    [[nodiscard]] QuizQuestion questionOf(const Gift::Question &given)
    {
        QuizQuestion question{.id = given.id, .name = given.title, .text = read(given.stem, given.line)};
        question.line = given.line;
        question.tags = given.tags;
        question.reason = read(given.generalFeedback, given.line);
        if (given.kind == Gift::Kind::TrueFalse) {
            std::optional<RichText> wrong = read(given.wrongFeedback, given.line);
            std::optional<RichText> right = read(given.rightFeedback, given.line);
            question.options = given.isTrue ? trueFalseOptions(true, std::move(right), std::move(wrong), m_language)
                                            : trueFalseOptions(false, std::move(wrong), std::move(right), m_language);
            question.kind = CheckKind::Single;
            question.shuffle = false;
            return question;
        }
        // As in Moodle: a single "=" among the answers makes it a question with one right answer.
        const bool isSingle = std::ranges::any_of(given.choices, &Gift::Choice::isMarkedRight);
        question.kind = isSingle ? CheckKind::Single : CheckKind::Multiple;
        for (const Gift::Choice &choice : given.choices) {
            const double fraction = choice.isMarkedRight ? 1.0 : choice.weight.value_or(0) / 100.0;
            question.options.push_back(
                {read(choice.text, given.line), fraction, read(choice.feedback, given.line), {}});
        }
        return question;
    }

    const QString &m_file;
    QString m_language;
    Diagnostics &m_diagnostics;
    SkippedParts m_skipped;
    QStringList m_category;
    std::vector<QuizItem> m_items;
};

bool isRealQuestion(const Gift::Question &question)
{
    const auto isRight = [](const Gift::Choice &choice) { return choice.isMarkedRight || choice.weight > 0; };
    return question.kind == Gift::Kind::TrueFalse ||
           (question.kind == Gift::Kind::Choice && question.choices.size() > 1 &&
            std::ranges::any_of(question.choices, isRight));
}

bool hasAnswers(const Gift::Question &question)
{
    return question.kind != Gift::Kind::Category && question.kind != Gift::Kind::Description;
}

/** Whether a text has a question of that sort, and is questions for the most part. */
bool isMostly(const QString &beginning, bool isCut, bool (*isWanted)(const Gift::Question &question))
{
    if (!beginning.contains(u'{')) {
        return false;
    }
    // The question that the end of the beginning cuts says nothing.
    const qsizetype lastGap = beginning.lastIndexOf("\n\n"_L1);
    Diagnostics refused;
    const std::vector<Gift::Question> questions =
        Gift::parse(isCut && lastGap > 0 ? beginning.first(lastGap) : beginning, {}, 1, refused);
    const auto texts = std::ranges::count(questions, Gift::Kind::Description, &Gift::Question::kind);
    const auto errors = std::ranges::count(refused, Severity::Error, &Diagnostic::severity);
    return std::ranges::any_of(questions, isWanted) && 2 * (texts + errors) <= std::ssize(questions) + errors;
}

} // namespace

std::vector<QuizItem> readGift(const QString &text, const QString &file, int firstLine, Diagnostics &diagnostics)
{
    GiftReader reader(file, guessedLanguage(text), diagnostics);
    for (const Gift::Question &question : Gift::parse(text, file, firstLine, diagnostics)) {
        reader.add(question);
    }
    return reader.finish();
}

bool looksLikeGift(const QString &beginning, bool isCut)
{
    return isMostly(beginning, isCut, &isRealQuestion);
}

bool mightBeGift(const QString &beginning, bool isCut)
{
    return isMostly(beginning, isCut, &hasAnswers);
}

} // namespace Carrel
