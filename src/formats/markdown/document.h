// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

struct cmark_node;

namespace Carrel::Markdown
{

/** What kind a node of the parser's tree is; the parser names its extensions by string only. */
enum class NodeKind {
    BlockQuote,
    List,
    Item,
    CodeBlock,
    HtmlBlock,
    Paragraph,
    Heading,
    Rule,
    Table,
    Text,
    SoftBreak,
    LineBreak,
    InlineCode,
    InlineHtml,
    Emphasis,
    Strong,
    Strike,
    Link,
    Image,
    Other,
};

/** A text parsed by cmark-gfm; owns the tree. */
class Document
{
public:
    explicit Document(const QString &text);
    ~Document();
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    [[nodiscard]] cmark_node *root() const { return m_root; }

private:
    cmark_node *m_root;
};

[[nodiscard]] NodeKind kindOf(cmark_node *node);
[[nodiscard]] bool isTask(cmark_node *item);
[[nodiscard]] QString literalOf(cmark_node *node);

} // namespace Carrel::Markdown
