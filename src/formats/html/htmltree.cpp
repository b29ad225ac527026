// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmltree.h"

#include <vector>

namespace Carrel::Html
{

namespace
{

const GumboVector *vectorOf(const GumboNode *node)
{
    switch (node->type) {
    case GUMBO_NODE_DOCUMENT:
        return &node->v.document.children;
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE:
        return &node->v.element.children;
    default:
        return nullptr;
    }
}

bool isText(const GumboNode *node)
{
    return node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE || node->type == GUMBO_NODE_CDATA;
}

/** Calls @p visit with every node below @p top in order, without a call for each level; stops when it says so. */
template<typename Visit> void visitBelow(const GumboNode *top, Visit visit)
{
    std::vector<const GumboNode *> open{top};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!visit(node)) {
            return;
        }
        const auto children = childrenOf(node);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

} // namespace

HtmlTree::HtmlTree(QByteArray html)
    : m_html(std::move(html))
    , m_output(gumbo_parse_with_options(&kGumboDefaultOptions, m_html.constData(), size_t(m_html.size())))
{
}

std::span<const GumboNode *const> childrenOf(const GumboNode *node)
{
    const GumboVector *children = vectorOf(node);
    // The library keeps its nodes as untyped pointers.
    return children ? std::span(reinterpret_cast<const GumboNode *const *>(children->data), children->length)
                    : std::span<const GumboNode *const>();
}

bool isElement(const GumboNode *node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

QByteArray nameOf(const GumboNode *node)
{
    if (!isElement(node)) {
        return {};
    }
    const GumboElement &element = node->v.element;
    if (element.tag != GUMBO_TAG_UNKNOWN) {
        return gumbo_normalized_tagname(element.tag);
    }
    GumboStringPiece name = element.original_tag;
    gumbo_tag_from_original_text(&name);
    return QByteArray(name.data, qsizetype(name.length)).toLower();
}

GumboTag tagOf(const GumboNode *node)
{
    const bool isHtml = isElement(node) && node->v.element.tag_namespace == GUMBO_NAMESPACE_HTML;
    return isHtml ? node->v.element.tag : GUMBO_TAG_UNKNOWN;
}

std::optional<QString> attributeOf(const GumboNode *node, const char *name)
{
    const GumboAttribute *attribute =
        isElement(node) ? gumbo_get_attribute(&node->v.element.attributes, name) : nullptr;
    return attribute ? std::optional(QString::fromUtf8(attribute->value)) : std::nullopt;
}

QString textOf(const GumboNode *node)
{
    QString text;
    visitBelow(node, [&text](const GumboNode *one) {
        if (isText(one)) {
            text += QString::fromUtf8(one->v.text.text);
        }
        return true;
    });
    return text;
}

int lineOf(const GumboNode *node)
{
    const unsigned line = isElement(node) ? node->v.element.start_pos.line
                          : isText(node)  ? node->v.text.start_pos.line
                                          : 1;
    return int(line);
}

const GumboNode *firstBelow(const GumboNode *node, QByteArrayView name)
{
    const GumboNode *found = nullptr;
    visitBelow(node, [&](const GumboNode *one) {
        if (one != node && nameOf(one) == name) {
            found = one;
        }
        return !found;
    });
    return found;
}

} // namespace Carrel::Html
