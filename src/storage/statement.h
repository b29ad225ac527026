// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

#include <QSqlQuery>

namespace Carrel
{

/** One prepared statement and its rows, read forward. Made by Database::prepare(); execute() again to use it again. */
class Statement
{
public:
    Statement(QSqlQuery query, Database database);
    ~Statement() = default;
    Statement(Statement &&) = default;
    Statement &operator=(Statement &&) = default;
    Q_DISABLE_COPY(Statement)

    /** Binds @p values to the placeholders in order and runs. */
    Result<void> execute(const QVariantList &values = {});

    /** Moves to the next row; false at the end and on a failure, which failure() then tells. */
    [[nodiscard]] bool next();
    [[nodiscard]] std::optional<Error> failure() const;

    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] double real(int column) const;

    [[nodiscard]] qint64 lastInsertId() const;
    [[nodiscard]] int rowsChanged() const;

private:
    Database m_database; // keeps the connection open; before the query, so that the query goes first
    QSqlQuery m_query;
};

} // namespace Carrel
