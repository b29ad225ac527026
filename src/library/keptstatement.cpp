// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/keptstatement.h"

#include "storage/database.h"

namespace Carrel
{

Result<void> KeptStatement::execute(const Database &database, const QString &sql, const QVariantList &values)
{
    if (!m_statement) {
        auto prepared = database.prepare(sql);
        if (!prepared) {
            return std::unexpected(prepared.error());
        }
        m_statement = std::make_unique<Statement>(std::move(*prepared));
    }
    return m_statement->execute(values);
}

} // namespace Carrel
