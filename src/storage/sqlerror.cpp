// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlerror.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

// Result codes of SQLite's C interface; Qt hands them over as text.
constexpr int sqliteBusy = 5;
constexpr int sqliteLocked = 6;
constexpr int sqliteReadOnly = 8;
constexpr int sqliteCorrupt = 11;
constexpr int sqliteFull = 13;
constexpr int sqliteCannotOpen = 14;
constexpr int sqliteNotADatabase = 26;

struct Context {
    Q_DECLARE_TR_FUNCTIONS(SqlError)
};

} // namespace

Error sqlError(const QSqlError &error, const QString &file, const QString &statement)
{
    const QString details = file + u": "_s + error.text() + u" ["_s + statement.left(200) + u']';
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case sqliteBusy:
    case sqliteLocked:
        return {ErrorCode::Conflict,
                Context::tr("Another program is using an index of Carrel. Close it and try again."), details};
    case sqliteReadOnly:
        return {ErrorCode::Unwritable, Context::tr("An index of Carrel cannot be written to."), details};
    case sqliteFull:
        return {ErrorCode::Unwritable, Context::tr("The disk is full. Make room and try again."), details};
    case sqliteCannotOpen:
        return {ErrorCode::Unreadable, Context::tr("An index of Carrel cannot be opened."), details};
    case sqliteCorrupt:
    case sqliteNotADatabase:
        return {ErrorCode::Malformed, Context::tr("An index of Carrel is damaged and has to be built again."), details};
    default:
        return {ErrorCode::Internal, Context::tr("An index of Carrel did not answer a question."), details};
    }
}

} // namespace Carrel
