// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "benchmarks/parts.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "storage/packmonth.h"
#include "storage/segmentformat.h"
#include "storage/sessionid.h"
#include "study/eventcodec.h"
#include "study/recordfolder.h"
#include "study/recordindex.h"
#include "study/studyrecord.h"
#include "support/heartbeat.h"
#include "widgets/statistics/statisticsview.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <optional>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr qint64 hourMs = 3'600'000;
constexpr int patienceMs = 120'000;
constexpr double openLimitMs = 2000;
constexpr double millionLimitMs = 20'000;
constexpr double dueLimitMs = 3000;
constexpr double startMoreLimitMs = 300;
constexpr double startLimitMs = 600; ///< the start waits so long for a record before it shows the window
constexpr double heldLimitMs = 100;
constexpr int monthsPacked = 12;

/** How long a record is. */
struct Length {
    int sessions;
    int eventsEach;
    int checks; ///< a prime, so that answers and places reach all of them
};

constexpr Length usual{1000, 100, 7993};
constexpr Length million{2000, 500, 79'999};

EventBody bodyOf(int number, int checks)
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

/** One session of a learner who studies for years, some each hour. Written at once: nobody else looks on. */
bool writeSession(const QString &folder, const LearnerId &learner, int session, const Length &length, qint64 startMs)
{
    SegmentHeader header;
    header.session = makeSessionId(startMs);
    header.learner = learner.toString();
    header.program = QStringLiteral(CARREL_VERSION);
    header.startedMs = startMs;
    QByteArray bytes = SegmentFormat::headerLine(header);
    for (int n = 1; n <= length.eventsEach; ++n) {
        Event event;
        event.stamp.ref = {SessionId(header.session), quint32(n)};
        event.stamp.at = startMs + n * 20'000;
        event.stamp.wallMs = event.stamp.at;
        event.stamp.day = studyDayAt(event.stamp.at, 0, defaultRolloverMinutes);
        event.stamp.monotonicMs = n * 20'000;
        event.body = bodyOf(session * length.eventsEach + n, length.checks);
        bytes += SegmentFormat::eventLine({quint32(n), toJson(event)});
    }
    bytes += SegmentFormat::footerLine(length.eventsEach, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    const QString month = folder + u'/' + learner.toString() +
                          QDateTime::fromMSecsSinceEpoch(startMs, QTimeZone::UTC).toString(u"/yyyy-MM"_s);
    QFile file(month + u'/' + header.session + u".seg"_s);
    return QDir().mkpath(month) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

bool writeYears(const StudyPaths &paths, const Length &length)
{
    const LearnerId learner(makeRandomId());
    setLastUsedLearner(paths.indexFolder, learner);
    const qint64 nowMs = SystemClock().wallMs();
    for (int session = 0; session < length.sessions; ++session) {
        if (!writeSession(paths.studyFolder, learner, session, length,
                          nowMs - qint64(length.sessions - session) * hourMs * 20)) {
            return false;
        }
    }
    return true;
}

/** A year becomes packs, as it would while somebody studies: the next start has not read them yet. */
bool packOldMonths(const StudyPaths &paths)
{
    const QString folder = paths.studyFolder + u'/' + lastUsedLearner(paths.indexFolder).toString();
    const qint64 nowMs = SystemClock().wallMs();
    for (int packed = 0; packed < monthsPacked; ++packed) {
        const QString month = monthToPack(folder, nowMs);
        if (month.isEmpty() || !packMonth(folder, month)) {
            return false;
        }
    }
    return true;
}

struct OpenTimes {
    double heldMs = 0;  ///< the longest time the window answered nothing
    double laterMs = 0; ///< the same, once the start no longer waits for the record
    double dueMs = 0;   ///< until what is due was known
    double readMs = 0;  ///< until all of it was there
    qsizetype checks = 0;
    bool isDueRight = false; ///< what was due then was due when all was there
};

/** Which checks are due, in no order. */
std::vector<CheckKey> dueIn(const StudyRecord &record)
{
    std::vector<CheckKey> due;
    const StudyDay today = record.today();
    for (const auto &[key, check] : record.state().checks()) {
        if (check.isDue(today)) {
            due.push_back(key);
        }
    }
    return due;
}

/** The next start finds the checkpoint only when the program lived until it was written. */
void waitForCheckpoint(const StudyPaths &paths, const StudyRecord &record)
{
    const auto isThere = [&] { return RecordIndex(paths.indexFolder, record.learner()).checkpoint().has_value(); };
    std::ignore = QTest::qWaitFor(isThere, patienceMs);
}

OpenTimes openRecord(const StudyPaths &paths)
{
    SystemClock clock;
    OpenTimes times;
    QElapsedTimer timer;
    timer.start();
    Test::Heartbeat heartbeat;
    StudyRecord record(paths, clock, QStringLiteral(CARREL_VERSION));
    Test::Heartbeat later;
    const auto isDueKnown = [&record] { return !record.state().checks().empty(); };
    if (!QTest::qWaitFor(isDueKnown, patienceMs)) {
        return times;
    }
    const auto early = dueIn(record);
    times.dueMs = double(timer.elapsed());
    if (record.waitUntilRead(patienceMs)) {
        times.readMs = double(timer.elapsed());
        times.heldMs = heartbeat.longestMs();
        times.laterMs = later.longestMs();
        times.checks = qsizetype(record.state().checks().size());
        times.isDueRight = dueIn(record) == early;
        waitForCheckpoint(paths, record);
    }
    return times;
}

void addTimes(Report &report, const QString &id, const QString &title, const OpenTimes &times, double limitMs)
{
    report.add({.id = id,
                .title = title,
                .value = times.readMs,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = limitMs,
                .note = u"the window answered nothing for %1 ms at most"_s.arg(times.heldMs, 0, 'f', 0)});
}

/** How long the window answers nothing meanwhile, with the start and after it. */
void addHeld(Report &report, const QString &which, const OpenTimes &times)
{
    report.add({.id = u"million-held"_s + which,
                .title = u"the longest time the window answers nothing, then"_s,
                .value = times.heldMs,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = startLimitMs});
    report.add({.id = u"million-later-held"_s + which,
                .title = u"the same, once it is shown"_s,
                .value = times.laterMs,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = heldLimitMs});
}

/** Opens a new record of @p length twice, @p between once; nothing when it is not whole. */
std::optional<std::pair<OpenTimes, OpenTimes>> openTwice(
    const StudyPaths &paths, const Length &length, const QString &id, Report &report,
    bool (*between)(const StudyPaths &) = [](const StudyPaths &) { return true; })
{
    if (!writeYears(paths, length)) {
        report.addFailure(id, u"the record cannot be written"_s);
        return std::nullopt;
    }
    const OpenTimes first = openRecord(paths);
    if (!between(paths)) {
        report.addFailure(id, u"what was to happen between cannot"_s);
        return std::nullopt;
    }
    const OpenTimes again = openRecord(paths);
    if (first.checks != length.checks || again.checks != length.checks || !first.isDueRight || !again.isDueRight) {
        report.addFailure(id, u"%1 and %2 checks were read"_s.arg(first.checks).arg(again.checks));
        return std::nullopt;
    }
    return std::pair(first, again);
}

/** Those of the program with this data folder. */
StudyPaths pathsIn(const QTemporaryDir &folder)
{
    return DataFolders::under(folder.path()).studyPaths();
}

/** The longest time the window answers nothing while the statistics of the record are counted and drawn. */
void addStatistics(const StudyPaths &paths, const QTemporaryDir &folder, Report &report)
{
    SystemClock clock;
    StudyRecord record(paths, clock, QStringLiteral(CARREL_VERSION));
    const Library library({folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec());
    StatisticsView view(record, library);
    view.resize(900, 700);
    view.show();
    if (!record.waitUntilRead(patienceMs)) {
        report.addFailure(u"million-statistics"_s, u"the record was not read"_s);
        return;
    }
    QElapsedTimer timer;
    timer.start();
    Test::Heartbeat heartbeat;
    view.refresh(0);
    if (!QTest::qWaitFor([&view] { return view.isDrawn(); }, patienceMs)) {
        report.addFailure(u"million-statistics"_s, u"they were not drawn"_s);
        return;
    }
    report.add({.id = u"million-statistics"_s,
                .title = u"the longest time the window answers nothing for their statistics"_s,
                .value = heartbeat.longestMs(),
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = heldLimitMs,
                .note = u"they were there after %1 ms"_s.arg(timer.elapsed())});
}

} // namespace

void measureRecord(const Setup &, Report &report)
{
    const QTemporaryDir folder;
    if (const auto times = openTwice(pathsIn(folder), usual, u"record"_s, report)) {
        addTimes(report, u"record-first"_s, u"opening a record of 100,000 events without an index"_s, times->first,
                 openLimitMs);
        addTimes(report, u"record-again"_s, u"opening it again"_s, times->second, openLimitMs);
    }
}

void measureMillion(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const StudyPaths paths = pathsIn(folder);
    if (const auto times = openTwice(paths, million, u"million"_s, report, packOldMonths)) {
        addTimes(report, u"million-first"_s, u"opening a record of 1,000,000 events without an index"_s, times->first,
                 millionLimitMs);
        addHeld(report, u"-first"_s, times->first);
        addTimes(report, u"million-again"_s, u"opening it again, a year of it packed since"_s, times->second,
                 millionLimitMs);
        report.add({.id = u"million-due"_s,
                    .title = u"what is due, then"_s,
                    .value = times->second.dueMs,
                    .unit = u"ms"_s,
                    .bar = Bar::AtMost,
                    .limit = dueLimitMs,
                    .note = u"of %1 checks"_s.arg(times->second.checks)});
        addHeld(report, {}, times->second);
        addStatistics(paths, folder, report);
        measureRecordStart(setup, folder.path(), startMoreLimitMs, report);
    }
}

} // namespace Carrel::Bench
