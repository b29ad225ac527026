// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordsegments.h"

#include "storage/segmentpack.h"
#include "study/eraserecord.h"
#include "study/eventcodec.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

Result<void> readFolder(const QString &folder, std::vector<Segment> &segments)
{
    const auto files = listSegments(folder);
    if (!files) {
        return std::unexpected(files.error());
    }
    for (const SegmentFile &file : *files) {
        if (auto segment = readSegment(file.path); segment && isUsable(file, *segment)) {
            segments.push_back(std::move(*segment));
        }
    }
    for (const SegmentFile &file : listPacks(packsFolder(folder))) {
        if (auto pack = readPack(file.path)) {
            std::ranges::move(pack->segments, std::back_inserter(segments));
        }
    }
    return {};
}

} // namespace

Result<std::vector<Segment>> readRecord(const StudyPaths &paths, const LearnerId &learner)
{
    std::vector<Segment> segments;
    for (const QString &folder : {paths.studyFolder, paths.spoolFolder}) {
        if (const auto read = readFolder(folder + u'/' + learner.toString(), segments); !read) {
            return std::unexpected(read.error());
        }
    }
    return segments;
}

std::vector<Segment> missingFrom(std::span<const Segment> there, std::span<const Segment> wanted)
{
    using Lines = std::set<std::pair<quint32, QByteArray>>;
    std::map<QString, Lines> known;
    for (const Segment &segment : there) {
        Lines &lines = known[segment.header.session];
        for (const SegmentLine &line : segment.lines) {
            lines.emplace(line.n, line.payload);
        }
    }
    std::vector<Segment> missing;
    for (const Segment &segment : wanted) {
        Lines &lines = known[segment.header.session];
        Segment rest{.header = segment.header, .lines = {}, .diagnostics = {}};
        std::ranges::copy_if(segment.lines, std::back_inserter(rest.lines), [&lines](const SegmentLine &line) {
            return lines.emplace(line.n, line.payload).second; // each once, also when it is wanted twice
        });
        if (!rest.lines.empty()) {
            missing.push_back(std::move(rest));
        }
    }
    return missing;
}

std::vector<Segment> takeContradicting(std::span<const Segment> there, std::vector<Segment> &wanted)
{
    std::map<QString, std::map<quint32, std::set<QByteArray>>> known;
    for (const Segment &segment : there) {
        for (const SegmentLine &line : segment.lines) {
            known[segment.header.session][line.n].insert(line.payload);
        }
    }
    std::vector<Segment> taken;
    for (Segment &segment : wanted) {
        const auto &session = known[segment.header.session];
        const auto fits = [&session](const SegmentLine &line) {
            const auto same = session.find(line.n);
            return same == session.end() || same->second.contains(line.payload);
        };
        const auto rest = std::ranges::stable_partition(segment.lines, fits);
        Segment against{.header = segment.header, .lines = {rest.begin(), rest.end()}, .diagnostics = {}};
        segment.lines.erase(rest.begin(), rest.end());
        if (!against.lines.empty()) {
            taken.push_back(std::move(against));
        }
    }
    std::erase_if(wanted, [](const Segment &segment) { return segment.lines.empty(); });
    return taken;
}

qsizetype lineCount(std::span<const Segment> segments)
{
    qsizetype count = 0;
    for (const Segment &segment : segments) {
        count += qsizetype(segment.lines.size());
    }
    return count;
}

std::pair<QDate, QDate> daysOf(std::span<const Segment> segments)
{
    std::pair<QDate, QDate> days;
    for (const Segment &segment : segments) {
        for (const SegmentLine &line : segment.lines) {
            const auto event = fromJson(line.payload);
            const QDate day = event ? event->stamp.day.date() : QDate();
            if (day.isValid()) {
                days.first = days.first.isValid() ? std::min(days.first, day) : day;
                days.second = days.second.isValid() ? std::max(days.second, day) : day;
            }
        }
    }
    return days;
}

Result<void> addToRecord(const StudyPaths &paths, const LearnerInfo &learner, std::span<const Segment> segments,
                         qint64 nowMs)
{
    if (isErased(paths.studyFolder, learner.id)) {
        return std::unexpected(recordWasErased(learner.id));
    }
    const QString month = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::UTC).toString(u"yyyy-MM"_s);
    const auto pack =
        writePack(packsFolder(paths.studyFolder + u'/' + learner.id.toString()), month, packContent(segments));
    if (!pack) {
        return std::unexpected(pack.error());
    }
    return hasLearner(paths.studyFolder, learner.id) ? Result<void>() : writeLearner(paths.studyFolder, learner);
}

} // namespace Carrel
