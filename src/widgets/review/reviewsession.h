// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/checkchanges.h"
#include "study/event.h"
#include "study/reviewportion.h"

#include <optional>
#include <vector>

namespace Carrel
{

/**
 * One sitting of review: which checks, how far, what was missed, what an undo brings back. Knows no widgets; used by
 * ReviewView.
 */
class ReviewSession final
{
public:
    /** With these checks, as @p state knows them now. */
    explicit ReviewSession(std::vector<CheckKey> checks = {}, const StudyState &state = {});

    [[nodiscard]] std::optional<CheckKey> current() const;     ///< nothing: all are done
    [[nodiscard]] int number() const { return int(m_at) + 1; } ///< of the current one, from 1
    [[nodiscard]] int count() const { return int(m_items.size()); }
    [[nodiscard]] int answeredCount() const;
    [[nodiscard]] ReviewAmount remaining() const; ///< the current one and what follows
    [[nodiscard]] std::vector<CheckKey> answeredChecks() const;

    void answered(const AnswerEvent &answer, const EventRef &ref); ///< of the current one, or asked again
    /** What the record says meanwhile: nothing is asked twice, nor what rests or is retired now. Looks at what has
        changed since the last time alone, where it can. */
    void note(const StudyState &state, StudyDay today);
    void goOn(); ///< to the next one without an answer
    void drop(); ///< the current one cannot be asked

    [[nodiscard]] bool hasAnswered(const CheckKey &check) const;

    /** Rests or is retired, since the session began. */
    [[nodiscard]] bool isSetAside(const CheckKey &check) const;

    /** Missed, and not known since, in the order they were asked. */
    [[nodiscard]] std::vector<CheckKey> missed() const;

    /** Right by luck or with the passage, which counts as a miss, and not known since; in that order, too. */
    [[nodiscard]] std::vector<CheckKey> lucky() const;
    [[nodiscard]] bool wasHelped(const CheckKey &check) const; ///< answered with the passage open

    /** Goes back to a check whose answer, rest or retirement was taken back; false: none was. */
    bool takeBack(const StudyState &state, StudyDay today);

private:
    struct Item {
        CheckKey check;
        std::optional<EventRef> before; ///< the last answer when the session began
        std::optional<EventRef> ref;    ///< of the answer that counted
        qint64 expectedMs = 0;          ///< that it will take
        bool right = false;
        bool known = false; ///< right, and neither guessed nor helped; it may have become so since
        bool helped = false;
        bool setAside = false;

        [[nodiscard]] bool isOpen() const { return !ref.has_value() && !setAside; }
        [[nodiscard]] bool isToLearn() const { return ref.has_value() && !known; }
    };

    static void note(Item &item, const StudyState &state, StudyDay today);

    std::vector<Item> m_items;
    size_t m_at = 0;
    CheckChanges m_changes; ///< since note() was called last
};

} // namespace Carrel
