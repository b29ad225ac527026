// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentfolder.h"

#include "base/folderlisting.h"

#include <QCoreApplication>
#include <QDateTime>
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

bool isMonth(const QString &name)
{
    static const QRegularExpression form(u"^[0-9]{4}-[0-9]{2}$"_s);
    return form.match(name).hasMatch();
}

void addSegmentsIn(const QString &month, std::vector<SegmentFile> &files)
{
    for (const QString &name : namesIn(month, FolderEntry::Kind::File)) {
        if (isCandidate(name)) {
            const QFileInfo file(month + u'/' + name);
            files.push_back({file.filePath(), file.size(), file.lastModified().toMSecsSinceEpoch(), isPlainName(name)});
        }
    }
}

} // namespace

Result<std::vector<SegmentFile>> listSegments(const QString &folder)
{
    const auto months = listFolder(folder);
    if (!months && months.error().code != ErrorCode::NotFound) {
        return fail(
            ErrorCode::Unreadable,
            QCoreApplication::translate("Storage", "The study folder cannot be read. Check that it is connected."),
            months.error().details);
    }
    std::vector<SegmentFile> files;
    for (const FolderEntry &month : months ? *months : std::vector<FolderEntry>()) {
        if (month.kind == FolderEntry::Kind::Folder && isMonth(month.name)) {
            addSegmentsIn(folder + u'/' + month.name, files);
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
