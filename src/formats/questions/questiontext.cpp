// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/questiontext.h"

#include "formats/markdown/markdownblocks.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool holdsHtml(const QString &text)
{
    static const QRegularExpression markup(
        u"</?(?:p|br|hr|b|i|u|s|em|strong|code|pre|kbd|sub|sup|span|div|a|img|ul|ol|li|table|tr|td|th|h[1-6]|"
        "blockquote|tt|small|big|font|del|ins|center|script|style|iframe)(?:\\s[^<>]*)?/?>|&(?:#\\d+|#x[0-9a-f]+|"
        "[a-z]{2,8});|<!--"_s,
        QRegularExpression::CaseInsensitiveOption);
    return markup.match(text).hasMatch();
}

/** Plain text with its line breaks. */
Runs plainRuns(const QString &text)
{
    Runs runs;
    for (const QString &line : text.trimmed().split(u'\n')) {
        if (!runs.empty()) {
            Run lineBreak;
            lineBreak.lineBreak = true;
            runs.push_back(lineBreak);
        }
        if (!line.isEmpty()) {
            Run run;
            run.text = line;
            runs.push_back(run);
        }
    }
    return runs;
}

/** @p run cut at its formulas. */
void addCut(const Run &run, Runs &cut)
{
    static const QRegularExpression formula(uR"(\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$)"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    if (run.code || run.math || run.lineBreak || !run.picture.isEmpty()) {
        cut.push_back(run);
        return;
    }
    qsizetype done = 0;
    const auto addText = [&](qsizetype end) {
        if (end > done) {
            Run part = run;
            part.text = run.text.sliced(done, end - done);
            cut.push_back(part);
        }
    };
    for (auto found = formula.globalMatch(run.text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        addText(match.capturedStart());
        Run math;
        math.math = true;
        math.text = match.captured(match.lastCapturedIndex()).trimmed();
        cut.push_back(math);
        done = match.capturedEnd();
    }
    addText(run.text.size());
}

void findFormulas(Runs &runs)
{
    Runs cut;
    for (const Run &run : runs) {
        addCut(run, cut);
    }
    runs = std::move(cut);
}

void findFormulas(Blocks &blocks)
{
    for (Block &block : blocks) {
        if (auto *paragraph = std::get_if<Paragraph>(&block.content)) {
            findFormulas(paragraph->runs);
        } else if (auto *table = std::get_if<Table>(&block.content)) {
            for (std::vector<Runs> &row : table->rows) {
                for (Runs &cell : row) {
                    findFormulas(cell);
                }
            }
        }
        forEachChildList(block, [](Blocks &children) { findFormulas(children); });
    }
}

RichText markdownText(const QString &text, const HtmlContext &context)
{
    MarkdownOptions options;
    options.readChecks = false;
    options.maximumBlocks = context.maximumBlocks;
    if (context.picture) {
        options.hasPicture = [&context](const QString &path) { return context.picture(path) == path; };
    } else {
        options.hasPicture = [](const QString &) { return false; };
    }
    return readMarkdownText(text, options, context.file, context.line, context.diagnostics);
}

} // namespace

RichText readQuestionText(const QString &text, TextFormat format, const HtmlContext &context)
{
    if (text.trimmed().isEmpty()) {
        return {};
    }
    if (format == TextFormat::Markdown) {
        return markdownText(text, context);
    }
    const bool isHtml = format == TextFormat::Html || (format == TextFormat::Moodle && holdsHtml(text));
    RichText read = isHtml ? readHtmlText(text, context) : RichText{plainRuns(text)};
    std::visit([](auto &parts) { findFormulas(parts); }, read.content);
    return read;
}

Blocks readQuestionBlocks(const QString &text, TextFormat format, const HtmlContext &context)
{
    RichText read = readQuestionText(text, format, context);
    if (Runs *runs = std::get_if<Runs>(&read.content)) {
        Blocks blocks;
        if (!runs->empty()) {
            blocks.push_back({{}, false, Paragraph{std::move(*runs)}});
        }
        return blocks;
    }
    return std::get<Blocks>(std::move(read.content));
}

} // namespace Carrel
