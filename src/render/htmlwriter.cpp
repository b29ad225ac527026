// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/htmlwriter.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{

HtmlWriter::HtmlWriter(Syntax syntax)
    : m_syntax(syntax)
{
}

void HtmlWriter::setBlockAnchors(const QString &prefix)
{
    m_blockAnchors = prefix;
}

HtmlWriter &HtmlWriter::open(QLatin1StringView tag, Attributes attributes)
{
    writeTag(tag, attributes);
    m_open.push_back(tag);
    return *this;
}

HtmlWriter &HtmlWriter::close()
{
    Q_ASSERT_X(!m_open.empty(), "HtmlWriter", "close without open");
    m_html.append("</").append(m_open.back().data(), m_open.back().size()).append('>');
    m_open.pop_back();
    return *this;
}

HtmlWriter &HtmlWriter::emptyElement(QLatin1StringView tag, Attributes attributes)
{
    writeTag(tag, attributes);
    if (m_syntax == Syntax::Xml) {
        m_html.insert(m_html.size() - 1, '/');
    }
    return *this;
}

HtmlWriter &HtmlWriter::text(QStringView text)
{
    escape(text);
    return *this;
}

HtmlWriter &HtmlWriter::element(QLatin1StringView tag, Attributes attributes, QStringView text)
{
    return open(tag, attributes).text(text).close();
}

HtmlWriter &HtmlWriter::lineBreak()
{
    m_html.append('\n');
    return *this;
}

HtmlWriter &HtmlWriter::trustedHtml(const QByteArray &html)
{
    m_html.append(html);
    return *this;
}

QByteArray HtmlWriter::take()
{
    Q_ASSERT_X(m_open.empty(), "HtmlWriter", "an element was not closed");
    return std::exchange(m_html, {});
}

void HtmlWriter::writeTag(QLatin1StringView tag, Attributes attributes)
{
    m_html.append('<').append(tag.data(), tag.size());
    for (const HtmlAttribute &attribute : attributes) {
        if (attribute.value.isNull()) {
            continue;
        }
        const bool anchored = m_blockAnchors && attribute.name == "data-block"_L1;
        if (anchored && (m_blockAnchors->isNull() || attribute.value.isEmpty())) {
            continue;
        }
        const QLatin1StringView name = anchored ? "id"_L1 : attribute.name;
        m_html.append(' ').append(name.data(), name.size()).append("=\"");
        escape(anchored ? blockAnchor(*m_blockAnchors, attribute.value) : attribute.value);
        m_html.append('"');
    }
    m_html.append('>');
}

void HtmlWriter::escape(QStringView text)
{
    qsizetype plainFrom = 0;
    const auto replace = [&](qsizetype at, const char *with) {
        m_html.append(text.sliced(plainFrom, at - plainFrom).toUtf8()).append(with);
        plainFrom = at + 1;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        switch (const char16_t c = text[i].unicode()) {
        case u'&':
            replace(i, "&amp;");
            break;
        case u'<':
            replace(i, "&lt;");
            break;
        case u'>':
            replace(i, "&gt;");
            break;
        case u'"':
            replace(i, "&quot;");
            break;
        case u'\'':
            replace(i, "&#39;");
            break;
        default:
            // Control characters have no place in HTML, the last two of Unicode none in XML; a parser may end at one.
            if ((c < 0x20 && c != u'\n' && c != u'\t') || c == 0x7f || c >= 0xfffe) {
                replace(i, "\xEF\xBF\xBD");
            }
        }
    }
    m_html.append(text.sliced(plainFrom).toUtf8());
}

QString blockAnchor(const QString &prefix, const QString &block)
{
    QString anchor = prefix;
    for (const QChar c : block) {
        const bool plain = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-');
        anchor += plain ? QString(c) : u"_%1_"_s.arg(c.unicode(), 0, 16);
    }
    return anchor;
}

} // namespace Carrel
