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

std::optional<StudySnapshot> RecordLook::take(const JobControl &control) const
{
    const std::scoped_lock lock(m_mutex);
    return m_record ? m_record->fold.snapshot([&] { return m_ended || control.isCancelled(); }) : std::nullopt;
}

void RecordLook::end()
{
    m_ended = true;
    const std::scoped_lock lock(m_mutex);
    m_record.reset();
}

} // namespace Carrel
