// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/loadedrecord.h"

#include <condition_variable>
#include <memory>
#include <mutex>

namespace Carrel
{

/**
 * The first look into a folder, on a lane, and who waits for what it finds as long as the folder keeps answering. Used
 * by RecordJournal::open().
 */
class FirstLook final
{
public:
    static constexpr int silenceMs = 600; ///< a folder that is silent for longer is not waited for

    static constexpr qint64 mostBytes = 8LL * 1024 * 1024; ///< of a checkpoint: more are not there within a moment

    void beat();                         ///< it got on
    void expect(qint64 checkpointBytes); ///< before they are read: nobody waits in vain for too many
    [[nodiscard]] bool wasHeardOf();

    /** What may be used until all is there. False when nobody waits any more. */
    bool offer(std::shared_ptr<LoadedRecord> checkpoint);

    /** False when nobody waits any more. */
    bool hand(std::shared_ptr<LoadedRecord> loaded);

    /** What was handed or offered; nullptr when the folder was silent, or @p limitMs were not enough. */
    std::shared_ptr<LoadedRecord> wait(int limitMs);

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_beats = 0;
    bool m_tooLong = false;
    bool m_givenUp = false;
    std::shared_ptr<LoadedRecord> m_record;
    std::shared_ptr<LoadedRecord> m_offered;
};

} // namespace Carrel
