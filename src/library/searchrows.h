// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptstatement.h"
#include "library/lessontext.h"
#include "storage/database.h"

namespace Carrel
{

/** Divides the passages of one column of the index. */
inline constexpr QChar passageEnd{0x1e};

/** Writes the rows a search reads. The caller holds a transaction. Used by SearchFill and IndexWriter. */
class SearchRows final
{
public:
    explicit SearchRows(Database database);

    Result<void> write(qint64 lesson, const LessonText &text);

    /** Removes the rows of the lessons that @p lessons selects, a query of one column with its @p values. */
    static Result<void> drop(const Database &database, const QString &lessons, const QVariantList &values);

private:
    Database m_database;
    KeptStatement m_words, m_passage, m_stretches, m_mark;
};

} // namespace Carrel
