// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockwriter.h"

#include "base/overload.h"
#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/codefence.h"
#include "formats/markdown/carrelfence.h"
#include "formats/markdown/markdownblocks.h"
#include "formats/markdown/tablewriter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** The beginning of a line that would make it something else than a paragraph. */
QString withHarmlessBeginning(QString line)
{
    static const QRegularExpression number(u"^(\\d{1,9})([.)])"_s);
    static const QRegularExpression sign(u"^(?:[-+>=]|#|:)"_s);
    if (const auto match = number.match(line); match.hasMatch()) {
        line.insert(match.capturedEnd(1), u'\\');
    } else if (sign.match(line).hasMatch()) {
        line.prepend(u'\\');
    }
    return line;
}

QString fenced(const Code &code)
{
    QString ticks = u"```"_s;
    while (code.text.contains(ticks)) {
        ticks += u'`';
    }
    return ticks + fenceInfo(code) + u'\n' + code.text + u'\n' + ticks;
}

QString noteWord(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        return u"NOTE"_s;
    case NoteKind::Tip:
        return u"TIP"_s;
    case NoteKind::Important:
        return u"IMPORTANT"_s;
    case NoteKind::Warning:
        return u"WARNING"_s;
    case NoteKind::Caution:
        return u"CAUTION"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

bool isList(const Block &block)
{
    return std::holds_alternative<List>(block.content);
}

/** Whether @p text is read as @p block and nothing else. */
bool readsAs(const QString &text, const Block &block)
{
    Diagnostics unheard;
    const MarkdownText read = readMarkdown(text, {}, {}, 1, unheard);
    return read.checks.empty() && asMarkdownHasThem(read.blocks) == asMarkdownHasThem({block});
}

} // namespace

QString prefixed(const QString &text, const QString &first, const QString &others)
{
    QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &prefix = i == 0 ? first : others;
        lines[i] = lines[i].isEmpty() ? prefix.trimmed() : prefix + lines[i];
    }
    return lines.join(u'\n');
}

BlockWriter::BlockWriter(PictureBase base)
    : m_base(std::move(base))
{
}

QString BlockWriter::write(const Blocks &blocks) const
{
    QString text;
    for (size_t i = 0; i < blocks.size(); ++i) {
        if (i > 0) {
            // Two lists in a row would be one.
            text += isList(blocks[i]) && isList(blocks[i - 1]) ? u"\n\n<!-- -->\n\n"_s : u"\n\n"_s;
        }
        text += write(blocks[i]);
    }
    return text;
}

QString BlockWriter::write(const Block &block) const
{
    // Pictures are named from the lesson's folder; to read back, they are named from the course's.
    const QString words = BlockWriter(PictureBase{}).plain(block);
    if (words.isEmpty() || !readsAs(words, block)) {
        return writeCarrelFence(block);
    }
    return m_base.up.isEmpty() ? words : plain(block);
}

QString BlockWriter::write(const RichText &text) const
{
    const Overload write{[this](const Runs &runs) { return this->write(Block{{}, false, Paragraph{runs}}); },
                         [this](const Blocks &blocks) { return this->write(blocks); }};
    return std::visit(write, text.content);
}

QString BlockWriter::plain(const Block &block) const
{
    const Overload words{
        [&](const Heading &content) { return heading(block, content); },
        [&](const Paragraph &content) { return paragraph(content.runs); },
        [&](const Code &content) { return fenced(content); },
        [&](const List &content) { return list(content); },
        [&](const Quote &content) { return prefixed(write(content.blocks), u"> "_s, u"> "_s); },
        [&](const Note &content) { return note(content); },
        [&](const More &) { return QString(); },
        [&](const Image &content) { return image(content); },
        [&](const Table &content) { return table(content); },
        [&](const MathBlock &content) { return u"$$\n"_s + content.tex + u"\n$$"_s; },
        [&](const Rule &) { return u"---"_s; },
        [&](const LinkBlock &) { return QString(); },
        [&](const CheckPlace &) { return QString(); },
        [&](const Lab &) { return QString(); },
        [&](const Unknown &) { return QString(); },
    };
    return std::visit(words, block.content);
}

QString BlockWriter::heading(const Block &block, const Heading &heading) const
{
    const QString id = block.id.toString();
    const QString attributes = id.isEmpty() || id == slugOf(plainText(heading.runs)) ? QString() : u" {#"_s + id + u'}';
    return QString(heading.level, u'#') + u' ' + writeInline(heading.runs, m_base) + attributes;
}

QString BlockWriter::paragraph(const Runs &runs) const
{
    return withHarmlessBeginning(writeInline(runs, m_base));
}

QString BlockWriter::list(const List &list) const
{
    const bool isTight = std::ranges::all_of(list.items, [](const Blocks &item) { return item.size() <= 1; });
    QStringList items;
    int number = list.start;
    for (const Blocks &item : list.items) {
        const QString mark = list.ordered ? QString::number(number++) + u". "_s : u"- "_s;
        items << prefixed(write(item), mark, QString(mark.size(), u' '));
    }
    return items.join(isTight ? u"\n"_s : u"\n\n"_s);
}

QString BlockWriter::note(const Note &note) const
{
    const QString title = note.title.empty() ? QString() : u' ' + writeInline(note.title, m_base);
    const bool runsOn = !note.blocks.empty() && std::holds_alternative<Paragraph>(note.blocks.front().content);
    const QString head = u"[!"_s + noteWord(note.kind) + u']' + title;
    const QString text = note.blocks.empty() ? head : head + (runsOn ? u"\n"_s : u"\n\n"_s) + write(note.blocks);
    return prefixed(text, u"> "_s, u"> "_s);
}

QString BlockWriter::image(const Image &image) const
{
    if (image.source.isEmpty()) {
        return {};
    }
    QString title = writeInline(image.caption, m_base);
    title.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    QString text = u"!["_s + escaped(image.alternative) + u"]("_s + writeAddress(m_base.up + image.source);
    text += title.isEmpty() ? u")"_s : u" \""_s + title + u"\")"_s;
    if (image.size) {
        text += u"{width=%1 height=%2}"_s.arg(image.size->width()).arg(image.size->height());
    }
    return text;
}

QString BlockWriter::table(const Table &table) const
{
    return table.head.empty() ? QString() : writeTable(table, m_base);
}

} // namespace Carrel::Markdown
