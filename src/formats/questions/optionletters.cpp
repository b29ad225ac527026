// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/optionletters.h"

#include "course/optionorder.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** The runs a text begins with; nothing when it begins with something else. */
Runs *firstRuns(RichText &text)
{
    if (Runs *runs = std::get_if<Runs>(&text.content)) {
        return runs;
    }
    Blocks &blocks = std::get<Blocks>(text.content);
    Paragraph *paragraph = blocks.empty() ? nullptr : std::get_if<Paragraph>(&blocks.front().content);
    return paragraph ? &paragraph->runs : nullptr;
}

/** The length of the letter in front when it and more lies in one run, so that it can be cut off. */
qsizetype cutOf(RichText &text)
{
    const Runs *runs = firstRuns(text);
    if (!runs || runs->empty() || runs->front().code || runs->front().math) {
        return 0;
    }
    const qsizetype length = ownLetterLength(runs->front().text);
    return length < runs->front().text.size() || runs->size() > 1 ? length : 0;
}

} // namespace

void takeOffLetters(Check &check)
{
    if (!carryLetters(check.options) || speaksOfOptions(check) ||
        !std::ranges::all_of(check.options, [](Option &option) { return cutOf(option.text) > 0; })) {
        return;
    }
    for (Option &option : check.options) {
        Runs &runs = *firstRuns(option.text);
        runs.front().text.remove(0, cutOf(option.text));
        if (runs.front().text.isEmpty()) {
            runs.erase(runs.begin());
        }
    }
}

} // namespace Carrel
