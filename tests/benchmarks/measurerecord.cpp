// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "benchmarks/parts.h"
#include "storage/segmentwriter.h"
#include "storage/sessionid.h"
#include "study/eventcodec.h"
#include "study/studyrecord.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int sessions = 1000;
constexpr int eventsEach = 100;
constexpr int checks = 7993; // a prime, so that answers and places reach all of them
constexpr qint64 hourMs = 3'600'000;
constexpr int patienceMs = 120'000;
constexpr double openLimitMs = 2000;

EventBody bodyOf(int number)
{
    const int check = int((qint64(number) * 7919) % checks);
    const LessonRef lesson{CourseId(u"courses.example/made-up-%1"_s.arg(check / 100)),
                           LessonSlug(u"lesson-%1"_s.arg(check % 100))};
    if (number % 4 == 0) {
        return PlaceEvent{lesson, BlockId(u"part-3"_s), 0.25, number % 8 == 0, 60'000};
    }
    AnswerEvent answer;
    answer.check = {lesson.course, lesson.lesson, CheckId(u"check-1"_s)};
    answer.fingerprint = Fingerprint(QString(64, u'f'));
    for (const char16_t key : u"abcd") {
        if (key != u'\0') {
            answer.shown.emplace_back(QString(12, QChar(key)));
        }
    }
    answer.chosen = {answer.shown[size_t(number % 3)]};
    answer.optionCount = 4;
    answer.rightCount = 1;
    answer.right = number % 3 == 0;
    answer.tookMs = 12'000;
    answer.occasion = Occasion::Review;
    answer.model = u"fsrs-6/default"_s;
    answer.program = QStringLiteral(CARREL_VERSION);
    return answer;
}

/** One session of a learner who studies for years, some each hour. */
bool writeSession(const QString &folder, const LearnerId &learner, int session, qint64 startMs)
{
    SegmentHeader header;
    header.session = makeSessionId(startMs);
    header.learner = learner.toString();
    header.program = QStringLiteral(CARREL_VERSION);
    header.startedMs = startMs;
    std::vector<SegmentLine> lines;
    for (int n = 1; n <= eventsEach; ++n) {
        Event event;
        event.stamp.ref = {SessionId(header.session), quint32(n)};
        event.stamp.at = startMs + n * 20'000;
        event.stamp.wallMs = event.stamp.at;
        event.stamp.day = studyDayAt(event.stamp.at, 0, defaultRolloverMinutes);
        event.stamp.monotonicMs = n * 20'000;
        event.body = bodyOf(session * eventsEach + n);
        lines.push_back({quint32(n), toJson(event)});
    }
    auto writer = SegmentWriter::create(folder + u'/' + learner.toString(), header);
    return writer && writer->append(lines) && writer->close();
}

struct OpenTimes {
    double waitMs = 0; ///< how long the window was held
    double readMs = 0; ///< until all of it was there
    qsizetype checks = 0;
};

OpenTimes openRecord(const StudyPaths &paths)
{
    SystemClock clock;
    QElapsedTimer timer;
    timer.start();
    StudyRecord record(paths, clock, QStringLiteral(CARREL_VERSION));
    OpenTimes times;
    times.waitMs = double(timer.elapsed());
    if (record.waitUntilRead(patienceMs)) {
        times.readMs = double(timer.elapsed());
        times.checks = qsizetype(record.state().checks().size());
    }
    return times;
}

void addTimes(Report &report, const QString &id, const QString &title, const OpenTimes &times)
{
    report.add({.id = id,
                .title = title,
                .value = times.readMs,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = openLimitMs,
                .note = u"the window was held for %1 ms of it"_s.arg(times.waitMs)});
}

} // namespace

void measureRecord(const Setup &, Report &report)
{
    const QTemporaryDir folder;
    const StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)};
    const LearnerId learner(makeRandomId());
    const qint64 nowMs = SystemClock().wallMs();
    for (int session = 0; session < sessions; ++session) {
        if (!writeSession(paths.studyFolder, learner, session, nowMs - qint64(sessions - session) * hourMs * 20)) {
            report.addFailure(u"record"_s, u"the record cannot be written"_s);
            return;
        }
    }
    const OpenTimes first = openRecord(paths);
    const OpenTimes again = openRecord(paths);
    if (first.checks != checks || again.checks != checks) {
        report.addFailure(u"record"_s, u"%1 and %2 checks were read"_s.arg(first.checks).arg(again.checks));
        return;
    }
    addTimes(report, u"record-first"_s, u"opening a record of 100,000 events without an index"_s, first);
    addTimes(report, u"record-again"_s, u"opening it again"_s, again);
}

} // namespace Carrel::Bench
