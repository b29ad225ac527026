// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/tablereading.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qsizetype previewed = 32LL * 1024; // twenty records of a kilobyte and some more; even, for UTF-16

} // namespace

TableReading::TableReading(TableChoices choices)
    : m_choices(std::move(choices))
{
}

CsvMapping TableReading::likelyMapping(QStringView text) const
{
    return chosenCsvMapping(text, m_choices.every);
}

CsvMapping TableReading::mappingOf(const QString &file, const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    const auto chosen = m_choices.byHash.find(hash);
    CsvMapping mapping = chosen == m_choices.byHash.end() ? chosenCsvMapping(bytes, m_choices.every) : chosen->second;
    if (!std::ranges::contains(m_tables, hash, &QuestionTable::hash)) {
        m_tables.push_back(
            {file, hash, bytes.first(std::min(bytes.size(), previewed)), bytes.size() <= previewed, mapping});
    }
    return mapping;
}

} // namespace Carrel
