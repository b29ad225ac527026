// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/runsbuilder.h"

#include "course/plaintext.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QChar noBreakSpace(0xA0);

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\t' || c == u'\r' || c == u'\f';
}

bool isEmptyText(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return isBlank(c) || c == noBreakSpace || c == QChar(0x200B); });
}

bool isWords(const Run &run)
{
    return !run.lineBreak && run.picture.isEmpty() && !run.math;
}

bool isSameStyle(const Run &a, const Run &b)
{
    Run other = b;
    other.text = a.text;
    return a == other;
}

bool isPlain(const Run &run)
{
    Run plain;
    plain.language = run.language;
    return isWords(run) && isSameStyle(run, plain);
}

void trim(Runs &runs)
{
    const auto isEdge = [](const Run &run) { return run.lineBreak || (isWords(run) && isEmptyText(run.text)); };
    while (!runs.empty() && isEdge(runs.back())) {
        runs.pop_back();
    }
    runs.erase(runs.begin(), std::ranges::find_if_not(runs, isEdge));
    if (!runs.empty() && isWords(runs.back())) {
        while (!runs.back().text.isEmpty() && isBlank(runs.back().text.back())) {
            runs.back().text.chop(1);
        }
    }
}

} // namespace

Block blockOf(BlockContent content)
{
    Block block;
    block.content = std::move(content);
    return block;
}

Blocks oneBlock(BlockContent content)
{
    Blocks blocks;
    blocks.push_back(blockOf(std::move(content)));
    return blocks;
}

void RunsBuilder::push(Run run)
{
    if (m_blankWaits && !m_runs.empty() && !m_runs.back().lineBreak) {
        // The blank belongs to the plainer of the two, so that no link or code begins or ends with it.
        if (isPlain(m_runs.back()) || (isWords(m_runs.back()) && isSameStyle(m_runs.back(), run))) {
            m_runs.back().text += u' ';
        } else if (isPlain(run)) {
            run.text.prepend(u' ');
        } else {
            m_runs.emplace_back().text = u' ';
        }
    }
    m_blankWaits = false;
    if (!m_runs.empty() && isWords(run) && isWords(m_runs.back()) && isSameStyle(m_runs.back(), run)) {
        m_runs.back().text += run.text;
    } else {
        m_runs.push_back(std::move(run));
    }
}

void RunsBuilder::addStretch(QStringView text, const Run &style)
{
    if (text.isEmpty()) {
        return;
    }
    QString words;
    for (const QChar c : text) {
        if (!isBlank(c)) {
            words += c;
        } else if (!words.isEmpty() && words.back() != u' ') {
            words += u' ';
        }
    }
    m_blankWaits = m_blankWaits || isBlank(text.front());
    const bool endsBlank = words.endsWith(u' ');
    if (endsBlank) {
        words.chop(1);
    }
    if (!words.isEmpty()) {
        Run run = style;
        run.text = words;
        m_hasWords = m_hasWords || !isEmptyText(words);
        push(std::move(run));
        m_blankWaits = endsBlank;
    }
}

void RunsBuilder::addText(const QString &text, const Run &style)
{
    static const QRegularExpression formula(
        uR"(\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$|\[mathjaxinline\](.+?)\[/mathjaxinline\]|\[mathjax\](.+?)\[/mathjax\])"_s,
        QRegularExpression::DotMatchesEverythingOption);
    if (style.code || style.keyboard) {
        addStretch(text, style);
        return;
    }
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : formula.globalMatch(text)) {
        addStretch(QStringView(text).sliced(done, match.capturedStart() - done), style);
        const int form = match.lastCapturedIndex();
        addFormula(match.captured(form), form == 2 || form == 3 || form == 5, style);
        done = match.capturedEnd();
    }
    addStretch(QStringView(text).sliced(done), style);
}

void RunsBuilder::addFormula(const QString &tex, bool display, const Run &style)
{
    const QString bare = tex.trimmed();
    if (bare.isEmpty()) {
        return;
    }
    Run run = style;
    run.code = false;
    run.math = true;
    run.text = bare;
    m_hasWords = true;
    m_isDisplay = display;
    push(std::move(run));
}

void RunsBuilder::addPicture(const Image &image, const Run &style)
{
    Run run = style;
    run.text = image.alternative;
    run.picture = image.source;
    m_pictures.push_back(image);
    if (image.source.isEmpty() && image.alternative.isEmpty()) {
        return;
    }
    push(std::move(run));
}

void RunsBuilder::addBreak()
{
    m_blankWaits = false;
    Run run;
    run.lineBreak = true;
    m_runs.push_back(run);
}

Blocks RunsBuilder::takePictures()
{
    Blocks blocks;
    for (Image &image : m_pictures) {
        blocks.push_back(blockOf(std::move(image)));
    }
    return blocks;
}

Blocks RunsBuilder::takeBlocks()
{
    Blocks blocks;
    trim(m_runs);
    if (!m_hasWords) {
        blocks = takePictures();
    } else if (m_runs.size() == 1 && m_runs.front().math && m_isDisplay) {
        blocks.push_back(blockOf(MathBlock{m_runs.front().text, {}}));
    } else if (!m_runs.empty()) {
        blocks.push_back(blockOf(Paragraph{std::move(m_runs)}));
    }
    *this = {};
    return blocks;
}

Runs runsOf(Blocks blocks)
{
    Runs runs;
    for (Block &block : blocks) {
        Runs more;
        if (auto *paragraph = std::get_if<Paragraph>(&block.content)) {
            more = std::move(paragraph->runs);
        } else if (auto *heading = std::get_if<Heading>(&block.content)) {
            more = std::move(heading->runs);
        } else if (const auto *image = std::get_if<Image>(&block.content)) {
            more.emplace_back().text = image->alternative;
            more.back().picture = image->source;
        } else if (const auto *math = std::get_if<MathBlock>(&block.content)) {
            more.emplace_back().text = math->tex;
            more.back().math = true;
        } else if (const auto *code = std::get_if<Code>(&block.content)) {
            more.emplace_back().text = code->text;
            more.back().code = true;
        } else {
            more.emplace_back().text = plainText(block);
        }
        if (!runs.empty() && !more.empty()) {
            runs.emplace_back().lineBreak = true;
        }
        std::ranges::move(more, std::back_inserter(runs));
    }
    return runs;
}

RichText richTextOf(Blocks blocks)
{
    if (blocks.empty()) {
        return {};
    }
    if (auto *paragraph = std::get_if<Paragraph>(&blocks.front().content); paragraph && blocks.size() == 1) {
        return {std::move(paragraph->runs)};
    }
    return {std::move(blocks)};
}

Blocks blocksOf(RichText text)
{
    if (auto *blocks = std::get_if<Blocks>(&text.content)) {
        return std::move(*blocks);
    }
    Blocks one;
    if (!text.isEmpty()) {
        one.push_back(blockOf(Paragraph{std::get<Runs>(std::move(text.content))}));
    }
    return one;
}

} // namespace Carrel
