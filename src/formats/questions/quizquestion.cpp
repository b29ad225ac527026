// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizquestion.h"

#include "course/plaintext.h"
#include "course/validation.h"
#include "formats/questions/optionletters.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::QuizQuestions)
};

constexpr double rounding = 1e-6; // a third three times is not quite the whole

/** What people know a question by in a report. */
QString titleOf(const QuizQuestion &question)
{
    constexpr qsizetype enough = 60;
    const QString words = question.name.isEmpty() ? plainText(question.text).simplified() : question.name;
    return words.size() > enough ? words.first(enough) + u'…' : words;
}

/** Gives the rows of one question its place. */
class Rows
{
public:
    Rows(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics)
        : m_question(question)
        , m_file(file)
        , m_diagnostics(diagnostics)
    {
    }

    void add(Diagnostic row)
    {
        row.file = m_question.file.isEmpty() ? m_file : m_question.file;
        row.line = m_question.line > 0 ? std::optional(m_question.line) : std::nullopt;
        row.message = Words::tr("Question “%1”: %2").arg(titleOf(m_question), row.message);
        m_diagnostics.push_back(std::move(row));
    }

private:
    const QuizQuestion &m_question;
    const QString &m_file;
    Diagnostics &m_diagnostics;
};

/**
 * Which fraction makes an option right. Where one option is to be chosen, only the best is right; where several are,
 * each that brings points.
 */
double rightFrom(const QuizQuestion &question)
{
    if (question.kind != CheckKind::Single || question.options.empty()) {
        return rounding;
    }
    return std::max(rounding, std::ranges::max(question.options, {}, &QuizOption::fraction).fraction - rounding);
}

Option optionOf(const QuizOption &given, double right)
{
    Option option;
    option.key = OptionKey(given.key);
    option.keyGiven = !given.key.isEmpty();
    option.text = given.text;
    option.correct = given.fraction >= right;
    if (given.reason && !given.reason->isEmpty()) {
        (option.correct ? option.why : option.tempting) = given.reason;
    }
    return option;
}

CheckKind kindOf(const QuizQuestion &question, const std::vector<Option> &options, Rows &rows)
{
    const bool several = std::ranges::count_if(options, &Option::correct) > 1;
    if (several && question.kind == CheckKind::Single) {
        rows.add({.code = u"check-kind"_s,
                  .message = Words::tr("one option is to be chosen, but several are right; all of them are asked for."),
                  .hint = Words::tr("Leave one right option, or allow several answers.")});
    }
    return several ? CheckKind::Multiple : question.kind.value_or(CheckKind::Single);
}

} // namespace

Check checkOf(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics)
{
    Rows rows(question, file, diagnostics);
    Check check;
    check.id = CheckId(question.id);
    check.idGiven = !question.id.isEmpty();
    check.question = question.text;
    const double right = rightFrom(question);
    bool partly = false;
    for (const QuizOption &option : question.options) {
        check.options.push_back(optionOf(option, right));
        partly = partly || (option.fraction > rounding && !check.options.back().correct);
    }
    if (partly) {
        rows.add({.severity = Severity::Note,
                  .code = u"option-partly-right"_s,
                  .message = Words::tr("an option that brings only a part of the points counts as wrong.")});
    }
    check.kind = kindOf(question, check.options, rows);
    check.shuffle = question.shuffle;
    if (question.reason && !question.reason->isEmpty()) {
        check.why = question.reason;
    }
    takeOffLetters(check);
    for (const Diagnostic &row : markUnusable(check)) {
        rows.add(row);
    }
    return check;
}

} // namespace Carrel
