// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordreader.h"

#include "storage/segmentpack.h"
#include "study/eventcodec.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <future>
#include <span>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RecordReader)
};

Diagnostic remark(Severity severity, const QString &code, const QString &file, const QString &message)
{
    Diagnostic diagnostic;
    diagnostic.severity = severity;
    diagnostic.code = code;
    diagnostic.file = file;
    diagnostic.message = message;
    return diagnostic;
}

/** Adds @p bytes of @p file to @p sum; false when they are not whole. */
bool addSegment(const SegmentFile &file, const QByteArray &bytes, SegmentUnion &sum, Diagnostics &diagnostics,
                SegmentOrigin origin)
{
    const auto segment = parseSegment(bytes, file.path, origin);
    if (!segment) {
        // A new .part may be met before its first line lies on the disk, or was left so by a sudden end; other names
        // are other programs' files.
        const bool isBegun = file.path.endsWith(".part"_L1) && !bytes.contains('\n');
        const bool isOurs = file.plainName && !isBegun && !bytes.isEmpty();
        diagnostics.push_back(remark(isOurs ? Severity::Warning : Severity::Note, u"segment-unreadable"_s, file.path,
                                     segment.error().sentence));
        return false;
    }
    if (!isUsable(file, *segment)) {
        diagnostics.push_back(remark(Severity::Note, u"segment-copy-skipped"_s, file.path,
                                     Context::tr("An unfinished copy made by a sync program was left out.")));
        return true;
    }
    sum.add(*segment);
    diagnostics.insert(diagnostics.end(), segment->diagnostics.begin(), segment->diagnostics.end());
    return segment->diagnostics.empty();
}

/** The same for a pack. */
bool addPack(const SegmentFile &file, const QByteArray &bytes, SegmentUnion &sum, Diagnostics &diagnostics,
             SegmentOrigin origin)
{
    const auto pack = parsePack(bytes, file.path, origin);
    if (!pack) {
        diagnostics.push_back(remark(file.plainName ? Severity::Warning : Severity::Note, u"pack-unreadable"_s,
                                     file.path, pack.error().sentence));
        return false;
    }
    std::ranges::for_each(pack->segments, [&sum](const Segment &segment) { sum.add(segment); });
    diagnostics.insert(diagnostics.end(), pack->diagnostics.begin(), pack->diagnostics.end());
    return pack->diagnostics.empty();
}

bool addFile(const SegmentFile &file, const QByteArray &bytes, SegmentUnion &sum, Diagnostics &diagnostics,
             SegmentOrigin origin = SegmentOrigin::File)
{
    return isPack(file.path) ? addPack(file, bytes, sum, diagnostics, origin)
                             : addSegment(file, bytes, sum, diagnostics, origin);
}

/** Segments and packs of a learner. */
Result<std::vector<SegmentFile>> listFiles(const QString &folder)
{
    auto files = listSegments(folder);
    if (files) {
        std::ranges::move(listPacks(packsFolder(folder)), std::back_inserter(*files));
    }
    return files;
}

constexpr size_t eventsAPart = 2'000; ///< fewer are not worth a thread

RecordContents parsePart(std::span<const UnionEntry> entries)
{
    RecordContents contents;
    contents.events.reserve(entries.size());
    for (const UnionEntry &entry : entries) {
        if (auto event = fromJson(entry.payload)) {
            contents.events.push_back(std::move(*event));
        } else {
            contents.diagnostics.push_back(remark(Severity::Warning, u"event-malformed"_s,
                                                  entry.session + u':' + QString::number(entry.n),
                                                  event.error().sentence));
        }
    }
    return contents;
}

/** In their order. Taking JSON apart is most of the work of opening a long record, so every core helps. */
void parseInto(const std::vector<UnionEntry> &entries, RecordContents &contents)
{
    const std::span<const UnionEntry> all(entries);
    const size_t cores = size_t(std::max(1, QThread::idealThreadCount()));
    const size_t length = std::max(eventsAPart, (entries.size() + cores - 1) / cores);
    std::vector<std::future<RecordContents>> parts;
    for (size_t start = length; start < all.size(); start += length) {
        parts.push_back(
            std::async(std::launch::async, parsePart, all.subspan(start, std::min(length, all.size() - start))));
    }
    const auto take = [&contents](RecordContents part) {
        std::ranges::move(part.events, std::back_inserter(contents.events));
        std::ranges::move(part.diagnostics, std::back_inserter(contents.diagnostics));
    };
    contents.events.reserve(entries.size());
    take(parsePart(all.first(std::min(length, all.size()))));
    for (auto &part : parts) {
        take(part.get());
    }
}

std::optional<QByteArray> fileBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestSegment) {
        return std::nullopt;
    }
    return file.readAll();
}

} // namespace

RecordReader::RecordReader(StudyPaths paths, LearnerId learner)
    : m_paths(std::move(paths))
    , m_learner(std::move(learner))
{
}

RecordContents RecordReader::read(const Beat &beat)
{
    RecordContents contents;
    SegmentUnion sum;
    m_listed.clear();
    if (auto toKeep = readFolder(sum, contents, beat)) {
        keepInIndex(std::move(*toKeep));
    }
    readSpool(sum, contents);
    const std::vector<UnionEntry> entries = sum.entries();
    contents.read.add(entries);
    parseInto(entries, contents);
    return contents;
}

std::optional<RecordContents> RecordReader::readSince(const std::map<QString, SegmentFile> &files,
                                                      const CoveredEvents &events, const Beat &beat)
{
    RecordContents contents;
    SegmentUnion sum;
    m_seen = files;
    m_listed.clear();
    std::ignore = readFolder(sum, contents, beat); // who reads everything has the index follow
    readSpool(sum, contents);
    std::vector<UnionEntry> entries = sum.entries();
    const size_t lines = entries.size();
    const auto sessions = events.leaveNew(entries);
    contents.metAgain = lines - entries.size();
    if (!sessions || !contents.folderAnswered) {
        return std::nullopt;
    }
    const auto isThereStill = [this, &whole = *sessions](const auto &file) { return isThere(file.second, whole); };
    if (!std::ranges::all_of(files, isThereStill)) {
        return std::nullopt;
    }
    parseInto(entries, contents);
    return contents;
}

/** As it was; or all of its session was met elsewhere, since files are closed, packed and carried over. */
bool RecordReader::isThere(const SegmentFile &file, const std::set<QString> &sessions) const
{
    constexpr qsizetype sessionLength = 36;
    const auto listed = m_listed.find(file.path);
    return (listed != m_listed.end() && listed->second == file) ||
           sessions.contains(QFileInfo(file.path).fileName().left(sessionLength));
}

RecordContents RecordReader::readLocal() const
{
    RecordContents contents;
    SegmentUnion sum;
    const RecordIndex index(m_paths.indexFolder, m_learner);
    for (const auto &[name, bytes] : index.all()) {
        addFile({.path = name}, bytes, sum, contents.diagnostics, SegmentOrigin::LocalCopy);
    }
    RecordReader(m_paths, m_learner).readSpool(sum, contents);
    parseInto(sum.entries(), contents);
    return contents;
}

void RecordReader::takePacked(const PackedMonth &packed)
{
    const auto isSeen = [this](const SegmentFile &source) {
        const auto seen = m_seen.find(source.path);
        return seen != m_seen.end() && seen->second == source;
    };
    if (std::ranges::all_of(packed.sources, isSeen)) {
        m_seen[packed.pack] = packFile(packed.pack);
    }
}

std::optional<RecordReader::ToKeep> RecordReader::readFolder(SegmentUnion &sum, RecordContents &contents,
                                                             const Beat &beat)
{
    const QDir folder(m_paths.studyFolder + u'/' + m_learner.toString());
    const auto files = listFiles(folder.path());
    if (!files) {
        contents.diagnostics.push_back(
            remark(Severity::Warning, u"folder-unreadable"_s, folder.path(), files.error().sentence));
        return std::nullopt;
    }
    contents.folderAnswered = true;
    beat();
    if (m_keeping.valid()) {
        m_keeping.get();
    }
    const RecordIndex index(m_paths.indexFolder, m_learner);
    ToKeep toKeep;
    for (const SegmentFile &file : *files) {
        const QString name = folder.relativeFilePath(file.path);
        toKeep.names.insert(name);
        m_listed.emplace(file.path, file);
        if (const auto seen = m_seen.find(file.path); seen != m_seen.end() && seen->second == file) {
            continue;
        }
        Diagnostics ignored; // a damaged copy in the index is not worth a word: the file is read
        if (const auto kept = index.bytes(name, file);
            kept && addFile(file, *kept, sum, ignored, SegmentOrigin::LocalCopy)) {
            m_seen[file.path] = file;
            continue;
        }
        const auto bytes = fileBytes(file.path);
        beat();
        if (!bytes) {
            contents.diagnostics.push_back(remark(Severity::Warning, u"segment-unreadable"_s, file.path,
                                                  Context::tr("A part of the study record cannot be read.")));
            continue;
        }
        addFile(file, *bytes, sum, contents.diagnostics);
        toKeep.fresh.push_back({name, file, *bytes});
        m_seen[file.path] = file;
    }
    return toKeep;
}

void RecordReader::keepInIndex(ToKeep toKeep)
{
    if (toKeep.fresh.empty() && toKeep.names == m_indexed) {
        return;
    }
    m_indexed = toKeep.names;
    m_keeping =
        std::async(std::launch::async, [folder = m_paths.indexFolder, learner = m_learner, toKeep = std::move(toKeep)] {
            RecordIndex index(folder, learner);
            for (const Fresh &one : toKeep.fresh) {
                index.keep(one.name, one.file, one.bytes);
            }
            index.keepOnly(toKeep.names);
            index.flush();
        });
}

void RecordReader::keepCheckpoint(RecordIndex::Checkpoint checkpoint)
{
    m_keeping = std::async(std::launch::async, [before = std::move(m_keeping), folder = m_paths.indexFolder,
                                                learner = m_learner, checkpoint = std::move(checkpoint)]() mutable {
        if (before.valid()) {
            before.get();
        }
        RecordIndex(folder, learner).keepCheckpoint(checkpoint);
    });
}

void RecordReader::readSpool(SegmentUnion &sum, RecordContents &contents)
{
    const auto files = listSegments(m_paths.spoolFolder + u'/' + m_learner.toString());
    if (!files) {
        return;
    }
    for (const SegmentFile &file : *files) {
        m_listed.emplace(file.path, file);
        const auto seen = m_seen.find(file.path);
        if (seen != m_seen.end() && seen->second == file) {
            continue;
        }
        if (const auto bytes = fileBytes(file.path)) {
            addFile(file, *bytes, sum, contents.diagnostics);
            m_seen[file.path] = file;
        }
    }
}

} // namespace Carrel
