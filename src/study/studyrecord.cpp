// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/studyrecord.h"

#include "base/localday.h"
#include "storage/sessionid.h"
#include "study/eventcodec.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int openLimitMs = 500; ///< longer is felt; a long record comes after the window

bool waitFor(const std::function<bool()> &isDone, int ms)
{
    const QDeadlineTimer deadline(ms);
    QEventLoop loop;
    QTimer wake; // ends the wait for events when none come
    wake.setSingleShot(true);
    wake.start(ms);
    while (!isDone() && !deadline.hasExpired()) {
        loop.processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
    }
    return isDone();
}

} // namespace

StudyRecord::StudyRecord(const StudyPaths &paths, Clock &clock, const QString &programVersion, QObject *parent)
    : QObject(parent)
    , m_paths(paths)
    , m_clock(clock)
    , m_time(clock, paths.indexFolder)
    , m_program(programVersion)
{
    begin(LearnerId());
}

StudyRecord::~StudyRecord() = default;

void StudyRecord::begin(const LearnerId &wanted)
{
    m_journal.reset(); // ends the session before: its segment is closed or left in the spool
    m_journal = std::make_unique<RecordJournal>(m_paths, m_clock, m_program);
    m_waiting.clear();
    m_own.clear();
    m_lastNumber = 0;
    m_folderRead = false;
    m_startedMs = m_clock.monotonicMs();
    m_time.beginAnew();
    m_learner = {wanted, {}};
    connect(m_journal.get(), &RecordJournal::loaded, this, [this](const std::shared_ptr<LoadedRecord> &record) {
        takeLoaded(record);
        takeCondition(m_conditionReason);
        Q_EMIT eventsArrived();
        Q_EMIT stateChanged();
    });
    connect(m_journal.get(), &RecordJournal::arrived, this, &StudyRecord::takeArrived);
    connect(m_journal.get(), &RecordJournal::stored, this, &StudyRecord::takeStored);
    connect(m_journal.get(), &RecordJournal::failed, this, &StudyRecord::takeFailed);
    connect(m_journal.get(), &RecordJournal::backupFailed, this,
            [this](const Error &error) { Q_EMIT backupFailed(error.sentence); });
    connect(m_journal.get(), &RecordJournal::learnerSettled, this, &StudyRecord::takeLearner);
    connect(m_journal.get(), &RecordJournal::conditionChanged, this,
            [this](FolderCondition, const QString &reason) { takeCondition(reason); });
    takeLoaded(m_journal->open(wanted, openLimitMs));
    takeCondition({});
}

void StudyRecord::takeLoaded(const std::shared_ptr<LoadedRecord> &record)
{
    endLooks();
    m_record = record;
    m_folderRead = record->folderAnswered;
    m_record->times.trust(m_journal->session());
    m_record->fold.hold(m_held, m_defaults);
    m_record->add(m_own);
    for (const auto &[n, event] : m_waiting) {
        m_record->times.see(event);
    }
    m_joined = m_record->fold.state().aliases();
    judgeClock();
    tellDamage();
    if (!record->learner.isEmpty()) {
        takeLearner(record->learner);
    }
}

void StudyRecord::tellDamage()
{
    const QString before = std::exchange(m_damageSentence, damageSentence());
    if (m_damageSentence != before) {
        Q_EMIT damageFound(m_damageSentence);
    }
}

void StudyRecord::hold(const QJsonObject &choices, const QJsonObject &defaults)
{
    m_held = choices;
    m_defaults = defaults;
    endLooks();
    m_record->fold.hold(m_held, m_defaults);
    Q_EMIT stateChanged();
}

void StudyRecord::takeArrived(const RecordContents &contents)
{
    for (const Diagnostic &diagnostic : contents.diagnostics) { // a damaged file is met again at every look
        if (diagnostic.severity != Severity::Note && !std::ranges::contains(m_record->diagnostics, diagnostic)) {
            m_record->diagnostics.push_back(diagnostic);
        }
    }
    tellDamage();
    endLooks();
    const qsizetype before = m_record->fold.size();
    m_record->add(contents.events);
    if (m_record->fold.size() == before) {
        return; // only what this session wrote itself
    }
    reloadIfJoined();
    judgeClock();
    Q_EMIT eventsArrived();
    Q_EMIT stateChanged();
}

void StudyRecord::takeStored(quint32 n, StoredWhere where)
{
    const auto waiting = m_waiting.find(n);
    if (waiting == m_waiting.end()) {
        return;
    }
    m_own.push_back(waiting->second);
    endLooks();
    m_record->add({std::move(waiting->second)});
    m_waiting.erase(waiting);
    reloadIfJoined();
    Q_EMIT stateChanged();
    Q_EMIT eventAppended({m_journal->session(), n}, where);
}

void StudyRecord::takeFailed(quint32 n, const Error &error)
{
    m_waiting.erase(n);
    Q_EMIT appendFailed(
        {m_journal->session(), n},
        {error.code, tr("%1 What you did last was not kept.", "after a sentence").arg(error.sentence), error.details});
}

void StudyRecord::takeCondition(const QString &reason)
{
    m_conditionReason = reason;
    const QString before = std::exchange(m_storageSentence, storageSentenceNow());
    if (m_storageSentence != before) {
        Q_EMIT storageChanged(m_storageSentence);
    }
}

QString StudyRecord::storageSentenceNow() const
{
    const QString folder = QDir::toNativeSeparators(m_paths.studyFolder);
    switch (m_journal->condition()) {
    case FolderCondition::Untried:
        if (m_record->writable) {
            return tr("Your answers will be kept in %1.").arg(folder);
        }
        return m_record->spoolWritable
                   ? tr("%1 cannot be written to. Your answers will be kept on this computer until it can.").arg(folder)
                   : tr("Neither %1 nor %2 can be written to, so your answers will not be kept. Check that the disk is "
                        "not full and that you may write there.")
                         .arg(folder, QDir::toNativeSeparators(m_paths.spoolFolder));
    case FolderCondition::Answering:
        return tr("Your answers are kept in %1.").arg(folder);
    case FolderCondition::Waiting:
        return tr("Your answers are kept on this computer until %1 answers.").arg(folder);
    case FolderCondition::Failing:
        return tr("%1 Your answers are kept on this computer until then.", "after a sentence").arg(m_conditionReason);
    case FolderCondition::Losing:
        return tr("%1 Until then your answers are not kept.", "after a sentence").arg(m_conditionReason);
    }
    return {};
}

/** Records that were joined, or no longer are, have to be read, or left out. */
void StudyRecord::reloadIfJoined()
{
    const std::set<LearnerId> &joined = m_record->fold.state().aliases();
    if (joined != m_joined) {
        m_joined = joined;
        m_journal->reload();
    }
}

std::shared_ptr<RecordLook> StudyRecord::look()
{
    std::erase_if(m_looks, [](const std::weak_ptr<RecordLook> &look) { return look.expired(); });
    auto look = std::make_shared<RecordLook>(m_record);
    m_looks.push_back(look);
    return look;
}

/** Before the record changes. */
void StudyRecord::endLooks()
{
    for (const std::weak_ptr<RecordLook> &known : std::exchange(m_looks, {})) {
        if (const auto look = known.lock()) {
            look->end();
        }
    }
}

const StudyState &StudyRecord::state() const
{
    return m_record->fold.state();
}

StudyMoment StudyRecord::moment() const
{
    return studyMomentAt(m_clock, m_time.nowMs(), state().settings().rolloverMinutes);
}

StudyDay StudyRecord::today() const
{
    return moment().today;
}

EventRef StudyRecord::append(EventBody body)
{
    judgeClock();
    reportClocks();
    return write(std::move(body));
}

/** Reports that hold, those that are not on a disk yet among them. */
HybridTime::Offsets StudyRecord::knownOffsets() const
{
    HybridTime::Offsets known = state().suspects();
    for (const auto &[n, event] : m_waiting) {
        if (const auto *suspect = std::get_if<ClockSuspectEvent>(&event.body)) {
            known[suspect->session] = suspect->offsetMs;
        }
    }
    return known;
}

void StudyRecord::judgeClock()
{
    m_time.judge(m_record->times, knownOffsets(), m_folderRead);
    const QString before = std::exchange(m_clockSentence, m_time.sentence());
    if (m_clockSentence != before) {
        Q_EMIT clockDoubted(m_clockSentence);
    }
}

/** Told with the first thing that is written anyway, since looking on writes nothing. */
void StudyRecord::reportClocks()
{
    for (const ClockSuspectEvent &suspect :
         m_record->times.reports(m_clock.wallMs(), knownOffsets(), m_time.judgement())) {
        write(suspect);
    }
}

EventRef StudyRecord::write(EventBody body)
{
    if (auto *answer = std::get_if<AnswerEvent>(&body); answer != nullptr && answer->program.isEmpty()) {
        answer->program = m_program;
    }
    if (m_learner.id.isEmpty()) {
        m_learner.id = LearnerId(makeRandomId());
        m_record->learner = m_learner.id;
        m_record->learners.push_back(m_learner);
        Q_EMIT learnerChanged();
    }
    const qint64 wallMs = m_clock.wallMs();
    Event event{.stamp = {.ref = {m_journal->session(), ++m_lastNumber},
                          .at = m_record->times.next(wallMs, state().suspects()),
                          .wallMs = wallMs,
                          .utcOffsetSeconds = m_clock.utcOffsetSeconds(wallMs),
                          .day = today(),
                          .monotonicMs = m_clock.monotonicMs() - m_startedMs},
                .body = std::move(body)};
    const EventRef ref = event.stamp.ref;
    m_record->times.see(event);
    const SegmentLine line{ref.n, toJson(event)};
    m_waiting.emplace(ref.n, std::move(event));
    m_journal->append(line, m_learner);
    return ref;
}

void StudyRecord::rescan()
{
    m_journal->rescan();
}

Backups StudyRecord::backups() const
{
    const auto known = std::ranges::find(m_record->learners, m_learner.id, &LearnerInfo::id);
    return {m_paths, known == m_record->learners.end() ? m_learner : *known};
}

void StudyRecord::backUp()
{
    m_journal->backUp(backups());
}

bool StudyRecord::waitUntilRead(int ms)
{
    return waitFor([this] { return m_folderRead; }, ms);
}

bool StudyRecord::waitUntilStored(int ms)
{
    return waitFor([this] { return m_waiting.empty(); }, ms);
}

QString StudyRecord::storageSentence() const
{
    return m_storageSentence;
}

QString StudyRecord::clockSentence() const
{
    return m_clockSentence;
}

const Diagnostics &StudyRecord::diagnostics() const
{
    return m_record->diagnostics;
}

bool StudyRecord::hasBackups() const
{
    return m_record->hasBackups;
}

QString StudyRecord::damageSentence() const
{
    std::set<QString> files;
    for (const Diagnostic &diagnostic : m_record->diagnostics) {
        if (diagnostic.severity != Severity::Note) {
            files.insert(diagnostic.file);
        }
    }
    if (files.empty()) {
        return {};
    }
    const int count = int(files.size());
    return m_record->hasBackups
               ? tr("%n file(s) of the study record are damaged. What is undamaged in them is used, and the backups "
                    "that Carrel makes may have the rest: Preferences, Backups of your answers, Restore…, or "
                    "“carrel-cli backup”. "
                    "“carrel-cli due” names the files.",
                    nullptr, count)
               : tr("%n file(s) of the study record are damaged. What is undamaged in them is used; if you have a copy "
                    "of the study folder, put them back from it. “carrel-cli due” names them.",
                    nullptr, count);
}

} // namespace Carrel
