// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace Carrel::Test
{

/** One entry as the maker of a zip wants it, right or not. */
struct RawEntry {
    QByteArray name;
    QByteArray bytes = {};
    std::optional<quint32> claimedSize = {};
    quint16 flags = 0; ///< 1: has a password; 0x800: the name is UTF-8
    quint16 host = 3;  ///< of names and modes: 0 MS-DOS, 3 Unix
    quint32 mode = 0100644;
    bool deflated = false;
};

/** A zip with exactly these entries, for what no honest program writes. */
[[nodiscard]] QByteArray rawZip(const std::vector<RawEntry> &entries);

} // namespace Carrel::Test
