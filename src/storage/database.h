// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QVariantList>

#include <memory>

QT_BEGIN_NAMESPACE
class QSqlDatabase;
QT_END_NAMESPACE

namespace Carrel
{

class Statement;

/**
 * A handle on one SQLite file, for the thread that opened it. Used by the two indexes. Handles of one file and thread
 * share a connection, so that a thread never waits for its own lock; the last handle closes it. Cheap to copy.
 */
class Database
{
public:
    enum class Access { ReadWrite, ReadOnly };

    /**
     * Opens @p file, which ReadWrite makes when it is missing (with its folder). Write-ahead log on a local disk,
     * rollback journal elsewhere. Malformed: the file is not a database or is cut short.
     */
    [[nodiscard]] static Result<Database> open(const QString &file, Access access = Access::ReadWrite);

    /** Prepares one statement; placeholders are ?. */
    [[nodiscard]] Result<Statement> prepare(const QString &sql) const;

    /** Runs one statement whose rows nobody needs. */
    Result<void> run(const QString &sql, const QVariantList &values = {}) const;

    /** The first column of the first row, or an invalid value when there is no row. */
    [[nodiscard]] Result<QVariant> scalar(const QString &sql, const QVariantList &values = {}) const;

    [[nodiscard]] QString file() const;

private:
    class Connection;
    explicit Database(std::shared_ptr<Connection> connection);

    std::shared_ptr<Connection> m_connection;
};

} // namespace Carrel
