// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/embeddedparts.h"
#include "formats/mdx/componenttag.h"

#include <functional>
#include <optional>

namespace Carrel
{

/** A component with everything up to its end tag. */
struct Component {
    ComponentTag tag;
    QString inner;
    int line = 1;              ///< of the tag
    int innerLine = 1;         ///< on which inner begins
    int lineOfText = 1;        ///< on which the text around it begins
    QStringView text = {};     ///< around it
    bool isAloneOnLine = true; ///< nothing but marks of lists and quotations stands beside it

    /** The line on which a place of the text around it is. */
    [[nodiscard]] int lineAt(qsizetype at) const;
};

/** Makes blocks of a component; nothing leaves it in the text as it stands. */
using ComponentReader = std::function<std::optional<Blocks>(const Component &component)>;

/**
 * @p text with a mark of @p parts in place of each component that @p read makes blocks of. Code and HTML comments are
 * left alone, lines keep their numbers. @p firstLine is the line on which @p text begins.
 */
[[nodiscard]] QString replaceComponents(const QString &text, int firstLine, EmbeddedParts &parts,
                                        const ComponentReader &read);

} // namespace Carrel
