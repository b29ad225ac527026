// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/** A part of a text that is all in writing searched by its parts, or has none of it. */
struct Stretch {
    QString text;
    bool byParts = false;
    bool operator==(const Stretch &) const = default;
};

/**
 * Divides @p text between writing whose words are found by their parts (Chinese, Japanese and Thai put no spaces
 * between them, Korean hangs endings on them) and all other.
 */
[[nodiscard]] std::vector<Stretch> stretchesOf(QStringView text);

/**
 * What is searched by its parts in @p text, each stretch with two line ends behind it, so that its last sign begins
 * a trigram too; empty for most texts.
 */
[[nodiscard]] QString unspacedStretches(QStringView text);

} // namespace Carrel
