// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/jupyterbook/mystsigns.h"
#include "formats/mdx/directives.h"
#include "formats/mdx/mdxreader.h"

namespace Carrel::Jupyter
{

/** Makes blocks of the directives of one page: callouts, figures, code, formulas, exercises, tabs. */
class DirectiveBlocks
{
public:
    DirectiveBlocks(const MystContext &context, const Limits &limits, MdxReader &reader);

    [[nodiscard]] std::optional<Blocks> read(const Directive &directive);

private:
    [[nodiscard]] Blocks note(const Directive &directive, NoteKind kind);
    [[nodiscard]] Blocks folded(const Directive &directive);
    [[nodiscard]] Blocks exercise(const Directive &directive);
    [[nodiscard]] Blocks picture(const Directive &directive);
    [[nodiscard]] Blocks code(const Directive &directive);
    [[nodiscard]] Blocks includedCode(const Directive &directive);
    [[nodiscard]] Blocks quiz(const QString &address, int line);
    [[nodiscard]] Blocks headed(const Directive &directive);
    [[nodiscard]] Blocks inner(const Directive &directive);

    const MystContext &m_context;
    const Limits &m_limits;
    MdxReader &m_reader;
};

} // namespace Carrel::Jupyter
