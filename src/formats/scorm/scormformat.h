// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** The folder of a SCORM package: recognised and explained, since its content is a program and no text. */
class ScormFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isOnlyExplained() const override { return true; }
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

} // namespace Carrel
