// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentpack.h"

#include "base/folderlisting.h"
#include "storage/flushfile.h"
#include "storage/segmentformat.h"
#include "storage/zstandard.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Segment)
};

using SegmentFormat::headStart;

bool isPlainName(const QString &name)
{
    static const QRegularExpression plain(u"^[0-9]{4}-[0-9]{2}(?:-[0-9]{2}T[0-9]{4})?-[0-9a-f]{64}\\.pack$"_s);
    return plain.match(name).hasMatch();
}

/** The hash in the name of a pack or of a copy of one. */
QByteArray hashInName(const QString &path)
{
    static const QRegularExpression form(u"-([0-9a-f]{64})"_s);
    return form.match(QFileInfo(path).fileName()).captured(1).toLatin1();
}

QByteArray hashOf(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

/** Where the segments in @p content begin. */
std::vector<qsizetype> startsIn(const QByteArray &content)
{
    std::vector<qsizetype> starts;
    const QByteArray lineOfHead = '\n' + headStart.toByteArray();
    if (content.startsWith(headStart)) {
        starts.push_back(0);
    }
    for (qsizetype at = content.indexOf(lineOfHead); at >= 0; at = content.indexOf(lineOfHead, at + 1)) {
        starts.push_back(at + 1);
    }
    return starts;
}

} // namespace

QByteArray packContent(std::span<const Segment> segments)
{
    SegmentUnion sum;
    std::map<QString, QByteArray> heads; // of several of a session the first by its bytes: any order gives the same
    for (const Segment &segment : segments) {
        const QByteArray line = SegmentFormat::headerLine(segment.header);
        const auto [head, isNew] = heads.emplace(segment.header.session, line);
        if (!isNew && line < head->second) {
            head->second = line;
        }
        sum.add(segment);
    }
    const std::vector<UnionEntry> entries = sum.entries();
    QByteArray content;
    auto entry = entries.begin();
    for (const auto &[session, head] : heads) {
        content += head;
        for (; entry != entries.end() && entry->session == session; ++entry) {
            content += SegmentFormat::eventLine({entry->n, entry->payload});
        }
    }
    return content;
}

bool isPack(const QString &path)
{
    return path.contains(".pack"_L1) && !hashInName(path).isEmpty();
}

bool isPackOf(const QString &path, const QByteArray &content)
{
    return hashInName(path) == hashOf(content);
}

QString packsFolder(const QString &segmentFolder)
{
    return segmentFolder + u"/packs"_s;
}

SegmentFile packFile(const QString &path)
{
    const QFileInfo file(path);
    return {path, file.size(), file.lastModified().toMSecsSinceEpoch(), isPlainName(file.fileName())};
}

std::vector<SegmentFile> listPacks(const QString &folder)
{
    std::vector<SegmentFile> files;
    for (const QString &name : namesIn(folder, FolderEntry::Kind::File)) {
        if (isPack(name) && !name.startsWith(u'.')) {
            files.push_back(packFile(folder + u'/' + name));
        }
    }
    return files;
}

Result<Pack> parsePack(const QByteArray &bytes, const QString &path, SegmentOrigin origin)
{
    const Decompressed content = decompressed(bytes, largestPack);
    Pack pack;
    pack.whole =
        content.fault.isEmpty() && (origin == SegmentOrigin::LocalCopy || hashOf(content.bytes) == hashInName(path));
    if (!pack.whole && !isPlainName(QFileInfo(path).fileName())) {
        return fail(ErrorCode::Malformed, Context::tr("An unfinished copy made by a sync program was left out."), path);
    }
    const std::vector<qsizetype> starts = startsIn(content.bytes);
    for (size_t i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1] : content.bytes.size();
        auto segment = parseSegment(content.bytes.sliced(starts[i], end - starts[i]), path, origin);
        if (segment) {
            std::ranges::move(segment->diagnostics, std::back_inserter(pack.diagnostics));
            pack.segments.push_back(std::move(*segment));
        }
    }
    if (pack.segments.empty() && !pack.whole) {
        return fail(ErrorCode::Malformed, Context::tr("A pack of the study record is damaged as a whole."),
                    path + u": "_s + content.fault);
    }
    if (!pack.whole) {
        pack.diagnostics.push_back(
            {.severity = Severity::Warning,
             .code = u"pack-damaged"_s,
             .file = path,
             .message =
                 Context::tr("A pack of the study record is not as it was written; its undamaged entries are used.")});
    }
    return pack;
}

Result<Pack> readPack(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable, Context::tr("A part of the study record cannot be read."),
                    path + u": "_s + file.errorString());
    }
    return parsePack(file.readAll(), path);
}

Result<QString> writePack(const QString &folder, const QString &stem, const QByteArray &content)
{
    QString path = folder + u'/' + stem + u'-' + QString::fromLatin1(hashOf(content)) + u".pack"_s;
    if (const auto there = readPack(path); there && there->whole) {
        return path;
    }
    const auto frame = compressed(content);
    if (!frame) {
        return std::unexpected(frame.error());
    }
    if (auto written = writeWhole(path, *frame); !written) { // lies on the disk before it takes the last name
        return std::unexpected(written.error());
    }
    if (auto flushed = flushFolder(folder); !flushed) {
        QFile::remove(path);
        return std::unexpected(flushed.error());
    }
    const auto readBack = readPack(path);
    if (!readBack || !readBack->whole) {
        QFile::remove(path);
        return std::unexpected(writeError(path, u"it does not read back as it was written"_s));
    }
    return path;
}

} // namespace Carrel
