// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace Carrel
{

/** What a person typed into the search field, taken apart. */
struct SearchQuery {
    QStringList terms;      ///< in FTS5's own syntax, quoted; the last one may be a beginning
    QStringList beginnings; ///< the same, but every longer word may be a beginning, not those in quotation marks
    QStringList stretches;  ///< in writing that is searched by its parts
    bool operator==(const SearchQuery &) const = default;

    /** What to look for when nothing has the words themselves: "tid tabl" may mean the tide table. */
    [[nodiscard]] SearchQuery byBeginnings() const { return {beginnings, beginnings, stretches}; }

    [[nodiscard]] bool isEmpty() const { return terms.isEmpty() && stretches.isEmpty(); }
};

/** One of those that people type around a phrase. */
[[nodiscard]] bool isQuotationMark(QChar sign);

/**
 * Words at spaces, phrases in quotation marks; signs alone are left out. The last word is also a beginning unless a
 * space or a quotation mark closes it.
 */
[[nodiscard]] SearchQuery parseSearch(const QString &words);

} // namespace Carrel
