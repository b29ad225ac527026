// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordjournal.h"

#include "storage/sessionid.h"
#include "study/firstlook.h"
#include "study/spool.h"

#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int retryMs = 5000;
constexpr size_t manyArrivals = 1000; ///< from here on the fold is made on the lane, not on the interface thread
constexpr int endFolderMs = 1500;
constexpr int endSlowFolderMs = 100;
constexpr int endSpoolMs = 1500;

/** Nothing is known yet, but who it will be of. */
std::shared_ptr<LoadedRecord> nobodysRecord(const QString &indexFolder)
{
    auto record = std::make_shared<LoadedRecord>();
    record->learner = lastUsedLearner(indexFolder);
    if (!record->learner.isEmpty()) {
        record->learners.push_back({record->learner, {}});
    }
    return record;
}

} // namespace

struct RecordJournal::OnLane {
    OnLane(const StudyPaths &paths, const SegmentHeader &head)
        : folder(paths, head)
        , spoolFolder(paths.spoolFolder)
        , header(head)
    {
    }

    RecordFolder folder; // on the folder's lane only
    QString spoolFolder; // with the next two on the spool's lane only
    std::optional<SessionWriter> spool;
    SegmentHeader header;

    std::mutex mutex; // guards what follows
    RecordJournal *journal = nullptr;
    std::set<quint32> inFolder;
    std::set<quint32> inSpool;
    std::set<quint32> spoolTried; ///< also those it refused
    bool closed = false;
    std::condition_variable spoolAnswered;

    /** Runs @p call on the interface thread, if the journal still lives then. */
    void tell(std::function<void(RecordJournal &)> call)
    {
        const std::scoped_lock lock(mutex);
        if (journal != nullptr) {
            QMetaObject::invokeMethod(
                journal, [to = journal, call = std::move(call)] { call(*to); }, Qt::QueuedConnection);
        }
    }

    Result<void> appendToSpool(const SegmentLine &line, const LearnerInfo &learner)
    {
        if (!spool) {
            header.learner = learner.id.toString();
            spool.emplace(spoolFolder + u'/' + header.learner, header);
        }
        auto appended = spool->append(line);
        const std::scoped_lock lock(mutex);
        if (appended) {
            inSpool.insert(line.n);
        }
        return appended;
    }

    /** Lets the folder's lane go on; once the journal was told, or it could hear of the folder before the spool. */
    void endWaitForSpool(quint32 n)
    {
        const std::scoped_lock lock(mutex);
        spoolTried.insert(n);
        spoolAnswered.notify_all();
    }

    /** A spool that takes longer than patienceMs is not waited for. */
    void waitForSpool(quint32 n)
    {
        std::unique_lock lock(mutex);
        spoolAnswered.wait_for(lock, std::chrono::milliseconds(patienceMs), [&] { return spoolTried.contains(n); });
    }
};

RecordJournal::RecordJournal(const StudyPaths &paths, Clock &clock, const QString &program, QObject *parent)
    : QObject(parent)
    , m_paths(paths)
    , m_clock(clock)
    , m_header{.session = makeSessionId(clock.wallMs()),
               .learner = {},
               .program = program,
               .startedMs = clock.wallMs(),
               .utcOffsetSeconds = clock.utcOffsetSeconds(clock.wallMs())}
    , m_onLane(std::make_shared<OnLane>(paths, m_header))
{
    m_onLane->journal = this;
    m_retryTimer.setInterval(retryMs);
    connect(&m_retryTimer, &QTimer::timeout, this, &RecordJournal::retry);
    connect(&m_watch, &RecordWatch::changed, this, &RecordJournal::rescan);
}

RecordJournal::~RecordJournal()
{
    end();
}

SessionId RecordJournal::session() const
{
    return SessionId(m_header.session);
}

std::shared_ptr<LoadedRecord> RecordJournal::open(const LearnerId &wanted, int limitMs)
{
    auto look = std::make_shared<FirstLook>();
    m_folderLane.post([shared = m_onLane, look, wanted, now = m_clock.wallMs()] {
        const auto beat = [look] { look->beat(); };
        const auto checkpoint =
            shared->folder.loadCheckpoint(wanted, beat, [look](qint64 bytes) { look->expect(bytes); });
        if (checkpoint && !look->offer(checkpoint)) {
            shared->tell([checkpoint](RecordJournal &journal) { Q_EMIT journal.loaded(checkpoint); });
        }
        auto record = shared->folder.load(wanted, beat);
        if (!look->hand(record)) {
            shared->tell([record](RecordJournal &journal) { journal.take(*record), Q_EMIT journal.loaded(record); });
        }
        shared->folder.tidy(now);
    });
    auto record = look->wait(limitMs);
    if (record) {
        take(*record);
        m_slow = record->isCheckpoint; // the lane is busy with the rest
        return record;
    }
    m_slow = true;
    return look->wasHeardOf() ? nobodysRecord(m_paths.indexFolder) : openLocally();
}

/** What the index and the spool know of a folder that is silent. */
std::shared_ptr<LoadedRecord> RecordJournal::openLocally()
{
    auto look = std::make_shared<FirstLook>();
    m_localLane.post([shared = m_onLane, look, paths = m_paths, header = m_header] {
        auto record = RecordFolder(paths, header).loadLocal();
        if (!look->hand(record)) {
            shared->tell([record](RecordJournal &journal) {
                if (!journal.m_folderRead) {
                    Q_EMIT journal.loaded(record);
                }
            });
        }
    });
    auto record = look->wait(FirstLook::silenceMs);
    return record ? record : nobodysRecord(m_paths.indexFolder);
}

void RecordJournal::reload()
{
    m_folderLane.post([shared = m_onLane] {
        auto record = shared->folder.load(shared->folder.learner(), [] {});
        shared->tell([record](RecordJournal &journal) { journal.take(*record), Q_EMIT journal.loaded(record); });
    });
}

void RecordJournal::rescan()
{
    if (std::exchange(m_scanning, true)) {
        return;
    }
    m_folderLane.post([shared = m_onLane, now = m_clock.wallMs()] {
        shared->folder.tidy(now);
        RecordContents contents = shared->folder.readNew();
        std::shared_ptr<LoadedRecord> record;
        if (!shared->folder.hasRead() || contents.events.size() > manyArrivals) {
            record = shared->folder.load(shared->folder.learner(), [] {});
        }
        shared->tell([record, contents = std::move(contents)](RecordJournal &journal) {
            journal.m_scanning = false;
            if (record) {
                journal.take(*record);
                Q_EMIT journal.loaded(record);
            } else if (!contents.events.empty() || !contents.diagnostics.empty()) {
                Q_EMIT journal.arrived(contents);
            }
        });
    });
    retry();
}

void RecordJournal::append(const SegmentLine &line, const LearnerInfo &proposed)
{
    if (!m_lock) {
        m_lock = lockSession(m_paths.spoolFolder, m_header.session);
    }
    Open &open = m_open[line.n];
    open = {.line = line, .proposed = proposed, .folderError = {}};
    postToFolder(line, proposed);
    if (m_remote || m_slow) {
        postToSpool(open);
        return;
    }
    QTimer::singleShot(patienceMs, Qt::PreciseTimer, this, [this, n = line.n] {
        if (const auto late = m_open.find(n); late != m_open.end() && !late->second.spoolAsked) {
            m_slow = true;
            postToSpool(late->second);
        }
    });
}

void RecordJournal::backUp(const Backups &backups)
{
    if (!m_folderRead || m_paths.backupFolder.isEmpty()) {
        return;
    }
    if (!m_backupLane) {
        m_backupLane = std::make_unique<WorkLane>();
    }
    m_backupLane->post([shared = m_onLane, backups, now = m_clock.wallMs()] {
        if (const auto made = backups.makeIfDue(now); !made) {
            shared->tell([error = made.error()](RecordJournal &journal) { Q_EMIT journal.backupFailed(error); });
        }
    });
}

Result<void> RecordJournal::rename(const LearnerInfo &learner)
{
    auto answer = std::make_shared<std::promise<Result<void>>>();
    auto written = answer->get_future();
    m_folderLane.post(
        [answer, folder = m_paths.studyFolder, learner] { answer->set_value(writeLearner(folder, learner)); });
    if (written.wait_for(std::chrono::milliseconds(patienceMs)) != std::future_status::ready) {
        return fail(ErrorCode::Unwritable, tr("The study folder does not answer. Try again later."),
                    m_paths.studyFolder);
    }
    return written.get();
}

void RecordJournal::postToFolder(const SegmentLine &line, const LearnerInfo &proposed)
{
    m_folderLane.post([shared = m_onLane, line, proposed, spoolFirst = m_remote] {
        if (spoolFirst) {
            shared->waitForSpool(line.n);
        }
        const auto appended = shared->folder.append(line, proposed);
        if (!appended) {
            shared->tell([n = line.n, error = appended.error()](RecordJournal &to) { to.folderFailed(n, error); });
            return;
        }
        {
            const std::scoped_lock lock(shared->mutex);
            shared->inFolder.insert(line.n);
        }
        shared->tell([n = line.n, who = shared->folder.learner()](RecordJournal &to) { to.folderStored(n, who); });
    });
}

void RecordJournal::postToSpool(Open &open)
{
    open.spoolAsked = true;
    m_spoolLane.post([shared = m_onLane, line = open.line, proposed = open.proposed] {
        const auto appended = shared->appendToSpool(line, proposed);
        shared->tell([n = line.n, appended](RecordJournal &to) {
            appended ? to.spoolStored(n) : to.spoolFailed(n, appended.error());
        });
        shared->endWaitForSpool(line.n);
    });
}

void RecordJournal::folderStored(quint32 n, const LearnerId &learner)
{
    const auto open = m_open.find(n);
    if (open == m_open.end()) {
        return;
    }
    Q_EMIT learnerSettled(learner);
    const bool told = open->second.told;
    m_open.erase(open);
    m_slow = false;
    if (!m_watch.isWatching() && !m_remote) {
        m_watch.watch(m_paths.studyFolder, learner);
    }
    if (m_open.empty()) {
        m_retryTimer.stop();
        setCondition(FolderCondition::Answering, {});
    }
    if (!told) {
        Q_EMIT stored(n, StoredWhere::StudyFolder);
    }
}

void RecordJournal::folderFailed(quint32 n, const Error &error)
{
    const auto open = m_open.find(n);
    if (open == m_open.end()) {
        return;
    }
    open->second.folderError = error;
    if (open->second.told) {
        setCondition(FolderCondition::Failing, error.sentence);
    }
    if (open->second.spoolFailed) {
        loseLine(n, error);
        return;
    }
    m_retryTimer.start();
    if (!open->second.spoolAsked) {
        postToSpool(open->second);
    }
}

void RecordJournal::spoolStored(quint32 n)
{
    const auto open = m_open.find(n);
    if (open == m_open.end() || open->second.told) {
        return;
    }
    open->second.told = true;
    if (const std::optional<Error> &error = open->second.folderError) {
        setCondition(FolderCondition::Failing, error->sentence);
    } else if (m_condition != FolderCondition::Failing) {
        setCondition(FolderCondition::Waiting, {});
    }
    Q_EMIT stored(n, StoredWhere::Spool);
}

void RecordJournal::spoolFailed(quint32 n, const Error &error)
{
    const auto open = m_open.find(n);
    if (open == m_open.end()) {
        return;
    }
    open->second.spoolFailed = true;
    if (open->second.folderError) {
        loseLine(n, error);
    }
}

void RecordJournal::loseLine(quint32 n, const Error &error)
{
    m_open.erase(n);
    setCondition(FolderCondition::Losing, error.sentence);
    Q_EMIT failed(n, error);
}

void RecordJournal::retry()
{
    for (auto &[n, open] : m_open) {
        if (open.folderError) {
            open.folderError.reset();
            postToFolder(open.line, open.proposed);
        }
    }
}

void RecordJournal::take(const LoadedRecord &record)
{
    m_remote = record.remote;
    if (record.folderAnswered) {
        m_folderRead = true;
        m_slow = false;
        if (!m_remote && !record.learner.isEmpty()) {
            m_watch.watch(m_paths.studyFolder, record.learner);
        }
    }
}

void RecordJournal::setCondition(FolderCondition condition, const QString &sentence)
{
    if (m_condition != condition) {
        m_condition = condition;
        Q_EMIT conditionChanged(condition, sentence);
    }
}

void RecordJournal::end()
{
    {
        const std::scoped_lock lock(m_onLane->mutex);
        m_onLane->journal = nullptr;
    }
    if (!m_lock) {
        return; // nothing was written
    }
    m_folderLane.post([shared = m_onLane] {
        const bool closed = shared->folder.close().has_value();
        const std::scoped_lock lock(shared->mutex);
        shared->closed = closed;
    });
    m_folderLane.finish(m_slow ? endSlowFolderMs : endFolderMs);
    std::set<quint32> inFolder;
    std::set<quint32> inSpool;
    bool closed = false;
    {
        const std::scoped_lock lock(m_onLane->mutex);
        inFolder = m_onLane->inFolder;
        inSpool = m_onLane->inSpool;
        closed = m_onLane->closed;
    }
    std::erase_if(m_open, [&inFolder](const auto &entry) { return inFolder.contains(entry.first); });
    for (auto &[n, open] : m_open) {
        if (!inSpool.contains(n)) {
            postToSpool(open);
        }
    }
    if (m_open.empty()) {
        m_spoolLane.post([shared = m_onLane] {
            if (shared->spool) {
                shared->spool->discard();
            }
        });
    }
    m_spoolLane.finish(endSpoolMs);
    if (!closed) {
        markUnclosed(m_paths.spoolFolder, m_header.session);
    }
}

} // namespace Carrel
