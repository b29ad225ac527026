// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "study/fold.h"
#include "study/workload.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace Carrel
{

struct LoadedRecord;

/**
 * Looks through a whole record on another thread, while the interface thread goes on reading it. Whoever is about to
 * change the record ends the look first, which takes a moment: it is asked after every check. Made by
 * StudyRecord::look().
 */
class RecordLook final
{
public:
    explicit RecordLook(std::shared_ptr<const LoadedRecord> record);

    // On any thread. Nothing: cancelled, or the record changes.
    [[nodiscard]] std::optional<StudySnapshot> take(const JobControl &control) const;
    [[nodiscard]] std::optional<std::vector<TrainingHistory>> trainingHistories(const JobControl &control) const;
    [[nodiscard]] std::optional<Workload> workload(StudyDay today, const JobControl &control) const;

    /** From here on nothing of the record is touched. */
    void end();

private:
    template<typename Ask> [[nodiscard]] auto ask(const JobControl &control, const Ask &askFold) const;

    mutable std::mutex m_mutex;
    std::atomic<bool> m_ended = false;
    std::shared_ptr<const LoadedRecord> m_record; ///< guarded by the mutex
};

} // namespace Carrel
