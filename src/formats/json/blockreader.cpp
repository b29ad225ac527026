// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/blockreader.h"

#include "formats/json/leafblocks.h"
#include "formats/json/runreader.h"

#include <QCoreApplication>
#include <QScopeGuard>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonBlockReader)
};

constexpr int deepest = 32; // blocks in blocks, as in Markdown: more cannot be read on a page and tires the stack

bool holdsBlocks(const JsonCursor &list)
{
    return std::ranges::any_of(list.elements(), [](const JsonCursor &element) { return element.has("t"); });
}

bool holdsBlocksInBlocks(const JsonCursor &list)
{
    return std::ranges::any_of(list.elements(), [](const JsonCursor &element) {
        return element.isObject() && (element.has("items") || element.has("blocks"));
    });
}

/** Every text in @p json, whatever holds it; the parser has seen to it that this ends. */
QStringList wordsIn(const Json &json)
{
    QStringList words;
    for (const auto &[key, value] : json.items()) {
        if (value.is_structured()) {
            words += wordsIn(value);
        } else if (value.is_string() && (key == "text" || json.is_array())) {
            words << QString::fromStdString(value.get_ref<const std::string &>());
        }
    }
    return words;
}

NoteKind noteKind(const JsonCursor &cursor)
{
    const QString word = cursor.text().toLower();
    if (word == "tip"_L1) {
        return NoteKind::Tip;
    }
    if (word == "important"_L1) {
        return NoteKind::Important;
    }
    if (word == "warning"_L1) {
        return NoteKind::Warning;
    }
    if (word == "caution"_L1) {
        return NoteKind::Caution;
    }
    if (!word.isEmpty() && word != "note"_L1) {
        cursor.report(Severity::Note, u"unknown-note-kind"_s,
                      Words::tr("The kind of note “%1” is not known; it is shown as a plain note.").arg(word));
    }
    return NoteKind::Note;
}

/** The places of checks and labs use "id" for what they name; other blocks for themselves. */
bool idNamesBlock(const QString &kind)
{
    return kind != "check"_L1 && kind != "lab"_L1;
}

} // namespace

JsonBlockReader::JsonBlockReader(int mostBlocks)
    : m_blocksLeft(mostBlocks)
{
}

Blocks JsonBlockReader::read(const JsonCursor &list)
{
    Blocks blocks;
    if (m_depth >= deepest && holdsBlocksInBlocks(list)) {
        list.report(Severity::Warning, u"nested-too-deep"_s,
                    Words::tr("Parts lie too deep in one another; the innermost are shown as one paragraph."),
                    Words::tr("Put them side by side."));
        Run text;
        text.text = wordsIn(list.value()).join(u' ');
        return {{{}, false, Paragraph{{text}}}};
    }
    ++m_depth;
    const auto leave = qScopeGuard([this] { --m_depth; });
    for (const JsonCursor &element : list.elements()) {
        if (m_blocksLeft <= 0) {
            element.report(Severity::Error, u"too-many-blocks"_s,
                           Words::tr("The lesson has too many parts; everything from here on was left out."),
                           Words::tr("Split it into several lessons."));
            break;
        }
        readElement(element, blocks);
    }
    return blocks;
}

void JsonBlockReader::readElement(const JsonCursor &cursor, Blocks &blocks)
{
    --m_blocksLeft;
    if (cursor.isString()) {
        cursor.reportWrongType(Words::tr("a part of the text"), Words::tr("It was taken as a paragraph."));
        blocks.push_back({{}, false, Paragraph{readRuns(cursor, PlainString::Welcome)}});
        return;
    }
    if (!cursor.isObject()) {
        cursor.reportWrongType(Words::tr("a part of the text"), Words::tr("It was left out."));
        return;
    }
    const QString kind = cursor["t"].text();
    Block block;
    if (idNamesBlock(kind)) {
        block.id = BlockId(cursor["id"].text());
        block.idGiven = !block.id.isEmpty();
    }
    block.content = readContent(kind, cursor);
    blocks.push_back(std::move(block));
}

BlockContent JsonBlockReader::readContent(const QString &kind, const JsonCursor &cursor)
{
    if (kind == "p"_L1) {
        if (!cursor["runs"].isThere()) {
            cursor.report(Severity::Warning, u"block-without-text"_s, Words::tr("A paragraph has no text."));
        }
        return Paragraph{readRuns(cursor["runs"])};
    }
    if (kind == "h2"_L1 || kind == "h3"_L1 || kind == "h4"_L1) {
        return readHeading(kind.back().digitValue(), cursor);
    }
    if (kind == "code"_L1) {
        return readCode(cursor);
    }
    if (kind == "ul"_L1 || kind == "ol"_L1) {
        return readList(kind == "ol"_L1, cursor);
    }
    if (kind == "quote"_L1) {
        return Quote{read(cursor["blocks"])};
    }
    if (kind == "note"_L1) {
        return readNote(cursor);
    }
    if (kind == "more"_L1) {
        return More{readRuns(cursor["summary"], PlainString::Welcome), read(cursor["blocks"])};
    }
    if (kind == "image"_L1) {
        return readImage(cursor);
    }
    if (kind == "table"_L1) {
        return readTable(cursor);
    }
    if (kind == "math"_L1) {
        return readMath(cursor);
    }
    if (kind == "rule"_L1) {
        return Rule{};
    }
    if (kind == "link"_L1) {
        return readLink(cursor);
    }
    if (kind == "check"_L1) {
        return CheckPlace{CheckId(cursor["id"].text())};
    }
    if (kind == "lab"_L1) {
        return readLab(cursor);
    }
    return readUnknown(kind, cursor);
}

Heading JsonBlockReader::readHeading(int level, const JsonCursor &cursor)
{
    Heading heading{level, readRuns(cursor["runs"])};
    if (heading.runs.empty()) {
        cursor.report(Severity::Warning, u"block-without-text"_s, Words::tr("A heading has no text."));
    }
    return heading;
}

List JsonBlockReader::readList(bool ordered, const JsonCursor &cursor)
{
    List list{.ordered = ordered, .start = cursor["start"].number().value_or(1), .items = {}};
    for (const JsonCursor &item : cursor["items"].elements()) {
        list.items.push_back(readItem(item));
    }
    return list;
}

Blocks JsonBlockReader::readItem(const JsonCursor &item)
{
    if (item.isArray() && (holdsBlocks(item) || item.elements().empty())) {
        return read(item);
    }
    if (item.isArray() || item.isString()) {
        return {{{}, false, Paragraph{readRuns(item, PlainString::Welcome)}}};
    }
    Blocks blocks;
    if (item["blocks"].isArray()) {
        blocks = read(item["blocks"]);
    } else {
        readElement(item, blocks);
    }
    return blocks;
}

Note JsonBlockReader::readNote(const JsonCursor &cursor)
{
    return {noteKind(cursor["kind"]), readRuns(cursor["title"], PlainString::Welcome), read(cursor["blocks"])};
}

Blocks JsonBlockReader::asParagraph(const JsonCursor &cursor)
{
    return {{{}, false, Paragraph{readRuns(cursor)}}};
}

Unknown JsonBlockReader::readUnknown(const QString &kind, const JsonCursor &cursor)
{
    Unknown unknown{kind, {}};
    if (cursor["blocks"].isArray()) {
        unknown.shown = read(cursor["blocks"]);
    } else if (cursor["runs"].isThere()) {
        unknown.shown = asParagraph(cursor["runs"]);
    } else if (cursor["items"].isArray()) {
        unknown.shown = {{{}, false, readList(false, cursor)}};
    } else if (cursor["text"].isString()) {
        unknown.shown = {{{}, false, Code{.language = {}, .label = {}, .text = cursor["text"].text()}}};
    }
    const QString what = kind.isEmpty() ? Words::tr("A part of the text does not say what it is.")
                                        : Words::tr("This version does not know parts of the kind “%1”.").arg(kind);
    //: %1 is a sentence that says which part is unknown
    cursor.report(Severity::Warning, u"unknown-block"_s,
                  unknown.shown.empty() ? Words::tr("%1 A box stands in its place.").arg(what)
                                        : Words::tr("%1 Its text is shown.").arg(what),
                  Words::tr("A newer version of Carrel may show it."));
    return unknown;
}

RichText JsonBlockReader::readRich(const JsonCursor &cursor)
{
    if (cursor.isArray() && holdsBlocks(cursor)) {
        return {read(cursor)};
    }
    if (cursor.has("t")) {
        Blocks blocks;
        readElement(cursor, blocks);
        return {std::move(blocks)};
    }
    return {readRuns(cursor)};
}

} // namespace Carrel
