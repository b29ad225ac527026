// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxblocks.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

bool isFeedback(pugi::xml_node node)
{
    return isNamed(node, "feedback");
}

/** What belongs to the exercise and not to its question. */
bool isBesideQuestion(pugi::xml_node node)
{
    return isNamed(node, "choices") || isNamed(node, "hint") || isNamed(node, "solution") || isNamed(node, "answer") ||
           isNamed(node, "feedback");
}

std::optional<RichText> textOr(Blocks blocks)
{
    RichText text = richTextOf(std::move(blocks));
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

/** What a learner would do by hand there, or empty: nothing that is done by hand. */
QString handWork(pugi::xml_node exercise, const Book &book)
{
    for (const char *name : {"blocks", "areas", "program", "matches", "matching", "cardsort", "fillin", "setup",
                             "evaluation", "response", "webwork", "myopenmath", "coding"}) {
        if (book.childOf(exercise, name)) {
            return toText(name);
        }
    }
    return {};
}

} // namespace

QuizQuestion BlockReader::questionOf(pugi::xml_node exercise)
{
    const Book &book = m_reading.book;
    QuizQuestion question;
    question.id = idOf(exercise);
    question.id = attributeOf(exercise, "label").isEmpty() ? question.id : attributeOf(exercise, "label");
    question.name = book.titleOf(exercise);
    question.line = m_tree.placeOf(exercise).line;
    question.text = richTextOf(blocksIn(exercise, isBesideQuestion));
    Blocks reasons;
    for (const pugi::xml_node child : m_tree.childrenOf(exercise)) {
        if (isNamed(child, "solution") || isNamed(child, "answer") || isNamed(child, "feedback")) {
            append(blocksIn(child), reasons);
        } else if (isNamed(child, "hint")) {
            m_reading.leaveOut(child, u"hint"_s, Words::tr("hints before the answer"));
        }
    }
    question.reason = textOr(std::move(reasons));
    return question;
}

void BlockReader::addExercise(pugi::xml_node node, Blocks &blocks)
{
    const Book &book = m_reading.book;
    const pugi::xml_node choices = book.childOf(node, "choices");
    const QString truth = attributeOf(book.childOf(node, "statement"), "correct");
    if (!m_reading.draft || (!choices && truth.isEmpty())) {
        addTask(node, blocks);
        return;
    }
    QuizQuestion question = questionOf(node);
    if (choices) {
        question.shuffle = attributeOf(choices, "randomize") != "no"_L1;
        for (const pugi::xml_node choice : m_tree.childrenOf(choices)) {
            if (!isNamed(choice, "choice")) {
                continue;
            }
            QuizOption option{richTextOf(blocksIn(choice, isFeedback))};
            option.fraction = attributeOf(choice, "correct") == "yes"_L1 ? 1 : 0;
            option.reason = textOr(blocksIn(book.childOf(choice, "feedback")));
            question.options.push_back(std::move(option));
        }
        if (attributeOf(choices, "multiple-correct") == "yes"_L1) {
            question.kind = CheckKind::Multiple;
        }
    } else {
        question.options = trueFalseOptions(truth == "yes"_L1, {}, {}, book.language());
        question.shuffle = false;
    }
    blocks.push_back(m_reading.draft->addCheck(question, m_tree.placeOf(node).file, m_reading.diagnostics));
}

/** An exercise that Carrel cannot ask: to be read and done by hand, its solution folded. */
void BlockReader::addTask(pugi::xml_node exercise, Blocks &blocks)
{
    const Book &book = m_reading.book;
    Note task{NoteKind::Tip, runsIn(book.childOf(exercise, "title"), m_reading), {}};
    if (task.title.empty()) {
        task.title.emplace_back().text = Words::tr("Try it");
    }
    const QString work = handWork(exercise, book);
    const bool isOrder = work == "blocks"_L1;
    const auto isShownElsewhere = [&work](pugi::xml_node child) {
        return isNamed(child, "areas") || isNamed(child, "matches") || isNamed(child, "matching") ||
               isNamed(child, "cardsort") || isNamed(child, "setup") || isNamed(child, "evaluation") ||
               isNamed(child, "response") || isNamed(child, "webwork") || isNamed(child, "myopenmath") ||
               isNamed(child, "blocks") || isNamed(child, "feedback") || (!work.isEmpty() && isNamed(child, "choices"));
    };
    task.blocks = blocksIn(exercise, isShownElsewhere);
    if (!work.isEmpty() && work != "program"_L1) {
        m_reading.leaveOut(exercise, u"exercise-"_s + work,
                           Words::tr("exercises of the kind “%1”, shown for reading").arg(work));
    }
    if (isOrder) {
        More solution;
        solution.summary.emplace_back().text = Words::tr("Solution");
        List list;
        list.ordered = true;
        for (const pugi::xml_node part : m_tree.childrenOf(book.childOf(exercise, "blocks"))) {
            Blocks content;
            if (isNamed(part, "block") && attributeOf(part, "correct") != "no"_L1) {
                book.childOf(part, "cline") ? addCode(part, content) : append(blocksIn(part), content);
            }
            if (!content.empty()) {
                list.items.push_back(std::move(content));
            }
        }
        push({}, std::move(list), solution.blocks);
        push({}, std::move(solution), task.blocks);
    }
    push(exercise, std::move(task), blocks);
}

} // namespace Carrel::Ptx
