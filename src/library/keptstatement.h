// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/statement.h"

#include <memory>

namespace Carrel
{

/** One statement, always of the same SQL, prepared when it is first needed and kept for all rows after. Used by who
    writes many rows. */
class KeptStatement final
{
public:
    Result<void> execute(const Database &database, const QString &sql, const QVariantList &values);
    /** After execute(): what it did. */
    [[nodiscard]] const Statement &statement() const { return *m_statement; }

private:
    std::unique_ptr<Statement> m_statement;
};

} // namespace Carrel
