// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxinline.h"

#include "formats/address.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

constexpr int deepest = 60;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

/** Elements that stand for characters. */
QString charactersFor(std::string_view name)
{
    static const QHash<QString, QString> table{
        {u"nbsp"_s, u"\u00a0"_s},
        {u"ndash"_s, u"–"_s},
        {u"mdash"_s, u"—"_s},
        {u"ellipsis"_s, u"…"_s},
        {u"lsq"_s, u"‘"_s},
        {u"rsq"_s, u"’"_s},
        {u"lq"_s, u"“"_s},
        {u"rq"_s, u"”"_s},
        {u"copyright"_s, u"©"_s},
        {u"registered"_s, u"®"_s},
        {u"trademark"_s, u"™"_s},
        {u"degree"_s, u"°"_s},
        {u"times"_s, u"×"_s},
        {u"minus"_s, u"−"_s},
        {u"plusminus"_s, u"±"_s},
        {u"ampersand"_s, u"&"_s},
        {u"less"_s, u"<"_s},
        {u"greater"_s, u">"_s},
        {u"backslash"_s, u"\\"_s},
        {u"backtick"_s, u"`"_s},
        {u"asterisk"_s, u"*"_s},
        {u"hash"_s, u"#"_s},
        {u"dollar"_s, u"$"_s},
        {u"percent"_s, u"%"_s},
        {u"lbrace"_s, u"{"_s},
        {u"rbrace"_s, u"}"_s},
        {u"tilde"_s, u"~"_s},
        {u"underscore"_s, u"_"_s},
        {u"circumflex"_s, u"^"_s},
        {u"section-mark"_s, u"§"_s},
        {u"tex"_s, u"TeX"_s},
        {u"latex"_s, u"LaTeX"_s},
        {u"pretext"_s, u"PreTeXt"_s},
        {u"webwork"_s, u"WeBWorK"_s},
        {u"fillin"_s, u"____"_s},
        {u"ie"_s, u"i.e."_s},
        {u"eg"_s, u"e.g."_s},
        {u"etc"_s, u"etc."_s},
        {u"nd"_s, u"–"_s},
        {u"timesign"_s, u"×"_s},
        {u"solidus"_s, u"⁄"_s},
        {u"obelus"_s, u"÷"_s},
    };
    return table.value(toText(name));
}

using Change = std::function<void(Run &)>;

/** What an element does to the style of the text in it; none: it is no such element. */
Change changeOf(std::string_view name)
{
    static const QHash<QString, Change> table{
        {u"em"_s, [](Run &run) { run.italic = true; }},
        {u"alert"_s, [](Run &run) { run.bold = true; }},
        {u"term"_s, [](Run &run) { run.bold = true; }},
        {u"c"_s, [](Run &run) { run.code = true; }},
        {u"tag"_s, [](Run &run) { run.code = true; }},
        {u"tage"_s, [](Run &run) { run.code = true; }},
        {u"attr"_s, [](Run &run) { run.code = true; }},
        {u"gi"_s, [](Run &run) { run.code = true; }},
        {u"kbd"_s, [](Run &run) { run.keyboard = true; }},
        {u"foreign"_s, [](Run &run) { run.italic = true; }},
        {u"pubtitle"_s, [](Run &run) { run.italic = true; }},
        {u"delete"_s, [](Run &run) { run.strike = true; }},
        {u"stale"_s, [](Run &run) { run.strike = true; }},
        {u"sub"_s, [](Run &run) { run.subscript = true; }},
        {u"sup"_s, [](Run &run) { run.superscript = true; }},
        {u"insert"_s, [](Run &) {}},
        {u"abbr"_s, [](Run &) {}},
        {u"acro"_s, [](Run &) {}},
        {u"init"_s, [](Run &) {}},
        {u"email"_s, [](Run &) {}},
        {u"quantity"_s, [](Run &) {}},
        {u"articletitle"_s, [](Run &run) { run.italic = true; }},
        {u"personname"_s, [](Run &) {}},
        {u"line"_s, [](Run &) {}},
        {u"mag"_s, [](Run &) {}},
        {u"taxon"_s, [](Run &run) { run.italic = true; }},
    };
    return table.value(toText(name));
}

void addInside(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs, int depth)
{
    for (const pugi::xml_node child : reading.book.tree().childrenOf(node)) {
        if (!addInline(child, style, reading, runs, depth + 1)) {
            runs.addText(reading.book.wordsOf(child), style);
        }
    }
}

void addUrl(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs, int depth)
{
    const QString address = attributeOf(node, "href").trimmed();
    Run inside = style;
    inside.href = leadsElsewhere(address) && !runsSomething(address) ? address : QString();
    if (reading.book.wordsOf(node).trimmed().isEmpty()) {
        const QString visual = attributeOf(node, "visual");
        runs.addText(visual.isEmpty() ? address : visual, inside);
    } else {
        addInside(node, inside, reading, runs, depth);
    }
}

void addReference(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs)
{
    const QString id = attributeOf(node, "ref").section(u',', 0, 0).section(u' ', 0, 0);
    const Target *target = reading.book.find(id);
    QString words = reading.book.wordsOf(node).simplified();
    Run inside = style;
    if (target) {
        words = words.isEmpty() ? target->title : words;
        inside.href = target->isLesson                   ? target->lesson
                      : target->lesson == reading.lesson ? u'#' + id
                                                         : target->lesson + u'#' + id;
    } else {
        reading.leaveOut(node, u"reference"_s, Words::tr("references to parts that the book does not have"));
    }
    runs.addText(words.isEmpty() ? id : words, inside);
}

void addQuoted(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs, int depth,
               bool isDouble)
{
    runs.addText(isDouble ? u"“"_s : u"‘"_s, style);
    addInside(node, style, reading, runs, depth);
    runs.addText(isDouble ? u"”"_s : u"’"_s, style);
}

} // namespace

bool addInline(pugi::xml_node node, const Run &style, const Reading &reading, RunsBuilder &runs, int depth)
{
    if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) {
        runs.addText(QString::fromUtf8(node.value()), style);
        return true;
    }
    if (node.type() != pugi::node_element) {
        return true;
    }
    const std::string_view name = localName(node);
    Run inside = style;
    if (depth > deepest) {
        runs.addText(reading.book.wordsOf(node), style);
    } else if (const Change change = changeOf(name)) {
        change(inside);
        addInside(node, inside, reading, runs, depth);
    } else if (name == "q" || name == "sq") {
        addQuoted(node, style, reading, runs, depth, name == "q");
    } else if (name == "url") {
        addUrl(node, style, reading, runs, depth);
    } else if (name == "xref") {
        addReference(node, style, reading, runs);
    } else if (name == "m") {
        runs.addFormula(reading.book.withMacros(reading.book.wordsOf(node).simplified()), false, style);
    } else if (name == "fn") {
        runs.addText(u" ("_s, style);
        addInside(node, style, reading, runs, depth);
        runs.addText(u")"_s, style);
    } else if (name == "br") {
        runs.addBreak();
    } else if (const QString characters = charactersFor(name); !characters.isEmpty()) {
        runs.addText(characters, style);
    } else {
        // Marks for indexes and notes to the authors themselves are no text.
        return name == "idx" || name == "index" || name == "notation" || name == "todo";
    }
    return true;
}

Runs runsIn(pugi::xml_node node, const Reading &reading)
{
    RunsBuilder runs;
    addInside(node, {}, reading, runs, 0);
    return runsOf(runs.takeBlocks());
}

QString displayTex(pugi::xml_node node, const Reading &reading)
{
    QStringList rows;
    for (const pugi::xml_node child : reading.book.tree().childrenOf(node)) {
        if (isNamed(child, "mrow")) {
            rows << reading.book.wordsOf(child).simplified();
        }
    }
    if (rows.isEmpty()) {
        return reading.book.withMacros(reading.book.wordsOf(node).simplified());
    }
    const QString all = rows.join(u" \\\\ "_s);
    const bool isAligned = all.contains(u'&');
    return reading.book.withMacros(isAligned ? u"\\begin{aligned} "_s + all + u" \\end{aligned}"_s
                                             : u"\\begin{gathered} "_s + all + u" \\end{gathered}"_s);
}

QString trimmedCode(const QString &text)
{
    QStringList lines = QString(text).replace(u'\t', u"    "_s).split(u'\n');
    while (!lines.isEmpty() && lines.front().trimmed().isEmpty()) {
        lines.removeFirst();
    }
    while (!lines.isEmpty() && lines.back().trimmed().isEmpty()) {
        lines.removeLast();
    }
    const auto indentOf = [](const QString &line) {
        return std::ranges::find_if(line, [](QChar c) { return c != u' '; }) - line.begin();
    };
    auto common = std::numeric_limits<qsizetype>::max();
    for (const QString &line : lines) {
        common = line.trimmed().isEmpty() ? common : std::min<qsizetype>(common, indentOf(line));
    }
    for (QString &line : lines) {
        line = line.mid(common);
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
    }
    return lines.join(u'\n');
}

} // namespace Carrel::Ptx
