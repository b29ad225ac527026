// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace Carrel
{

/** All or nothing: what is run on the database until commit(). Rolls back when it goes out of scope without it. */
class Transaction
{
public:
    /** Takes the write lock at once, so that two writers wait for each other instead of failing half way. */
    [[nodiscard]] static Result<Transaction> begin(const Database &database);

    ~Transaction();
    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    Q_DISABLE_COPY(Transaction)

    Result<void> commit();

private:
    explicit Transaction(Database database);

    Database m_database;
    bool m_open = true;
};

} // namespace Carrel
