// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/questiontext.h"

#include "formats/markdown/markdownblocks.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

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

/** One way to write a formula, and where in a text it comes next. */
struct Delimiters {
    QLatin1StringView open;
    QLatin1StringView close;
    qsizetype start = -1; ///< of the next opening one; the text's length when there is none that is closed
    qsizetype end = -1;   ///< of its closing one

    /** Looks for the next pair at or behind @p from; each part of the text is looked at once for all calls. */
    void findFrom(const QString &text, qsizetype from)
    {
        if (start >= from) {
            return;
        }
        start = text.indexOf(open, from);
        end = start < 0 ? -1 : text.indexOf(close, start + open.size() + 1);
        start = end < 0 ? text.size() : start;
    }
};

/** @p run cut at its formulas. */
void addCut(const Run &run, Runs &cut)
{
    if (run.code || run.math || run.lineBreak || !run.picture.isEmpty()) {
        cut.push_back(run);
        return;
    }
    const QString &text = run.text;
    std::array<Delimiters, 3> kinds{{{"\\("_L1, "\\)"_L1}, {"\\["_L1, "\\]"_L1}, {"$$"_L1, "$$"_L1}}};
    for (qsizetype done = 0; done < text.size();) {
        for (Delimiters &kind : kinds) {
            kind.findFrom(text, done);
        }
        const Delimiters &next = *std::ranges::min_element(kinds, {}, &Delimiters::start);
        if (next.start > done) {
            Run part = run;
            part.text = text.sliced(done, next.start - done);
            cut.push_back(part);
        }
        if (next.start == text.size()) {
            break;
        }
        Run math;
        math.math = true;
        math.text = text.sliced(next.start + next.open.size(), next.end - next.start - next.open.size()).trimmed();
        cut.push_back(math);
        done = next.end + next.close.size();
    }
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
    options.takePicture = [&context](const QString &path) -> std::expected<void, PictureFault> {
        const FoundPicture found = context.picture ? context.picture(path) : std::unexpected(PictureFault::Missing);
        if (found == path) {
            return {};
        }
        return std::unexpected(found.error_or(PictureFault::Missing));
    };
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
