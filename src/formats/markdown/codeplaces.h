// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <vector>

namespace Carrel
{

/** Where a text in Markdown is code, fences and spans, so that a dialect looks for its own signs only outside of it. */
class CodePlaces
{
public:
    explicit CodePlaces(QStringView text);

    /** The first place behind the code that @p at is in; @p at itself when it is in none. */
    [[nodiscard]] qsizetype behind(qsizetype at) const;
    [[nodiscard]] bool contains(qsizetype at) const { return behind(at) != at; }

private:
    void addLines(QStringView text);
    void addSpans(QStringView text);

    struct Range {
        qsizetype begin;
        qsizetype end;
    };
    std::vector<Range> m_ranges; ///< in order, apart from each other
};

} // namespace Carrel
