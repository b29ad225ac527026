// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/**
 * Courses as Hugging Face writes them: a folder of pages in MDX with a _toctree.yml, a repository with one for each
 * language below chapters/ or units/, or a single page with questions.
 */
class HuggingFaceFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

} // namespace Carrel
