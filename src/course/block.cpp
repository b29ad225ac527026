// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block.h"

#include "base/overload.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

// Written by hand: these structs hold blocks, which are not complete yet where a default would be generated.
bool List::operator==(const List &other) const
{
    return ordered == other.ordered && start == other.start && items == other.items;
}

bool Quote::operator==(const Quote &other) const
{
    return blocks == other.blocks;
}

bool Note::operator==(const Note &other) const
{
    return kind == other.kind && title == other.title && blocks == other.blocks;
}

bool More::operator==(const More &other) const
{
    return summary == other.summary && blocks == other.blocks;
}

bool Unknown::operator==(const Unknown &other) const
{
    return kind == other.kind && shown == other.shown;
}

bool Block::operator==(const Block &other) const
{
    return id == other.id && idGiven == other.idGiven && content == other.content;
}

QString kindWord(const Block &block)
{
    const Overload word{
        [](const Heading &heading) { return u'h' + QString::number(heading.level); },
        [](const Paragraph &) { return u"p"_s; },
        [](const Code &) { return u"code"_s; },
        [](const List &list) { return list.ordered ? u"ol"_s : u"ul"_s; },
        [](const Quote &) { return u"quote"_s; },
        [](const Note &) { return u"note"_s; },
        [](const More &) { return u"more"_s; },
        [](const Image &) { return u"image"_s; },
        [](const Table &) { return u"table"_s; },
        [](const MathBlock &) { return u"math"_s; },
        [](const Rule &) { return u"rule"_s; },
        [](const LinkBlock &) { return u"link"_s; },
        [](const CheckPlace &) { return u"check"_s; },
        [](const Lab &) { return u"lab"_s; },
        [](const Unknown &unknown) { return unknown.kind; },
    };
    return std::visit(word, block.content);
}

bool RichText::isEmpty() const
{
    return std::visit([](const auto &parts) { return parts.empty(); }, content);
}

} // namespace Carrel
