// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/thinlesson.h"

#include "base/overload.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int fastest = 1;        // level of packing
constexpr char packedMark = '\1'; // begins a packed source, and no file of lessons

void thin(Runs &runs)
{
    std::erase_if(runs, [](const Run &run) { return run.picture.isEmpty(); });
    runs.shrink_to_fit();
}

void thin(Table &table)
{
    thin(table.caption);
    std::ranges::for_each(table.head, [](Runs &cell) { thin(cell); });
    for (std::vector<Runs> &row : table.rows) {
        std::ranges::for_each(row, [](Runs &cell) { thin(cell); });
    }
}

void thin(Blocks &blocks)
{
    for (Block &block : blocks) {
        std::visit(Overload{
                       [](Heading &content) { thin(content.runs); },
                       [](Paragraph &content) { thin(content.runs); },
                       [](Code &content) { content.text.clear(); },
                       [](List &) {},
                       [](Quote &) {},
                       [](Note &content) { thin(content.title); },
                       [](More &content) { thin(content.summary); },
                       [](Image &content) { thin(content.caption); },
                       [](Table &content) { thin(content); },
                       [](MathBlock &content) { content.tex.clear(); },
                       [](Rule &) {},
                       [](LinkBlock &) {},
                       [](CheckPlace &) {},
                       [](Lab &content) { content.parameters.clear(); },
                       [](Unknown &) {},
                   },
                   block.content);
        forEachChildList(block, [](Blocks &children) { thin(children); });
    }
    blocks.shrink_to_fit();
}

} // namespace

void makeThin(Lesson &lesson)
{
    if (!lesson.source.startsWith('{')) {
        return;
    }
    thin(lesson.blocks);
    lesson.source = packedMark + qCompress(lesson.source, fastest);
    lesson.source.squeeze();
}

bool isThin(const Lesson &lesson)
{
    return lesson.source.startsWith(packedMark);
}

QByteArray sourceOf(const Lesson &lesson)
{
    return isThin(lesson) ? qUncompress(lesson.source.sliced(1)) : lesson.source;
}

} // namespace Carrel
