// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/backups.h"
#include "study/loadedrecord.h"
#include "study/recordfolder.h"
#include "study/recordwatch.h"
#include "study/worklane.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

namespace Carrel
{

/** Where an event lies once it is safe. */
enum class StoredWhere { StudyFolder, Spool };

/** How the study folder does. */
enum class FolderCondition {
    Untried,   ///< nothing was written yet
    Answering, ///< all events lie in it
    Waiting,   ///< it takes its time; events lie in the spool until then
    Failing,   ///< it refuses; events lie in the spool until it does not
    Losing,    ///< neither the folder nor the spool takes anything
};

/**
 * Brings the events of one session to the disk without ever making the interface wait. Each goes to the study folder on
 * one lane; when that takes longer than patienceMs, fails, or the folder is remote, it goes to the spool on another,
 * first there when remote, and to the folder when that answers. Used by StudyRecord, which makes a new one for each
 * session.
 */
class RecordJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int patienceMs = 300;

    RecordJournal(const StudyPaths &paths, Clock &clock, const QString &program, QObject *parent = nullptr);
    ~RecordJournal() override; ///< closes the segment if the folder answers, else leaves the rest in the spool

    [[nodiscard]] SessionId session() const;
    [[nodiscard]] FolderCondition condition() const { return m_condition; }

    /**
     * Reads the record of @p wanted, or of the learner last used here. Waits as long as the folder keeps answering and
     * no longer than
     * @p limitMs; when it gives up, it returns what the index and the spool know, or
     * nothing, and loaded() follows.
     */
    [[nodiscard]] std::shared_ptr<LoadedRecord> open(const LearnerId &wanted, int limitMs);

    /** Reads everything again; loaded() follows. */
    void reload();

    /** Looks for what other sessions wrote; arrived() follows when there is something. */
    void rescan();

    /** stored() or failed() follows. @p proposed is made when the folder has no learner yet; learnerSettled() tells. */
    void append(const SegmentLine &line, const LearnerInfo &proposed);

    /** Makes a backup unless one was made within a day; backupFailed() may follow. Takes as long as it likes: it is
       left behind when the program ends. */
    void backUp(const Backups &backups);

    /** Writes a learner's name; gives up after patienceMs, though it may still happen then. */
    Result<void> rename(const LearnerInfo &learner);

Q_SIGNALS:
    void loaded(const std::shared_ptr<Carrel::LoadedRecord> &record);
    void arrived(const Carrel::RecordContents &contents);
    void stored(quint32 n, Carrel::StoredWhere where);
    void failed(quint32 n, const Carrel::Error &error);
    void learnerSettled(const Carrel::LearnerId &learner);
    void backupFailed(const Carrel::Error &error);
    void conditionChanged(Carrel::FolderCondition condition, const QString &sentence);

private:
    struct OnLane; // what the lanes use; outlives this object when the folder hangs

    /** A line the study folder does not have yet. */
    struct Open {
        SegmentLine line;
        LearnerInfo proposed;
        bool told = false; ///< stored() was emitted
        bool spoolAsked = false;
        bool spoolFailed = false;
        std::optional<Error> folderError;
    };

    [[nodiscard]] std::shared_ptr<LoadedRecord> openLocally();
    void postToFolder(const SegmentLine &line, const LearnerInfo &proposed);
    void postToSpool(Open &open);
    void folderStored(quint32 n, const LearnerId &learner);
    void folderFailed(quint32 n, const Error &error);
    void spoolStored(quint32 n);
    void spoolFailed(quint32 n, const Error &error);
    void loseLine(quint32 n, const Error &error);
    void retry();
    void take(const LoadedRecord &record);
    void setCondition(FolderCondition condition, const QString &sentence);
    void end();

    StudyPaths m_paths;
    Clock &m_clock;
    SegmentHeader m_header;
    std::shared_ptr<OnLane> m_onLane;
    WorkLane m_folderLane;
    WorkLane m_spoolLane;
    WorkLane m_localLane;
    std::unique_ptr<WorkLane> m_backupLane; ///< made when it is needed
    std::map<quint32, Open> m_open;
    std::unique_ptr<QLockFile> m_lock;
    RecordWatch m_watch;
    QTimer m_retryTimer;
    FolderCondition m_condition = FolderCondition::Untried;
    bool m_remote = true;
    bool m_slow = false; ///< the last line took longer than patienceMs
    bool m_scanning = false;
    bool m_folderRead = false;
};

} // namespace Carrel
