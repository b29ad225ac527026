// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/spool.h"

#include "storage/segmentfolder.h"
#include "storage/segmentreader.h"
#include "storage/segmentwriter.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int lockWritingMs = 60'000; ///< more than a program takes from making a lock to writing into it who holds it

QString sessionsFolder(const QString &spoolFolder)
{
    return spoolFolder + u"/sessions"_s;
}

QString mark(const QString &spoolFolder, const QString &session)
{
    return sessionsFolder(spoolFolder) + u'/' + session + u".unclosed"_s;
}

/** When a session began, from its name (UUID of version 7). */
qint64 startOf(const QString &session)
{
    return QString(session).remove(u'-').left(12).toLongLong(nullptr, 16);
}

std::vector<SegmentFile> segmentsOf(const QString &learnerFolder)
{
    return listSegments(learnerFolder).value_or(std::vector<SegmentFile>());
}

/** The learner in the study folder that spooled events of @p spooled belong to. */
Result<LearnerId> receiver(const StudyPaths &paths, const LearnerInfo &spooled, bool isMadeOnPurpose,
                           const LearnerId &fallback)
{
    if (hasLearner(paths.studyFolder, spooled.id)) {
        return spooled.id;
    }
    const auto known = listLearners(paths.studyFolder);
    if (!known) {
        return std::unexpected(known.error());
    }
    if (!isMadeOnPurpose && !known->empty()) {
        return std::ranges::contains(*known, fallback, &LearnerInfo::id) ? fallback : known->front().id;
    }
    if (auto written = writeLearner(paths.studyFolder, spooled); !written) {
        return std::unexpected(written.error());
    }
    return spooled.id;
}

/** Leaves @p path where it is unless every good line of it lies in the study folder. */
void carrySegment(const QString &path, const QString &learnerFolder, Segment segment)
{
    segment.header.learner = QFileInfo(learnerFolder).fileName();
    if (segment.lines.empty()) {
        QFile::remove(path);
    } else {
        std::ignore = moveIntoClosed(path, segment, learnerFolder); // what failed is tried again
    }
}

} // namespace

std::unique_ptr<QLockFile> lockSession(const QString &spoolFolder, const QString &session)
{
    QDir().mkpath(sessionsFolder(spoolFolder));
    auto lock = std::make_unique<QLockFile>(sessionsFolder(spoolFolder) + u'/' + session + u".lock"_s);
    lock->setStaleLockTime(0); // a session may last for weeks; only the end of its process makes its lock stale
    qint64 process = 0;
    QString computer;
    QString program;
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError &&
        !lock->getLockInfo(&process, &computer, &program)) {
        lock->setStaleLockTime(lockWritingMs); // its process ended before it could say who it was
        lock->tryLock(0);
    }
    return lock->isLocked() ? std::move(lock) : nullptr;
}

void markUnclosed(const QString &spoolFolder, const QString &session)
{
    QFile file(mark(spoolFolder, session));
    std::ignore = file.open(QIODevice::WriteOnly); // without it the segment stays as it is, which is readable
}

std::vector<LearnerInfo> spooledLearners(const QString &spoolFolder)
{
    std::vector<LearnerInfo> learners = listLearners(spoolFolder).value_or(std::vector<LearnerInfo>());
    std::erase_if(learners, [&spoolFolder](const LearnerInfo &learner) {
        return !hasLearner(spoolFolder, learner.id) && segmentsOf(spoolFolder + u'/' + learner.id.toString()).empty();
    });
    return learners;
}

void carryOver(const StudyPaths &paths, const QString &ownSession, const LearnerId &fallback)
{
    for (const LearnerInfo &spooled : spooledLearners(paths.spoolFolder)) {
        if (hasLearner(paths.studyFolder, spooled.id)) {
            QFile::remove(paths.spoolFolder + u'/' + spooled.id.toString() + u"/learner.json"_s);
        }
        for (const SegmentFile &file : segmentsOf(paths.spoolFolder + u'/' + spooled.id.toString())) {
            const auto segment = readSegment(file.path);
            if (!segment || segment->header.session == ownSession) {
                continue;
            }
            const auto lock = lockSession(paths.spoolFolder, segment->header.session);
            if (!lock) {
                continue; // its process lives and carries it over by itself
            }
            markUnclosed(paths.spoolFolder, segment->header.session);
            const auto learner = receiver(paths, spooled, hasLearner(paths.spoolFolder, spooled.id), fallback);
            if (!learner) {
                return;
            }
            carrySegment(file.path, paths.studyFolder + u'/' + learner->toString(), *segment);
        }
    }
}

void closeOldSegments(const StudyPaths &paths, const QString &ownSession, qint64 nowMs)
{
    const QDir sessions(sessionsFolder(paths.spoolFolder));
    const QStringList names = sessions.entryList({u"*.lock"_s, u"*.unclosed"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString session = name.section(u'.', 0, 0);
        const auto lock = session == ownSession ? nullptr : lockSession(paths.spoolFolder, session);
        if (!lock) {
            continue;
        }
        if (nowMs - startOf(session) < daysUntilClosed * 86'400'000LL) {
            markUnclosed(paths.spoolFolder, session); // the lock goes when this one lets it go
            continue;
        }
        bool allClosed = true;
        for (const LearnerInfo &learner : listLearners(paths.studyFolder).value_or(std::vector<LearnerInfo>())) {
            for (const SegmentFile &file : segmentsOf(paths.studyFolder + u'/' + learner.id.toString())) {
                const QString fileName = QFileInfo(file.path).fileName();
                if (file.plainName && fileName.startsWith(session) && fileName.endsWith(".part"_L1)) {
                    allClosed = closeDeadSegment(file.path).has_value() && allClosed;
                }
            }
        }
        if (allClosed) {
            QFile::remove(mark(paths.spoolFolder, session));
        }
    }
}

} // namespace Carrel
