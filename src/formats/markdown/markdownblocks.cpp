// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdownblocks.h"

#include "course/identity.h"
#include "course/validation.h"
#include "formats/gift/giftbank.h"
#include "formats/markdown/carrelfence.h"
#include "formats/markdown/checkreader.h"
#include "formats/markdown/document.h"
#include "formats/markdown/inlinereader.h"

#include <cmark-gfm.h>

#include <algorithm>

namespace Carrel
{

namespace
{

/** Reads one text from top to bottom, checks and all. */
class TextReader
{
public:
    TextReader(cmark_node *root, Markdown::Reading &reading)
        : m_root(root)
        , m_reading(reading)
        , m_blocks(reading)
    {
    }

    MarkdownText read()
    {
        cmark_node *node = cmark_node_first_child(m_root);
        while (node) {
            const bool isHeading = Markdown::kindOf(node) == Markdown::NodeKind::Heading;
            if (isHeading && m_reading.options.readChecks && Markdown::beginsCheck(node, m_reading)) {
                node = takeCheck(node);
            } else if (m_reading.options.readChecks && isGiftFence(node)) {
                takeGift(node);
                node = cmark_node_next(node);
            } else if (takeFencedCheck(node)) {
                node = cmark_node_next(node);
            } else {
                append(node);
                node = cmark_node_next(node);
            }
        }
        nameChecks();
        for (const auto &[block, check] : m_places) {
            std::get<CheckPlace>(m_text.blocks[block].content).check = m_text.checks[check].id;
        }
        [[maybe_unused]] const auto repeated = assignBlockIds(m_text.blocks); // two headings may well be alike
        return std::move(m_text);
    }

private:
    void append(cmark_node *node) { std::ranges::move(m_blocks.read(node), std::back_inserter(m_text.blocks)); }

    cmark_node *takeCheck(cmark_node *heading)
    {
        cmark_node *end = Markdown::sectionEnd(heading);
        Markdown::ReadCheck read = Markdown::readCheck(heading, end, m_reading, m_blocks);
        add(std::move(read.check), heading, read.hasPlace);
        for (cmark_node *node : read.after) {
            if (!takeFencedCheck(node)) {
                append(node);
            }
        }
        return end;
    }

    static bool isGiftFence(cmark_node *node)
    {
        return Markdown::kindOf(node) == Markdown::NodeKind::CodeBlock &&
               QString::fromUtf8(cmark_node_get_fence_info(node)).trimmed().section(QChar(u' '), 0, 0) ==
                   QLatin1StringView("gift");
    }

    /** The questions of a fence of GIFT, each in its place between the texts that stand there. */
    void takeGift(cmark_node *fence)
    {
        const QString text = m_reading.formulas.restored(Markdown::literalOf(fence));
        for (QuizItem &item : readGift(text, m_reading.file(), m_reading.lineOf(fence) + 1, m_reading.diagnostics())) {
            if (Blocks *blocks = std::get_if<Blocks>(&item.content)) {
                std::ranges::move(*blocks, std::back_inserter(m_text.blocks));
                continue;
            }
            add(checkOf(std::get<QuizQuestion>(item.content), m_reading.file(), m_reading.diagnostics()), fence, true);
        }
    }

    bool takeFencedCheck(cmark_node *node)
    {
        if (!m_reading.options.readChecks || !Markdown::isFencedCheck(node, m_reading)) {
            return false;
        }
        std::optional<Markdown::CarrelFence> fence = Markdown::readCarrelFence(node, m_reading);
        if (!fence || !fence->check) {
            return false;
        }
        [[maybe_unused]] const Diagnostics faults = markUnusable(*fence->check); // shown where it would be asked
        add(*std::move(fence->check), node, !fence->isAfter);
        return true;
    }

    void add(Check check, cmark_node *node, bool hasPlace)
    {
        if (hasPlace) {
            m_places.emplace_back(m_text.blocks.size(), m_text.checks.size());
            m_text.blocks.push_back({{}, false, CheckPlace{}});
        }
        m_headings.push_back(node);
        m_text.checks.push_back(std::move(check));
    }

    void nameChecks()
    {
        for (const CheckId &id : assignCheckIds(m_text.checks)) {
            cmark_node *heading = nullptr;
            for (size_t i = 0; i < m_headings.size(); ++i) {
                if (m_text.checks[i].id.toString().startsWith(id.toString() + u'-')) {
                    heading = m_headings[i];
                }
            }
            m_reading.report(
                Severity::Warning, QStringLiteral("check-id-repeated"), heading,
                Markdown::Reading::tr("Two checks have the id %1; the later one got another.").arg(id.toString()),
                Markdown::Reading::tr("Give each check of a lesson its own {#id}."));
        }
    }

    cmark_node *m_root;
    Markdown::Reading &m_reading;
    Markdown::BlockReader m_blocks;
    MarkdownText m_text;
    std::vector<std::pair<size_t, size_t>> m_places; ///< which block is the place of which check
    std::vector<cmark_node *> m_headings;            ///< of the checks
};

} // namespace

MarkdownText readMarkdown(const QString &text, const MarkdownOptions &options, const QString &file, int firstLine,
                          Diagnostics &diagnostics)
{
    const Markdown::TextWithoutFormulas formulas(text);
    const Markdown::Document document(formulas.text());
    Markdown::Reading reading(formulas, options, file, firstLine, diagnostics);
    return TextReader(document.root(), reading).read();
}

namespace
{

// A letter in front keeps "1. One" and "# of rows" from becoming a list and a heading.
const QString lineFront = QChar(0xF8FF) + QStringLiteral(" ");

Runs readLine(const QString &text, const MarkdownOptions &options, const QString &file, int line,
              Diagnostics &diagnostics)
{
    const Markdown::TextWithoutFormulas formulas(lineFront + text);
    const Markdown::Document document(formulas.text());
    Markdown::Reading reading(formulas, options, file, line, diagnostics);
    Markdown::InlineReader inlines(reading);
    if (cmark_node *paragraph = cmark_node_first_child(document.root())) {
        inlines.addChildrenOf(paragraph);
    }
    Runs runs = inlines.takeRuns();
    if (!runs.empty()) {
        runs.front().text.remove(0, lineFront.size());
        if (runs.front().text.isEmpty()) {
            runs.erase(runs.begin());
        }
    }
    return runs;
}

/** Whether a text of one line is meant as a block all the same. */
bool isBlockOfItsOwn(const QString &line)
{
    return line.startsWith(u'<') || line.startsWith(QStringLiteral("$$")) || line.startsWith(QStringLiteral("```")) ||
           line.startsWith(QStringLiteral("!["));
}

} // namespace

RichText readMarkdownText(const QString &text, const MarkdownOptions &options, const QString &file, int firstLine,
                          Diagnostics &diagnostics)
{
    const QString line = text.trimmed();
    if (!line.contains(u'\n') && !isBlockOfItsOwn(line)) {
        return {readLine(line, options, file, firstLine, diagnostics)};
    }
    MarkdownOptions withoutChecks = options;
    withoutChecks.readChecks = false;
    MarkdownText read = readMarkdown(text, withoutChecks, file, firstLine, diagnostics);
    if (read.blocks.size() == 1) {
        if (auto *paragraph = std::get_if<Paragraph>(&read.blocks.front().content)) {
            return {std::move(paragraph->runs)};
        }
    }
    return {std::move(read.blocks)};
}

Runs readInlineMarkdown(const QString &text)
{
    QString line = text;
    line.replace(QChar(u'\n'), QChar(u' '));
    Diagnostics unused;
    return readLine(line, {}, {}, 1, unused);
}

} // namespace Carrel
