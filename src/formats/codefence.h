// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/** Code and whether its author pointed at lines that it does not have. */
struct FencedCode {
    Code code;
    bool marksBeyond = false;
};

/**
 * The code @p text behind a fence of @p info, in the words of the programs that courses are written for:
 *
 *     python {1,3-5} title="app.py"                        Docusaurus
 *     python hl_lines="1 3-5" linenums="10" title="app.py"  MkDocs
 *     go {hl_lines=[1,"3-5"],linenostart=10}               Hugo
 *     {.python hl_lines="1 3-5" startFrom="10"}            Pandoc and Python-Markdown
 *     rust,ignore                                          mdBook
 */
[[nodiscard]] FencedCode readFencedCode(const QString &info, const QString &text);

/** What stands behind the fence of @p code, so that readFencedCode() has it back. */
[[nodiscard]] QString fenceInfo(const Code &code);

/** Code of @p language as its words say what it is. */
[[nodiscard]] Code codeOf(const QString &language, const QString &text);

[[nodiscard]] int lineCount(const QString &text);

} // namespace Carrel
