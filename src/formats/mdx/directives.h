// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/embeddedparts.h"

#include <functional>
#include <map>
#include <optional>

namespace Carrel
{

/** A part of a text between fences with a name: "```{note} Title" of MyST, ":::tip[Title]" of Docusaurus. */
struct Directive {
    QString name;                       ///< in lower case
    QString title;                      ///< what stands behind the name
    std::map<QString, QString> options; ///< ":width: 80%"
    QString inner;
    int line = 1;
    int innerLine = 1;

    [[nodiscard]] QString option(const QString &name) const;
};

/** Makes blocks of a directive; nothing leaves it in the text as it stands. */
using DirectiveReader = std::function<std::optional<Blocks>(const Directive &directive)>;

/**
 * @p text with a mark of @p parts in place of each directive that @p read makes blocks of. Ordinary fences are left
 * alone, lines keep their numbers. One that is never closed goes on to the end.
 */
[[nodiscard]] QString replaceDirectives(const QString &text, int firstLine, EmbeddedParts &parts,
                                        const DirectiveReader &read);

} // namespace Carrel
