// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema.h"

#include "storage/transaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Schema)
};

Result<std::map<int, QString>> migrations(const QString &resourceFolder)
{
    std::map<int, QString> found;
    const QDir folder(resourceFolder);
    const QStringList names = folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        const int number = name.section(u'_', 0, 0).toInt();
        if (number <= 0 || !file.open(QIODevice::ReadOnly)) {
            return fail(ErrorCode::Internal, Context::tr("A part of Carrel is missing. Install it again."),
                        file.fileName());
        }
        found[number] = QString::fromUtf8(file.readAll());
    }
    if (found.empty()) {
        return fail(ErrorCode::Internal, Context::tr("A part of Carrel is missing. Install it again."), resourceFolder);
    }
    return found;
}

Result<void> runScript(const Database &database, const QString &script)
{
    const QStringList statements = sqlStatements(script);
    for (const QString &statement : statements) {
        if (auto done = database.run(statement); !done) {
            return done;
        }
    }
    return {};
}

Result<OpenedIndex> tryOpen(const QString &file, const QString &resourceFolder)
{
    auto database = Database::open(file);
    if (!database) {
        return std::unexpected(database.error());
    }
    const auto fresh = applySchema(*database, resourceFolder);
    if (!fresh) {
        return std::unexpected(fresh.error());
    }
    return OpenedIndex{*database, *fresh};
}

} // namespace

Result<bool> applySchema(const Database &database, const QString &resourceFolder)
{
    const auto scripts = migrations(resourceFolder);
    if (!scripts) {
        return std::unexpected(scripts.error());
    }
    auto transaction = Transaction::begin(database);
    if (!transaction) {
        return std::unexpected(transaction.error());
    }
    const auto version = database.scalar(u"PRAGMA user_version"_s);
    if (!version) {
        return std::unexpected(version.error());
    }
    if (version->toInt() > scripts->rbegin()->first) {
        return fail(ErrorCode::Malformed, Context::tr("An index was made by a newer Carrel and has to be built again."),
                    database.file());
    }
    for (auto script = scripts->upper_bound(version->toInt()); script != scripts->end(); ++script) {
        if (auto done = runScript(database, script->second); !done) {
            return std::unexpected(done.error());
        }
    }
    if (version->toInt() == scripts->rbegin()->first) {
        return false; // stamping it once more would write
    }
    if (auto stamped = database.run(u"PRAGMA user_version=%1"_s.arg(scripts->rbegin()->first)); !stamped) {
        return std::unexpected(stamped.error());
    }
    if (auto committed = transaction->commit(); !committed) {
        return std::unexpected(committed.error());
    }
    return version->toInt() == 0;
}

Result<OpenedIndex> openIndex(const QString &file, const QString &resourceFolder)
{
    auto opened = tryOpen(file, resourceFolder);
    if (opened || (opened.error().code != ErrorCode::Malformed && opened.error().code != ErrorCode::Internal)) {
        return opened;
    }
    if (auto removed = removeIndex(file); !removed) {
        return std::unexpected(removed.error());
    }
    return tryOpen(file, resourceFolder);
}

Result<void> removeIndex(const QString &file)
{
    for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        if (QFile::exists(file + suffix) && !QFile::remove(file + suffix)) {
            return fail(ErrorCode::Unwritable,
                        Context::tr("An index cannot be replaced. Close other windows of Carrel and try again."),
                        file + suffix);
        }
    }
    return {};
}

QStringList sqlStatements(const QString &script)
{
    static const QRegularExpression tokens(
        u"--[^\\n]*|/\\*.*?\\*/|'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|;|\\b[A-Za-z_]+\\b|."_s,
        QRegularExpression::DotMatchesEverythingOption);
    QStringList statements;
    QString statement;
    bool trigger = false;
    int depth = 0; // of BEGIN … END and CASE … END inside a trigger
    for (const QRegularExpressionMatch &match : tokens.globalMatch(script)) {
        const QString token = match.captured();
        if (token.startsWith("--"_L1) || token.startsWith("/*"_L1)) {
            continue;
        }
        const QString word = token.toUpper();
        trigger = trigger || word == "TRIGGER"_L1;
        if (trigger && (word == "BEGIN"_L1 || word == "CASE"_L1)) {
            ++depth;
        } else if (trigger && word == "END"_L1) {
            --depth;
        }
        if (token != ";"_L1 || depth > 0) {
            statement += token;
            continue;
        }
        statements += statement.trimmed();
        statement.clear();
        trigger = false;
    }
    statements += statement.trimmed();
    statements.removeAll(QString());
    return statements;
}

} // namespace Carrel
