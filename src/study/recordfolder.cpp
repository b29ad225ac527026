// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordfolder.h"

#include "storage/remotefolder.h"
#include "study/backups.h"
#include "study/eraserecord.h"
#include "study/spool.h"
#include "study/statecodec.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <iterator>
#include <ranges>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype longRecord = 20'000; ///< events from which on reading them is felt
constexpr size_t manyNew = 1'000;        ///< what is new since a checkpoint, from which on another is worth it

QString lastUsedFile(const QString &indexFolder)
{
    return indexFolder + u"/last-learner"_s;
}

/** Asked without writing: looking on leaves nothing behind. The first write shows whether it is true. */
bool mayWriteBelow(const QString &folder)
{
    QFileInfo nearest(QDir::cleanPath(folder));
    while (!nearest.exists() && !nearest.isRoot()) {
        nearest.setFile(nearest.path());
    }
    return nearest.isDir() && nearest.isWritable();
}

void join(std::vector<LearnerInfo> &learners, const std::vector<LearnerInfo> &others)
{
    for (const LearnerInfo &other : others) {
        if (!std::ranges::contains(learners, other.id, &LearnerInfo::id)) {
            learners.push_back(other);
        }
    }
}

} // namespace

LearnerId lastUsedLearner(const QString &indexFolder)
{
    QFile file(lastUsedFile(indexFolder));
    return file.open(QIODevice::ReadOnly) ? LearnerId(QString::fromLatin1(file.readAll().trimmed())) : LearnerId();
}

void setLastUsedLearner(const QString &indexFolder, const LearnerId &learner)
{
    QSaveFile file(lastUsedFile(indexFolder));
    if (QDir().mkpath(indexFolder) && file.open(QIODevice::WriteOnly)) {
        file.write(learner.toString().toLatin1());
        file.commit();
    }
}

RecordFolder::RecordFolder(StudyPaths paths, SegmentHeader header)
    : m_paths(std::move(paths))
    , m_header(std::move(header))
{
}

/** A drive that was taken out leaves nothing, not even the folder's parent; a first start has a parent. */
bool RecordFolder::isAway() const
{
    return !lastUsedLearner(m_paths.indexFolder).isEmpty() && !QDir(m_paths.studyFolder).exists() &&
           !QDir(QFileInfo(m_paths.studyFolder).path()).exists();
}

bool RecordFolder::liesElsewhere() const
{
    return m_paths.isRemote ? *m_paths.isRemote : isRemote(m_paths.studyFolder);
}

LearnerId RecordFolder::choose(const std::vector<LearnerInfo> &learners, const LearnerId &wanted) const
{
    for (const LearnerId &id : {wanted, lastUsedLearner(m_paths.indexFolder)}) {
        if (!id.isEmpty() && std::ranges::contains(learners, id, &LearnerInfo::id)) {
            return id;
        }
    }
    return learners.empty() ? LearnerId() : learners.front().id;
}

std::shared_ptr<LoadedRecord> RecordFolder::load(const LearnerId &wanted, const RecordReader::Beat &beat)
{
    auto loaded = std::make_shared<LoadedRecord>();
    removeErased(m_paths); // before anything of it is read
    const auto learners = listLearners(m_paths.studyFolder);
    beat();
    if (!learners || isAway()) {
        loaded = loadLocal();
        return loaded;
    }
    loaded->learners = *learners;
    join(loaded->learners, spooledLearners(m_paths.spoolFolder));
    loaded->remote = liesElsewhere();
    m_learner = choose(loaded->learners, wanted);
    loaded->learner = m_learner;
    loaded->folderAnswered = true;
    loaded->writable = mayWriteBelow(m_paths.studyFolder + u'/' + m_learner.toString());
    loaded->spoolWritable = mayWriteBelow(m_paths.spoolFolder);
    m_readers.clear();
    if (!m_learner.isEmpty()) {
        CoveredEvents events = readInto(*loaded, beat);
        loaded->hasBackups = !Backups(m_paths, {m_learner, {}}).list().empty();
        keepCheckpoint(*loaded, std::move(events));
    }
    return loaded;
}

std::shared_ptr<LoadedRecord> RecordFolder::loadCheckpoint(const LearnerId &wanted, const RecordReader::Beat &beat,
                                                           const SizeTold &sizeTold)
{
    removeErased(m_paths);
    const LearnerId learner = wanted.isEmpty() ? lastUsedLearner(m_paths.indexFolder) : wanted;
    const auto learners = listLearners(m_paths.studyFolder);
    beat();
    if (learner.isEmpty() || isAway() || !learners || !std::ranges::contains(*learners, learner, &LearnerInfo::id)) {
        return nullptr;
    }
    const RecordIndex index(m_paths.indexFolder, learner);
    sizeTold(index.checkpointSize());
    const auto kept = index.checkpoint();
    auto checkpoint = kept ? StateCodec::fromBytes(kept->state) : std::nullopt;
    auto since = checkpoint ? readSince(*kept, *checkpoint, learner, beat) : std::nullopt;
    if (!since) {
        return nullptr;
    }
    m_hasCheckpoint = since->events.size() + since->metAgain < manyNew;
    auto loaded = std::make_shared<LoadedRecord>();
    loaded->learners = *learners;
    loaded->learner = learner;
    loaded->remote = liesElsewhere();
    loaded->isCheckpoint = true;
    loaded->times = std::move(checkpoint->times);
    loaded->fold = Fold(std::move(checkpoint->fold));
    loaded->add(std::move(since->events));
    m_hasCheckpoint = m_hasCheckpoint && loaded->fold.isExact();
    return loaded->fold.isExact() ? loaded : nullptr;
}

/** What came since @p kept, of @p learner and of the records joined with it; nothing: what was covered is not there as
    it was. */
std::optional<RecordContents> RecordFolder::readSince(const RecordIndex::Checkpoint &kept,
                                                      const RecordCheckpoint &checkpoint, const LearnerId &learner,
                                                      const RecordReader::Beat &beat) const
{
    RecordContents since;
    std::set<LearnerId> learners = checkpoint.fold.state.aliases();
    learners.insert(learner);
    size_t files = 0;
    for (const LearnerId &each : learners) {
        std::map<QString, SegmentFile> covered;
        for (const QString &folder : {m_paths.studyFolder, m_paths.spoolFolder}) {
            const QString below = folder + u'/' + each.toString() + u'/';
            const auto isBelow = [&below](const auto &file) { return file.first.startsWith(below); };
            std::ranges::copy_if(kept.covered, std::inserter(covered, covered.end()), isBelow);
        }
        auto contents = RecordReader(m_paths, each).readSince(covered, checkpoint.events, beat);
        if (!contents) {
            return std::nullopt;
        }
        files += covered.size();
        std::ranges::move(contents->events, std::back_inserter(since.events));
        since.metAgain += contents->metAgain;
    }
    return files == kept.covered.size() ? std::optional(std::move(since)) : std::nullopt; // not of another folder
}

/** Before the record is handed on, as nobody else may look at it then. */
void RecordFolder::keepCheckpoint(const LoadedRecord &loaded, CoveredEvents events)
{
    if (m_hasCheckpoint || !loaded.folderAnswered || loaded.fold.size() < longRecord) {
        return;
    }
    std::map<QString, SegmentFile> covered;
    for (const auto &[learner, reader] : m_readers) {
        covered.insert(reader.seen().begin(), reader.seen().end());
    }
    m_readers.at(m_learner).keepCheckpoint(
        {StateCodec::toBytes({loaded.fold.checkpoint(), loaded.times, std::move(events)}), std::move(covered)});
    m_hasCheckpoint = true;
}

std::shared_ptr<LoadedRecord> RecordFolder::loadLocal()
{
    auto loaded = std::make_shared<LoadedRecord>();
    loaded->learners = spooledLearners(m_paths.spoolFolder);
    const LearnerId last = lastUsedLearner(m_paths.indexFolder);
    if (!last.isEmpty()) {
        join(loaded->learners, {{last, {}}});
    }
    loaded->learner = choose(loaded->learners, last);
    if (!loaded->learner.isEmpty()) {
        RecordContents contents = RecordReader(m_paths, loaded->learner).readLocal();
        loaded->diagnostics = std::move(contents.diagnostics);
        loaded->add(std::move(contents.events));
    }
    return loaded;
}

CoveredEvents RecordFolder::readInto(LoadedRecord &loaded, const RecordReader::Beat &beat)
{
    CoveredEvents events;
    // A joined record may name a third one; each is read once.
    std::vector<LearnerId> open{m_learner};
    while (!open.empty()) {
        const LearnerId learner = open.back();
        open.pop_back();
        const auto [reader, isNew] = m_readers.try_emplace(learner, m_paths, learner);
        if (!isNew) {
            continue;
        }
        RecordContents contents = reader->second.read(beat);
        loaded.folderAnswered = loaded.folderAnswered && contents.folderAnswered;
        std::ranges::move(contents.diagnostics, std::back_inserter(loaded.diagnostics));
        events.add(contents.read);
        loaded.add(std::move(contents.events));
        std::ranges::copy(loaded.fold.state().aliases(), std::back_inserter(open));
    }
    return events;
}

RecordContents RecordFolder::readNew()
{
    RecordContents contents;
    for (auto &[learner, reader] : m_readers) {
        RecordContents part = reader.read([] {});
        std::ranges::move(part.events, std::back_inserter(contents.events));
        std::ranges::move(part.diagnostics, std::back_inserter(contents.diagnostics));
    }
    return contents;
}

Result<void> RecordFolder::append(const SegmentLine &line, const LearnerInfo &proposed)
{
    if (isAway()) {
        return fail(ErrorCode::Unwritable,
                    QCoreApplication::translate("StudyRecord", "The study folder is not there. Check that its drive is "
                                                               "connected."),
                    m_paths.studyFolder);
    }
    if (!m_writer) {
        if (auto settled = settleLearner(proposed); !settled) {
            return settled;
        }
        m_header.learner = m_learner.toString();
        m_writer.emplace(m_paths.studyFolder + u'/' + m_header.learner, m_header);
    }
    auto appended = m_writer->append(line);
    if (appended && !hasLearner(m_paths.studyFolder, m_learner)) { // somebody has cleared the folder meanwhile
        std::ignore = writeLearner(m_paths.studyFolder, {m_learner, proposed.displayName});
    }
    return appended;
}

/** Two windows that start on an empty folder at once must agree on one learner. */
Result<void> RecordFolder::settleLearner(const LearnerInfo &proposed)
{
    QDir().mkpath(m_paths.spoolFolder);
    QLockFile lock(m_paths.spoolFolder + u"/first-learner.lock"_s);
    lock.tryLock(5000); // only a courtesy: without it there may be two learners, which can be joined
    const auto learners = listLearners(m_paths.studyFolder);
    if (!learners) {
        return std::unexpected(learners.error());
    }
    const LearnerId chosen = choose(*learners, proposed.id);
    const bool isMadeOnPurpose = hasLearner(m_paths.spoolFolder, proposed.id);
    m_learner = chosen.isEmpty() || isMadeOnPurpose ? proposed.id : chosen;
    if (!hasLearner(m_paths.studyFolder, m_learner)) {
        if (auto written = writeLearner(m_paths.studyFolder, {m_learner, proposed.displayName}); !written) {
            return written;
        }
    }
    setLastUsedLearner(m_paths.indexFolder, m_learner);
    if (m_readers.empty()) {
        m_readers.try_emplace(m_learner, m_paths, m_learner);
    }
    return {};
}

void RecordFolder::tidy(qint64 nowMs)
{
    if (!isAway()) {
        const LearnerId fallback = m_learner.isEmpty() ? lastUsedLearner(m_paths.indexFolder) : m_learner;
        carryOver(m_paths, m_header.session, fallback);
        closeOldSegments(m_paths, m_header.session, nowMs);
        if (m_writer) { // who only looks on writes nothing
            packOldMonth(nowMs);
        }
    }
}

/** One at a time, since answers wait for the same lane. A full disk leaves everything as it was. */
void RecordFolder::packOldMonth(qint64 nowMs)
{
    for (auto &[learner, reader] : m_readers) {
        const QString folder = m_paths.studyFolder + u'/' + learner.toString();
        const QString month = monthToPack(folder, nowMs);
        if (month.isEmpty()) {
            continue;
        }
        if (const auto packed = packMonth(folder, month)) {
            reader.takePacked(*packed);
        }
        return;
    }
}

Result<void> RecordFolder::close()
{
    Result<void> closed = m_writer ? m_writer->close() : Result<void>();
    m_writer.reset();
    return closed;
}

} // namespace Carrel
