// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/eventcodec.h"
#include "study/learnerfolders.h"
#include "study/studyevents.h"

namespace Carrel::Test
{

inline constexpr int longRecordLessons = 97;
inline constexpr int longRecordChecks = longRecordLessons * 41; ///< when all of them are answered

/** Writes so many @p answers, one an hour up to @p endMs, into @p studyFolder as one session of another computer. */
inline bool writeLongRecord(const QString &studyFolder, int answers, qint64 endMs)
{
    const LearnerId learner(QString(32, u'a'));
    const qint64 startMs = endMs - answers * hourMs;
    const SegmentHeader header{makeSessionId(startMs), learner.toString(), QStringLiteral("1"), startMs, 0};
    std::vector<SegmentLine> lines;
    for (int number = 1; number <= answers; ++number) {
        const int check = number % longRecordChecks;
        AnswerEvent answer = answerTo({CourseId(QStringLiteral("example.org/long")),
                                       LessonSlug(QStringLiteral("lesson-%1").arg(check % longRecordLessons)),
                                       CheckId(QStringLiteral("check-%1").arg(check / longRecordLessons))},
                                      number % 7 != 0);
        answer.tookMs = 9'000;
        Event event{.stamp = {}, .body = answer};
        event.stamp.ref = {SessionId(header.session), quint32(number)};
        event.stamp.at = startMs + number * hourMs;
        event.stamp.wallMs = event.stamp.at;
        event.stamp.day = studyDayAt(event.stamp.at, 0, defaultRolloverMinutes);
        lines.push_back({quint32(number), toJson(event)});
    }
    auto writer = SegmentWriter::create(studyFolder + u'/' + learner.toString(), header);
    return writeLearner(studyFolder, {learner, QStringLiteral("Ada")}) && writer && writer->append(lines) &&
           writer->close();
}

} // namespace Carrel::Test
