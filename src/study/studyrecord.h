// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/backups.h"
#include "study/learnerfolders.h"
#include "study/ownclock.h"
#include "study/recordjournal.h"
#include "study/recordlook.h"
#include "study/studypaths.h"
#include "study/studystate.h"

#include <QObject>

namespace Carrel
{

/** What a menu offers to take back and to do again. */
struct UndoOffers {
    QString undo; ///< "Undo the answer"; empty: nothing
    QString redo; ///< "Redo the answer"; empty: nothing
};

/**
 * What the learner did and what it amounts to: the one door to the study record for models and widgets. Lives on the
 * interface thread and never makes it wait for a disk. Reading alone writes nothing into the study folder.
 */
class StudyRecord final : public QObject
{
    Q_OBJECT

public:
    using LearnerInfo = Carrel::LearnerInfo;

    /** Opens the learner last used here, else the only one. @p clock has to outlive the record. */
    StudyRecord(const StudyPaths &paths, Clock &clock, const QString &programVersion, QObject *parent = nullptr);
    ~StudyRecord() override;

    [[nodiscard]] std::vector<LearnerInfo> learners() const;
    [[nodiscard]] LearnerId learner() const; ///< empty until the first write into an empty folder

    /** Ends this session and opens another learner's record. */
    Result<void> switchLearner(const LearnerId &learner);
    /** Makes a learner and switches to it. Conflict: a known learner has this name; the same goes for a new name. */
    Result<LearnerId> addLearner(const QString &displayName);
    Result<void> renameLearner(const LearnerId &learner, const QString &displayName);
    /** Erases the record that is open for good, see eraserecord.h, and opens another learner's or nobody's. */
    Result<void> eraseLearner();

    [[nodiscard]] const StudyState &state() const;
    /** For a look through all of it on another thread. It ends when the record changes: stateChanged() follows. */
    [[nodiscard]] std::shared_ptr<RecordLook> look();
    /** Now by the learner's rollover; never before the last session when the clock is behind. */
    [[nodiscard]] StudyMoment moment() const;
    [[nodiscard]] StudyDay today() const; ///< the study day of moment()

    /** See Fold::hold(). Holds for every learner until the record is closed. */
    void hold(const QJsonObject &choices, const QJsonObject &defaults = {});

    /** Returns at once; eventAppended() follows when the event lies on a disk, and state() has it from then on. */
    EventRef append(EventBody body);

    /** Takes back the last action that was not taken back yet; the ref of the undo event, or an empty one. */
    EventRef undoLast();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] QString undoText() const; ///< "Undo the answer"

    /** Does again what was taken back last, unless something was done since; the ref of the event that says so. */
    EventRef redoLast();
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString redoText() const;       ///< "Redo the answer"
    [[nodiscard]] const Event *redoEvent() const; ///< the action that comes back; nullptr: none

    /** undoText() and redoText() by one look at what was taken back. */
    [[nodiscard]] UndoOffers undoOffers() const;

    /** What undoLast() takes back; nullptr: nothing. */
    [[nodiscard]] const Event *undoEvent() const;

    /** Whether it is of an earlier session and more than a day ago: not to be taken back without a question. */
    [[nodiscard]] bool isUndoOld() const;

    /** Looks for what other computers wrote; called when the window gets the focus. eventsArrived() follows. */
    void rescan();

    /** Now; never before the last session when the clock is behind. */
    [[nodiscard]] qint64 nowMs() const { return m_time.nowMs(); }

    [[nodiscard]] const StudyPaths &paths() const { return m_paths; }

    /** The backups of the learner, to look into and to put back on another thread; rescan() has it taken up. */
    [[nodiscard]] Backups backups() const;

    /** Makes a backup on another thread unless one was made within a day; backupFailed() may follow. */
    void backUp();

    /** Waits until the study folder was read; for programs without an event loop. False: it does not answer. */
    bool waitUntilRead(int ms);

    /** Waits until every append() was answered; false when @p ms were not enough. */
    bool waitUntilStored(int ms);

    /** Where answers lie now, for the status line. */
    [[nodiscard]] QString storageSentence() const;

    /** Why the clock of this computer is not to be trusted, and what to do; empty: it is. */
    [[nodiscard]] QString clockSentence() const;

    /** What was found damaged while reading. */
    [[nodiscard]] const Diagnostics &diagnostics() const;

    /** The same in a sentence; empty: no damage that could have cost an answer. */
    [[nodiscard]] QString damageSentence() const;

    /** Whether there were backups() of the learner when the record was read. */
    [[nodiscard]] bool hasBackups() const;

Q_SIGNALS:
    void eventAppended(const Carrel::EventRef &ref, Carrel::StoredWhere where);
    void appendFailed(const Carrel::EventRef &ref, const Carrel::Error &error);
    void eventsArrived(); ///< from other sessions or computers
    void stateChanged();  ///< after each of the above but a failure
    void storageChanged(const QString &sentence);
    void learnerAboutToChange(); ///< what is appended now still belongs to the learner before
    void learnerChanged();
    void backupFailed(const QString &sentence);
    void damageFound(const QString &sentence);  ///< see damageSentence()
    void clockDoubted(const QString &sentence); ///< see clockSentence()

private:
    void begin(const LearnerId &wanted);
    void takeLoaded(const std::shared_ptr<LoadedRecord> &record);
    void takeArrived(const RecordContents &contents);
    void endLooks();
    void tellDamage();
    void takeStored(quint32 n, StoredWhere where);
    void takeFailed(quint32 n, const Error &error);
    void takeLearner(const LearnerId &learner);
    [[nodiscard]] Result<void> checkName(const QString &displayName, const LearnerId &ofLearner) const;
    void takeCondition(const QString &reason);
    [[nodiscard]] QString storageSentenceNow() const;
    void judgeClock();
    void reportClocks();
    [[nodiscard]] HybridTime::Offsets knownOffsets() const;
    void reloadIfJoined();
    [[nodiscard]] std::set<EventRef> undoneWithWaiting() const;
    [[nodiscard]] std::optional<EventRef> lastAction(const std::set<EventRef> &undone) const;
    [[nodiscard]] std::optional<UndoStack::TakenBack> lastTakenBack(const std::set<EventRef> &undone) const;
    EventRef write(EventBody body);

    StudyPaths m_paths;
    Clock &m_clock;
    OwnClock m_time;
    QString m_program;
    std::unique_ptr<RecordJournal> m_journal;
    std::shared_ptr<LoadedRecord> m_record;
    std::vector<std::weak_ptr<RecordLook>> m_looks;
    std::map<quint32, Event> m_waiting; ///< not on a disk yet
    std::vector<Event> m_own;           ///< of this session, on a disk
    LearnerInfo m_learner;
    QJsonObject m_held;
    QJsonObject m_defaults;
    std::set<LearnerId> m_joined;
    quint32 m_lastNumber = 0;
    qint64 m_startedMs = 0; ///< monotonic
    QString m_clockSentence;
    QString m_damageSentence;
    QString m_storageSentence;
    QString m_conditionReason;
    bool m_folderRead = false;
};

} // namespace Carrel
