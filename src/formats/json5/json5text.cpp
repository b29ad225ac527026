// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json5/json5text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Json5)
};

bool isNameLetter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'$';
}

/** Walks once over a value; the first fault ends it. */
class Parser
{
public:
    Parser(QStringView text, int firstLine)
        : m_text(text)
        , m_line(firstLine)
    {
    }

    DataText parse()
    {
        DataNode root = value(0);
        skipBlanks();
        if (!m_fault && m_at < m_text.size()) {
            fail(Words::tr("there is more than one value"));
        }
        return {std::move(root), std::move(m_fault)};
    }

private:
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar();
    }

    void step()
    {
        if (m_text[m_at] == u'\n') {
            ++m_line;
            m_lineStart = m_at + 1;
        }
        ++m_at;
    }

    void fail(const QString &message, bool isLimit = false)
    {
        if (!m_fault) {
            m_fault = DataFault{message, m_line, int(m_at - m_lineStart) + 1, isLimit};
        }
    }

    void skipBlanks()
    {
        while (m_at < m_text.size()) {
            if (peek().isSpace() || peek() == QChar(0xFEFF)) {
                step();
            } else if (peek() == u'/' && peek(1) == u'/') {
                while (m_at < m_text.size() && peek() != u'\n') {
                    step();
                }
            } else if (peek() == u'/' && peek(1) == u'*') {
                skipComment();
            } else {
                return;
            }
        }
    }

    void skipComment()
    {
        const qsizetype end = m_text.indexOf(u"*/", m_at + 2);
        const qsizetype behind = end < 0 ? m_text.size() : end + 2;
        while (m_at < behind) {
            step();
        }
    }

    DataNode value(int depth)
    {
        skipBlanks();
        DataNode node;
        node.line = m_line;
        if (++m_nodes > m_limits.nodes || depth > m_limits.depth) {
            fail(Words::tr("it holds more than any value of its kind"), true);
            return node;
        }
        if (peek() == u'{') {
            readMap(node, depth);
        } else if (peek() == u'[') {
            readList(node, depth);
        } else if (peek() == u'"' || peek() == u'\'' || peek() == u'`') {
            node.kind = DataNode::Kind::Scalar;
            node.text = string();
            node.quoted = true;
        } else {
            readWord(node);
        }
        return node;
    }

    /** Whether another item follows, behind a comma or at once at the start; steps over the end. */
    bool hasNext(QChar end, bool isFirst)
    {
        skipBlanks();
        if (!isFirst && peek() == u',') {
            step();
            skipBlanks();
        } else if (!isFirst && peek() != end) {
            fail(Words::tr("a comma or “%1” is missing").arg(end));
        }
        if (m_at >= m_text.size()) {
            fail(Words::tr("“%1” is missing at the end").arg(end));
        }
        if (!m_fault && peek() == end) {
            step();
            return false;
        }
        return !m_fault;
    }

    void readList(DataNode &node, int depth)
    {
        node.kind = DataNode::Kind::List;
        step();
        for (bool isFirst = true; hasNext(u']', isFirst); isFirst = false) {
            node.items.push_back(value(depth + 1));
        }
    }

    void readMap(DataNode &node, int depth)
    {
        node.kind = DataNode::Kind::Map;
        step();
        for (bool isFirst = true; hasNext(u'}', isFirst); isFirst = false) {
            const QString key = peek() == u'"' || peek() == u'\'' ? string() : name();
            skipBlanks();
            if (key.isEmpty() || peek() != u':') {
                fail(Words::tr("a name and a colon are missing before the value"));
                return;
            }
            step();
            node.keys << key;
            node.items.push_back(value(depth + 1));
        }
    }

    QString name()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && isNameLetter(peek())) {
            step();
        }
        return m_text.sliced(from, m_at - from).toString();
    }

    void readWord(DataNode &node)
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && (isNameLetter(peek()) || peek() == u'.' || peek() == u'-' || peek() == u'+')) {
            step();
        }
        node.text = m_text.sliced(from, m_at - from).toString();
        bool isNumber = false;
        node.text.toDouble(&isNumber);
        if (node.text == "null"_L1 || node.text == "undefined"_L1) {
            node.kind = DataNode::Kind::Null;
        } else if (node.text == "true"_L1 || node.text == "false"_L1 || isNumber) {
            node.kind = DataNode::Kind::Scalar;
        } else {
            fail(node.text.isEmpty() ? Words::tr("a value is missing")
                                     : Words::tr("“%1” would have to be run").arg(node.text.left(40)));
        }
    }

    QString string()
    {
        const QChar quote = peek();
        step();
        QString text;
        while (m_at < m_text.size() && peek() != quote) {
            if (peek() == u'\\') {
                step();
                text += escape();
            } else if (quote == u'`' && peek() == u'$' && peek(1) == u'{') {
                fail(Words::tr("“%1” would have to be run").arg(u"${"));
                return text;
            } else if (peek() == u'\n' && quote != u'`') {
                fail(Words::tr("a closing quote is missing"));
                return text;
            } else {
                text += peek();
                step();
            }
        }
        if (m_at >= m_text.size()) {
            fail(Words::tr("a closing quote is missing"));
        } else {
            step();
        }
        return text;
    }

    QString escape()
    {
        if (m_at >= m_text.size()) {
            return {};
        }
        const QChar c = peek();
        step();
        switch (c.unicode()) {
        case u'n':
            return u"\n"_s;
        case u't':
            return u"\t"_s;
        case u'\n':
        case u'r':
        case u'b':
        case u'f':
        case u'v':
        case u'0':
            return {};
        case u'x':
            return codePoint(2);
        case u'u':
            return peek() == u'{' ? bracedCodePoint() : codePoint(4);
        default:
            return c;
        }
    }

    QString codePoint(qsizetype digits)
    {
        bool isNumber = false;
        const qsizetype length = std::min(digits, m_text.size() - m_at);
        const char16_t unit = char16_t(m_text.sliced(m_at, length).toUShort(&isNumber, 16));
        if (!isNumber || length < digits) {
            fail(Words::tr("an escape is not complete"));
            return {};
        }
        m_at += digits;
        return QChar(unit);
    }

    QString bracedCodePoint()
    {
        const qsizetype end = m_text.indexOf(u'}', m_at);
        bool isNumber = false;
        const char32_t point = end < 0 ? 0 : m_text.sliced(m_at + 1, end - m_at - 1).toUInt(&isNumber, 16);
        if (!isNumber || point > QChar::LastValidCodePoint) {
            fail(Words::tr("an escape is not complete"));
            return {};
        }
        m_at = end + 1;
        return QString::fromUcs4(&point, 1);
    }

    const QStringView m_text;
    const DataLimits m_limits;
    qsizetype m_at = 0;
    qsizetype m_lineStart = 0;
    int m_line;
    int m_nodes = 0;
    std::optional<DataFault> m_fault;
};

} // namespace

DataText parseJson5(QStringView text, int firstLine)
{
    return Parser(text, firstLine).parse();
}

} // namespace Carrel
