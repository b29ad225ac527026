// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <set>

namespace Carrel
{

/**
 * True for a path that means the same file inside a package on every system: relative, "/" between names, NFC, no "..",
 * no drive, backslash or control, no name Windows keeps for itself, at most 240 characters.
 */
[[nodiscard]] bool isSafePath(QStringView path);

/** Finds paths that differ only in case, which two systems would unpack to one file. */
class PathSet
{
public:
    /** False when the same path in this or another case is there already. */
    [[nodiscard]] bool insert(const QString &path);

private:
    std::set<QString> m_folded;
};

} // namespace Carrel
