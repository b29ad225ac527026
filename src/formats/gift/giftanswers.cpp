// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftanswers.h"

#include "formats/gift/giftescapes.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Gift
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Gift)
};

/** Blanks, tabs and line ends side by side as one blank. A hard space stays, French needs it. */
QString withoutWrapping(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const bool isBlank = c == u' ' || c == u'\t' || c == u'\n';
        if (!isBlank) {
            result += c;
        } else if (!result.endsWith(u' ')) {
            result += u' ';
        }
    }
    return result;
}

/** True or false, and up to two feedbacks behind. */
const QRegularExpression &trueFalse()
{
    static const QRegularExpression form(u"^(T|TRUE|F|FALSE)\\s*(?:#([^#]*))?(?:#([^#]*))?#*\\s*$"_s,
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    return form;
}

std::optional<Text> feedbackOf(const QString &written, const QString &format)
{
    Text text = readText(written, format);
    return text.text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

/** One answer, from its mark to the next. */
Choice readChoice(const QString &written, bool isMarkedRight, const QString &format)
{
    static const QRegularExpression weight(u"^\\s*%(-?\\d+(?:[.,]\\d+)?)%"_s);
    Choice choice;
    choice.isMarkedRight = isMarkedRight;
    QString rest = written;
    if (const QRegularExpressionMatch match = weight.match(rest); match.hasMatch()) {
        choice.weight = match.captured(1).replace(u',', u'.').toDouble();
        rest = rest.sliced(match.capturedEnd());
    }
    const qsizetype feedback = rest.indexOf(u'#');
    if (feedback >= 0) {
        choice.feedback = feedbackOf(rest.sliced(feedback + 1), format);
        rest = rest.first(feedback);
    }
    choice.text = readText(rest, format);
    return choice;
}

void readChoices(const QString &answers, Question &question)
{
    qsizetype mark = 0;
    while (mark < answers.size()) {
        const auto isMark = [](QChar c) { return c == u'~' || c == u'='; };
        const auto next = std::find_if(answers.begin() + mark + 1, answers.end(), isMark);
        const qsizetype end = next - answers.begin();
        question.choices.push_back(
            readChoice(answers.sliced(mark + 1, end - mark - 1), answers[mark] == u'=', question.stem.format));
        mark = end;
    }
}

} // namespace

Text readText(const QString &written, const QString &format)
{
    static const QRegularExpression bracket(u"^\\s*\\[(html|moodle|plain|markdown)\\]"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    Text text{format, written};
    if (const QRegularExpressionMatch match = bracket.match(written); match.hasMatch()) {
        text.format = match.captured(1).toLower();
        text.text = written.sliced(match.capturedEnd());
    }
    text.text = text.text.trimmed();
    if (text.format == "moodle"_L1 || text.format == "plain"_L1) {
        // Lines are wrapped as it pleases the author; a line break is written \n.
        text.text = withoutWrapping(text.text);
    }
    text.text = withMeaning(text.text);
    return text;
}

bool beginLikeAnswers(const QString &inside)
{
    const QString text = inside.trimmed();
    return text.isEmpty() || text.startsWith(u'=') || text.startsWith(u'~') || text.startsWith(u'#') ||
           trueFalse().match(text).hasMatch();
}

QString readAnswers(const QString &inside, Question &question)
{
    QString answers = inside;
    const qsizetype general = answers.indexOf("####"_L1);
    if (general >= 0) {
        question.generalFeedback = feedbackOf(answers.sliced(general + 4), question.stem.format);
        answers = answers.first(general);
    }
    answers = answers.trimmed();
    if (answers.isEmpty()) {
        question.kind = Kind::Essay;
    } else if (answers.startsWith(u'#')) {
        question.kind = Kind::Numeric;
    } else if (answers.contains(u'~') && (answers.startsWith(u'=') || answers.startsWith(u'~'))) {
        question.kind = Kind::Choice;
        readChoices(answers, question);
    } else if (answers.startsWith(u'=') && answers.contains("->"_L1)) {
        question.kind = Kind::Matching;
    } else if (answers.startsWith(u'=')) {
        question.kind = Kind::ShortAnswer;
    } else if (const QRegularExpressionMatch match = trueFalse().match(answers); match.hasMatch()) {
        question.kind = Kind::TrueFalse;
        question.isTrue = match.captured(1).startsWith(u't', Qt::CaseInsensitive);
        question.wrongFeedback = feedbackOf(match.captured(2), question.stem.format);
        question.rightFeedback = feedbackOf(match.captured(3), question.stem.format);
    } else {
        return Words::tr("what stands in the braces begins neither with = nor with ~ and is not T or F.");
    }
    return {};
}

} // namespace Carrel::Gift
