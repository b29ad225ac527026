// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/linerange.h"

#include <QStringList>

#include <vector>

namespace Carrel::MdBook
{

/** The text of a page with all that it includes, which knows the file and line that each of its own lines is from. */
class PageText
{
public:
    /** Adds @p text, a part of lines of @p file that begins on @p lines[at]; @p at is moved on past it. */
    void add(QStringView text, const QString &file, const NumberedLines &lines, size_t &at);
    /** Adds what stands in place of something on the line that is being written. */
    void add(QStringView text);

    [[nodiscard]] const QString &text() const { return m_text; }
    /** The line that is being written, 1-based. */
    [[nodiscard]] int line() const { return int(m_origins.size()); }

    /** Puts rows from @p first on that name lines of this text, as lines of @p page, where those lines are from. */
    void placeRows(Diagnostics &rows, size_t first, const QString &page) const;

private:
    struct Origin {
        int file = 0; ///< among m_files
        int line = 1;
    };

    [[nodiscard]] int indexOf(const QString &file);
    void beginLine(Origin origin);

    QString m_text;
    QStringList m_files;
    std::vector<Origin> m_origins{{}}; ///< of each line
    bool m_isBlankSoFar = true;        ///< the line that is being written
};

} // namespace Carrel::MdBook
