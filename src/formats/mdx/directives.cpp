// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/directives.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** What opens a fence: its indent, its signs, and what stands behind them. */
struct Opening {
    QString indent;
    QString signs;
    QString rest;
};

std::optional<Opening> openingOf(const QString &line)
{
    static const QRegularExpression form(u"^([ \\t>]*(?:[-*+] +)?)(`{3,}|~{3,}|:{3,})[ \\t]*(.*?)[ \\t]*$"_s);
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch() || (match.captured(2).startsWith(u'`') && match.captured(3).contains(u'`'))) {
        return std::nullopt;
    }
    return Opening{match.captured(1), match.captured(2), match.captured(3)};
}

bool closes(const QString &line, const Opening &opening)
{
    const std::optional<Opening> other = openingOf(line);
    return other && other->rest.isEmpty() && other->signs.front() == opening.signs.front() &&
           other->signs.size() >= opening.signs.size();
}

/** The name and title behind the signs; an empty name when these are an ordinary fence. */
Directive headOf(const Opening &opening)
{
    static const QRegularExpression myst(u"^\\{([A-Za-z][\\w:.-]*)\\}\\s*(.*)$"_s);
    static const QRegularExpression plain(u"^([A-Za-z][\\w-]*)\\s*(?:\\[(.*)\\])?\\s*(?:\\{[^}]*\\})?\\s*(.*)$"_s);
    static const QRegularExpression titleInBraces(u"title=[\"']([^\"']*)[\"']"_s);
    Directive directive;
    QRegularExpressionMatch match = myst.match(opening.rest);
    if (match.hasMatch()) {
        directive.title = match.captured(2);
    } else if (opening.signs.startsWith(u':')) {
        match = plain.match(opening.rest);
        directive.title = match.captured(2).isEmpty() ? match.captured(3) : match.captured(2);
        if (directive.title.isEmpty()) {
            directive.title = titleInBraces.match(opening.rest).captured(1);
        }
    } else {
        return directive;
    }
    directive.name = match.captured(1).toLower();
    return directive;
}

// Text made to be slow: after so many lines looked at, what still opens is shown as text.
constexpr qsizetype patience = 500'000;

/** Walks over the lines of a text. */
class Scan
{
public:
    Scan(const QString &text, int firstLine, EmbeddedParts &parts, const DirectiveReader &read)
        : m_lines(text.split(u'\n'))
        , m_firstLine(firstLine)
        , m_parts(parts)
        , m_read(read)
    {
    }

    QString run()
    {
        while (m_at < m_lines.size()) {
            const std::optional<Opening> opening = openingOf(m_lines[m_at]);
            if (!opening) {
                copyTo(m_at + 1);
            } else if (!takeDirective(*opening)) {
                // What stands in an ordinary fence is text; in one of colons it is not.
                copyTo(opening->signs.startsWith(u':') ? m_at + 1 : behind(*opening));
            }
        }
        return m_written.join(u'\n');
    }

private:
    void copyTo(qsizetype end)
    {
        m_written += m_lines.mid(m_at, end - m_at);
        m_at = end;
    }

    /** The line behind the one that closes @p opening; nested fences of the same kind are passed over. */
    [[nodiscard]] qsizetype behind(const Opening &opening) const
    {
        const bool isColons = opening.signs.startsWith(u':');
        std::vector<Opening> open{opening};
        for (qsizetype i = m_at + 1; i < m_lines.size(); ++i) {
            if (closes(m_lines[i], open.back())) {
                open.pop_back();
                if (open.empty()) {
                    return i + 1;
                }
            } else if (const std::optional<Opening> inner = isColons ? openingOf(m_lines[i]) : std::nullopt;
                       inner && !inner->rest.isEmpty()) {
                open.push_back(*inner);
            }
        }
        return m_lines.size();
    }

    bool takeDirective(const Opening &opening)
    {
        Directive directive = headOf(opening);
        if (directive.name.isEmpty() || m_looked > patience) {
            return false;
        }
        const qsizetype end = behind(opening);
        m_looked += end - m_at;
        const bool isClosed = end - 1 > m_at && closes(m_lines[end - 1], opening);
        QStringList inner = m_lines.mid(m_at + 1, end - m_at - (isClosed ? 2 : 1));
        withoutIndent(inner, opening.indent);
        directive.line = m_firstLine + int(m_at);
        directive.innerLine = directive.line + 1 + takeOptions(inner, directive);
        directive.inner = inner.join(u'\n');
        std::optional<Blocks> blocks = m_read(directive);
        if (!blocks) {
            return false;
        }
        m_written << (blocks->empty() ? QString() : opening.indent + m_parts.add(*std::move(blocks)));
        m_written += QStringList(std::max<qsizetype>(0, end - m_at - 1), QString());
        m_at = end;
        return true;
    }

    /** The marks of a quotation or list around the directive are no part of what stands in it. */
    static void withoutIndent(QStringList &lines, const QString &indent)
    {
        for (QString &line : lines) {
            qsizetype n = 0;
            while (n < std::min(line.size(), indent.size()) && (line[n].isSpace() || line[n] == u'>')) {
                ++n;
            }
            line.remove(0, n);
        }
    }

    /** Takes ":key: value" lines, or those between "---", off the front; how many lines that were. */
    static int takeOptions(QStringList &lines, Directive &directive)
    {
        static const QRegularExpression colon(u"^\\s*:([\\w-]+):\\s*(.*)$"_s);
        static const QRegularExpression yaml(u"^([\\w-]+):\\s*(.*)$"_s);
        const bool isYaml = !lines.isEmpty() && lines.front().trimmed() == "---"_L1;
        qsizetype taken = isYaml ? 1 : 0;
        while (taken < lines.size()) {
            const QRegularExpressionMatch match = (isYaml ? yaml : colon).match(lines[taken]);
            if (!match.hasMatch()) {
                break;
            }
            directive.options.insert_or_assign(match.captured(1), match.captured(2).trimmed());
            ++taken;
        }
        if (isYaml && (taken >= lines.size() || lines[taken].trimmed() != "---"_L1)) {
            directive.options.clear();
            return 0;
        }
        taken += isYaml ? 1 : 0;
        lines.remove(0, taken);
        return int(taken);
    }

    const QStringList m_lines;
    const int m_firstLine;
    EmbeddedParts &m_parts;
    const DirectiveReader &m_read;
    QStringList m_written;
    qsizetype m_at = 0;
    qsizetype m_looked = 0;
};

} // namespace

QString Directive::option(const QString &key) const
{
    const auto found = options.find(key);
    return found == options.end() ? QString() : found->second;
}

QString replaceDirectives(const QString &text, int firstLine, EmbeddedParts &parts, const DirectiveReader &read)
{
    return Scan(text, firstLine, parts, read).run();
}

} // namespace Carrel
