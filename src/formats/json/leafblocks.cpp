// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/leafblocks.h"

#include "formats/codefence.h"
#include "formats/json/runreader.h"
#include "formats/package/packagepath.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonLeafBlocks)
};

ColumnAlign readAlign(const JsonCursor &cursor)
{
    const QString word = cursor.text();
    if (word == "left"_L1) {
        return ColumnAlign::Left;
    }
    if (word == "center"_L1) {
        return ColumnAlign::Center;
    }
    return word == "right"_L1 ? ColumnAlign::Right : ColumnAlign::None;
}

std::vector<Runs> readRow(const JsonCursor &cursor)
{
    std::vector<Runs> row;
    for (const JsonCursor &cell : cursor.elements()) {
        row.push_back(readRuns(cell, PlainString::Welcome));
    }
    return row;
}

/** A picture is shown from inside the course only; any other address is kept as where it came from. */
void keepInside(Image &image, const JsonCursor &source)
{
    if (image.source.isEmpty() || isSafePath(image.source)) {
        return;
    }
    source.report(
        Severity::Warning, u"picture-not-here"_s,
        Words::tr("The picture “%1” does not lie inside the course; its alternative text is shown.").arg(image.source),
        Words::tr("Put the picture into the course's folder and name it by its path there."));
    if (image.origin.isEmpty()) {
        image.origin = image.source;
    }
    image.source.clear();
}

/** Lines that are there, each once. */
std::vector<int> readMarked(const JsonCursor &cursor, int count)
{
    std::set<int> lines;
    for (const JsonCursor &element : cursor.elements()) {
        const int line = element.number().value_or(0);
        if (line >= 1 && line <= count) {
            lines.insert(line);
        } else {
            element.report(Severity::Note, u"marked-line-missing"_s,
                           Words::tr("A line of this code is to be marked that is not there."),
                           Words::tr("Count lines from 1."));
        }
    }
    return {lines.begin(), lines.end()};
}

} // namespace

Code readCode(const JsonCursor &cursor)
{
    Code code{.language = cursor["lang"].text(), .label = cursor["label"].text(), .text = cursor["text"].text()};
    const QString role = cursor["role"].text();
    if (role == "output"_L1) {
        code.role = CodeRole::Output;
    } else if (role == "console"_L1) {
        code.role = CodeRole::Console;
    }
    code.title = cursor["title"].text();
    code.marked = readMarked(cursor["marked"], lineCount(code.text));
    code.firstLine = std::max(1, cursor["first"].number().value_or(1));
    return code;
}

Image readImage(const JsonCursor &cursor)
{
    Image image;
    image.source = cursor["src"].text();
    image.alternative = cursor["alt"].text();
    image.caption = readRuns(cursor["caption"], PlainString::Welcome);
    image.origin = cursor["origin"].text();
    image.size = cursor.pixelSize();
    keepInside(image, cursor["src"]);
    return image;
}

Table readTable(const JsonCursor &cursor)
{
    Table table;
    for (const JsonCursor &align : cursor["align"].elements()) {
        table.align.push_back(readAlign(align));
    }
    table.head = readRow(cursor["head"]);
    for (const JsonCursor &row : cursor["rows"].elements()) {
        table.rows.push_back(readRow(row));
    }
    table.caption = readRuns(cursor["caption"], PlainString::Welcome);
    return table;
}

MathBlock readMath(const JsonCursor &cursor)
{
    return {.tex = cursor["text"].text(), .label = cursor["label"].text()};
}

LinkBlock readLink(const JsonCursor &cursor)
{
    return {.kind = cursor["kind"].text(), .href = cursor["href"].text(), .title = cursor["title"].text()};
}

Lab readLab(const JsonCursor &cursor)
{
    const JsonCursor parameters = cursor["parameters"];
    return {.name = cursor["id"].text(),
            .parameters = parameters.isThere() ? toBytes(parameters.value()) : QByteArray()};
}

} // namespace Carrel
