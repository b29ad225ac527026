// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlerror.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

// Result codes of SQLite's C interface; Qt hands them over as text.
constexpr int sqliteBusy = 5;
constexpr int sqliteLocked = 6;
constexpr int sqliteReadOnly = 8;
constexpr int sqliteInputOutput = 10;
constexpr int sqliteCorrupt = 11;
constexpr int sqliteFull = 13;
constexpr int sqliteCannotOpen = 14;
constexpr int sqliteNotADatabase = 26;

/** Of the reasons for an input/output error, in the second byte of the code, those of writing: a full disk, a quota. */
bool isOfWriting(int code)
{
    constexpr std::array writing{3 /* write */,
                                 4 /* fsync */,
                                 5 /* fsync of a folder */,
                                 6 /* truncate */,
                                 18 /* shmopen */,
                                 19 /* shmsize */,
                                 21 /* shmmap */};
    return std::ranges::contains(writing, code >> 8);
}

struct Context {
    Q_DECLARE_TR_FUNCTIONS(SqlError)
};

} // namespace

Error sqlError(const QSqlError &error, const QString &file, const QString &statement)
{
    const QString details = file + u": "_s + error.text() + u" ["_s + statement.left(200) + u']';
    const QString where = QDir::toNativeSeparators(file);
    const int code = error.nativeErrorCode().toInt();
    switch (code & 0xff) {
    case sqliteBusy:
    case sqliteLocked:
        return {ErrorCode::Conflict,
                Context::tr("Another program is using an index of Carrel. Close it and try again."), details};
    case sqliteReadOnly:
        return {ErrorCode::Unwritable, Context::tr("An index of Carrel cannot be written to."), details};
    case sqliteFull:
        return {ErrorCode::Unwritable,
                Context::tr("The disk is full: “%1” cannot be written. Make room there and try again.").arg(where),
                details};
    case sqliteInputOutput:
        return {isOfWriting(code) ? ErrorCode::Unwritable : ErrorCode::Internal,
                isOfWriting(code)
                    ? Context::tr("“%1” cannot be written. Check that its disk has room, then try again.").arg(where)
                    : Context::tr("“%1” cannot be read. Check its disk, then try again.").arg(where),
                details};
    case sqliteCannotOpen:
        return {ErrorCode::Unreadable, Context::tr("An index of Carrel cannot be opened."), details};
    case sqliteCorrupt:
    case sqliteNotADatabase:
        return {ErrorCode::Malformed, Context::tr("An index of Carrel is damaged and has to be built again."), details};
    default:
        return {
            ErrorCode::Internal,
            Context::tr("An index of Carrel did not answer a question: “%1” (%2).").arg(where, error.databaseText()),
            details};
    }
}

} // namespace Carrel
