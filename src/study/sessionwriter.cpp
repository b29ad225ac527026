// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/sessionwriter.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

SessionWriter::SessionWriter(QString folder, SegmentHeader header)
    : m_folder(std::move(folder))
    , m_header(std::move(header))
{
}

Result<void> SessionWriter::append(const SegmentLine &line)
{
    m_lines.push_back(line);
    if (m_writer && m_writer->isIntact()) {
        auto appended = m_writer->append(line);
        if (!appended) {
            m_writer.reset();
            m_lines.pop_back();
        }
        return appended;
    }
    auto written = writeAll();
    if (!written) {
        m_lines.pop_back();
    }
    return written;
}

/** Into a new file. */
Result<void> SessionWriter::writeAll()
{
    m_writer.reset();
    const QString tail = m_files == 0 ? QString() : u"+%1"_s.arg(m_files, 0, 16);
    ++m_files; // also when it fails: what it leaves behind must not be in the way of the next
    auto created = SegmentWriter::create(m_folder, m_header, tail);
    if (!created) {
        return std::unexpected(created.error());
    }
    auto appended = created->append(m_lines);
    if (!appended) {
        created->discard();
        return appended;
    }
    m_writer = std::move(*created);
    return {};
}

Result<void> SessionWriter::close()
{
    if (!m_writer) {
        return {};
    }
    if (!m_writer->isIntact()) {
        if (auto written = writeAll(); !written) {
            return written;
        }
    }
    auto closed = m_writer->close();
    m_writer.reset();
    return closed;
}

void SessionWriter::discard()
{
    if (m_writer) {
        m_writer->discard();
        m_writer.reset();
    }
    m_lines.clear();
}

} // namespace Carrel
