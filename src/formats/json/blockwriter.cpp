// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/blockwriter.h"

#include "base/overload.h"

namespace Carrel
{

namespace
{

void addFlag(Json &json, const char *key, bool value)
{
    if (value) {
        json[key] = true;
    }
}

void addText(Json &json, const char *key, const QString &text)
{
    if (!text.isEmpty()) {
        json[key] = text.toStdString();
    }
}

void addRuns(Json &json, const char *key, const Runs &runs)
{
    if (!runs.empty()) {
        json[key] = toJson(runs);
    }
}

Json runJson(const Run &run)
{
    Json json;
    json["text"] = run.text.toStdString();
    addFlag(json, "b", run.bold);
    addFlag(json, "i", run.italic);
    addFlag(json, "code", run.code);
    addFlag(json, "s", run.strike);
    addFlag(json, "sub", run.subscript);
    addFlag(json, "sup", run.superscript);
    addFlag(json, "kbd", run.keyboard);
    addFlag(json, "math", run.math);
    addFlag(json, "br", run.lineBreak);
    addText(json, "href", run.href);
    addText(json, "img", run.picture);
    addText(json, "lang", run.language);
    return json;
}

void add(Json &json, const Code &code)
{
    json["lang"] = textOrNull(code.language);
    json["label"] = textOrNull(code.label);
    json["text"] = code.text.toStdString();
    if (code.role != CodeRole::Source) {
        json["role"] = code.role == CodeRole::Output ? "output" : "console";
    }
    addText(json, "title", code.title);
    if (!code.marked.empty()) {
        json["marked"] = code.marked;
    }
    if (code.firstLine != 1) {
        json["first"] = code.firstLine;
    }
}

void add(Json &json, const List &list)
{
    if (list.ordered) {
        json["start"] = list.start;
    }
    json["items"] = Json::array();
    for (const Blocks &item : list.items) {
        json["items"].push_back(toJson(item));
    }
}

const char *noteWord(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        return "note";
    case NoteKind::Tip:
        return "tip";
    case NoteKind::Important:
        return "important";
    case NoteKind::Warning:
        return "warning";
    case NoteKind::Caution:
        return "caution";
    }
    Q_UNREACHABLE_RETURN("note");
}

void add(Json &json, const Image &image)
{
    json["src"] = textOrNull(image.source);
    json["alt"] = textOrNull(image.alternative);
    addRuns(json, "caption", image.caption);
    if (image.size) {
        json["width"] = image.size->width();
        json["height"] = image.size->height();
    }
    addText(json, "origin", image.origin);
}

Json alignJson(ColumnAlign align)
{
    switch (align) {
    case ColumnAlign::None:
        return nullptr;
    case ColumnAlign::Left:
        return "left";
    case ColumnAlign::Center:
        return "center";
    case ColumnAlign::Right:
        return "right";
    }
    Q_UNREACHABLE_RETURN(nullptr);
}

Json rowJson(const std::vector<Runs> &cells)
{
    Json row = Json::array();
    for (const Runs &cell : cells) {
        row.push_back(toJson(cell));
    }
    return row;
}

void add(Json &json, const Table &table)
{
    if (!table.align.empty()) {
        json["align"] = Json::array();
        for (const ColumnAlign align : table.align) {
            json["align"].push_back(alignJson(align));
        }
    }
    if (!table.head.empty()) {
        json["head"] = rowJson(table.head);
    }
    json["rows"] = Json::array();
    for (const std::vector<Runs> &row : table.rows) {
        json["rows"].push_back(rowJson(row));
    }
    addRuns(json, "caption", table.caption);
}

void add(Json &json, const Lab &lab)
{
    json["id"] = lab.name.toStdString();
    if (!lab.parameters.isEmpty()) {
        json["parameters"] = Json::parse(lab.parameters.toStdString(), nullptr, false);
    }
}

void add(Json &json, const Unknown &unknown)
{
    if (!unknown.shown.empty()) {
        json["blocks"] = toJson(unknown.shown);
    }
}

} // namespace

Json textOrNull(const QString &text)
{
    return text.isEmpty() ? Json(nullptr) : Json(text.toStdString());
}

Json toJson(const Runs &runs)
{
    Json list = Json::array();
    for (const Run &run : runs) {
        list.push_back(runJson(run));
    }
    return list;
}

Json toJson(const Block &block)
{
    Json json;
    json["t"] = kindWord(block).toStdString();
    if (block.idGiven) {
        json["id"] = block.id.toString().toStdString();
    }
    const Overload write{
        [&json](const Heading &heading) { json["runs"] = toJson(heading.runs); },
        [&json](const Paragraph &paragraph) { json["runs"] = toJson(paragraph.runs); },
        [&json](const Code &code) { add(json, code); },
        [&json](const List &list) { add(json, list); },
        [&json](const Quote &quote) { json["blocks"] = toJson(quote.blocks); },
        [&json](const Note &note) {
            json["kind"] = noteWord(note.kind);
            addRuns(json, "title", note.title);
            json["blocks"] = toJson(note.blocks);
        },
        [&json](const More &more) {
            json["summary"] = toJson(more.summary);
            json["blocks"] = toJson(more.blocks);
        },
        [&json](const Image &image) { add(json, image); },
        [&json](const Table &table) { add(json, table); },
        [&json](const MathBlock &math) {
            json["text"] = math.tex.toStdString();
            json["label"] = textOrNull(math.label);
        },
        [](const Rule &) {},
        [&json](const LinkBlock &link) {
            addText(json, "kind", link.kind);
            json["href"] = link.href.toStdString();
            json["title"] = textOrNull(link.title);
        },
        [&json](const CheckPlace &place) { json["id"] = place.check.toString().toStdString(); },
        [&json](const Lab &lab) { add(json, lab); },
        [&json](const Unknown &unknown) { add(json, unknown); },
    };
    std::visit(write, block.content);
    return json;
}

Json toJson(const Blocks &blocks)
{
    Json list = Json::array();
    for (const Block &block : blocks) {
        list.push_back(toJson(block));
    }
    return list;
}

Json toJson(const RichText &text)
{
    return std::visit([](const auto &parts) { return toJson(parts); }, text.content);
}

} // namespace Carrel
