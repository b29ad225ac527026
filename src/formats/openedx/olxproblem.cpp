// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/olxproblem.h"

#include "course/plaintext.h"
#include "formats/openedx/olxresponse.h"
#include "formats/runsbuilder.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Olx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::OpenEdx)
};

bool isResponse(pugi::xml_node node)
{
    return node.type() == pugi::node_element && localName(node).ends_with("response");
}

bool isChoice(pugi::xml_node node)
{
    return isNamed(node, "multiplechoiceresponse") || isNamed(node, "choiceresponse") ||
           isNamed(node, "optionresponse");
}

bool holdsResponse(pugi::xml_node node)
{
    return std::ranges::any_of(node.children(),
                               [](pugi::xml_node child) { return isResponse(child) || holdsResponse(child); });
}

/** Parts that are no text of the problem. */
bool isBeside(pugi::xml_node node)
{
    return isNamed(node, "solution") || isNamed(node, "demandhint") || isNamed(node, "script") ||
           isNamed(node, "targetedfeedbackset");
}

/** Why Carrel cannot ask a problem: the element that needs the platform; empty: it can. */
QString foreignPart(pugi::xml_node problem)
{
    for (pugi::xml_node node = problem.first_child(); node; node = node.next_sibling()) {
        if (node.type() != pugi::node_element) {
            continue;
        }
        if (isNamed(node, "script") || (isResponse(node) && !isChoice(node)) || isNamed(node, "jsinput")) {
            return toText(localName(node));
        }
        if (const QString inside = foreignPart(node); !inside.isEmpty()) {
            return inside;
        }
    }
    return {};
}

const QString gapSign = u"_____"_s;
constexpr size_t mostGaps = 26; // of one text, which is asked with each of them

/** Takes "Explanation" and "Answer: B" off the front of a solution; our page says that itself. */
void dropOwnHeading(Blocks &blocks)
{
    static const QRegularExpression heading(u"^(?:explanation|solution|answer\\s*:?\\s*[a-z]?\\.?)$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    while (!blocks.empty() && plainText(blocks.front()).simplified().contains(heading)) {
        blocks.erase(blocks.begin());
    }
}

/** Walks one problem; lives as long as that. */
class ProblemReader
{
public:
    ProblemReader(const QString &urlName, const QString &title, const HtmlContext &context)
        : m_urlName(urlName)
        , m_title(title)
        , m_context(context)
    {
    }

    ProblemParts read(pugi::xml_node problem)
    {
        collectReasons(problem);
        walk(problem);
        flush();
        attachSolution();
        return std::move(m_parts);
    }

    ProblemParts readForeign(pugi::xml_node problem, const QString &what)
    {
        m_context.skipped->add(u"problem-"_s + what,
                               Words::tr("exercises of the kind “%1”, of which only the text is shown").arg(what),
                               m_context.line);
        Note note{NoteKind::Note, {}, readHtmlBlocks(htmlInside(problem, isBeside), m_context)};
        note.title.emplace_back().text = m_title.isEmpty() ? Words::tr("Exercise") : m_title;
        Run words;
        words.text = Words::tr("This exercise needs the learning platform that it was made for.");
        note.blocks.push_back(blockOf(Paragraph{{words}}));
        Blocks blocks;
        blocks.push_back(blockOf(std::move(note)));
        m_parts.emplace_back(std::move(blocks));
        return std::move(m_parts);
    }

private:
    void collectReasons(pugi::xml_node problem)
    {
        for (const pugi::xml_node solution : allBelow(problem, "solution")) {
            Blocks blocks = readHtmlBlocks(htmlInside(solution), m_context);
            dropOwnHeading(blocks);
            std::ranges::move(blocks, std::back_inserter(m_solution));
        }
        for (const pugi::xml_node feedback : allBelow(problem, "targetedfeedback")) {
            m_targeted.insert(attributeOf(feedback, "explanation-id"), htmlInside(feedback));
        }
        for (const pugi::xml_node hint : allBelow(problem, "hint")) {
            if (isNamed(hint.parent(), "demandhint")) {
                m_context.skipped->add(u"hint"_s, Words::tr("hints before the answer"), m_context.line);
            }
        }
    }

    void walk(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children()) {
            if (isBeside(child)) {
                continue;
            }
            if (isNamed(child, "optionresponse")) {
                readDropdowns(child);
            } else if (isChoice(child)) {
                readChoice(child);
            } else if (holdsResponse(child)) {
                walk(child);
            } else {
                m_html += htmlOf(child);
            }
        }
    }

    static QString attributesOf(pugi::xml_node node)
    {
        QString html;
        for (const pugi::xml_attribute attribute : node.attributes()) {
            html += u' ' + toText(attribute.name()) + u"=\""_s + toText(attribute.value()).toHtmlEscaped() + u'"';
        }
        return html;
    }

    /**
     * What a response itself asks: its label and description are lines of their own, its options are left out, and
     * @p gap stands where each dropdown is.
     */
    static QString askedIn(pugi::xml_node response, const std::function<QString()> &gap)
    {
        return changedHtmlInside(response, [&](pugi::xml_node node) -> std::optional<QString> {
            if (isNamed(node, "optioninput")) {
                return gap();
            }
            if (isNamed(node, "choicegroup") || isNamed(node, "checkboxgroup") || isBeside(node)) {
                return QString();
            }
            if (node.parent() == response && (isNamed(node, "label") || isNamed(node, "description"))) {
                return u"<div>"_s + htmlInside(node) + u"</div>"_s;
            }
            return std::nullopt;
        });
    }

    /** The sentence around one dropdown, with a gap unless the dropdown ends it. */
    static QString sentenceAround(pugi::xml_node response)
    {
        constexpr QChar mark(0xFDD0); // no character of any text
        const QString html = askedIn(response, [mark] { return QString(mark); });
        const QString before = html.section(mark, 0, 0);
        const QString after = html.section(mark, 1);
        static const QRegularExpression word(u"\\w"_s, QRegularExpression::UseUnicodePropertiesOption);
        return before + (plainTextOfHtml(after).contains(word) ? gapSign + after : after);
    }

    static QString htmlOf(pugi::xml_node node)
    {
        if (node.type() != pugi::node_element) {
            return textOfNode(node).toHtmlEscaped();
        }
        const QString name = toText(localName(node));
        return u'<' + name + attributesOf(node) + u'>' + htmlInside(node) + u"</"_s + name + u'>';
    }

    static QString textOfNode(pugi::xml_node node) { return toText(node.value()); }

    QuizQuestion questionOf(RichText text)
    {
        ++m_questions;
        QuizQuestion question;
        question.id = m_questions == 1 ? m_urlName : m_urlName + u'-' + QString::number(m_questions);
        question.id = m_urlName.isEmpty() ? QString() : question.id;
        question.name = m_title;
        question.line = m_context.line;
        question.text = std::move(text);
        if (question.text.isEmpty() && !m_title.isEmpty()) {
            Run title;
            title.text = m_title;
            question.text.content = Runs{title};
        }
        return question;
    }

    void readChoice(pugi::xml_node response)
    {
        const QString asked = askedIn(response, [] { return QString(); });
        QuizQuestion question = questionOf(readHtmlText(std::exchange(m_html, {}) + asked, m_context));
        readOptions(response, m_targeted, m_context, question);
        m_parts.emplace_back(std::move(question));
    }

    /** Each dropdown is a question. Of several each is asked with the whole text: it may be reviewed alone. */
    void readDropdowns(pugi::xml_node response)
    {
        std::vector<pugi::xml_node> inputs = allBelow(response, "optioninput");
        for (; inputs.size() > mostGaps; inputs.pop_back()) {
            m_context.skipped->add(u"dropdown"_s, Words::tr("dropdowns of a text with too many of them"),
                                   m_context.line);
        }
        const QString before = std::exchange(m_html, {});
        if (inputs.size() <= 1) {
            QuizQuestion question = questionOf(readHtmlText(before + sentenceAround(response), m_context));
            if (!inputs.empty()) {
                readDropdown(inputs.front(), m_context, question);
            }
            m_parts.emplace_back(std::move(question));
            return;
        }
        int gaps = 0;
        const QString whole = before + askedIn(response, [&gaps] { return u"%1 (%2)"_s.arg(gapSign).arg(++gaps); });
        const Blocks text = blocksOf(readHtmlText(whole, m_context));
        for (size_t i = 0; i < inputs.size(); ++i) {
            Run asked;
            asked.text = Words::tr("What belongs into gap %1?").arg(i + 1);
            Blocks blocks = text;
            blocks.push_back(blockOf(Paragraph{{asked}}));
            QuizQuestion question = questionOf(richTextOf(std::move(blocks)));
            readDropdown(inputs[i], m_context, question);
            m_parts.emplace_back(std::move(question));
        }
    }

    void flush()
    {
        Blocks blocks = readHtmlBlocks(std::exchange(m_html, {}), m_context);
        if (!blocks.empty()) {
            m_parts.emplace_back(std::move(blocks));
        }
    }

    /** One solution stands for the whole problem: it goes to the last question. */
    void attachSolution()
    {
        for (auto part = m_parts.rbegin(); part != m_parts.rend() && !m_solution.empty(); ++part) {
            if (auto *question = std::get_if<QuizQuestion>(&*part)) {
                Blocks all = std::exchange(m_solution, {});
                question->reason = richTextOf(std::move(all));
            }
        }
    }

    const QString &m_urlName;
    const QString &m_title;
    const HtmlContext &m_context;
    ProblemParts m_parts;
    QString m_html; ///< of the text since the last question
    Blocks m_solution;
    QHash<QString, QString> m_targeted; ///< HTML by explanation-id
    int m_questions = 0;
};

} // namespace

ProblemParts readProblem(pugi::xml_node problem, const QString &urlName, const QString &title,
                         const HtmlContext &context)
{
    ProblemReader reader(urlName, title, context);
    const QString foreign = foreignPart(problem);
    return foreign.isEmpty() ? reader.read(problem) : reader.readForeign(problem, foreign);
}

} // namespace Carrel::Olx
