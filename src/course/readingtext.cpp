// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/readingtext.h"

#include "base/overload.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The words of runs as the page shows them: what a picture shows is not text there. */
QString shownText(const Runs &runs)
{
    QString text;
    for (const Run &run : runs) {
        if (run.lineBreak) {
            text += u' ';
        } else if (run.picture.isEmpty()) {
            text += run.text;
        }
    }
    return text;
}

QString shownTable(const Table &table)
{
    QString text = shownText(table.caption);
    const auto addRow = [&text](const std::vector<Runs> &row) {
        for (const Runs &cell : row) {
            text += u' ' + shownText(cell);
        }
    };
    addRow(table.head);
    for (const std::vector<Runs> &row : table.rows) {
        addRow(row);
    }
    return text;
}

/** What stands in @p block before the blocks inside it. */
QString ownText(const Block &block)
{
    const Overload text{
        [](const Heading &heading) { return shownText(heading.runs); },
        [](const Paragraph &paragraph) { return shownText(paragraph.runs); },
        [](const Code &code) { return code.text; },
        [](const List &) { return QString(); },
        [](const Quote &) { return QString(); },
        [](const Note &note) { return shownText(note.title); },
        [](const More &more) { return shownText(more.summary); },
        [](const Image &image) { return shownText(image.caption); },
        [](const Table &table) { return shownTable(table); },
        [](const MathBlock &math) { return math.tex; },
        [](const Rule &) { return QString(); },
        [](const LinkBlock &link) { return link.title.isEmpty() ? link.href : link.title; },
        [](const CheckPlace &) { return QString(); },
        [](const Lab &) { return QString(); },
        [](const Unknown &) { return QString(); },
    };
    return std::visit(text, block.content);
}

} // namespace

ReadingText::ReadingText(const Blocks &blocks)
{
    add(blocks);
}

void ReadingText::add(const Blocks &blocks)
{
    for (const Block &block : blocks) {
        add(block);
    }
}

void ReadingText::add(const Block &block)
{
    separate();
    const size_t place = m_spans.size();
    const qsizetype before = m_text.size();
    m_spans.push_back({block.id, before, before});
    m_places.insert(block.id, place);
    append(ownText(block));
    forEachChildList(block, [this](const Blocks &children) {
        separate();
        add(children);
    });
    // The space before a block belongs to none.
    const bool spaced = m_text.size() > before && m_text.at(before) == u' ';
    m_spans[place].start = before + (spaced ? 1 : 0);
    m_spans[place].end = m_text.size();
    separate();
}

void ReadingText::append(QStringView words)
{
    for (const QChar c : words) {
        if (c.isSpace()) {
            separate();
            continue;
        }
        if (m_apart) {
            m_text += u' ';
            m_apart = false;
        }
        m_text += c;
    }
}

void ReadingText::separate()
{
    m_apart = !m_text.isEmpty();
}

const ReadingText::Span *ReadingText::find(const BlockId &block) const
{
    const auto place = m_places.constFind(block);
    return place == m_places.cend() ? nullptr : &m_spans[*place];
}

const ReadingText::Span *ReadingText::at(qsizetype position) const
{
    // Spans stand by where they begin: the last that begins here or before and reaches beyond is the innermost.
    auto after = std::ranges::upper_bound(m_spans, position, {}, &Span::start);
    while (after != m_spans.begin()) {
        --after;
        if (after->end > position) {
            return &*after;
        }
    }
    return m_spans.empty() ? nullptr : &m_spans.front();
}

} // namespace Carrel
