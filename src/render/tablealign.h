// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <QString>

namespace Carrel
{

/** "left", "center" or "right" as the author of @p table aligned a column; empty where nothing was said. */
[[nodiscard]] inline QString alignWord(const Table &table, size_t column)
{
    using namespace Qt::StringLiterals;
    switch (column < table.align.size() ? table.align[column] : ColumnAlign::None) {
    case ColumnAlign::None:
        break;
    case ColumnAlign::Left:
        return u"left"_s;
    case ColumnAlign::Center:
        return u"center"_s;
    case ColumnAlign::Right:
        return u"right"_s;
    }
    return {};
}

} // namespace Carrel
