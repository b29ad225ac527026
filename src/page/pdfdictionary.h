// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace Carrel
{

/** A dictionary of a PDF: keys with their values as they are written, in order. Used to read and change page objects.
 */
class PdfDictionary final
{
public:
    /** Reads the dictionary that begins at or after @p from; nothing when there is none that ends. */
    [[nodiscard]] static std::optional<PdfDictionary> read(const QByteArray &bytes, qsizetype from = 0);

    [[nodiscard]] QByteArray value(const QByteArray &key) const; ///< "12 0 R", "[0 0 595 842]"; empty: not there
    [[nodiscard]] int reference(const QByteArray &key) const;    ///< the object's number; 0: it is no reference
    void set(const QByteArray &key, const QByteArray &value);
    [[nodiscard]] QByteArray toBytes() const;
    [[nodiscard]] const std::vector<std::pair<QByteArray, QByteArray>> &entries() const { return m_entries; }

private:
    std::vector<std::pair<QByteArray, QByteArray>> m_entries;
};

/** The number of the object that "12 0 R" refers to; 0 for anything else. */
[[nodiscard]] int pdfReference(const QByteArray &value);

/** The values in an array, "[1 0 R /XYZ 5 7 0]", as they are written; empty for anything else. */
[[nodiscard]] std::vector<QByteArray> pdfArray(const QByteArray &value);

/** @p text as a string of a PDF. */
[[nodiscard]] QByteArray pdfText(const QString &text);

} // namespace Carrel
