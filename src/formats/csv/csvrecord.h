// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Carrel
{

/** How a table in text is written. */
struct CsvWriting {
    QChar separator = u',';
    bool hasMark = true;        ///< a byte order mark, without which spreadsheets guess the encoding wrong
    bool guardsFormulas = true; ///< an apostrophe before cells that a spreadsheet would run
};

/** One record with its line end. */
[[nodiscard]] QString csvRecord(const QStringList &cells, const CsvWriting &writing);

/** A whole table as the bytes of its file. */
[[nodiscard]] QByteArray csvBytes(const QString &records, const CsvWriting &writing);

} // namespace Carrel
