// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/qti/qti12.h"

#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Qti
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Qti)
};

/** Plain text that was written by an editor for HTML. */
bool looksLikeHtml(const QString &text)
{
    static const QRegularExpression tag(
        u"</?(?:p|div|span|br|b|i|u|em|strong|code|pre|img|ul|ol|li|sub|sup|table|a|h\\d|font)\\b[^<>]*>|&(?:nbsp|lt|gt|amp|quot|#\\d+);"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.contains(tag);
}

QString htmlOfText(pugi::xml_node mattext)
{
    const bool hasElements = std::ranges::any_of(
        mattext.children(), [](pugi::xml_node child) { return child.type() == pugi::node_element; });
    if (hasElements) {
        return htmlInside(mattext);
    }
    const QString text = textOf(mattext);
    const bool isPlain = attributeOf(mattext, "texttype").compare("text/plain"_L1, Qt::CaseInsensitive) == 0;
    return isPlain && !looksLikeHtml(text) ? text.toHtmlEscaped() : text;
}

bool isAnswer(pugi::xml_node node)
{
    const std::string_view name = localName(node);
    return name.starts_with("response_");
}

/** The text of a question: all material that belongs to no answer. */
void collectQuestion(pugi::xml_node node, QString &html)
{
    for (const pugi::xml_node child : node.children()) {
        if (isNamed(child, "material")) {
            html += htmlOfMaterial(child);
        } else if (!isAnswer(child)) {
            collectQuestion(child, html);
        }
    }
}

void collectAnswers(pugi::xml_node node, std::vector<pugi::xml_node> &answers)
{
    for (const pugi::xml_node child : node.children()) {
        if (isAnswer(child)) {
            answers.push_back(child);
        } else {
            collectAnswers(child, answers);
        }
    }
}

/** What the item says of its kind: cc_profile of cartridges, question_type of Canvas. */
QString kindOf(pugi::xml_node item)
{
    for (const pugi::xml_node field : allBelow(childNamed(item, "itemmetadata"), "qtimetadatafield")) {
        const QString label = textOf(childNamed(field, "fieldlabel")).trimmed();
        if (label == "cc_profile"_L1 || label == "question_type"_L1) {
            return textOf(childNamed(field, "fieldentry")).trimmed();
        }
    }
    return {};
}

std::optional<RichText> textFor(const QString &html, const HtmlContext &context)
{
    RichText text = readHtmlText(html, context);
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

QuizQuestion readChoice(pugi::xml_node item, pugi::xml_node answer, const HtmlContext &context)
{
    const Scoring scoring = readScoring(item);
    QuizQuestion question;
    question.id = attributeOf(item, "ident");
    question.name = attributeOf(item, "title");
    question.line = context.line;
    question.kind = attributeOf(answer, "rcardinality").compare("Multiple"_L1, Qt::CaseInsensitive) == 0
                        ? CheckKind::Multiple
                        : CheckKind::Single;
    const pugi::xml_node choices = firstBelow(answer, "render_choice");
    question.shuffle = attributeOf(choices, "shuffle").compare("No"_L1, Qt::CaseInsensitive) != 0 &&
                       !kindOf(item).contains("true_false"_L1);
    for (const pugi::xml_node label : allBelow(choices, "response_label")) {
        const QString ident = attributeOf(label, "ident");
        QString html;
        for (const pugi::xml_node material : allBelow(label, "material")) {
            html += htmlOfMaterial(material);
        }
        QuizOption option{readHtmlText(html, context)};
        option.key = ident;
        const auto points = scoring.points.find(ident);
        option.fraction = points == scoring.points.end() ? 0 : points->second;
        const auto reason = scoring.reasons.find(ident);
        const QString words = reason != scoring.reasons.end() ? reason->second
                              : option.fraction <= 0          ? scoring.whenWrong
                                                              : QString();
        option.reason = textFor(words, context);
        question.options.push_back(std::move(option));
    }
    question.reason = textFor(scoring.whenRight, context);
    return question;
}

void readItem(pugi::xml_node item, const HtmlContext &context, QtiQuiz &quiz)
{
    const pugi::xml_node presentation = childNamed(item, "presentation");
    std::vector<pugi::xml_node> answers;
    collectAnswers(presentation, answers);
    QString html;
    collectQuestion(presentation, html);
    const QString kind = kindOf(item);
    if (answers.empty() && (kind.isEmpty() || kind == "text_only_question"_L1)) {
        quiz.parts.emplace_back(readHtmlBlocks(html, context));
    } else if (answers.size() == 1 && isNamed(answers.front(), "response_lid") &&
               firstBelow(answers.front(), "render_choice")) {
        QuizQuestion question = readChoice(item, answers.front(), context);
        question.text = readHtmlText(html, context);
        quiz.parts.emplace_back(std::move(question));
    } else {
        leaveOutQuestion(kind.isEmpty() ? toText(answers.empty() ? "question" : localName(answers.front())) : kind,
                         context.line, context);
    }
}

} // namespace

QString htmlOfMaterial(pugi::xml_node material)
{
    QString html;
    for (const pugi::xml_node part : material.children()) {
        if (isNamed(part, "mattext") || isNamed(part, "matemtext")) {
            html += htmlOfText(part);
        } else if (isNamed(part, "matimage")) {
            html += u"<img src=\""_s + attributeOf(part, "uri").toHtmlEscaped() + u"\" alt=\""_s +
                    attributeOf(part, "label").toHtmlEscaped() + u"\">"_s;
        } else if (isNamed(part, "matbreak")) {
            html += u"<br>"_s;
        }
    }
    return html;
}

void leaveOutQuestion(const QString &kind, int line, const HtmlContext &context)
{
    static const QRegularExpression others(u"[^a-z]+"_s);
    const QString name = kind.section(u".v"_s, 0, 0); // "cc.essay.v0p1"
    context.skipped->add(u"question-"_s + name.toLower().replace(others, u"-"_s),
                         Words::tr("questions of the kind “%1”, which are no choice").arg(name), line);
}

void readQti12(const XmlFile &xml, const HtmlContext &context, QtiQuiz &quiz)
{
    quiz.title = attributeOf(firstBelow(xml.root(), "assessment"), "title");
    for (const pugi::xml_node item : allBelow(xml.root(), "item")) {
        HtmlContext here = context;
        here.line = xml.lineOf(item);
        readItem(item, here, quiz);
    }
    for (const pugi::xml_node reference : allBelow(xml.root(), "sourcebank_ref")) {
        context.skipped->add(u"question-bank"_s, Words::tr("draws from a question bank that is not in the quiz"),
                             xml.lineOf(reference));
    }
}

} // namespace Carrel::Qti
