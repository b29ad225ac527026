// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Any folder of Markdown in which nothing better is found, also those of Docusaurus, Hugo and MkDocs. */
class MarkdownFolderFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] bool isLastResort() const override { return true; }
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

} // namespace Carrel
