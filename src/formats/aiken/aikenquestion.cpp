// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/aiken/aikenquestion.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Aiken
{

namespace
{

/** The options that "A", "A, C" or "A and C" names; empty when it is anything else. */
QList<int> namedOptions(const QString &answer, qsizetype options)
{
    static const QRegularExpression between(u"[\\s,;&]+|\\band\\b"_s);
    QList<int> named;
    for (QString name : answer.split(between, Qt::SkipEmptyParts)) {
        while (name.endsWith(u'.') || name.endsWith(u')')) {
            name.chop(1);
        }
        const int option = name.size() == 1 ? name.front().toUpper().unicode() - u'A' : -1;
        if (option < 0 || option >= options) {
            return {};
        }
        named << option;
    }
    return named;
}

/** Reads line after line; which part of a question one is depends on what came before. */
class LineReader
{
public:
    void take(const QString &line, int number)
    {
        static const QRegularExpression answer(u"^ANSWER\\s*:\\s*(.*)$"_s, QRegularExpression::CaseInsensitiveOption);
        const QString text = line.trimmed();
        if (text.isEmpty()) {
            m_isBehindGap = true;
            return;
        }
        const QRegularExpressionMatch match = answer.match(text);
        if (match.hasMatch() && !m_question.text.isEmpty()) {
            m_question.hasAnswerLine = true;
            m_question.answer = match.captured(1).trimmed();
            m_question.right = namedOptions(m_question.answer, m_question.options.size());
            finish();
        } else if (!takeOption(text)) {
            takeText(text, number);
        }
        m_isBehindGap = false;
    }

    std::vector<Question> finishAll()
    {
        if (!m_question.text.isEmpty()) {
            finish();
        }
        return std::move(m_questions);
    }

private:
    /** An option carries the letter that is next; any other letter begins an ordinary line. */
    bool takeOption(const QString &text)
    {
        static const QRegularExpression lettered(u"^\\(?([A-Za-z])(?:\\)\\s*|\\.\\s+)(\\S.*)$"_s);
        const QRegularExpressionMatch match = lettered.match(text);
        if (m_question.text.isEmpty() || !match.hasMatch() ||
            match.capturedView(1).front().toUpper().unicode() != u'A' + m_question.options.size()) {
            return false;
        }
        m_question.options << match.captured(2);
        return true;
    }

    void takeText(const QString &text, int number)
    {
        if (!m_question.options.isEmpty() && !m_isBehindGap) {
            m_question.options.back() += u'\n' + text;
            return;
        }
        if (!m_question.options.isEmpty()) {
            finish();
        }
        if (m_question.text.isEmpty()) {
            m_question.line = number;
            m_question.text = text;
        } else {
            m_question.hasGap = m_question.hasGap || m_isBehindGap;
            m_question.text += (m_isBehindGap ? u"\n\n"_s : u"\n"_s) + text;
        }
    }

    void finish()
    {
        m_questions.push_back(std::move(m_question));
        m_question = {};
    }

    Question m_question;
    bool m_isBehindGap = false;
    std::vector<Question> m_questions;
};

} // namespace

std::vector<Question> parse(const QString &text, int firstLine)
{
    LineReader reader;
    int number = firstLine;
    for (const QString &line : text.split(u'\n')) {
        reader.take(line, number++);
    }
    return reader.finishAll();
}

} // namespace Carrel::Aiken
