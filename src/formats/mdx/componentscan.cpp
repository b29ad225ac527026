// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/componentscan.h"

#include "formats/markdown/codeplaces.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Tags of HTML that never have an end tag. */
bool isVoid(const QString &name)
{
    static const QSet<QString> names{u"img"_s, u"br"_s, u"hr"_s, u"source"_s, u"track"_s, u"input"_s, u"embed"_s};
    return names.contains(name);
}

/** Tags that may be components; the others are HTML and stay in the text. */
bool mayBeComponent(const QString &name)
{
    static const QSet<QString> names{u"img"_s,     u"iframe"_s,    u"video"_s,    u"audio"_s,
                                     u"details"_s, u"hfoptions"_s, u"hfoption"_s, u"exercise"_s,
                                     u"choice"_s,  u"codeblock"_s, u"slides"_s};
    return name.front().isUpper() || names.contains(name);
}

// A line that reaches further than this is prose, and a tag in it stands not alone.
constexpr qsizetype longestFront = 256;
// Text made to be slow: after so many characters looked at in vain, tags are sought for nearby only.
constexpr qsizetype patience = 16 << 20;
constexpr qsizetype nearby = 512;

/** Walks once over a text and writes it anew. */
class Scan
{
public:
    Scan(const QString &text, int firstLine, EmbeddedParts &parts, const ComponentReader &read)
        : m_text(text)
        , m_code(text)
        , m_line(firstLine)
        , m_parts(parts)
        , m_read(read)
    {
    }

    QString run()
    {
        while (m_at < m_text.size()) {
            const qsizetype next = m_text.indexOf(u'<', m_at);
            if (next < 0) {
                copyTo(m_text.size());
            } else if (m_code.contains(next)) {
                copyTo(m_code.behind(next));
            } else if (QStringView(m_text).sliced(next).startsWith(u"<!--")) {
                const qsizetype end = m_text.indexOf(u"-->"_s, next);
                copyTo(end < 0 ? m_text.size() : end + 3);
            } else {
                copyTo(next);
                takeTag();
            }
        }
        return m_out;
    }

private:
    void copyTo(qsizetype end)
    {
        const QStringView part = QStringView(m_text).sliced(m_at, end - m_at);
        m_line += int(part.count(u'\n'));
        m_out += part;
        m_at = end;
    }

    /** As much of the text as may still be looked through. */
    [[nodiscard]] QStringView within(qsizetype from) const
    {
        const qsizetype length = m_inVain < patience ? m_text.size() : std::min(m_text.size(), from + nearby);
        return QStringView(m_text).first(length);
    }

    void takeTag()
    {
        const std::optional<ComponentTag> tag = tagAt(within(m_at), m_at);
        if (!tag) {
            m_inVain += std::min(m_text.size() - m_at, longestTag);
        }
        if (!tag || tag->closes || !mayBeComponent(tag->name)) {
            copyTo(m_at + 1);
            return;
        }
        qsizetype end = tag->end;
        Component component = componentOf(*tag, end);
        std::optional<Blocks> blocks = m_read(component);
        if (!blocks) {
            copyTo(m_at + 1);
            return;
        }
        put(*std::move(blocks), component.isAloneOnLine, end);
    }

    Component componentOf(const ComponentTag &tag, qsizetype &end)
    {
        Component component;
        component.tag = tag;
        component.text = m_text;
        component.line = m_line;
        if (!tag.closesItself && !isVoid(tag.name)) {
            const qsizetype close = endTag(tag, end);
            if (close < 0 && tag.name == "choice"_L1) {
                // Authors forget its end; it ends with the exercise around it, whose text this is.
                component.inner = m_text.sliced(tag.end);
                end = m_text.size();
            } else if (close < 0) {
                m_inVain += m_text.size() - tag.end;
            } else {
                component.inner = m_text.sliced(tag.end, close - tag.end);
            }
        }
        component.innerLine = component.lineAt(tag.end);
        component.isAloneOnLine = isAlone(tag.begin, end);
        return component;
    }

    /** Where the end tag of @p tag begins, and in @p behind where it ends; -1 when there is none. */
    qsizetype endTag(const ComponentTag &tag, qsizetype &behind) const
    {
        int depth = 1;
        const QStringView text = within(tag.end);
        for (qsizetype at = text.indexOf(u'<', tag.end); at >= 0; at = text.indexOf(u'<', at)) {
            if (m_code.contains(at)) {
                at = m_code.behind(at);
                continue;
            }
            const QStringView rest = text.sliced(at);
            const bool closes = rest.startsWith(u"</") && rest.sliced(2).startsWith(tag.name);
            if (!closes && !rest.sliced(1).startsWith(tag.name)) {
                ++at;
                continue;
            }
            const std::optional<ComponentTag> other = tagAt(text, at);
            if (other && other->name == tag.name && !other->closesItself) {
                depth += closes ? -1 : 1;
                if (depth == 0) {
                    behind = other->end;
                    return at;
                }
            }
            at = other ? other->end : at + 1;
        }
        return -1;
    }

    [[nodiscard]] bool isAlone(qsizetype begin, qsizetype end) const
    {
        static const QRegularExpression front(u"^[\\s>]*(?:[-*+]|\\d+[.)])?\\s*$"_s);
        const qsizetype from = std::max<qsizetype>(0, begin - longestFront);
        const QStringView before = QStringView(m_text).sliced(from, begin - from);
        const qsizetype lineBegin = before.lastIndexOf(u'\n');
        if (lineBegin < 0 && from > 0) {
            return false;
        }
        const QStringView behind = QStringView(m_text).sliced(end).first(std::min(longestFront, m_text.size() - end));
        const qsizetype lineEnd = behind.indexOf(u'\n');
        return front.matchView(before.sliced(lineBegin + 1)).hasMatch() &&
               behind.first(lineEnd < 0 ? behind.size() : lineEnd).trimmed().isEmpty();
    }

    void put(Blocks blocks, bool isAlone, qsizetype end)
    {
        qsizetype lineEnds = QStringView(m_text).sliced(m_at, end - m_at).count(u'\n');
        m_line += int(lineEnds);
        if (!blocks.empty()) {
            const QString mark = m_parts.add(std::move(blocks));
            m_out += isAlone ? mark : u'\n' + mark + u'\n';
            lineEnds -= isAlone ? 0 : 2;
        }
        m_out += QString(std::max<qsizetype>(0, lineEnds), u'\n');
        m_at = end;
    }

    const QString &m_text;
    const CodePlaces m_code;
    int m_line; ///< of the place at hand
    qsizetype m_inVain = 0;
    EmbeddedParts &m_parts;
    const ComponentReader &m_read;
    QString m_out;
    qsizetype m_at = 0;
};

} // namespace

int Component::lineAt(qsizetype at) const
{
    return line + int(text.sliced(tag.begin, std::max<qsizetype>(0, at - tag.begin)).count(u'\n'));
}

QString replaceComponents(const QString &text, int firstLine, EmbeddedParts &parts, const ComponentReader &read)
{
    return Scan(text, firstLine, parts, read).run();
}

} // namespace Carrel
