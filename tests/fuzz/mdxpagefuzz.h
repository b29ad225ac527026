// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/identity.h"
#include "formats/mdx/mdxpage.h"

#include <cstdint>

namespace Carrel::Fuzz
{

/** The place of every check is among the blocks of a page or nowhere, but never one of a check that is not there. */
inline void lookForPlaces(const Blocks &blocks, const std::vector<Check> &checks)
{
    for (const Block &block : blocks) {
        if (block.id.isEmpty()) {
            __builtin_trap();
        }
        if (const auto *place = std::get_if<CheckPlace>(&block.content)) {
            if (!std::ranges::contains(checks, place->check, &Check::id)) {
                __builtin_trap();
            }
        }
        forEachChildList(block, [&checks](const Blocks &children) { lookForPlaces(children, checks); });
    }
}

/** Reads @p text as a page of the dialect that @p signs belong to. */
inline void readPage(const QString &text, const SignReader &signs, MarkdownOptions options = {})
{
    Diagnostics diagnostics;
    SkippedParts skipped;
    SkippedParts furniture;
    options.takePicture = [](const QString & /*path*/) { return std::unexpected(PictureFault::Missing); };
    const MdxContext context{.markdown = std::move(options),
                             .file = QStringLiteral("page.md"),
                             .signs = signs,
                             .diagnostics = diagnostics,
                             .skipped = skipped,
                             .furniture = furniture};
    const MdxPage page = readMdxPage(text, 1, context);
    lookForPlaces(page.blocks, page.checks);
}

inline QString textOf(const uint8_t *data, size_t size)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
}

} // namespace Carrel::Fuzz
