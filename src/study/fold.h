// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "study/foldcheckpoint.h"
#include "study/optimizer/trainingreview.h"
#include "study/studypast.h"
#include "study/studystate.h"

#include <QJsonObject>

#include <functional>
#include <memory>
#include <span>

namespace Carrel
{

/** What statistics are made of, at one moment. */
struct StudySnapshot {
    StudyState state;
    StudyPast past;
};

/**
 * Turns events into the state of a learner. Used by StudyRecord, which adds what it reads and what it has flushed.
 * Events may come in any order, in any portions and more than once; see study/README.md for the rules.
 */
class Fold final
{
public:
    Fold();

    /**
     * A fold that goes on from a checkpoint, without the events behind it, for the seconds until a long record is read.
     * What comes after those is folded as ever; what only all events together could tell waits for the record.
     */
    explicit Fold(FoldCheckpoint checkpoint);
    ~Fold();
    Fold(Fold &&) noexcept;
    Fold &operator=(Fold &&) noexcept;

    /** Takes events over; ones already known change nothing. Only what they touch is folded again. */
    void add(std::vector<Event> events);
    void add(Event event);

    /**
     * Choices that somebody else made, by the keys of SettingEvent: in state() @p choices go before the learner's own,
     * and those before @p defaults, as long as they are held. No event says so, since they are none of the learner's.
     */
    void hold(const QJsonObject &choices, const QJsonObject &defaults = {});

    [[nodiscard]] const StudyState &state() const;

    /** Whether state() is what all events amount to. False: something waits for those behind the checkpoint. */
    [[nodiscard]] bool isExact() const;

    /** Of a fold that has all events, and no choices held. */
    [[nodiscard]] FoldCheckpoint checkpoint() const;

    /** The answers to each check that came back on a later day, as weights are fitted to them. */
    [[nodiscard]] std::vector<TrainingHistory> trainingHistories() const;

    /** The same; @p isStopped is asked after every check. Nothing: it said so. */
    [[nodiscard]] std::optional<std::vector<TrainingHistory>>
    trainingHistories(const std::function<bool()> &isStopped) const;

    /** Every answer and every stretch of reading there is, check by check and lesson by lesson; nothing before
        the events behind a checkpoint are here. */
    [[nodiscard]] StudyPast past() const;

    /** state() and past(); @p isStopped is asked after every check. Nothing: it said so. */
    [[nodiscard]] std::optional<StudySnapshot> snapshot(const std::function<bool()> &isStopped) const;

    /** The event as it was added, or nullptr. */
    [[nodiscard]] const Event *find(const EventRef &ref) const;

    /** Distinct events taken over so far. */
    [[nodiscard]] qsizetype size() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/** The state of a whole set of events at once. */
[[nodiscard]] StudyState fold(std::vector<Event> events);

} // namespace Carrel
