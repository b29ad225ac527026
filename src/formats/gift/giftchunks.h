// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace Carrel::Gift
{

/** The lines between two blank lines, which hold one question, and what the comments among them say. */
struct Chunk {
    int line = 1;
    QString text;          ///< without comments
    QString id;            ///< [id:…]
    QStringList tags;      ///< [tag:…]
    bool isJoined = false; ///< there was a blank line inside
};

/** Cuts a text at its blank lines; one inside braces that are closed behind it does not cut. */
[[nodiscard]] std::vector<Chunk> chunksOf(const QString &text, int firstLine);

} // namespace Carrel::Gift
