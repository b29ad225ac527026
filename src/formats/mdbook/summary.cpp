// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/summary.h"

#include "course/plaintext.h"
#include "formats/markdown/markdownblocks.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::MdBook
{

namespace
{

/** Walks over the lines of a summary. */
class SummaryReader
{
public:
    std::vector<SummaryPart> read(const QString &text)
    {
        static const QRegularExpression heading(u"^#\\s+(.+?)\\s*#*$"_s);
        static const QRegularExpression link(
            u"^([ \\t]*)([-*+]\\s+|\\d+[.)]\\s+)?\\[(.*)\\]\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)\\s*$"_s);
        int number = 0;
        for (const QString &line : text.split(u'\n')) {
            ++number;
            const QRegularExpressionMatch match = link.match(line);
            const QRegularExpressionMatch title = heading.match(line);
            if (match.hasMatch()) {
                addLink(match, number);
            } else if (title.hasMatch()) {
                addHeading(title.captured(1));
            }
        }
        std::erase_if(m_parts, [](const SummaryPart &part) { return part.entries.empty(); });
        return std::move(m_parts);
    }

private:
    /** The first heading, before any link, is the title of the page itself. */
    void addHeading(const QString &title)
    {
        if (m_parts.empty() && !m_hadHeading) {
            m_hadHeading = true;
            return;
        }
        m_isInPart = true;
        m_parts.push_back({SummaryPart::Kind::Part, plainText(readInlineMarkdown(title)), {}});
    }

    void addLink(const QRegularExpressionMatch &match, int line)
    {
        QString address = match.captured(4).trimmed();
        if (address.startsWith(u'<') && address.endsWith(u'>')) {
            address = address.sliced(1).chopped(1);
        }
        SummaryEntry entry{plainText(readInlineMarkdown(match.captured(3))), address, line};
        const bool isNumbered = !match.captured(2).isEmpty();
        if (!isNumbered) {
            add(m_hadNumbered ? SummaryPart::Kind::Back : SummaryPart::Kind::Front, std::move(entry));
            return;
        }
        m_hadNumbered = true;
        const bool isNested = !match.captured(1).isEmpty();
        if (m_isInPart && !m_parts.empty() && m_parts.back().kind == SummaryPart::Kind::Part) {
            m_parts.back().entries.push_back(std::move(entry));
        } else if (isNested && !m_parts.empty()) {
            addBelow(std::move(entry));
        } else {
            add(SummaryPart::Kind::Loose, std::move(entry));
        }
    }

    /** Outside of parts a chapter with pages below it is a part of its own. */
    void addBelow(SummaryEntry entry)
    {
        if (m_parts.back().kind == SummaryPart::Kind::Loose) {
            SummaryEntry chapter = std::move(m_parts.back().entries.back());
            m_parts.back().entries.pop_back();
            QString title = chapter.title;
            m_parts.push_back({SummaryPart::Kind::Part, std::move(title), {std::move(chapter)}});
        }
        m_parts.back().entries.push_back(std::move(entry));
    }

    void add(SummaryPart::Kind kind, SummaryEntry entry)
    {
        if (m_parts.empty() || m_parts.back().kind != kind) {
            m_parts.push_back({kind, {}, {}});
        }
        m_parts.back().entries.push_back(std::move(entry));
    }

    std::vector<SummaryPart> m_parts;
    bool m_hadHeading = false;
    bool m_hadNumbered = false;
    bool m_isInPart = false;
};

} // namespace

std::vector<SummaryPart> readSummary(const QString &text)
{
    return SummaryReader().read(text);
}

} // namespace Carrel::MdBook
