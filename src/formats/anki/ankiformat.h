// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** A deck of Anki, of whatever version and with or without its list of pictures: recognised and explained, not read. */
class AnkiFormat final : public FormatReader
{
public:
    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isOnlyExplained() const override { return true; }
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;
};

} // namespace Carrel
