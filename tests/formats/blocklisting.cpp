// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"

#include "base/overload.h"
#include "formats/markedlines.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

QString wrapped(const QString &text, bool when, const QString &mark)
{
    return when ? mark + text + mark : text;
}

QString one(const Run &run)
{
    if (run.lineBreak) {
        return u"<br>"_s;
    }
    QString text = run.math ? u'$' + run.text + u'$' : run.text;
    if (!run.picture.isEmpty()) {
        text = u"!("_s + run.picture + u'|' + run.text + u')';
    }
    text = wrapped(text, run.code, u"`"_s);
    text = wrapped(text, run.italic, u"*"_s);
    text = wrapped(text, run.bold, u"**"_s);
    text = wrapped(text, run.strike, u"~~"_s);
    text = wrapped(text, run.subscript, u"_"_s);
    text = wrapped(text, run.superscript, u"^"_s);
    text = wrapped(text, run.keyboard, u"#"_s);
    return run.href.isEmpty() ? text : u'<' + run.href + u'|' + text + u'>';
}

QString cells(const std::vector<Runs> &row)
{
    QStringList texts;
    for (const Runs &cell : row) {
        texts << listing(cell);
    }
    return texts.join(u" | ");
}

QString one(const Block &block)
{
    static const QStringList noteKinds{u"note"_s, u"tip"_s, u"important"_s, u"warning"_s, u"caution"_s};
    return std::visit(
        Overload{
            [](const Heading &heading) {
                return u'h' + QString::number(heading.level) + u'[' + listing(heading.runs) + u']';
            },
            [](const Paragraph &paragraph) { return u"p["_s + listing(paragraph.runs) + u']'; },
            [](const Code &code) {
                const QString title = code.title.isEmpty() ? QString() : u" “"_s + code.title + u'”';
                const QString first = code.firstLine == 1 ? QString() : u" from "_s + QString::number(code.firstLine);
                const QString marked = code.marked.empty() ? QString() : u" {"_s + writeMarkedLines(code.marked) + u'}';
                return u"code "_s + code.label + title + first + marked + u'[' + code.text + u']';
            },
            [](const List &list) {
                QStringList items;
                for (const Blocks &item : list.items) {
                    items << listing(item);
                }
                return (list.ordered ? u"ol"_s + QString::number(list.start) : u"ul"_s) + u'(' + items.join(u" | ") +
                       u')';
            },
            [](const Quote &quote) { return u"quote("_s + listing(quote.blocks) + u')'; },
            [](const Note &note) {
                return noteKinds[int(note.kind)] + u'[' + listing(note.title) + u"]("_s + listing(note.blocks) + u')';
            },
            [](const More &more) { return u"more("_s + listing(more.blocks) + u')'; },
            [](const Image &image) {
                return u"image["_s + image.source + u" | "_s + image.alternative + u" | "_s + listing(image.caption) +
                       u" | "_s + image.origin + u']';
            },
            [](const Table &table) {
                QStringList rows{cells(table.head)};
                for (const std::vector<Runs> &row : table.rows) {
                    rows << cells(row);
                }
                QString align;
                for (const ColumnAlign column : table.align) {
                    align += u"-lcr"_s[int(column)];
                }
                return u"table "_s + align + u'[' + rows.join(u" / ") + u']';
            },
            [](const MathBlock &math) { return u"math["_s + math.tex + u']'; },
            [](const Rule &) { return u"rule"_s; },
            [](const LinkBlock &link) { return u"link["_s + link.href + u']'; },
            [](const CheckPlace &place) { return u"check["_s + place.check.toString() + u']'; },
            [](const Lab &lab) { return u"lab["_s + lab.name + u']'; },
            [](const Unknown &unknown) { return u"unknown["_s + unknown.kind + u']'; },
        },
        block.content);
}

} // namespace

QString listing(const Runs &runs)
{
    QString text;
    for (const Run &run : runs) {
        text += one(run);
    }
    return text;
}

QString listing(const Blocks &blocks)
{
    QStringList parts;
    for (const Block &block : blocks) {
        parts << one(block);
    }
    return parts.join(u' ');
}

QString listing(const RichText &text)
{
    return std::visit([](const auto &content) { return listing(content); }, text.content);
}

QString listing(const Check &check)
{
    QStringList lines{listing(check.question)};
    for (const Option &option : check.options) {
        QString line = (option.correct ? u"+ "_s : u"- "_s) + listing(option.text);
        if (option.tempting) {
            line += u" / tempting: "_s + listing(*option.tempting);
        }
        if (option.why) {
            line += u" / why: "_s + listing(*option.why);
        }
        lines << line;
    }
    if (check.why) {
        lines << u"= "_s + listing(*check.why);
    }
    return lines.join(u'\n');
}

} // namespace Carrel::Test
