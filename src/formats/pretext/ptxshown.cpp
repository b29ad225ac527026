// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/absentpicture.h"
#include "formats/address.h"
#include "formats/codefence.h"
#include "formats/codelabel.h"
#include "formats/markedlines.h"
#include "formats/pretext/ptxblocks.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

ColumnAlign alignOf(const QString &word)
{
    return word == "right"_L1    ? ColumnAlign::Right
           : word == "center"_L1 ? ColumnAlign::Center
           : word == "left"_L1   ? ColumnAlign::Left
                                 : ColumnAlign::None;
}

int spanOf(pugi::xml_node cell)
{
    constexpr int mostColumns = 50;
    return std::clamp(attributeOf(cell, "colspan").toInt(), 1, mostColumns);
}

} // namespace

void BlockReader::addCode(pugi::xml_node node, Blocks &blocks)
{
    Code code;
    code.language = attributeOf(node, "language");
    QString text;
    for (const char *name : {"preamble", "code", "input", "postamble"}) {
        const pugi::xml_node part = m_reading.book.childOf(node, name);
        text += part ? m_reading.book.wordsOf(part) + u'\n' : QString();
    }
    if (text.isEmpty()) {
        for (const pugi::xml_node line : m_tree.childrenOf(node)) {
            text += m_reading.book.wordsOf(line) + (isNamed(line, "cline") ? u"\n"_s : QString());
        }
    }
    if (isNamed(node, "sage") && code.language.isEmpty()) {
        code.language = u"python"_s;
    }
    code.text = trimmedCode(text);
    code.label = codeLabel(code.language);
    code.role = code.language.isEmpty() ? CodeRole::Source : codeRole(code.language);
    code.marked = readMarkedLines(attributeOf(node, "highlight-lines"), lineCount(code.text)).lines;
    if (!code.text.isEmpty()) {
        push(node, std::move(code), blocks);
    }
}

void BlockReader::addConsole(pugi::xml_node node, Blocks &blocks)
{
    QStringList lines;
    for (const pugi::xml_node part : m_tree.childrenOf(node)) {
        if (isNamed(part, "input")) {
            const QString prompt = attributeOf(part, "prompt");
            lines << prompt + trimmedCode(m_reading.book.wordsOf(part));
        } else if (isNamed(part, "output")) {
            lines << trimmedCode(m_reading.book.wordsOf(part));
        }
    }
    Code code;
    code.role = CodeRole::Console;
    code.text = lines.join(u'\n');
    if (!code.text.isEmpty()) {
        push(node, std::move(code), blocks);
    }
}

void BlockReader::addFigure(pugi::xml_node node, Blocks &blocks)
{
    Runs caption = runsIn(m_reading.book.childOf(node, "caption"), m_reading);
    if (caption.empty()) {
        caption = runsIn(m_reading.book.childOf(node, "title"), m_reading);
    }
    Blocks inside = blocksIn(node, [](pugi::xml_node child) { return isNamed(child, "caption"); });
    Block *first = inside.empty() ? nullptr : &inside.front();
    auto *image = first ? std::get_if<Image>(&first->content) : nullptr;
    auto *table = first ? std::get_if<Table>(&first->content) : nullptr;
    if (image && inside.size() == 1) {
        image->caption = std::move(caption);
    } else if (table && inside.size() == 1) {
        table->caption = std::move(caption);
    } else if (!caption.empty()) {
        push({}, Paragraph{std::move(caption)}, inside);
        first = &inside.front();
    }
    if (const QString id = idOf(node); first && !id.isEmpty() && !first->idGiven) {
        first->id = BlockId(id);
        first->idGiven = true;
    }
    append(std::move(inside), blocks);
}

FoundPicture BlockReader::pictureFor(const QString &source)
{
    QStringList paths;
    for (const QString &folder : {m_reading.picturesFolder, QString()}) {
        const std::optional<QString> path = pathInCourse(folder, source);
        for (const QString &ending : {u""_s, u".svg"_s, u".png"_s, u".jpg"_s}) {
            paths += path ? QStringList{*path + ending} : QStringList();
        }
    }
    return m_reading.pictures.takeFirst(paths);
}

void BlockReader::addImage(pugi::xml_node node, Blocks &blocks)
{
    const QString source = attributeOf(node, "source");
    Image image;
    for (const char *name : {"description", "shortdescription"}) {
        const QString words = m_reading.book.wordsOf(m_reading.book.childOf(node, name)).simplified();
        image.alternative = image.alternative.isEmpty() ? words : image.alternative;
    }
    if (source.isEmpty()) {
        m_reading.leaveOut(node, u"drawing"_s, Words::tr("drawings that a program would have to make"));
        if (image.alternative.isEmpty()) {
            return;
        }
    } else if (const FoundPicture found = pictureFor(source)) {
        image.source = *found;
    } else {
        const XmlPlace place = m_tree.placeOf(node);
        image.origin = source;
        m_reading.diagnostics.push_back(absentPicture(source, found.error(), place.file, place.line));
    }
    push(node, std::move(image), blocks);
}

void BlockReader::addTable(pugi::xml_node node, Blocks &blocks)
{
    Table table;
    for (const pugi::xml_node column : m_tree.childrenOf(node)) {
        if (isNamed(column, "col")) {
            table.align.push_back(alignOf(attributeOf(column, "halign")));
        }
    }
    for (const pugi::xml_node row : m_tree.childrenOf(node)) {
        if (!isNamed(row, "row")) {
            continue;
        }
        std::vector<Runs> cells;
        for (const pugi::xml_node cell : m_tree.childrenOf(row)) {
            if (isNamed(cell, "cell")) {
                cells.push_back(runsOf(blocksIn(cell)));
                cells.resize(cells.size() + size_t(spanOf(cell)) - 1);
            }
        }
        table.align.resize(std::max(table.align.size(), cells.size()), ColumnAlign::None);
        const bool isHead = table.rows.empty() && table.head.empty() && attributeOf(row, "header") == "yes"_L1;
        isHead ? table.head = std::move(cells) : table.rows.emplace_back(std::move(cells));
    }
    for (std::vector<Runs> &row : table.rows) {
        row.resize(table.align.size());
    }
    if (!table.head.empty()) {
        table.head.resize(table.align.size());
    }
    if (!table.rows.empty() || !table.head.empty()) {
        push(node, std::move(table), blocks);
    }
}

void BlockReader::addVideo(pugi::xml_node node, Blocks &blocks)
{
    const QString youtube = attributeOf(node, "youtube").section(u' ', 0, 0).section(u',', 0, 0);
    const QString vimeo = attributeOf(node, "vimeo");
    LinkBlock link{u"video"_s, attributeOf(node, "href"), m_reading.book.titleOf(node)};
    if (!youtube.isEmpty()) {
        link.href = u"https://www.youtube.com/watch?v="_s + youtube;
    } else if (!vimeo.isEmpty()) {
        link.href = u"https://vimeo.com/"_s + vimeo;
    }
    if (link.href.startsWith("http"_L1)) {
        push(node, std::move(link), blocks);
    } else {
        m_reading.leaveOut(node, u"film"_s, Words::tr("films and sounds"));
    }
}

} // namespace Carrel::Ptx
