// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of StudyRecord has to do with whose record it is.
#include "base/answerwithin.h"
#include "storage/sessionid.h"
#include "study/eraserecord.h"
#include "study/studyrecord.h"

#include <algorithm>
#include <chrono>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

std::vector<LearnerInfo> StudyRecord::learners() const
{
    return m_record->learners;
}

LearnerId StudyRecord::learner() const
{
    return m_learner.id;
}

Result<void> StudyRecord::switchLearner(const LearnerId &learner)
{
    if (!std::ranges::contains(m_record->learners, learner, &LearnerInfo::id)) {
        return fail(ErrorCode::NotFound, tr("This learner is not in the study folder."), learner.toString());
    }
    Q_EMIT learnerAboutToChange();
    setLastUsedLearner(m_paths.indexFolder, learner);
    begin(learner);
    Q_EMIT learnerChanged();
    Q_EMIT stateChanged();
    return {};
}

Result<void> StudyRecord::eraseLearner()
{
    constexpr std::chrono::seconds patience(3);
    const LearnerId learner = m_learner.id;
    if (learner.isEmpty()) {
        return fail(ErrorCode::NotFound, tr("There is no study record to erase."));
    }
    Q_EMIT learnerAboutToChange();
    m_journal.reset(); // the session ends first, or it would write into what is gone
    const auto answer = answerWithin<Result<void>>(
        patience, [paths = m_paths, learner, now = m_clock.wallMs()] { return eraseRecord(paths, learner, now); });
    Result<void> erased = answer ? *answer
                                 : fail(ErrorCode::Unwritable,
                                        tr("The study folder does not answer, so the study record may not be erased. "
                                           "Try again when it does."),
                                        m_paths.studyFolder);
    const auto other =
        std::ranges::find_if(m_record->learners, [&learner](const LearnerInfo &known) { return known.id != learner; });
    begin(other == m_record->learners.end() ? LearnerId() : other->id);
    Q_EMIT learnerChanged();
    Q_EMIT stateChanged();
    return erased;
}

/** Two learners of one name could not be told apart, and one would study in the other's record. */
Result<void> StudyRecord::checkName(const QString &displayName, const LearnerId &ofLearner) const
{
    const auto taken = std::ranges::find_if(m_record->learners, [&](const LearnerInfo &learner) {
        return learner.id != ofLearner && isSameName(learner.displayName, displayName);
    });
    if (taken == m_record->learners.end()) {
        return {};
    }
    return fail(ErrorCode::Conflict,
                tr("There is a learner called “%1” already. Choose another name, or switch to that learner.")
                    .arg(taken->displayName),
                taken->id.toString());
}

Result<LearnerId> StudyRecord::addLearner(const QString &displayName)
{
    const LearnerInfo learner{LearnerId(makeRandomId()), displayName};
    if (auto free = checkName(displayName, learner.id); !free) {
        return std::unexpected(free.error());
    }
    // The study folder hears of the learner with the first write; until then the spool remembers.
    if (auto written = writeLearner(m_paths.spoolFolder, learner); !written) {
        return std::unexpected(written.error());
    }
    m_record->learners.push_back(learner);
    if (auto switched = switchLearner(learner.id); !switched) {
        return std::unexpected(switched.error());
    }
    return learner.id;
}

Result<void> StudyRecord::renameLearner(const LearnerId &learner, const QString &displayName)
{
    const auto known = std::ranges::find(m_record->learners, learner, &LearnerInfo::id);
    if (known == m_record->learners.end()) {
        return fail(ErrorCode::NotFound, tr("This learner is not in the study folder."), learner.toString());
    }
    if (auto free = checkName(displayName, learner); !free) {
        return free;
    }
    auto written = m_journal->rename({learner, displayName});
    if (written) {
        known->displayName = displayName;
    }
    return written;
}

void StudyRecord::takeLearner(const LearnerId &learner)
{
    const auto known = std::ranges::find(m_record->learners, learner, &LearnerInfo::id);
    if (known == m_record->learners.end()) {
        m_record->learners.push_back({learner, m_learner.displayName});
    } else {
        m_learner.displayName = known->displayName;
    }
    if (m_learner.id != learner) {
        const bool readAnother = !m_learner.id.isEmpty() && m_record->learner != learner;
        m_learner.id = learner;
        Q_EMIT learnerChanged();
        if (readAnother) {
            m_journal->reload();
        }
    }
}

} // namespace Carrel
