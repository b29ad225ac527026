// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace Carrel
{

/** A table as the bytes of a CSV file that a spreadsheet opens; no cell is run as a formula. */
[[nodiscard]] QByteArray csvTable(const QStringList &head, const std::vector<QStringList> &rows);

} // namespace Carrel
