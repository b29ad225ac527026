// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include "storage/remotefolder.h"
#include "storage/sqlerror.h"
#include "storage/statement.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QThread>
#include <QUuid>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

class Database::Connection
{
public:
    Connection(QString path, Access access)
        : file(std::move(path))
        , m_name(QUuid::createUuid().toString())
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
        connection.setDatabaseName(file);
        connection.setConnectOptions(access == Access::ReadOnly ? u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"_s
                                                                : u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    }

    ~Connection() { QSqlDatabase::removeDatabase(m_name); }
    Q_DISABLE_COPY_MOVE(Connection)

    [[nodiscard]] QSqlDatabase sql() const { return QSqlDatabase::database(m_name, false); }

    const QString file;

private:
    const QString m_name;
};

namespace
{

/** SQLite does not wait by itself while another program changes the kind of journal, as it does at a first start. */
Result<void> runPatiently(const QSqlDatabase &sql, const QString &file, const QString &pragma)
{
    constexpr int patienceMs = 5'000;
    constexpr int pauseMs = 20;
    const QDeadlineTimer patience(patienceMs);
    for (;;) {
        QSqlQuery query(sql);
        if (query.exec(pragma)) {
            return {};
        }
        const Error error = sqlError(query.lastError(), file, pragma);
        if (error.code != ErrorCode::Conflict || patience.hasExpired()) {
            return std::unexpected(error);
        }
        QThread::msleep(pauseMs);
    }
}

Result<void> applyPragmas(const QSqlDatabase &sql, const QString &file, Database::Access access)
{
    QStringList pragmas{u"PRAGMA foreign_keys=ON"_s, u"PRAGMA temp_store=MEMORY"_s};
    if (access == Database::Access::ReadWrite) {
        pragmas += isRemote(file) ? u"PRAGMA journal_mode=DELETE"_s : u"PRAGMA journal_mode=WAL"_s;
        pragmas += u"PRAGMA synchronous=NORMAL"_s;
    }
    pragmas += u"SELECT count(*) FROM sqlite_schema"_s; // the first read: tells a stranger's or a cut file
    for (const QString &pragma : std::as_const(pragmas)) {
        if (auto done = runPatiently(sql, file, pragma); !done) {
            return done;
        }
    }
    return {};
}

} // namespace

Database::Database(std::shared_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}

Result<Database> Database::open(const QString &file, Access access)
{
    thread_local QHash<QString, std::weak_ptr<Connection>> openHere;
    const QString path = QFileInfo(file).absoluteFilePath();
    const QString key = (access == Access::ReadOnly ? u"r:"_s : u"w:"_s) + path;
    if (auto connection = openHere.value(key).lock(); connection && QFileInfo::exists(path)) {
        return Database(std::move(connection));
    }
    if (access == Access::ReadWrite && !QDir().mkpath(QFileInfo(path).absolutePath())) {
        return fail(ErrorCode::Unwritable,
                    QCoreApplication::translate("Database", "The folder for an index cannot be made. Check that the "
                                                            "disk is not full and may be written to."),
                    path);
    }
    auto connection = std::make_shared<Connection>(path, access);
    QSqlDatabase sql = connection->sql();
    if (!sql.open()) {
        return std::unexpected(sqlError(sql.lastError(), path, u"open"_s));
    }
    if (auto ready = applyPragmas(sql, path, access); !ready) {
        return std::unexpected(ready.error());
    }
    openHere.insert(key, connection);
    return Database(std::move(connection));
}

Result<Statement> Database::prepare(const QString &sql) const
{
    QSqlQuery query(m_connection->sql());
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        return std::unexpected(sqlError(query.lastError(), m_connection->file, sql));
    }
    return Statement(std::move(query), *this);
}

Result<void> Database::run(const QString &sql, const QVariantList &values) const
{
    auto statement = prepare(sql);
    return statement ? statement->execute(values) : Result<void>(std::unexpected(statement.error()));
}

Result<QVariant> Database::scalar(const QString &sql, const QVariantList &values) const
{
    auto statement = prepare(sql);
    if (!statement) {
        return std::unexpected(statement.error());
    }
    if (auto done = statement->execute(values); !done) {
        return std::unexpected(done.error());
    }
    return statement->next() ? statement->value(0) : QVariant();
}

QString Database::file() const
{
    return m_connection->file;
}

} // namespace Carrel
