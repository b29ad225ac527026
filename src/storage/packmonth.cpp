// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/packmonth.h"

#include "storage/segmentpack.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The month a segment or pack lies in or is named by. */
QString monthOf(const SegmentFile &file)
{
    const QFileInfo info(file.path);
    return isPack(file.path) ? info.fileName().left(7) : QFileInfo(info.path()).fileName();
}

bool isOver(const QString &month, qint64 nowMs)
{
    const QDate first = QDate::fromString(month + u"-01"_s, Qt::ISODate);
    return first.addMonths(1).addDays(daysUntilPacked).startOfDay(QTimeZone::UTC).toMSecsSinceEpoch() <= nowMs;
}

bool isClosedSegment(const SegmentFile &file)
{
    return file.path.endsWith(".seg"_L1);
}

/** Its segments, when all of the file is there and it will never change. */
std::vector<Segment> wholeSegmentsOf(const SegmentFile &file)
{
    std::vector<Segment> segments;
    if (isPack(file.path)) {
        if (auto pack = readPack(file.path); pack && pack->whole) {
            segments = std::move(pack->segments);
        }
    } else if (auto segment = readSegment(file.path); segment && segment->closed) {
        segments.push_back(std::move(*segment));
    }
    return segments;
}

std::vector<SegmentFile> filesOf(const QString &folder, const QString &month)
{
    std::vector<SegmentFile> files = listSegments(folder).value_or(std::vector<SegmentFile>());
    std::ranges::copy(listPacks(packsFolder(folder)), std::back_inserter(files));
    std::erase_if(files, [&month](const SegmentFile &file) {
        return monthOf(file) != month || (!isPack(file.path) && !isClosedSegment(file));
    });
    return files;
}

} // namespace

QString monthToPack(const QString &folder, qint64 nowMs)
{
    QString oldest;
    for (const SegmentFile &file : listSegments(folder).value_or(std::vector<SegmentFile>())) {
        const QString month = monthOf(file);
        const bool older = oldest.isEmpty() || month < oldest;
        if (older && isClosedSegment(file) && isOver(month, nowMs) && !wholeSegmentsOf(file).empty()) {
            oldest = month;
        }
    }
    return oldest;
}

Result<PackedMonth> packMonth(const QString &folder, const QString &month)
{
    std::vector<Segment> segments;
    PackedMonth packed;
    for (const SegmentFile &file : filesOf(folder, month)) {
        std::vector<Segment> found = wholeSegmentsOf(file);
        if (!found.empty()) {
            std::ranges::move(found, std::back_inserter(segments));
            packed.sources.push_back(file);
        }
    }
    const auto written = writePack(packsFolder(folder), month, packContent(segments));
    if (!written) {
        return std::unexpected(written.error());
    }
    packed.pack = *written;
    for (const SegmentFile &source : packed.sources) {
        if (QFileInfo(source.path).fileName() != QFileInfo(packed.pack).fileName()) {
            QFile::remove(source.path); // one that stays is packed again
        }
    }
    QDir().rmdir(folder + u'/' + month); // unless something is left in it
    return packed;
}

} // namespace Carrel
