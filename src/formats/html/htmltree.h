// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <gumbo.h>

#include <memory>
#include <optional>
#include <span>

namespace Carrel::Html
{

/** True when parsing @p html would nest so deep, or copy so many open elements, that it is an attack and no text. */
[[nodiscard]] bool isOutOfBounds(QByteArrayView html);

/** A parsed page; its nodes live as long as it does. The HTML must be UTF-8 and not out of bounds. */
class HtmlTree
{
public:
    explicit HtmlTree(QByteArray html);

    [[nodiscard]] const GumboNode *root() const { return m_output->root; }

private:
    struct Destroy {
        void operator()(GumboOutput *output) const { gumbo_destroy_output(&kGumboDefaultOptions, output); }
    };
    QByteArray m_html;
    std::unique_ptr<GumboOutput, Destroy> m_output;
};

[[nodiscard]] std::span<const GumboNode *const> childrenOf(const GumboNode *node);
[[nodiscard]] bool isElement(const GumboNode *node);
/** The name of an element in lower case: "p", "annotation"; empty for text. */
[[nodiscard]] QByteArray nameOf(const GumboNode *node);
[[nodiscard]] GumboTag tagOf(const GumboNode *node); ///< GUMBO_TAG_UNKNOWN for text and for elements of SVG and MathML
[[nodiscard]] std::optional<QString> attributeOf(const GumboNode *node, const char *name);
[[nodiscard]] QString textOf(const GumboNode *node); ///< all text below, as it stands
[[nodiscard]] int lineOf(const GumboNode *node);     ///< 1-based
/** The first element called @p name below @p node, or nothing. */
[[nodiscard]] const GumboNode *firstBelow(const GumboNode *node, QByteArrayView name);

} // namespace Carrel::Html
