// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/** A text as searches compare it, small and without accents, and where each of its signs stands in the original. */
struct PlainLetters {
    QString text;
    std::vector<qsizetype> places; ///< as many as the text has signs

    [[nodiscard]] static PlainLetters of(QStringView text);
};

} // namespace Carrel
