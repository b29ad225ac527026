// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QStringList>

#include <map>

namespace Carrel
{

/** What unpacking left in an archive, by kind: one row a kind with the number and the first names. */
class SkippedEntries
{
public:
    enum class Kind { LeadsOut, BadName, Twin, Link, Special, Encrypted, TooLarge, Unreadable };

    void add(Kind kind, const QString &name);
    void report(const QString &archive, Diagnostics &diagnostics) const;

private:
    struct Entries {
        int count = 0;
        QStringList names; ///< the first of them
    };
    std::map<Kind, Entries> m_entries;
};

} // namespace Carrel
