// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/qti/qti12.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Qti
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Qti)
};

/** A name as both versions have it: "simpleChoice" and "qti-simple-choice" are "simplechoice". */
std::string plainName(std::string_view name)
{
    constexpr std::string_view prefix = "qti-";
    std::string plain;
    for (const char c : name.starts_with(prefix) ? name.substr(prefix.size()) : name) {
        if (c != '-') {
            plain += char(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        }
    }
    return plain;
}

bool isCalled(pugi::xml_node node, std::string_view plain)
{
    return node.type() == pugi::node_element && plainName(localName(node)) == plain;
}

/** An attribute as version 2 or version 3 writes it. */
QString either(pugi::xml_node node, const char *second, const char *third)
{
    const QString value = attributeOf(node, second);
    return value.isEmpty() ? attributeOf(node, third) : value;
}

std::vector<pugi::xml_node> allCalled(pugi::xml_node top, std::string_view plain)
{
    std::vector<pugi::xml_node> found;
    for (const pugi::xml_node child : top.children()) {
        if (isCalled(child, plain)) {
            found.push_back(child);
        }
        for (const pugi::xml_node below : allCalled(child, plain)) {
            found.push_back(below);
        }
    }
    return found;
}

pugi::xml_node firstCalled(pugi::xml_node top, std::string_view plain)
{
    const auto all = allCalled(top, plain);
    return all.empty() ? pugi::xml_node() : all.front();
}

bool isInteraction(pugi::xml_node node)
{
    return node.type() == pugi::node_element && plainName(localName(node)).ends_with("interaction");
}

void collectInteractions(pugi::xml_node top, std::vector<pugi::xml_node> &found)
{
    for (const pugi::xml_node child : top.children()) {
        if (isInteraction(child)) {
            found.push_back(child);
        } else {
            collectInteractions(child, found);
        }
    }
}

/** The options that are right: listed, or bringing points. */
std::map<QString, double> pointsOf(pugi::xml_node declaration)
{
    std::map<QString, double> points;
    for (const pugi::xml_node entry : allCalled(declaration, "mapentry")) {
        points[either(entry, "mapKey", "map-key")] = either(entry, "mappedValue", "mapped-value").toDouble();
    }
    for (const pugi::xml_node value : allCalled(firstCalled(declaration, "correctresponse"), "value")) {
        points[textOf(value).trimmed()] = 1;
    }
    return points;
}

/** Rubrics for the learner are part of the question; those for who marks it have no place here. */
bool isLeftOutRubric(pugi::xml_node node, const HtmlContext &context)
{
    if (!isCalled(node, "rubricblock")) {
        return false;
    }
    const QString view = attributeOf(node, "view");
    if (view.isEmpty() || view.contains("candidate"_L1)) {
        return false;
    }
    context.skipped->add(u"rubric"_s, Words::tr("notes for teachers and markers"), context.line);
    return true;
}

std::optional<RichText> textIn(pugi::xml_node node, const HtmlContext &context)
{
    RichText text = node ? readHtmlText(htmlInside(node), context) : RichText();
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

QuizOption readOption(pugi::xml_node choice, pugi::xml_node item, const std::map<QString, double> &points,
                      const HtmlContext &context)
{
    const auto isFeedback = [](pugi::xml_node node) {
        return isCalled(node, "feedbackinline") || isCalled(node, "feedbackblock");
    };
    QuizOption option{readHtmlText(htmlInside(choice, isFeedback), context)};
    option.key = attributeOf(choice, "identifier");
    const auto found = points.find(option.key);
    option.fraction = found == points.end() ? 0 : found->second;
    for (const char *kind : {"feedbackinline", "feedbackblock"}) {
        if (const pugi::xml_node feedback = firstCalled(choice, kind)) {
            option.reason = textIn(feedback, context);
        }
    }
    for (const pugi::xml_node feedback : allCalled(item, "modalfeedback")) {
        if (attributeOf(feedback, "identifier") == option.key) {
            option.reason = textIn(feedback, context);
        }
    }
    return option;
}

QuizQuestion readChoice(pugi::xml_node item, pugi::xml_node interaction, const HtmlContext &context)
{
    QuizQuestion question;
    question.id = attributeOf(item, "identifier");
    question.name = attributeOf(item, "title");
    question.line = context.line;
    const QString response = either(interaction, "responseIdentifier", "response-identifier");
    std::map<QString, double> points;
    for (const pugi::xml_node declaration : allCalled(item, "responsedeclaration")) {
        if (attributeOf(declaration, "identifier") == response) {
            points = pointsOf(declaration);
            question.kind =
                attributeOf(declaration, "cardinality") == "single"_L1 ? CheckKind::Single : CheckKind::Multiple;
        }
    }
    question.shuffle = attributeOf(interaction, "shuffle") == "true"_L1;
    QSet<QString> choices;
    for (const pugi::xml_node choice : allCalled(interaction, "simplechoice")) {
        question.options.push_back(readOption(choice, item, points, context));
        question.shuffle = question.shuffle && attributeOf(choice, "fixed") != "true"_L1;
        choices << question.options.back().key;
    }
    QString general;
    for (const pugi::xml_node feedback : allCalled(item, "modalfeedback")) {
        if (!choices.contains(attributeOf(feedback, "identifier"))) {
            general += htmlInside(feedback);
        }
    }
    question.reason = readHtmlText(general, context);
    return question;
}

void readItem(pugi::xml_node item, const HtmlContext &context, QtiQuiz &quiz)
{
    const pugi::xml_node body = firstCalled(item, "itembody");
    std::vector<pugi::xml_node> interactions;
    collectInteractions(body, interactions);
    const auto leaveOut = [&context](pugi::xml_node node) {
        return isInteraction(node) || isLeftOutRubric(node, context);
    };
    if (interactions.empty()) {
        quiz.parts.emplace_back(readHtmlBlocks(htmlInside(body, leaveOut), context));
    } else if (interactions.size() > 1 || !isCalled(interactions.front(), "choiceinteraction")) {
        leaveOutQuestion(toText(localName(interactions.front())), context.line, context);
    } else {
        QuizQuestion question = readChoice(item, interactions.front(), context);
        const QString prompt = htmlInside(firstCalled(interactions.front(), "prompt"));
        question.text = readHtmlText(htmlInside(body, leaveOut) + u"<div>"_s + prompt + u"</div>"_s, context);
        quiz.parts.emplace_back(std::move(question));
    }
}

} // namespace

void readQti2(const XmlFile &xml, const HtmlContext &context, QtiQuiz &quiz)
{
    HtmlContext here = context;
    here.line = xml.lineOf(xml.root());
    quiz.title = attributeOf(xml.root(), "title");
    if (isCalled(xml.root(), "assessmentitem")) {
        readItem(xml.root(), here, quiz);
    }
}

} // namespace Carrel::Qti
