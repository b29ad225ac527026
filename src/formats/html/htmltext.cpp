// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmltext.h"

#include "formats/html/htmlblocks.h"
#include "formats/html/htmltree.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Html)
};

/** Of HTML that must not be parsed: what stands between the tags. */
QString withoutTags(QStringView html)
{
    static const QRegularExpression tag(u"<[^>]*>?"_s);
    return html.toString().replace(tag, u" "_s).simplified();
}

HtmlPage readPage(QStringView html, const HtmlContext &context, bool keepIds)
{
    if (html.isEmpty()) {
        return {};
    }
    const QByteArray utf8 = html.toUtf8();
    if (Html::isOutOfBounds(utf8)) {
        context.diagnostics.push_back(
            {.code = u"html-too-deep"_s,
             .file = context.file,
             .line = context.line,
             .message = Words::tr("The page nests its parts too deep; only its words are shown.")});
        RunsBuilder words;
        words.addText(withoutTags(html), {});
        return {{}, words.takeBlocks()};
    }
    const Html::HtmlTree tree(utf8);
    SkippedParts own;
    HtmlPage page;
    page.blocks = Html::BlockWalker(context, context.skipped ? *context.skipped : own, keepIds).blocksIn(tree.root());
    if (const GumboNode *title = Html::firstBelow(tree.root(), "title")) {
        page.title = Html::textOf(title).simplified();
    }
    own.tell(context.file, context.diagnostics);
    return page;
}

} // namespace

HtmlPage readHtmlPage(QStringView html, const HtmlContext &context)
{
    return readPage(html, context, true);
}

Blocks readHtmlBlocks(QStringView html, const HtmlContext &context)
{
    return readPage(html, context, true).blocks;
}

RichText readHtmlText(QStringView html, const HtmlContext &context)
{
    return richTextOf(readPage(html, context, false).blocks);
}

QString plainTextOfHtml(QStringView html)
{
    const QByteArray utf8 = html.toUtf8();
    if (Html::isOutOfBounds(utf8)) {
        return withoutTags(html);
    }
    return Html::textOf(Html::HtmlTree(utf8).root()).simplified();
}

} // namespace Carrel
