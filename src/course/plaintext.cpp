// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/plaintext.h"

#include "base/overload.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u'\n');
}

QString plainRow(const std::vector<Runs> &cells)
{
    QStringList words;
    for (const Runs &cell : cells) {
        words << plainText(cell);
    }
    return words.join(u'\t');
}

QString plainTable(const Table &table)
{
    QStringList lines{plainText(table.caption), plainRow(table.head)};
    for (const std::vector<Runs> &row : table.rows) {
        lines << plainRow(row);
    }
    return joined(lines);
}

QString plainList(const List &list)
{
    QStringList items;
    for (const Blocks &item : list.items) {
        items << plainText(item);
    }
    return joined(items);
}

} // namespace

QString plainText(const Runs &runs)
{
    QString text;
    for (const Run &run : runs) {
        text += run.lineBreak ? u"\n"_s : run.text;
    }
    return text;
}

QString plainText(const Block &block)
{
    const Overload text{
        [](const Heading &heading) { return plainText(heading.runs); },
        [](const Paragraph &paragraph) { return plainText(paragraph.runs); },
        [](const Code &code) { return code.text; },
        [](const List &list) { return plainList(list); },
        [](const Quote &quote) { return plainText(quote.blocks); },
        [](const Note &note) { return joined({plainText(note.title), plainText(note.blocks)}); },
        [](const More &more) { return joined({plainText(more.summary), plainText(more.blocks)}); },
        [](const Image &image) { return joined({image.alternative, plainText(image.caption)}); },
        [](const Table &table) { return plainTable(table); },
        [](const MathBlock &math) { return math.tex; },
        [](const Rule &) { return QString(); },
        [](const LinkBlock &link) { return link.title.isEmpty() ? link.href : link.title; },
        [](const CheckPlace &) { return QString(); },
        [](const Lab &lab) { return lab.name; },
        [](const Unknown &unknown) { return plainText(unknown.shown); },
    };
    return std::visit(text, block.content);
}

QString plainText(const Blocks &blocks)
{
    QStringList parts;
    for (const Block &block : blocks) {
        parts << plainText(block);
    }
    return joined(parts);
}

QString plainText(const RichText &text)
{
    return std::visit([](const auto &parts) { return plainText(parts); }, text.content);
}

} // namespace Carrel
