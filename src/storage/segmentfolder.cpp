// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentfolder.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isPlainName(const QString &name)
{
    static const QRegularExpression plain(
        u"^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\\+[0-9a-f]+)?\\.(?:seg|part)$"_s);
    return plain.match(name).hasMatch();
}

/** Whether the name may be a segment's at all: its own, or what a sync program made of it. */
bool isCandidate(const QString &name)
{
    return !name.startsWith(u'.') && (name.contains(".seg"_L1) || name.contains(".part"_L1));
}

} // namespace

Result<std::vector<SegmentFile>> listSegments(const QString &folder)
{
    const QDir root(folder);
    std::vector<SegmentFile> files;
    if (root.exists() && !QFileInfo(folder).isReadable()) {
        return fail(
            ErrorCode::Unreadable,
            QCoreApplication::translate("Storage", "The study folder cannot be read. Check that it is connected."),
            folder);
    }
    const QStringList months =
        root.entryList({u"[0-9][0-9][0-9][0-9]-[0-9][0-9]"_s}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &month : months) {
        const QFileInfoList entries = QDir(root.filePath(month)).entryInfoList(QDir::Files, QDir::Name);
        for (const QFileInfo &entry : entries) {
            if (isCandidate(entry.fileName())) {
                files.push_back({entry.filePath(), entry.size(), entry.lastModified().toMSecsSinceEpoch(),
                                 isPlainName(entry.fileName())});
            }
        }
    }
    return files;
}

bool isUsable(const SegmentFile &file, const Segment &segment)
{
    return file.plainName || segment.closed;
}

void SegmentUnion::add(const Segment &segment)
{
    auto &session = m_sessions[segment.header.session];
    for (const SegmentLine &line : segment.lines) {
        std::vector<QByteArray> &payloads = session[line.n];
        const auto place = std::ranges::lower_bound(payloads, line.payload);
        if (place == payloads.end() || *place != line.payload) {
            payloads.insert(place, line.payload);
        }
    }
}

std::vector<UnionEntry> SegmentUnion::entries() const
{
    std::vector<UnionEntry> entries;
    for (const auto &[session, numbers] : m_sessions) {
        for (const auto &[n, payloads] : numbers) {
            for (const QByteArray &payload : payloads) {
                entries.push_back({session, n, payload});
            }
        }
    }
    return entries;
}

} // namespace Carrel
