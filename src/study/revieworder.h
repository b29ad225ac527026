// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/lessonmixer.h"
#include "study/studystate.h"

#include <QHash>

#include <functional>
#include <unordered_map>

namespace Carrel
{

/** A check to be put in order. */
struct OrderedCheck {
    const CheckState *check = nullptr;
    QString module; ///< of its lesson, unique in the course; empty: unknown
    int risk = 0;   ///< the higher, the sooner it is asked
};

/** One that was put in order. */
struct WaitingCheck {
    CheckKey key;
    int risk = 0;
    quint64 draw = 0;
    LessonAndModule place;
    StudyDay lastDay;
    std::optional<StudyDay> comesBackOn; ///< only with a memory
    qint64 expectedMs = 0;               ///< that it will take this learner
};

/**
 * The order to ask checks in on a day: by their risk; of one risk lessons and modules mixed, no two of one lesson side
 * by side and no two of one module where that can be had, and of one lesson the check first that was answered longest
 * ago. The same on every computer and at every look of a day, in whatever order and number of steps the checks were
 * put; taking one out leaves the others roughly in place, and costs as much as its lesson has checks.
 */
class ReviewOrder final
{
public:
    explicit ReviewOrder(StudyDay day = {});

    void put(const OrderedCheck &check); ///< in place of what was known of it
    void remove(const CheckKey &key);

    /** Goes through them in order until @p goesOn says no; costs as much as it sees. */
    void walk(const std::function<bool(const WaitingCheck &)> &goesOn);

    [[nodiscard]] std::vector<CheckKey> first(size_t count);
    [[nodiscard]] std::vector<CheckKey> all() { return first(m_checks.size()); }

    /** All of them, in no order. */
    [[nodiscard]] const auto &checks() const { return m_checks; }
    [[nodiscard]] qint64 expectedMs() const { return m_expectedMs; } ///< that all will take

private:
    struct ByKey {
        using is_transparent = void;
        bool operator()(const WaitingCheck &a, const WaitingCheck &b) const { return a.key < b.key; }
        bool operator()(const WaitingCheck &a, const CheckKey &b) const { return a.key < b; }
        bool operator()(const CheckKey &a, const WaitingCheck &b) const { return a < b.key; }
    };

    /** Checks of one lesson and one risk. */
    struct Siblings {
        std::vector<const WaitingCheck *> checks;
        std::vector<size_t> modules; ///< in which they stand in line
    };

    struct Step {
        std::unordered_map<size_t, Siblings> lessons;
        LessonMixer mixer;
    };

    [[nodiscard]] LessonAndModule placeOf(const OrderedCheck &check);
    [[nodiscard]] Siblings &siblingsOf(const WaitingCheck &check);
    void lineUp();
    static void lineUp(Step &step, size_t lesson);

    StudyDay m_day;
    std::set<WaitingCheck, ByKey> m_checks;
    qint64 m_expectedMs = 0;
    std::map<int, Step, std::greater<>> m_steps; ///< by risk
    std::set<std::pair<int, size_t>> m_changed;  ///< lessons, by risk, that have to line up anew
    QHash<LessonRef, size_t> m_lessons;
    QHash<std::pair<CourseId, QString>, size_t> m_modules;
    size_t m_modulesSoFar = 0; ///< one that nobody knows is one for itself
};

} // namespace Carrel
