// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/quizjson.h"

#include "formats/codelabel.h"
#include "formats/json5/json5text.h"
#include "formats/reasontext.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Jupyter)
};

/** Reads the questions of one file. */
class QuizReader
{
public:
    QuizReader(const QString &file, const MarkdownOptions &options, Diagnostics &diagnostics)
        : m_file(file)
        , m_options(options)
        , m_diagnostics(diagnostics)
    {
    }

    [[nodiscard]] QuizQuestion read(const DataNode &node) const
    {
        QuizQuestion question;
        question.line = node.line;
        question.id = node[u"id"].text;
        question.text = withCode(node[u"question"], node[u"code"]);
        question.kind = node[u"type"].text == "many_choice"_L1 ? CheckKind::Multiple : CheckKind::Single;
        for (const DataNode &answer : node[u"answers"].items) {
            QuizOption option;
            option.text = withCode(answer[u"answer"], answer[u"code"]);
            option.fraction = answer[u"correct"].isTrue() ? 1 : 0;
            const QString reason = withoutVerdict(answer[u"feedback"].text);
            if (!reason.isEmpty()) {
                option.reason = text(reason, answer[u"feedback"].line);
            }
            question.options.push_back(std::move(option));
        }
        return question;
    }

private:
    [[nodiscard]] RichText text(const QString &words, int line) const
    {
        return readMarkdownText(words, m_options, m_file, line, m_diagnostics);
    }

    /** Words, code, or words with code below them. */
    [[nodiscard]] RichText withCode(const DataNode &words, const DataNode &code) const
    {
        RichText read = text(words.text, words.line);
        if (code.text.isEmpty()) {
            return read;
        }
        Blocks blocks;
        if (auto *runs = std::get_if<Runs>(&read.content); runs && !runs->empty()) {
            blocks.push_back(Block{{}, false, Paragraph{std::move(*runs)}});
        } else if (auto *several = std::get_if<Blocks>(&read.content)) {
            blocks = std::move(*several);
        }
        blocks.push_back(Block{{}, false, Code{u"python"_s, codeLabel(u"python"_s), code.text.trimmed()}});
        return {std::move(blocks)};
    }

    const QString &m_file;
    const MarkdownOptions &m_options;
    Diagnostics &m_diagnostics;
};

} // namespace

bool looksLikeQuiz(const QByteArray &beginning)
{
    return beginning.trimmed().startsWith('[') && beginning.contains("\"question\"") &&
           beginning.contains("\"answers\"") && beginning.contains("\"type\"");
}

std::vector<QuizQuestion> readQuizJson(const QString &json, const QString &file, const MarkdownOptions &options,
                                       SkippedParts &skipped, Diagnostics &diagnostics)
{
    const DataText read = parseJson5(json);
    if (read.fault || !read.root.isList()) {
        const DataFault fault = read.fault.value_or(DataFault{Words::tr("there is no list of questions")});
        diagnostics.push_back({.severity = Severity::Error,
                               .code = u"json-broken"_s,
                               .file = file,
                               .line = fault.line,
                               .column = fault.column,
                               .message = Words::tr("The questions cannot be read: %1.").arg(fault.message),
                               .hint = Words::tr("Look at this line and the one before it.")});
        return {};
    }
    const QuizReader reader(file, options, diagnostics);
    std::vector<QuizQuestion> questions;
    for (const DataNode &node : read.root.items) {
        const QString type = node[u"type"].text;
        if (type == "multiple_choice"_L1 || type == "many_choice"_L1) {
            questions.push_back(reader.read(node));
        } else {
            const bool isTyped = type == "numeric"_L1 || type == "string"_L1;
            skipped.add(isTyped ? u"typed-answer"_s : u"question"_s,
                        isTyped ? Words::tr("questions whose answer is typed")
                                : Words::tr("questions of a kind that is not known"),
                        node.line);
        }
    }
    return questions;
}

} // namespace Carrel::Jupyter
