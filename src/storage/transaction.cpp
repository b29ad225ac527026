// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/transaction.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

Transaction::Transaction(Database database)
    : m_database(std::move(database))
{
}

Result<Transaction> Transaction::begin(const Database &database)
{
    if (auto begun = database.run(u"BEGIN IMMEDIATE"_s); !begun) {
        return std::unexpected(begun.error());
    }
    return Transaction(database);
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::move(other.m_database))
    , m_open(std::exchange(other.m_open, false))
{
}

Transaction::~Transaction()
{
    if (m_open) {
        // After a failure SQLite may have rolled back by itself; then this one has nothing to do and says so.
        std::ignore = m_database.run(u"ROLLBACK"_s);
    }
}

Result<void> Transaction::commit()
{
    auto done = m_database.run(u"COMMIT"_s);
    if (done) {
        m_open = false;
    }
    return done;
}

} // namespace Carrel
