// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/embeddedparts.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

// A heading of the sixth level needs no blank lines around it and ends with its line.
constexpr QLatin1StringView opening = "###### "_L1;

} // namespace

EmbeddedParts::EmbeddedParts(const QString &text)
    : m_mark(0xE800)
{
    while (text.contains(m_mark)) {
        m_mark = QChar(m_mark.unicode() + 1);
    }
}

QString EmbeddedParts::add(Blocks blocks)
{
    m_parts.push_back(std::move(blocks));
    return opening + m_mark + QString::number(m_parts.size() - 1) + m_mark;
}

const Blocks *EmbeddedParts::at(const QString &line) const
{
    QStringView words = QStringView(line).trimmed();
    if (words.startsWith(opening)) {
        words = words.sliced(opening.size());
    }
    if (words.size() < 3 || words.front() != m_mark || words.back() != m_mark) {
        return nullptr;
    }
    bool isNumber = false;
    const size_t n = words.sliced(1).chopped(1).toUInt(&isNumber);
    return isNumber && n < m_parts.size() ? &m_parts[n] : nullptr;
}

} // namespace Carrel
