// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "study/fold.h"
#include "study/hybridtime.h"
#include "study/learnerfolders.h"
#include "study/undostack.h"

#include <memory>

namespace Carrel
{

/** All that is worked out from the events of a learner: made on a lane, then handed to StudyRecord. */
struct LoadedRecord {
    std::vector<LearnerInfo> learners; ///< all that are known, also those of the spool
    LearnerId learner;                 ///< whose events follow; empty: nobody has written yet
    Fold fold;
    HybridTime times;
    UndoStack undo;
    Diagnostics diagnostics;
    bool folderAnswered = false;
    bool isCheckpoint = false; ///< the state alone is known so far; the events behind it follow
    bool writable = true;      ///< false: the study folder can be read and not written
    bool spoolWritable = true; ///< false: what the study folder refuses cannot be kept on this computer either
    bool hasBackups = false;   ///< of this learner, on this computer
    bool remote = true;        ///< the study folder lies elsewhere, or nobody knows yet

    void add(std::vector<Event> events)
    {
        for (const Event &event : events) {
            times.see(event);
            undo.see(event);
        }
        fold.add(std::move(events));
    }
};

} // namespace Carrel
