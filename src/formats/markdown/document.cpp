// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/document.h"

#include <QByteArray>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <mutex>
#include <string_view>

namespace Carrel::Markdown
{

namespace
{

NodeKind extensionKind(cmark_node *node)
{
    const std::string_view name = cmark_node_get_type_string(node);
    if (name == "table") {
        return NodeKind::Table;
    }
    if (name == "strikethrough") {
        return NodeKind::Strike;
    }
    return NodeKind::Other;
}

} // namespace

Document::Document(const QString &text)
{
    static std::once_flag registered;
    std::call_once(registered, cmark_gfm_core_extensions_ensure_registered);
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    for (const char *name : {"table", "strikethrough", "tasklist"}) {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name));
    }
    const QByteArray bytes = text.toUtf8();
    cmark_parser_feed(parser, bytes.constData(), size_t(bytes.size()));
    m_root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
}

Document::~Document()
{
    cmark_node_free(m_root);
}

NodeKind kindOf(cmark_node *node)
{
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_BLOCK_QUOTE:
        return NodeKind::BlockQuote;
    case CMARK_NODE_LIST:
        return NodeKind::List;
    case CMARK_NODE_ITEM:
        return NodeKind::Item;
    case CMARK_NODE_CODE_BLOCK:
        return NodeKind::CodeBlock;
    case CMARK_NODE_HTML_BLOCK:
        return NodeKind::HtmlBlock;
    case CMARK_NODE_PARAGRAPH:
        return NodeKind::Paragraph;
    case CMARK_NODE_HEADING:
        return NodeKind::Heading;
    case CMARK_NODE_THEMATIC_BREAK:
        return NodeKind::Rule;
    case CMARK_NODE_TEXT:
        return NodeKind::Text;
    case CMARK_NODE_SOFTBREAK:
        return NodeKind::SoftBreak;
    case CMARK_NODE_LINEBREAK:
        return NodeKind::LineBreak;
    case CMARK_NODE_CODE:
        return NodeKind::InlineCode;
    case CMARK_NODE_HTML_INLINE:
        return NodeKind::InlineHtml;
    case CMARK_NODE_EMPH:
        return NodeKind::Emphasis;
    case CMARK_NODE_STRONG:
        return NodeKind::Strong;
    case CMARK_NODE_LINK:
        return NodeKind::Link;
    case CMARK_NODE_IMAGE:
        return NodeKind::Image;
    default:
        return extensionKind(node);
    }
}

bool isTask(cmark_node *item)
{
    return std::string_view(cmark_node_get_type_string(item)) == "tasklist";
}

QString literalOf(cmark_node *node)
{
    return QString::fromUtf8(cmark_node_get_literal(node));
}

} // namespace Carrel::Markdown
