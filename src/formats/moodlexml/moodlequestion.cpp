// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/moodlexml/moodlequestion.h"

#include "formats/questions/questiontext.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MoodleXml)
};

TextFormat formatOf(pugi::xml_node part)
{
    const QString word = attributeOf(part, "format");
    if (word == "markdown"_L1) {
        return TextFormat::Markdown;
    }
    if (word == "plain_text"_L1) {
        return TextFormat::Plain;
    }
    return word == "moodle_auto_format"_L1 ? TextFormat::Moodle : TextFormat::Html;
}

/** What a child element says: yes, no, or nothing of the kind. */
bool flag(pugi::xml_node node, std::string_view name, bool otherwise)
{
    const QString word = textOf(childNamed(node, name)).trimmed().toLower();
    return word.isEmpty() ? otherwise : word == "true"_L1 || word == "1"_L1;
}

double fractionOf(pugi::xml_node answer)
{
    constexpr double percent = 100;
    return attributeOf(answer, "fraction").toDouble() / percent;
}

} // namespace

QString moodleText(pugi::xml_node part)
{
    const pugi::xml_node text = childNamed(part, "text");
    // Some programs forget to escape the HTML, so that it is elements of the XML.
    const auto isElement = [](pugi::xml_node child) { return child.type() == pugi::node_element; };
    return text.find_child(isElement) ? htmlInside(text) : textOf(text);
}

MoodleQuestionReader::MoodleQuestionReader(const XmlFile &xml, MoodleFiles &files, SkippedParts &skipped,
                                           QString language)
    : m_xml(xml)
    , m_files(files)
    , m_skipped(skipped)
    , m_language(std::move(language))
{
}

QuizQuestion MoodleQuestionReader::read(pugi::xml_node node)
{
    QuizQuestion question{.id = textOf(childNamed(node, "idnumber")).trimmed(),
                          .name = moodleText(childNamed(node, "name")).simplified(),
                          .text = text(childNamed(node, "questiontext")),
                          .line = m_xml.lineOf(node)};
    question.reason = reason(childNamed(node, "generalfeedback"));
    for (const pugi::xml_node tag : childrenNamed(childNamed(node, "tags"), "tag")) {
        question.tags << moodleText(tag).trimmed();
    }
    if (attributeOf(node, "type") == "truefalse"_L1) {
        readTrueFalse(node, question);
    } else {
        readOptions(node, question);
    }
    countFeedback(node);
    m_files.tellOfUnused(node);
    return question;
}

void MoodleQuestionReader::readOptions(pugi::xml_node node, QuizQuestion &question)
{
    const bool isMultipleByType = attributeOf(node, "type") != "multichoice"_L1;
    const bool isSingle = !isMultipleByType && flag(node, "single", true);
    question.kind = isSingle ? CheckKind::Single : CheckKind::Multiple;
    question.shuffle = flag(node, "shuffleanswers", true);
    for (const pugi::xml_node answer : childrenNamed(node, "answer")) {
        question.options.push_back(
            {.text = text(answer), .fraction = fractionOf(answer), .reason = reason(childNamed(answer, "feedback"))});
    }
}

void MoodleQuestionReader::readTrueFalse(pugi::xml_node node, QuizQuestion &question)
{
    bool isTrue = false;
    std::optional<RichText> reasonTrue;
    std::optional<RichText> reasonFalse;
    for (const pugi::xml_node answer : childrenNamed(node, "answer")) {
        const bool saysTrue = moodleText(answer).trimmed().toLower() == "true"_L1;
        isTrue = fractionOf(answer) > 0 ? saysTrue : isTrue;
        (saysTrue ? reasonTrue : reasonFalse) = reason(childNamed(answer, "feedback"));
    }
    question.kind = CheckKind::Single;
    question.shuffle = false;
    question.options = trueFalseOptions(isTrue, std::move(reasonTrue), std::move(reasonFalse), m_language);
}

RichText MoodleQuestionReader::text(pugi::xml_node part)
{
    return readQuestionText(moodleText(part), formatOf(part), m_files.contextOf(part));
}

Blocks MoodleQuestionReader::blocks(pugi::xml_node part)
{
    return readQuestionBlocks(moodleText(part), formatOf(part), m_files.contextOf(part));
}

std::optional<RichText> MoodleQuestionReader::reason(pugi::xml_node part)
{
    RichText read = text(part);
    return read.isEmpty() ? std::nullopt : std::optional(std::move(read));
}

void MoodleQuestionReader::countFeedback(pugi::xml_node node)
{
    for (const char *name : {"correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"}) {
        if (!moodleText(childNamed(node, name)).trimmed().isEmpty()) {
            m_skipped.add(u"combined-feedback"_s, Words::tr("sentences said to any right or any wrong answer"),
                          m_xml.lineOf(node), Severity::Note);
        }
    }
    for (const pugi::xml_node hint : childrenNamed(node, "hint")) {
        if (!moodleText(hint).trimmed().isEmpty()) {
            m_skipped.add(u"hint"_s, Words::tr("hints before a second try"), m_xml.lineOf(hint), Severity::Note);
        }
    }
}

std::optional<SkippedQuestion> skippedMoodleType(const QString &type)
{
    static const std::map<QString, std::optional<SkippedQuestion>> types{
        {u"multichoice"_s, {}},
        {u"multichoiceset"_s, {}},
        {u"oumultiresponse"_s, {}},
        {u"truefalse"_s, {}},
        {u"category"_s, {}},
        {u"description"_s, {}},
        {u"shortanswer"_s, SkippedQuestion::ShortAnswer},
        {u"numerical"_s, SkippedQuestion::Numeric},
        {u"matching"_s, SkippedQuestion::Matching},
        {u"match"_s, SkippedQuestion::Matching},
        {u"essay"_s, SkippedQuestion::Essay},
        {u"cloze"_s, SkippedQuestion::Cloze},
        {u"multianswer"_s, SkippedQuestion::Cloze},
        {u"gapselect"_s, SkippedQuestion::Cloze},
        {u"calculated"_s, SkippedQuestion::Calculated},
        {u"calculatedsimple"_s, SkippedQuestion::Calculated},
        {u"calculatedmulti"_s, SkippedQuestion::Calculated},
        {u"ddwtos"_s, SkippedQuestion::DragAndDrop},
        {u"ddmarker"_s, SkippedQuestion::DragAndDrop},
        {u"ddimageortext"_s, SkippedQuestion::DragAndDrop},
        {u"ordering"_s, SkippedQuestion::Ordering},
    };
    const auto known = types.find(type);
    return known == types.end() ? SkippedQuestion::Other : known->second;
}

} // namespace Carrel
