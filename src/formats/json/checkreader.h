// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/json/blockreader.h"

namespace Carrel
{

/** Reads the checks of a lesson: the reader's rich ones, and the plain one whose strings are Markdown. */
class JsonCheckReader
{
public:
    /** @p schema of the reader part: the first one always gives an order, so that a missing one is worth a row. */
    JsonCheckReader(JsonBlockReader &blocks, int schema);

    [[nodiscard]] Check read(const JsonCursor &cursor);

private:
    [[nodiscard]] RichText readText(const JsonCursor &cursor);
    [[nodiscard]] std::optional<RichText> readOptionalText(const JsonCursor &cursor);
    [[nodiscard]] Option readOption(const JsonCursor &cursor);
    [[nodiscard]] std::vector<int> readOrder(const JsonCursor &cursor, int options) const;

    JsonBlockReader &m_blocks;
    int m_schema;
};

/** True when @p plain says of an option that @p rich has too that it is right where the other says it is wrong. */
[[nodiscard]] bool disagree(const Check &rich, const Check &plain);

} // namespace Carrel
