// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/inlinewriter.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** A style that lies around several runs, with its beginning and end. */
struct Span {
    bool Run::*flag;
    QString open;
    QString close;
};

const std::vector<Span> &spans()
{
    static const std::vector<Span> list{{&Run::bold, u"**"_s, u"**"_s},
                                        {&Run::italic, u"*"_s, u"*"_s},
                                        {&Run::strike, u"~~"_s, u"~~"_s},
                                        {&Run::subscript, u"<sub>"_s, u"</sub>"_s},
                                        {&Run::superscript, u"<sup>"_s, u"</sup>"_s},
                                        {&Run::keyboard, u"<kbd>"_s, u"</kbd>"_s}};
    return list;
}

bool isWordy(QChar c)
{
    return c.isLetterOrNumber();
}

bool needsBackslash(const QString &text, qsizetype i, InlinePlace place)
{
    const QChar c = text[i];
    const QChar before = i > 0 ? text[i - 1] : QChar(u' ');
    const QChar after = i + 1 < text.size() ? text[i + 1] : QChar(u' ');
    switch (c.unicode()) {
    case u'\\':
    case u'`':
    case u'*':
    case u'[':
    case u']':
    case u'<':
    case u'~':
    case u'$':
        return true;
    case u'_':
        return !isWordy(before) || !isWordy(after);
    case u'&':
        return isWordy(after) || after == u'#';
    case u'#':
        return before.isSpace();
    case u'!':
        return after == u'[' || i + 1 == text.size();
    case u'|':
        return place == InlinePlace::Cell;
    default:
        return false;
    }
}

QString codeSpan(const QString &text, InlinePlace place)
{
    QString ticks = u"`"_s;
    while (text.contains(ticks)) {
        ticks += u'`';
    }
    const bool needsSpace = text.startsWith(u'`') || text.endsWith(u'`') ||
                            (text.startsWith(u' ') && text.endsWith(u' ') && !text.trimmed().isEmpty());
    const QString space = needsSpace ? u" "_s : QString();
    QString inner = text;
    if (place == InlinePlace::Cell) {
        inner.replace(u'|', u"\\|"_s);
    }
    return ticks + space + inner + space + ticks;
}

QString contentOf(const Run &run, const PictureBase &base, InlinePlace place)
{
    if (run.lineBreak) {
        return u"<br>"_s;
    }
    if (!run.picture.isEmpty()) {
        return u"!["_s + escaped(run.text, place) + u"]("_s + writeAddress(base.up + run.picture) + u')';
    }
    if (run.math) {
        return u'$' + run.text + u'$';
    }
    return run.code ? codeSpan(run.text, place) : escaped(run.text, place);
}

/** Writes runs one after the other; keeps which styles are open. */
class Writing
{
public:
    Writing(const PictureBase &base, InlinePlace place)
        : m_base(base)
        , m_place(place)
    {
    }

    QString write(const Runs &runs)
    {
        for (const Run &run : runs) {
            if (run.href != m_href) {
                closeFrom(0);
                closeLink();
                openLink(run.href);
            }
            closeWhatEnds(run);
            openWhatBegins(run);
            m_text += contentOf(run, m_base, m_place);
        }
        closeFrom(0);
        closeLink();
        return m_text;
    }

private:
    void openLink(const QString &href)
    {
        m_href = href;
        m_text += href.isEmpty() ? QString() : u"["_s;
    }

    void closeLink()
    {
        m_text += m_href.isEmpty() ? QString() : u"]("_s + writeAddress(m_href) + u')';
        m_href.clear();
    }

    void closeWhatEnds(const Run &run)
    {
        const auto ended = std::ranges::find_if(m_open, [&run](const Span *span) { return !(run.*span->flag); });
        closeFrom(size_t(ended - m_open.begin()));
    }

    void openWhatBegins(const Run &run)
    {
        for (const Span &span : spans()) {
            if (run.*span.flag && !std::ranges::contains(m_open, &span)) {
                m_text += span.open;
                m_open.push_back(&span);
            }
        }
    }

    void closeFrom(size_t first)
    {
        while (m_open.size() > first) {
            m_text += m_open.back()->close;
            m_open.pop_back();
        }
    }

    const PictureBase &m_base;
    const InlinePlace m_place;
    QString m_text;
    QString m_href;
    std::vector<const Span *> m_open;
};

} // namespace

QString escaped(const QString &text, InlinePlace place)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (needsBackslash(text, i, place)) {
            result += u'\\';
        }
        result += text[i];
    }
    return result;
}

QString writeAddress(const QString &address)
{
    static const QRegularExpression plain(u"^[^\\s<>()\\\\]+$"_s);
    if (plain.match(address).hasMatch()) {
        return address;
    }
    QString inner = address;
    inner.replace(u'\\', u"\\\\"_s).replace(u'<', u"\\<"_s).replace(u'>', u"\\>"_s);
    return u'<' + inner + u'>';
}

QString writeInline(const Runs &runs, const PictureBase &base, InlinePlace place)
{
    return Writing(base, place).write(runs);
}

} // namespace Carrel::Markdown
