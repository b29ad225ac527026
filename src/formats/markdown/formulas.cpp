// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/formulas.h"

#include "formats/markdown/document.h"

#include <QRegularExpression>
#include <cmark-gfm.h>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** The lines that belong to code blocks or raw HTML, found by parsing once with the formulas still in. */
std::vector<bool> codeLines(const QString &text)
{
    std::vector<bool> lines(size_t(text.count(u'\n')) + 2, false);
    const Document document(text);
    cmark_iter *walk = cmark_iter_new(document.root());
    for (auto event = cmark_iter_next(walk); event != CMARK_EVENT_DONE; event = cmark_iter_next(walk)) {
        cmark_node *node = cmark_iter_get_node(walk);
        const NodeKind kind = kindOf(node);
        if (kind == NodeKind::CodeBlock || kind == NodeKind::HtmlBlock) {
            const size_t first = size_t(std::max(1, cmark_node_get_start_line(node))) - 1;
            const size_t last = std::min(lines.size(), size_t(std::max(1, cmark_node_get_end_line(node))));
            std::fill(lines.begin() + qsizetype(first), lines.begin() + qsizetype(std::max(first, last)), true);
        }
    }
    cmark_iter_free(walk);
    return lines;
}

QChar unusedMark(const QString &text, char16_t from)
{
    char16_t mark = from;
    while (mark < 0xF8FF && text.contains(QChar(mark))) {
        ++mark;
    }
    return QChar(mark);
}

/** One line of a displayed formula begins with the marks of the quotation around it. */
QString quotePrefix(const QString &line)
{
    static const QRegularExpression prefix(u"^ {0,3}(?:> ?)+"_s);
    return prefix.match(line).captured();
}

} // namespace

/** Walks once over a text and finds code spans and formulas. */
class FormulaScanner
{
public:
    using Mark = std::function<QString(Formula)>;

    FormulaScanner(const QString &text, Mark mark)
        : m_text(text)
        , m_isCode(codeLines(text))
        , m_mark(std::move(mark))
    {
    }

    QString scan()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (m_isCode[m_line]) {
                copyTo(std::min(lineEnd() + 1, m_text.size()));
            } else if (c == u'\\') {
                copyTo(std::min(m_at + 2, m_text.size()));
            } else if (c == u'`') {
                copyTo(codeSpanEnd());
            } else if (c != u'$') {
                copyTo(m_at + 1);
            } else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == u'$') {
                takeDisplayed();
            } else {
                takeInline();
            }
        }
        return m_out;
    }

private:
    void copyTo(qsizetype end)
    {
        const QStringView part = QStringView(m_text).sliced(m_at, end - m_at);
        m_line += size_t(part.count(u'\n'));
        m_out += part;
        m_at = end;
    }

    /** Where the line ends. Remembered, as the paragraph's end is, since a line may be a megabyte. */
    [[nodiscard]] qsizetype lineEnd()
    {
        if (m_lineEnd < m_at) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_lineEnd = end < 0 ? m_text.size() : end;
        }
        return m_lineEnd;
    }

    /** Where the paragraph ends: at a blank line, also one of a quotation. */
    [[nodiscard]] qsizetype paragraphEnd()
    {
        static const QRegularExpression blankLine(u"\\n[ \\t>]*(?=\\n|$)"_s);
        if (m_paragraphEnd <= m_at) {
            const QRegularExpressionMatch match = blankLine.match(m_text, m_at);
            m_paragraphEnd = match.hasMatch() ? std::max(match.capturedStart(), m_at + 1) : m_text.size();
        }
        return m_paragraphEnd;
    }

    [[nodiscard]] qsizetype backticksAt(qsizetype from) const
    {
        qsizetype end = from;
        while (end < m_text.size() && m_text[end] == u'`') {
            ++end;
        }
        return end - from;
    }

    /** The end of the code span that begins here, or of its backticks alone when nothing closes them. */
    [[nodiscard]] qsizetype codeSpanEnd()
    {
        const qsizetype width = backticksAt(m_at);
        const qsizetype end = paragraphEnd();
        for (qsizetype i = m_at + width; i < end;) {
            const qsizetype found = backticksAt(i);
            if (found == width) {
                return i + found;
            }
            i += std::max<qsizetype>(found, 1);
        }
        return m_at + width;
    }

    /** The next dollar sign (or two) without a backslash, or -1. */
    [[nodiscard]] qsizetype closingDollar(qsizetype from, qsizetype end, int width) const
    {
        for (qsizetype i = from; i < end; ++i) {
            if (m_text[i] == u'\\') {
                ++i;
            } else if (m_text[i] == u'$' && (width == 1 || (i + 1 < end && m_text[i + 1] == u'$'))) {
                return i;
            }
        }
        return -1;
    }

    void takeDisplayed()
    {
        const qsizetype end = paragraphEnd();
        const qsizetype close = m_at + 2 < end ? closingDollar(m_at + 2, end, 2) : -1;
        if (close < 0 || QStringView(m_text).sliced(m_at + 2, close - m_at - 2).trimmed().isEmpty()) {
            copyTo(m_at + 2);
            return;
        }
        QStringList lines = m_text.sliced(m_at + 2, close - m_at - 2).split(u'\n');
        QString emptyLines;
        for (qsizetype n = 1; n < lines.size(); ++n) {
            const QString prefix = quotePrefix(lines[n]);
            emptyLines += u'\n' + prefix;
            lines[n].remove(0, prefix.size());
        }
        m_line += size_t(lines.size() - 1);
        m_out += m_mark({lines.join(u'\n').trimmed(), m_text.sliced(m_at, close + 2 - m_at), true}) + emptyLines;
        m_at = close + 2;
    }

    void takeInline()
    {
        const qsizetype close = closingDollar(m_at + 1, lineEnd(), 1);
        const bool isFormula = close > m_at + 1 && !m_text[m_at + 1].isSpace() && !m_text[close - 1].isSpace() &&
                               !(close + 1 < m_text.size() && m_text[close + 1].isDigit());
        if (!isFormula) {
            copyTo(m_at + 1);
            return;
        }
        m_out += m_mark({m_text.sliced(m_at + 1, close - m_at - 1), m_text.sliced(m_at, close + 1 - m_at), false});
        m_at = close + 1;
    }

    const QString &m_text;
    const std::vector<bool> m_isCode;
    const Mark m_mark;
    QString m_out;
    qsizetype m_at = 0;
    size_t m_line = 0;
    qsizetype m_lineEnd = -1;
    qsizetype m_paragraphEnd = -1;
};

TextWithoutFormulas::TextWithoutFormulas(const QString &text)
    : m_open(unusedMark(text, 0xE000))
    , m_close(unusedMark(text, char16_t(m_open.unicode() + 1)))
{
    if (!text.contains(u'$')) {
        m_text = text;
        return;
    }
    FormulaScanner scanner(text, [this](Formula formula) {
        m_formulas.push_back(std::move(formula));
        return m_open + QString::number(m_formulas.size() - 1) + m_close;
    });
    m_text = scanner.scan();
}

std::vector<TextWithoutFormulas::Part> TextWithoutFormulas::parts(const QString &text) const
{
    std::vector<Part> parts;
    qsizetype done = 0;
    for (qsizetype open = text.indexOf(m_open); open >= 0; open = text.indexOf(m_open, open + 1)) {
        const qsizetype close = text.indexOf(m_close, open);
        bool isNumber = false;
        const qsizetype n = close < 0 ? -1 : QStringView(text).sliced(open + 1, close - open - 1).toInt(&isNumber);
        if (!isNumber || n < 0 || size_t(n) >= m_formulas.size()) {
            continue;
        }
        if (open > done) {
            parts.push_back({text.sliced(done, open - done), nullptr});
        }
        parts.push_back({{}, &m_formulas[size_t(n)]});
        done = close + 1;
    }
    if (done < text.size()) {
        parts.push_back({text.sliced(done), nullptr});
    }
    return parts;
}

QString TextWithoutFormulas::restored(const QString &text) const
{
    QString whole;
    for (const Part &part : parts(text)) {
        whole += part.formula ? part.formula->source : part.text;
    }
    return whole;
}

QString TextWithoutFormulas::plain(const QString &text) const
{
    QString whole;
    for (const Part &part : parts(text)) {
        whole += part.formula ? part.formula->tex : part.text;
    }
    return whole;
}

} // namespace Carrel::Markdown
