// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/memorymodel.h"
#include "study/studysettings.h"
#include "study/waitchoice.h"

#include <memory>

namespace Carrel
{

/**
 * When checks come back: a model of memory with the learner's choices. Part of StudyState; the fold goes by it, and
 * whoever needs a chance of recall or a date in advance asks it. A value: copies share the model.
 */
class Schedule final
{
public:
    Schedule(); ///< as a learner who has chosen nothing has it
    explicit Schedule(const StudySettings &settings);
    Schedule(std::shared_ptr<const MemoryModel> model, const StudySettings &settings); ///< by another model

    [[nodiscard]] const MemoryModel &model() const { return *m_model; }

    /** The memory after an answer that was not known; @p before is nothing at the first one. */
    [[nodiscard]] MemoryState afterMiss(const std::optional<MemoryState> &before, const ElapsedTime &elapsed) const;

    /** The memory after the one right answer on the day of a miss. */
    [[nodiscard]] MemoryState afterStep(const MemoryState &missed) const;

    /**
     * The memory after an answer that was right and sure, and yet may have been hit with the chance @p guess: between
     * what it is when it was known and what it is when it was not and has been learned anew from the explanation.
     */
    [[nodiscard]] MemoryState afterRight(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                         double guess) const;

    /** The study days after which a check answered right on @p day, @p elapsed after the answer before, may come back:
        at least one, in order, never more than the longest pause. */
    [[nodiscard]] std::vector<WaitChoice> waits(const MemoryState &state, const ElapsedTime &elapsed,
                                                StudyDay day) const;

private:
    std::shared_ptr<const MemoryModel> m_model;
    double m_retention;
    int m_maximum;
    StudyCalendar m_calendar;
};

} // namespace Carrel
