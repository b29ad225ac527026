// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <initializer_list>
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

    HtmlWriter &open(QLatin1StringView tag, Attributes attributes = {});
    HtmlWriter &close();                                                  ///< the element opened last
    HtmlWriter &empty(QLatin1StringView tag, Attributes attributes = {}); ///< br, hr, img
    HtmlWriter &text(QStringView text);
    HtmlWriter &element(QLatin1StringView tag, Attributes attributes, QStringView text);
    HtmlWriter &lineBreak();                         ///< in the source, not on the page
    HtmlWriter &trustedHtml(const QByteArray &html); ///< KaTeX's output and our own style sheets, nothing else

    /** What was written. Every element must be closed. */
    [[nodiscard]] QByteArray take();

private:
    void writeTag(QLatin1StringView tag, Attributes attributes);
    void escape(QStringView text);

    QByteArray m_html;
    std::vector<QLatin1StringView> m_open;
};

} // namespace Carrel
