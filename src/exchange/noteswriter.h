// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/notedplaces.h"

#include <QByteArray>
#include <QJsonArray>
#include <QStringList>

namespace Carrel
{

/** What notes can be written as. */
enum class NotesFormat { Markdown, Html, Csv, Json };

/** The words people name them by: "markdown", "html", "csv", "json". */
[[nodiscard]] QStringList notesFormatNames();
[[nodiscard]] std::optional<NotesFormat> notesFormatNamed(const QString &name);
[[nodiscard]] std::optional<NotesFormat> notesFormatFor(const QString &path); ///< by its ending

/** Notes with quotes and citations, in the order given; those without a place come last where a format has headings. */
[[nodiscard]] QByteArray writeNotes(const std::vector<NotedPlace> &notes, NotesFormat format);

/** The same as data: documented in carrel-cli(1) and stable, a key is never renamed, only added. */
[[nodiscard]] QJsonArray notesJson(const std::vector<NotedPlace> &notes);

} // namespace Carrel
