// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/overload.h"
#include "formats/markdown/blockwriter.h"
#include "formats/markdown/inlinereader.h"

#include <algorithm>

namespace Carrel::Markdown
{

namespace
{

bool isText(const Run &run)
{
    return !run.math && !run.lineBreak && run.picture.isEmpty();
}

void settle(Runs &runs)
{
    Runs joined;
    for (Run &run : runs) {
        Run likeLast = joined.empty() ? Run() : joined.back();
        likeLast.text = run.text;
        if (isText(run) && run.text.isEmpty()) {
            continue;
        }
        if (!joined.empty() && isText(run) && likeLast == run) {
            joined.back().text += run.text;
        } else {
            joined.push_back(std::move(run));
        }
    }
    curlApostrophes(joined);
    runs = std::move(joined);
}

void settle(Block &block)
{
    const bool isHeading = std::holds_alternative<Heading>(block.content);
    if (!block.idGiven && !isHeading) {
        block.id = {};
    }
    block.idGiven = block.idGiven || isHeading;
    const Overload inner{[](Heading &content) { settle(content.runs); },
                         [](Paragraph &content) { settle(content.runs); },
                         [](Note &content) { settle(content.title); },
                         [](More &content) { settle(content.summary); },
                         [](Image &content) { settle(content.caption); },
                         [](Table &content) {
                             std::ranges::for_each(content.head, [](Runs &cell) { settle(cell); });
                             for (std::vector<Runs> &row : content.rows) {
                                 std::ranges::for_each(row, [](Runs &cell) { settle(cell); });
                             }
                             settle(content.caption);
                         },
                         [](auto &) {}};
    std::visit(inner, block.content);
    forEachChildList(block,
                     [](Blocks &children) { std::ranges::for_each(children, [](Block &child) { settle(child); }); });
}

/** A single paragraph and its runs are the same text. */
void settle(RichText &text)
{
    if (auto *blocks = std::get_if<Blocks>(&text.content)) {
        auto *only = blocks->size() == 1 ? std::get_if<Paragraph>(&blocks->front().content) : nullptr;
        if (only) {
            Runs runs = std::move(only->runs);
            text.content = std::move(runs);
        }
    }
    if (auto *runs = std::get_if<Runs>(&text.content)) {
        settle(*runs);
    } else {
        text.content = asMarkdownHasThem(std::get<Blocks>(std::move(text.content)));
    }
}

} // namespace

Blocks asMarkdownHasThem(Blocks blocks)
{
    std::ranges::for_each(blocks, [](Block &block) { settle(block); });
    return blocks;
}

Check asMarkdownHasIt(Check check)
{
    const auto settleIf = [](std::optional<RichText> &text) {
        if (text) {
            settle(*text);
        }
    };
    settle(check.question);
    settleIf(check.why);
    for (Option &option : check.options) {
        settle(option.text);
        settleIf(option.tempting);
        settleIf(option.why);
    }
    return check;
}

} // namespace Carrel::Markdown
