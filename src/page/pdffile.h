// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/pdfdictionary.h"

#include <map>

namespace Carrel
{

/**
 * A PDF as the page engine writes it, to be read and added to: one table of objects, dictionaries that lie open. What
 * is changed or new is appended, as PDF provides for. Not a reader for PDFs from elsewhere.
 */
class PdfFile final
{
public:
    /** Nothing when @p bytes are no PDF of this kind: it can be kept as it is, but not added to. */
    [[nodiscard]] static std::optional<PdfFile> read(const QByteArray &bytes);

    [[nodiscard]] const std::vector<int> &pages() const { return m_pages; } ///< numbers of their objects, in order
    /** Where a name leads to: "[12 0 R /XYZ 85 700 0]". */
    [[nodiscard]] const std::map<QByteArray, QByteArray> &destinations() const { return m_destinations; }
    [[nodiscard]] std::optional<PdfDictionary> object(int number) const;
    [[nodiscard]] int catalog() const { return m_trailer.reference("/Root"); }

    int add(const QByteArray &content); ///< the number of the new object
    int addStream(const QByteArray &content);
    void replace(int number, const QByteArray &content) { m_changed[number] = content; }
    void setInfo(const PdfDictionary &info);

    [[nodiscard]] QByteArray toBytes() const; ///< with everything that was added

private:
    PdfFile() = default;
    bool readTable(qsizetype at);
    bool readPages(int node, int depth);
    void readDestinations();

    QByteArray m_bytes;
    qsizetype m_table = 0; ///< where the table of objects begins
    std::map<int, qsizetype> m_offsets;
    std::map<int, QByteArray> m_changed;
    PdfDictionary m_trailer;
    std::vector<int> m_pages;
    std::map<QByteArray, QByteArray> m_destinations;
    int m_next = 1; ///< number of the next new object
};

} // namespace Carrel
