// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/eventcodec.h"
#include "study/optimizer/learners.h"

namespace Carrel::Test
{

/** Writes the year of @p learner into @p studyFolder as one session of a new learner. */
inline bool writeYear(const QString &studyFolder, const SimulatedLearner &learner)
{
    std::vector<Event> events = simulatedEvents(learner);
    if (events.empty()) {
        return false;
    }
    SegmentHeader header;
    header.startedMs = events.front().stamp.wallMs;
    header.session = makeSessionId(header.startedMs);
    header.learner = makeRandomId();
    header.program = QStringLiteral(CARREL_VERSION);
    std::vector<SegmentLine> lines;
    for (Event &event : events) {
        event.stamp.ref.session = SessionId(header.session);
        lines.push_back({event.stamp.ref.n, toJson(event)});
    }
    auto writer = SegmentWriter::create(studyFolder + u'/' + header.learner, header);
    return writer && writer->append(lines) && writer->close();
}

/** Somebody whose memory is shorter than the default schedule takes it to be, with a year up to @p today. */
inline SimulatedLearner forgetfulLearner(StudyDay today)
{
    SimulatedLearner learner;
    learner.seed = 2;
    learner.checks = 1200;
    learner.newADay = 20;
    learner.firstDay = today.plusDays(-learner.days);
    learner.memory = shortMemory();
    return learner;
}

} // namespace Carrel::Test
