// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Books of Jupyter Book: pages in MyST Markdown and notebooks, in the order of _toc.yml; a notebook on its own. */
class JupyterBookFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

/** Files of questions for jupyterquiz. */
class JupyterQuizFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

} // namespace Carrel
