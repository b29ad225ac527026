// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/mdxpage.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/markdown/codeplaces.h"
#include "formats/mdx/mdxbranches.h"
#include "formats/mdx/mdxreader.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Whether the first heading of a text is of the first level, and so its title. */
bool beginsWithTitle(const QString &text)
{
    static const QRegularExpression heading(u"^ {0,3}(#{1,6})[ \\t]"_s, QRegularExpression::MultilineOption);
    const CodePlaces code(text);
    for (const QRegularExpressionMatch &match : heading.globalMatch(text)) {
        if (!code.contains(match.capturedStart())) {
            return match.capturedLength(1) == 1;
        }
    }
    return false;
}

Runs takeTitle(Blocks &blocks)
{
    const auto first =
        std::ranges::find_if(blocks, [](const Block &block) { return std::holds_alternative<Heading>(block.content); });
    if (first == blocks.end()) {
        return {};
    }
    Runs title = std::get<Heading>(std::move(first->content)).runs;
    blocks.erase(first);
    return title;
}

} // namespace

MdxPage readMdxPage(const QString &text, int firstLine, const MdxContext &context)
{
    const QString body = withoutOtherBranches(text, context.framework);
    MdxReader reader(context);
    MdxPage page;
    page.blocks = reader.read(body, firstLine);
    const Runs title = beginsWithTitle(body) ? takeTitle(page.blocks) : Runs();
    page.title = plainText(title);
    std::vector<QuizQuestion> questions = reader.takeQuestions();
    takePrompts(page.blocks, title, questions);
    page.checks = reader.takeWrittenChecks();
    const size_t written = page.checks.size();
    for (const QuizQuestion &question : questions) {
        page.checks.push_back(checkOf(question, context.file, context.diagnostics));
    }
    [[maybe_unused]] const auto repeatedChecks = assignCheckIds(page.checks);
    namePlaces(page.blocks, {page.checks.begin() + std::ptrdiff_t(written), page.checks.end()});
    [[maybe_unused]] const auto repeatedBlocks = assignBlockIds(page.blocks);
    return page;
}

void keepOtherTitle(MdxPage &page, const QString &title)
{
    if (page.title.isEmpty() || normalisedText(page.title) == normalisedText(title)) {
        return;
    }
    Run run;
    run.text = page.title;
    page.blocks.insert(page.blocks.begin(), Block{BlockId(slugOf(page.title)), false, Heading{2, {run}}});
    [[maybe_unused]] const auto repeated = assignBlockIds(page.blocks);
}

} // namespace Carrel
