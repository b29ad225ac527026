// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block.h"

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

bool RichText::isEmpty() const
{
    return std::visit([](const auto &parts) { return parts.empty(); }, content);
}

} // namespace Carrel
