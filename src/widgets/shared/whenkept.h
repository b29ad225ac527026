// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <functional>

class QObject;

namespace Carrel
{

class StudyRecord;

/**
 * Calls @p act once the event @p ref, just appended to @p record, lies on a disk; never when it cannot be kept, nor
 * after @p context is gone. What tells a learner that something was done waits for this.
 */
void whenKept(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &act);

/** The other way round: once it is certain that the event cannot be kept. What shows the choice takes it back then. */
void whenNotKept(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &act);

} // namespace Carrel
