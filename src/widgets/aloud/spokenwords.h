// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/spokenpart.h"

namespace Carrel
{

/** Words for a voice of one language. */
struct Utterance {
    QString text; ///< empty: there is nothing in it that can be said
    QString language;
    bool operator==(const Utterance &) const = default;
};

/**
 * What is said of a part of a lesson. Words of the program stand beside those of the lesson only where both are in one
 * language: a voice reads its own language well and any other badly.
 */
[[nodiscard]] Utterance utteranceOf(const SpokenPart &part);

} // namespace Carrel
