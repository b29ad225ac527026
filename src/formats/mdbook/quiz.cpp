// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/quiz.h"

#include "formats/codelabel.h"
#include "formats/runsbuilder.h"

#include <QCoreApplication>

#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::MdBook
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MdBook)
};

Runs words(const QString &text)
{
    Run run;
    run.text = text;
    return {run};
}

/** Reads the questions of one quiz. */
class QuizReader
{
public:
    QuizReader(const DataNode &quiz, const QString &file, int line, MdxReader &reader)
        : m_quiz(quiz)
        , m_file(file)
        , m_line(line)
        , m_reader(reader)
    {
    }

    Blocks read()
    {
        for (const DataNode &question : m_quiz[u"questions"].items) {
            const QString type = question[u"type"].text;
            if (type == "MultipleChoice"_L1) {
                append(m_reader.ask(choiceOf(question)));
            } else if (type == "ShortAnswer"_L1) {
                append(folded(question, promptOf(question), shortAnswerOf(question)));
            } else if (type == "Tracing"_L1) {
                append(folded(question, tracingPrompt(question), tracingAnswer(question)));
            } else {
                m_reader.context().skipped.add(u"question"_s, Words::tr("questions of a kind that is not known"),
                                               m_line);
            }
        }
        return std::move(m_blocks);
    }

private:
    void append(Blocks blocks) { std::ranges::move(blocks, std::back_inserter(m_blocks)); }

    [[nodiscard]] RichText text(const DataNode &node) const
    {
        return m_reader.readText(node.text.trimmed(), node.line);
    }

    /** The question, behind the text that several questions share. */
    [[nodiscard]] RichText promptOf(const DataNode &question) const
    {
        const QString shared = m_quiz[u"multipart"][question[u"multipart"].text].text.trimmed();
        const DataNode &own = question[u"prompt"][u"prompt"];
        const QString words = own.text.trimmed();
        return m_reader.readText(shared.isEmpty() ? words : shared + u"\n\n"_s + words, own.line);
    }

    [[nodiscard]] QuizQuestion choiceOf(const DataNode &question) const
    {
        QuizQuestion choice;
        choice.id = question[u"id"].text;
        choice.file = m_file;
        choice.line = question.line;
        choice.text = promptOf(question);
        const DataNode &right = question[u"answer"][u"answer"];
        choice.kind = right.isList() ? std::optional(CheckKind::Multiple) : std::nullopt;
        addOptions(right, 1, choice);
        addOptions(question[u"prompt"][u"distractors"], 0, choice);
        if (question.has(u"context")) {
            choice.reason = text(question[u"context"]);
        }
        return choice;
    }

    /** A list of answers, or the only one. */
    void addOptions(const DataNode &answers, double fraction, QuizQuestion &choice) const
    {
        if (answers.isScalar()) {
            choice.options.push_back({.text = text(answers), .fraction = fraction});
        }
        for (const DataNode &answer : answers.items) {
            if (answers.isList() && answer.isScalar()) {
                addOptions(answer, fraction, choice);
            }
        }
    }

    [[nodiscard]] Blocks shortAnswerOf(const DataNode &question) const
    {
        QStringList answers = question[u"answer"][u"answer"].texts();
        answers << question[u"answer"][u"alternatives"].texts();
        return {Block{{}, false, Paragraph{words(answers.join(u" · "_s))}}};
    }

    [[nodiscard]] static RichText tracingPrompt(const DataNode &question)
    {
        Blocks blocks;
        blocks.push_back(
            Block{{}, false, Paragraph{words(Words::tr("Does this program compile? If so, what does it print?"))}});
        blocks.push_back(
            Block{{}, false, Code{u"rust"_s, codeLabel(u"rust"_s), question[u"prompt"][u"program"].text.trimmed()}});
        return {std::move(blocks)};
    }

    [[nodiscard]] static Blocks tracingAnswer(const DataNode &question)
    {
        const DataNode &answer = question[u"answer"];
        Blocks blocks;
        if (!answer[u"doesCompile"].isTrue()) {
            blocks.push_back(Block{{}, false, Paragraph{words(Words::tr("It does not compile."))}});
            return blocks;
        }
        blocks.push_back(Block{{}, false, Paragraph{words(Words::tr("It compiles and prints:"))}});
        blocks.push_back(Block{{}, false, Code{{}, {}, answer[u"stdout"].text.trimmed(), CodeRole::Output}});
        return blocks;
    }

    /** A question nobody can choose an answer of: to think about, with the answer behind a fold. */
    [[nodiscard]] Blocks folded(const DataNode &question, RichText prompt, Blocks answer)
    {
        m_reader.context().skipped.add(u"typed-answer"_s,
                                       Words::tr("questions whose answer is typed; they stand in the text"), m_line,
                                       Severity::Note);
        if (question.has(u"context")) {
            Blocks why = blocksOf(text(question[u"context"]));
            std::ranges::move(why, std::back_inserter(answer));
        }
        Note note{NoteKind::Note, words(Words::tr("Try it")), blocksOf(std::move(prompt))};
        note.blocks.push_back(Block{{}, false, More{words(Words::tr("Answer")), std::move(answer)}});
        Blocks blocks;
        blocks.push_back(Block{{}, false, std::move(note)});
        return blocks;
    }

    const DataNode &m_quiz;
    const QString &m_file;
    const int m_line;
    MdxReader &m_reader;
    Blocks m_blocks;
};

} // namespace

Blocks readQuiz(const DataNode &quiz, const QString &file, int line, MdxReader &reader)
{
    return QuizReader(quiz, file, line, reader).read();
}

} // namespace Carrel::MdBook
