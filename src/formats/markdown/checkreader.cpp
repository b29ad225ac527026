// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/checkreader.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/markdown/callout.h"
#include "formats/markdown/document.h"
#include "formats/markdown/inlinereader.h"

#include <QSet>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

constexpr size_t mostOptions = 26; // as many as there are letters to name them by

using Nodes = std::vector<cmark_node *>;

/** The parts of a check's section. */
struct Section {
    Nodes question;
    Nodes items;
    Nodes reason;
    Nodes after;
};

bool isTaskList(cmark_node *node)
{
    if (kindOf(node) != NodeKind::List) {
        return false;
    }
    for (cmark_node *item = cmark_node_first_child(node); item; item = cmark_node_next(item)) {
        if (isTask(item)) {
            return true;
        }
    }
    return false;
}

bool isReason(cmark_node *node)
{
    return kindOf(node) == NodeKind::BlockQuote && !isCallout(node);
}

Section divide(cmark_node *heading, cmark_node *end)
{
    Section section;
    for (cmark_node *node = cmark_node_next(heading); node && node != end; node = cmark_node_next(node)) {
        if (isTaskList(node)) {
            for (cmark_node *item = cmark_node_first_child(node); item; item = cmark_node_next(item)) {
                section.items.push_back(item);
            }
        } else if (section.items.empty()) {
            section.question.push_back(node);
        } else {
            (isReason(node) ? section.reason : section.after).push_back(node);
        }
    }
    return section;
}

/** The content of quotations, one after the other. */
std::optional<RichText> readReason(const Nodes &quotes, BlockReader &blocks)
{
    Nodes content;
    for (cmark_node *quote : quotes) {
        for (cmark_node *child = cmark_node_first_child(quote); child; child = cmark_node_next(child)) {
            content.push_back(child);
        }
    }
    RichText text = blocks.readText(content);
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

Option readOption(cmark_node *item, BlockReader &blocks)
{
    Nodes text;
    Nodes quotes;
    for (cmark_node *child = cmark_node_first_child(item); child; child = cmark_node_next(child)) {
        (isReason(child) ? quotes : text).push_back(child);
    }
    Option option;
    option.correct = isTask(item) && cmark_gfm_extensions_get_tasklist_item_checked(item);
    option.text = blocks.readText(text);
    std::optional<RichText> reason = readReason(quotes, blocks);
    (option.correct ? option.why : option.tempting) = std::move(reason);
    return option;
}

/** Finds what keeps a check from being asked; the first fault becomes the check's own sentence. */
class Inspection
{
public:
    Inspection(Check &check, Reading &reading)
        : m_check(check)
        , m_reading(reading)
    {
    }

    void inspect(cmark_node *heading, const Nodes &items)
    {
        inspectOptions(items);
        const auto right = std::ranges::count_if(m_check.options, &Option::correct);
        if (m_check.options.size() < 2) {
            fault(u"check-too-few-options"_s, heading, Reading::tr("The check has fewer than two options."),
                  Reading::tr("Write each option as a list item that begins with [ ] or, when it is right, [x]."));
        } else if (m_check.options.size() > mostOptions) {
            fault(u"check-too-many-options"_s, heading, Reading::tr("The check has more than 26 options."),
                  Reading::tr("Divide it into several checks."));
        } else if (right == 0) {
            fault(u"check-no-right-option"_s, heading, Reading::tr("No option of the check is marked as right."),
                  Reading::tr("Write [x] instead of [ ] before the right option."));
        }
        if (m_check.question.isEmpty()) {
            fault(u"check-empty-question"_s, heading, Reading::tr("The check has no question."),
                  Reading::tr("Write the question between the heading and the options."));
        }
    }

private:
    void inspectOptions(const Nodes &items)
    {
        QSet<QString> seen;
        for (size_t i = 0; i < items.size(); ++i) {
            const Option &option = m_check.options[i];
            const QString words = normalisedText(plainText(option.text));
            const bool isBareMark = words == "[]"_L1 || words == "[ ]"_L1 || words == "[x]"_L1;
            if (words.isEmpty() || (isBareMark && !isTask(items[i]))) {
                fault(u"check-empty-option"_s, items[i], Reading::tr("An option has no text."),
                      Reading::tr("Write the option on the line of its [ ] or [x]; a quotation is only its reason."));
            } else if (!isTask(items[i])) {
                fault(u"check-unmarked-option"_s, items[i],
                      Reading::tr("An option is marked neither as right nor as wrong."),
                      Reading::tr("Begin it with [x] when it is right, else with [ ] and a space inside."));
            } else if (seen.contains(words)) {
                fault(u"check-equal-options"_s, items[i],
                      Reading::tr("Two options have the same text: %1").arg(words.left(80)),
                      Reading::tr("Change one of them or take it out."));
            }
            seen.insert(words);
        }
    }

    void fault(const QString &code, cmark_node *node, const QString &message, const QString &hint)
    {
        m_reading.report(Severity::Error, code, node, message, hint);
        if (m_check.needsLook.isEmpty()) {
            m_check.needsLook = message;
        }
    }

    Check &m_check;
    Reading &m_reading;
};

/** The order an author gives when each option is in it once; otherwise none, with a Warning. */
std::vector<int> usableOrder(const std::vector<int> &order, const Check &check, cmark_node *heading, Reading &reading)
{
    std::vector<int> sorted = order;
    std::ranges::sort(sorted);
    bool isUsable = order.empty() || order.size() == check.options.size();
    for (size_t i = 0; i < sorted.size(); ++i) {
        isUsable = isUsable && sorted[i] == int(i);
    }
    if (!isUsable) {
        reading.report(Severity::Warning, u"check-order-unusable"_s, heading,
                       Reading::tr("The order of the options does not name each of them once; it was left out."),
                       Reading::tr("Count the options from 0, or leave the order out."));
        return {};
    }
    return order;
}

} // namespace

bool beginsCheck(cmark_node *heading, Reading &reading)
{
    InlineReader inlines(reading);
    inlines.addChildrenOf(heading);
    Runs runs = inlines.takeRuns();
    if (takeAttributes(runs).isCheck) {
        return true;
    }
    const QString words = plainText(runs).trimmed();
    const QString &word = reading.options.checkHeading;
    if (word.isEmpty() || !words.startsWith(word, Qt::CaseInsensitive)) {
        return false;
    }
    const QString rest = words.sliced(word.size()).trimmed();
    return rest.isEmpty() || rest.startsWith(u':') || rest.startsWith(QChar(0xFF1A));
}

cmark_node *sectionEnd(cmark_node *heading)
{
    const int level = cmark_node_get_heading_level(heading);
    cmark_node *node = cmark_node_next(heading);
    while (node && !(kindOf(node) == NodeKind::Heading && cmark_node_get_heading_level(node) <= level)) {
        node = cmark_node_next(node);
    }
    return node;
}

ReadCheck readCheck(cmark_node *heading, cmark_node *end, Reading &reading, BlockReader &blocks)
{
    InlineReader inlines(reading);
    inlines.addChildrenOf(heading);
    Runs words = inlines.takeRuns();
    const HeadingAttributes attributes = takeAttributes(words);
    const Section section = divide(heading, end);

    ReadCheck read;
    Check &check = read.check;
    check.id = CheckId(attributes.id);
    check.idGiven = !attributes.id.isEmpty();
    check.shuffle = !attributes.isFixed;
    check.showsPassage = attributes.showsPassage;
    check.question = blocks.readText(section.question);
    for (cmark_node *item : section.items) {
        check.options.push_back(readOption(item, blocks));
    }
    const bool hasSeveralRight = std::ranges::count_if(check.options, &Option::correct) > 1;
    check.kind = hasSeveralRight ? CheckKind::Multiple : CheckKind::Single;
    check.order = usableOrder(attributes.order, check, heading, reading);
    check.why = readReason(section.reason, blocks);
    Inspection(check, reading).inspect(heading, section.items);
    read.after = section.after;
    read.hasPlace = !attributes.isAfter;
    return read;
}

} // namespace Carrel::Markdown
