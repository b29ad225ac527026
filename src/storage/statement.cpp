// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statement.h"

#include "storage/sqlerror.h"

namespace Carrel
{

Statement::Statement(QSqlQuery query, Database database)
    : m_database(std::move(database))
    , m_query(std::move(query))
{
}

Result<void> Statement::execute(const QVariantList &values)
{
    m_query.finish();
    for (qsizetype i = 0; i < values.size(); ++i) {
        m_query.bindValue(int(i), values.at(i));
    }
    if (!m_query.exec()) {
        return std::unexpected(sqlError(m_query.lastError(), m_database.file(), m_query.lastQuery()));
    }
    return {};
}

bool Statement::next()
{
    return m_query.next();
}

std::optional<Error> Statement::failure() const
{
    if (m_query.lastError().type() == QSqlError::NoError) {
        return std::nullopt;
    }
    return sqlError(m_query.lastError(), m_database.file(), m_query.lastQuery());
}

QVariant Statement::value(int column) const
{
    return m_query.value(column);
}

QString Statement::text(int column) const
{
    return m_query.value(column).toString();
}

QByteArray Statement::bytes(int column) const
{
    return m_query.value(column).toByteArray();
}

qint64 Statement::integer(int column) const
{
    return m_query.value(column).toLongLong();
}

double Statement::real(int column) const
{
    return m_query.value(column).toDouble();
}

qint64 Statement::lastInsertId() const
{
    return m_query.lastInsertId().toLongLong();
}

int Statement::rowsChanged() const
{
    return m_query.numRowsAffected();
}

} // namespace Carrel
