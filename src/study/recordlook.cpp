// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordlook.h"

#include "study/loadedrecord.h"

namespace Carrel
{

RecordLook::RecordLook(std::shared_ptr<const LoadedRecord> record)
    : m_record(std::move(record))
{
}

template<typename Ask> auto RecordLook::ask(const JobControl &control, const Ask &askFold) const
{
    const std::scoped_lock lock(m_mutex);
    const auto isStopped = [&] { return m_ended || control.isCancelled(); };
    return m_record ? askFold(m_record->fold, isStopped) : std::nullopt;
}

std::optional<StudySnapshot> RecordLook::take(const JobControl &control) const
{
    return ask(control, [](const Fold &fold, const auto &isStopped) { return fold.snapshot(isStopped); });
}

std::optional<std::vector<TrainingHistory>> RecordLook::trainingHistories(const JobControl &control) const
{
    return ask(control, [](const Fold &fold, const auto &isStopped) { return fold.trainingHistories(isStopped); });
}

std::optional<Workload> RecordLook::workload(StudyDay today, const JobControl &control) const
{
    return ask(control, [today](const Fold &fold, const auto &isStopped) {
        return Workload::of(fold.state(), today, isStopped);
    });
}

void RecordLook::end()
{
    m_ended = true;
    const std::scoped_lock lock(m_mutex);
    m_record.reset();
}

} // namespace Carrel
