// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "formats/anki/ankideck.h"

namespace Carrel
{

/** Makes the new SQLite file @p file and writes @p deck into it as a collection of Anki, schema 11. */
[[nodiscard]] Result<void> writeAnkiCollection(const Anki::Deck &deck, const QString &file, qint64 nowMs);

} // namespace Carrel
