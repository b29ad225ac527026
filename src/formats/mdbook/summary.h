// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel::MdBook
{

/** A link of SUMMARY.md. */
struct SummaryEntry {
    QString title;
    QString address; ///< empty: a chapter that is not written yet
    int line = 0;
};

/** Chapters that belong together: a part, a chapter with its pages, or those before and behind all others. */
struct SummaryPart {
    enum class Kind { Front, Part, Loose, Back };
    Kind kind = Kind::Loose;
    QString title; ///< empty for Front, Loose and Back
    std::vector<SummaryEntry> entries;
};

/** The order of a book as its SUMMARY.md gives it. */
[[nodiscard]] std::vector<SummaryPart> readSummary(const QString &text);

} // namespace Carrel::MdBook
