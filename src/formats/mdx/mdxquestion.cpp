// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/mdxquestion.h"

#include "course/identity.h"
#include "formats/json5/json5text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Mdx)
};

// Where more stands between a heading and a question, it is a section and not the question's text.
constexpr qsizetype longestPrompt = 6;

/** Lists and tables in HTML get lines of their own, so that they are read as such in a text of one line. */
QString withBlocksApart(QString text)
{
    static const QRegularExpression opening(u"(<(?:ul|ol|table|pre)\\b)"_s);
    static const QRegularExpression closing(u"(</(?:ul|ol|table|pre)>)"_s);
    return text.replace(opening, u"\n\n\\1"_s).replace(closing, u"\\1\n\n"_s);
}

RichText readText(const DataNode &node, const MdxContext &context)
{
    return readMarkdownText(withBlocksApart(node.text), context.markdown, context.file, node.line, context.diagnostics);
}

QuizOption readOption(const DataNode &choice, const MdxContext &context)
{
    QuizOption option;
    option.text = readText(choice[u"text"], context);
    option.fraction = choice[u"correct"].isTrue() ? 1 : 0;
    if (!choice[u"explain"].text.trimmed().isEmpty()) {
        option.reason = readText(choice[u"explain"], context);
    }
    static const QStringList known{u"text"_s, u"explain"_s, u"correct"_s};
    for (qsizetype i = 0; i < choice.keys.size(); ++i) {
        if (!known.contains(choice.keys[i])) {
            context.diagnostics.push_back(
                {.code = u"unknown-key"_s,
                 .file = context.file,
                 .line = choice.items[size_t(i)].line,
                 .message =
                     Words::tr("The key \"%1\" is not known here and was left out.").arg(choice.keys[i].left(80)),
                 .hint = Words::tr("Known keys: %1.").arg(known.join(u", "))});
        }
    }
    return option;
}

Runs withoutNumber(Runs runs)
{
    static const QRegularExpression number(u"^\\s*\\d+\\s*[.)]\\s*"_s);
    if (!runs.empty() && !runs.front().code && !runs.front().math) {
        runs.front().text.remove(number);
        if (runs.front().text.isEmpty()) {
            runs.erase(runs.begin());
        }
    }
    return runs;
}

RichText promptOf(const Runs &heading, Blocks between)
{
    if (between.empty()) {
        return {heading};
    }
    if (heading.empty() && between.size() == 1) {
        if (auto *paragraph = std::get_if<Paragraph>(&between.front().content)) {
            return {std::move(paragraph->runs)};
        }
    }
    if (!heading.empty()) {
        between.insert(between.begin(), Block{{}, false, Paragraph{heading}});
    }
    [[maybe_unused]] const auto repeated = assignBlockIds(between);
    return {std::move(between)};
}

/** Walks over the blocks of a page and gathers what stands before each place. */
class PromptTaker
{
public:
    PromptTaker(const Runs &title, std::vector<QuizQuestion> &questions)
        : m_heading(title)
        , m_questions(questions)
    {
    }

    void take(Block block)
    {
        const auto *place = std::get_if<CheckPlace>(&block.content);
        const size_t question = place ? questionOf(*place) : m_questions.size();
        if (question < m_questions.size()) {
            if (m_questions[question].text.isEmpty()) {
                m_questions[question].text = prompt();
            }
            m_done.push_back(std::move(block));
            m_from = m_done.size();
            m_isNewHeading = false;
            m_isUnderTitle = false;
            return;
        }
        if (const auto *heading = std::get_if<Heading>(&block.content)) {
            m_heading = withoutNumber(heading->runs);
            m_from = m_done.size();
            m_isNewHeading = true;
            m_isUnderTitle = false;
        }
        m_done.push_back(std::move(block));
    }

    Blocks done() { return std::move(m_done); }

private:
    [[nodiscard]] size_t questionOf(const CheckPlace &place) const
    {
        for (size_t n = 0; n < m_questions.size(); ++n) {
            if (placeName(n) == place.check) {
                return n;
            }
        }
        return m_questions.size();
    }

    RichText prompt()
    {
        const auto first = m_done.begin() + std::ptrdiff_t(m_from) + (m_isNewHeading ? 1 : 0);
        const bool isSection = std::distance(first, m_done.end()) > longestPrompt;
        Blocks between;
        if (!isSection) {
            between.assign(std::make_move_iterator(first), std::make_move_iterator(m_done.end()));
            m_done.erase(m_done.begin() + std::ptrdiff_t(m_from), m_done.end());
        }
        const bool needsHeading = m_isNewHeading || m_isUnderTitle || between.empty();
        return promptOf(needsHeading ? m_heading : Runs(), std::move(between));
    }

    Runs m_heading;
    std::vector<QuizQuestion> &m_questions;
    Blocks m_done;
    size_t m_from = 0; ///< of the part that belongs to the next question
    bool m_isNewHeading = false;
    bool m_isUnderTitle = true;
};

} // namespace

std::optional<QuizQuestion> readMdxChoices(const QString &choices, int line, const MdxContext &context)
{
    const DataText read = parseJson5(choices, line);
    if (read.fault || !read.root.isList() || read.root.items.empty()) {
        const QString reason = read.fault ? read.fault->message : Words::tr("there is no list of options");
        context.diagnostics.push_back(
            {.code = u"skipped-question"_s,
             .file = context.file,
             .line = read.fault ? read.fault->line : line,
             .message = Words::tr("A question was left out, since its options cannot be read: %1.").arg(reason),
             .hint = Words::tr("Options need to be written out: nothing in a course is run.")});
        return std::nullopt;
    }
    QuizQuestion question;
    question.line = line;
    for (const DataNode &choice : read.root.items) {
        question.options.push_back(readOption(choice, context));
    }
    return question;
}

void takePrompts(Blocks &blocks, const Runs &title, std::vector<QuizQuestion> &questions)
{
    PromptTaker taker(title, questions);
    for (Block &block : blocks) {
        taker.take(std::move(block));
    }
    blocks = taker.done();
}

CheckId placeName(size_t n)
{
    return CheckId(u"\u0001question-"_s + QString::number(n));
}

void namePlaces(Blocks &blocks, const std::vector<Check> &checks)
{
    for (Block &block : blocks) {
        if (auto *place = std::get_if<CheckPlace>(&block.content)) {
            for (size_t n = 0; n < checks.size(); ++n) {
                if (placeName(n) == place->check) {
                    place->check = checks[n].id;
                    break;
                }
            }
        }
        forEachChildList(block, [&checks](Blocks &children) { namePlaces(children, checks); });
    }
}

} // namespace Carrel
