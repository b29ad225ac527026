// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <initializer_list>
#include <optional>
#include <vector>

namespace Carrel
{

/** A name and its value; a null value leaves the attribute out, an empty one keeps it. */
struct HtmlAttribute {
    QLatin1StringView name;
    QString value;
};

/**
 * The only place that emits tags. Everything a course brings goes through text() or an attribute's value and is escaped
 * there; elements are closed in the order they were opened. Used by everything in render that writes HTML.
 */
class HtmlWriter final
{
public:
    using Attributes = std::initializer_list<HtmlAttribute>;

    /** Html: as browsers read it. Xml: the same elements for readers that take nothing but well-formed XML. */
    enum class Syntax { Html, Xml };

    explicit HtmlWriter(Syntax syntax = Syntax::Html);

    /**
     * From now on a block's data-block is written as an id that begins with @p prefix, so that links of a document with
     * many lessons lead to it; with a null prefix blocks have neither.
     */
    void setBlockAnchors(const QString &prefix);

    HtmlWriter &open(QLatin1StringView tag, Attributes attributes = {});
    HtmlWriter &close();                                                         ///< the element opened last
    HtmlWriter &emptyElement(QLatin1StringView tag, Attributes attributes = {}); ///< br, hr, img
    HtmlWriter &text(QStringView text);
    HtmlWriter &element(QLatin1StringView tag, Attributes attributes, QStringView text);
    HtmlWriter &lineBreak();                         ///< in the source, not on the page
    HtmlWriter &trustedHtml(const QByteArray &html); ///< KaTeX's output and our own style sheets, nothing else

    [[nodiscard]] qsizetype size() const { return m_html.size(); } ///< of what was written, in bytes
    /** What was written. Every element must be closed. */
    [[nodiscard]] QByteArray take();

private:
    void writeTag(QLatin1StringView tag, Attributes attributes);
    void escape(QStringView text);

    QByteArray m_html;
    std::vector<QLatin1StringView> m_open;
    Syntax m_syntax;
    std::optional<QString> m_blockAnchors; ///< nothing: data-block stays as it is
};

/** What the block @p block is called as an id after @p prefix: only letters, digits, - and _, whatever its name. */
[[nodiscard]] QString blockAnchor(const QString &prefix, const QString &block);

} // namespace Carrel
