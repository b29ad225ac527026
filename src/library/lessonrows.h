// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptstatement.h"
#include "library/packagecontent.h"
#include "storage/database.h"

namespace Carrel
{

/** Writes the lessons of one package, by statements prepared once: a course may have thousands. Used by IndexWriter. */
class LessonRows final
{
public:
    LessonRows(Database database, qint64 package);

    /** One that the index knows keeps its row and only moves. The number of the row when it is a new one, else 0. */
    Result<qint64> write(const LessonContent &lesson, int place);

    /** Removes all lessons of the package but those that are known. */
    static Result<void> dropAllBut(const Database &database, qint64 package, const std::vector<LessonContent> &keep);

private:
    Result<void> move(const LessonContent &lesson, int place);
    Result<qint64> insert(const LessonContent &lesson, int place);
    Result<void> insertChecks(const LessonEntry &entry, qint64 lesson);

    Database m_database;
    qint64 m_package;
    KeptStatement m_move, m_insert, m_check;
};

} // namespace Carrel
