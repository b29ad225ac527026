// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/componenttag.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isNameLetter(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'.' || c == u':';
}

/** Walks over one tag. */
class TagParser
{
public:
    TagParser(QStringView text, qsizetype at)
        : m_text(text.first(std::min(text.size(), at + longestTag)))
        , m_at(at)
    {
        m_tag.begin = at;
    }

    std::optional<ComponentTag> parse()
    {
        ++m_at;
        if (peek() == u'/') {
            m_tag.closes = true;
            ++m_at;
        }
        m_tag.name = peek().isLetter() ? name() : QString();
        if (m_tag.name.isEmpty()) {
            return std::nullopt;
        }
        while (m_at < m_text.size()) {
            skipBlanks();
            if (peek() == u'>') {
                m_tag.end = m_at + 1;
                return std::move(m_tag);
            }
            if (peek() == u'/') {
                m_tag.closesItself = true;
                ++m_at;
            } else if (peek() == u'{') {
                m_at = behindBraces();
                if (m_at < 0) {
                    return std::nullopt;
                }
            } else if (!readAttribute()) {
                return std::nullopt;
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }

    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace()) {
            ++m_at;
        }
    }

    QString name()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && isNameLetter(m_text[m_at])) {
            ++m_at;
        }
        return m_text.sliced(from, m_at - from).toString();
    }

    bool readAttribute()
    {
        m_tag.closesItself = false;
        const QString key = name();
        if (key.isEmpty()) {
            return false;
        }
        skipBlanks();
        TagValue value;
        if (peek() == u'=') {
            ++m_at;
            skipBlanks();
            if (!readValue(value)) {
                return false;
            }
        }
        m_tag.attributes.insert_or_assign(key, std::move(value));
        return true;
    }

    bool readValue(TagValue &value)
    {
        const QChar first = peek();
        if (first == u'"' || first == u'\'') {
            const qsizetype close = m_text.indexOf(first, m_at + 1);
            value.at = m_at + 1;
            value.text = close < 0 ? QString() : m_text.sliced(value.at, close - value.at).toString();
            m_at = close + 1;
            return close >= 0;
        }
        if (first == u'{') {
            const qsizetype end = behindBraces();
            value.at = m_at + 1;
            value.isExpression = true;
            value.text = end < 0 ? QString() : m_text.sliced(value.at, end - 1 - value.at).toString();
            m_at = end;
            return end >= 0;
        }
        value.at = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && m_text[m_at] != u'>') {
            ++m_at;
        }
        value.text = m_text.sliced(value.at, m_at - value.at).toString();
        return !value.text.isEmpty();
    }

    /** Behind the brace that closes the one at hand; braces in strings and comments do not count. -1: there is none. */
    [[nodiscard]] qsizetype behindBraces() const
    {
        int depth = 0;
        for (qsizetype i = m_at; i < m_text.size(); ++i) {
            const QChar c = m_text[i];
            if (c == u'{') {
                ++depth;
            } else if (c == u'}' && --depth == 0) {
                return i + 1;
            } else if (c == u'"' || c == u'\'' || c == u'`') {
                i = stringEnd(i);
            } else if (c == u'/' && i + 1 < m_text.size() && (m_text[i + 1] == u'/' || m_text[i + 1] == u'*')) {
                const bool isLine = m_text[i + 1] == u'/';
                const qsizetype end = m_text.indexOf(isLine ? u"\n"_s : u"*/"_s, i + 2);
                i = end < 0 ? m_text.size() : end;
            }
        }
        return -1;
    }

    [[nodiscard]] qsizetype stringEnd(qsizetype from) const
    {
        for (qsizetype i = from + 1; i < m_text.size(); ++i) {
            if (m_text[i] == u'\\') {
                ++i;
            } else if (m_text[i] == m_text[from]) {
                return i;
            }
        }
        return m_text.size();
    }

    const QStringView m_text;
    qsizetype m_at;
    ComponentTag m_tag;
};

} // namespace

QString ComponentTag::value(const QString &key) const
{
    const auto found = attributes.find(key);
    return found == attributes.end() ? QString() : found->second.text;
}

std::optional<ComponentTag> tagAt(QStringView text, qsizetype at)
{
    return TagParser(text, at).parse();
}

} // namespace Carrel
