// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pdffile.h"

#include <QByteArrayList>

#include <algorithm>

namespace Carrel
{
namespace
{

constexpr int deepestTree = 32;

QByteArray reference(int number)
{
    return QByteArray::number(number) + " 0 R";
}

} // namespace

std::optional<PdfFile> PdfFile::read(const QByteArray &bytes)
{
    const qsizetype last = bytes.lastIndexOf("startxref");
    if (!bytes.startsWith("%PDF-") || last < 0) {
        return std::nullopt;
    }
    PdfFile file;
    file.m_bytes = bytes;
    file.m_table = bytes.sliced(last + 9, std::min<qsizetype>(32, bytes.size() - last - 9))
                       .trimmed()
                       .split('\n')
                       .first()
                       .trimmed()
                       .toLongLong();
    if (!file.readTable(file.m_table)) {
        return std::nullopt;
    }
    const auto catalog = file.object(file.catalog());
    if (!catalog || !file.readPages(catalog->reference("/Pages"), 0) || file.m_pages.empty()) {
        return std::nullopt;
    }
    file.readDestinations();
    return file;
}

bool PdfFile::readTable(qsizetype at)
{
    const qsizetype trailer = at > 0 && at < m_bytes.size() ? m_bytes.indexOf("trailer", at) : -1;
    if (trailer < 0 || !QByteArrayView(m_bytes).sliced(at).startsWith("xref")) {
        return false;
    }
    const QList<QByteArray> lines = m_bytes.sliced(at + 4, trailer - at - 4).trimmed().split('\n');
    int number = 0;
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() == 2) {
            number = words[0].toInt();
        } else if (words.size() == 3) {
            if (words[2] == "n") {
                m_offsets[number] = words[0].toLongLong();
            }
            ++number;
        } else {
            return false;
        }
    }
    const auto dictionary = PdfDictionary::read(m_bytes, trailer + 7);
    if (!dictionary || !dictionary->value("/Prev").isEmpty() || !dictionary->value("/Encrypt").isEmpty()) {
        return false;
    }
    m_trailer = *dictionary;
    m_next = m_trailer.value("/Size").toInt();
    return m_next > 0 && (m_offsets.empty() || m_offsets.rbegin()->first < m_next);
}

std::optional<PdfDictionary> PdfFile::object(int number) const
{
    if (const auto changed = m_changed.find(number); changed != m_changed.end()) {
        return PdfDictionary::read(changed->second);
    }
    const auto found = m_offsets.find(number);
    if (found == m_offsets.end() || found->second <= 0 || found->second >= m_bytes.size()) {
        return std::nullopt;
    }
    const QByteArray head = QByteArray::number(number) + " 0 obj";
    const bool isIt = QByteArrayView(m_bytes).sliced(found->second).startsWith(head);
    return isIt ? PdfDictionary::read(m_bytes, found->second + head.size()) : std::nullopt;
}

bool PdfFile::readPages(int node, int depth)
{
    const auto dictionary = object(node);
    if (!dictionary || depth > deepestTree) {
        return false;
    }
    if (dictionary->value("/Type") == "/Page") {
        m_pages.push_back(node);
        return true;
    }
    return std::ranges::all_of(pdfArray(dictionary->value("/Kids")),
                               [&](const QByteArray &kid) { return readPages(pdfReference(kid), depth + 1); });
}

void PdfFile::readDestinations()
{
    const auto catalog = object(PdfFile::catalog());
    const auto names = catalog ? object(catalog->reference("/Dests")) : std::nullopt;
    if (!names) {
        return;
    }
    for (const auto &[name, place] : names->entries()) {
        m_destinations.emplace(name.sliced(1), place);
    }
}

int PdfFile::add(const QByteArray &content)
{
    m_changed[m_next] = content;
    return m_next++;
}

int PdfFile::addStream(const QByteArray &content)
{
    return add("<</Length " + QByteArray::number(content.size()) + ">>\nstream\n" + content + "\nendstream");
}

void PdfFile::setInfo(const PdfDictionary &info)
{
    m_trailer.set("/Info", reference(add(info.toBytes())));
}

QByteArray PdfFile::toBytes() const
{
    QByteArray bytes = m_bytes;
    if (!bytes.endsWith('\n')) {
        bytes += '\n';
    }
    QByteArray table = "xref\n";
    for (const auto &[number, content] : m_changed) {
        table += QByteArray::number(number) + " 1\n" + QByteArray::number(bytes.size()).rightJustified(10, '0') +
                 " 00000 n \n";
        bytes += QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
    }
    PdfDictionary trailer = m_trailer;
    trailer.set("/Size", QByteArray::number(m_next));
    trailer.set("/Prev", QByteArray::number(m_table));
    const QByteArray at = QByteArray::number(bytes.size());
    return bytes + table + "trailer\n" + trailer.toBytes() + "\nstartxref\n" + at + "\n%%EOF\n";
}

} // namespace Carrel
