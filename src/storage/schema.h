// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace Carrel
{

/** What openIndex() hands out. */
struct OpenedIndex {
    Database database;
    bool fresh = false; ///< it was just made: its owner has to fill it from the files
};

/**
 * Opens the index in @p file and brings it to the newest schema of @p resourceFolder (":/schema/library"), which holds
 * files named NNN_words.sql, applied in order. An index that is damaged or of a newer program is thrown away and made
 * again, since the files are the truth.
 */
[[nodiscard]] Result<OpenedIndex> openIndex(const QString &file, const QString &resourceFolder);

/**
 * Runs the files of @p resourceFolder that @p database has not seen; true when it had seen none.
 * Malformed: the database is of a newer schema.
 */
[[nodiscard]] Result<bool> applySchema(const Database &database, const QString &resourceFolder);

/** Removes an index with its journal files; for owners that find theirs damaged while they use it. */
Result<void> removeIndex(const QString &file);

/** The statements of an SQL script, without comments; knows quotes and the bodies of triggers. */
[[nodiscard]] QStringList sqlStatements(const QString &script);

} // namespace Carrel
