// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/coveredevents.h"
#include "study/foldcheckpoint.h"
#include "study/hybridtime.h"

namespace Carrel
{

/** What a long record amounted to when it was last read whole: enough to go on from. Made and used by RecordFolder. */
struct RecordCheckpoint {
    FoldCheckpoint fold;
    HybridTime times;
    CoveredEvents events;
};

} // namespace Carrel
