// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttime.h"
#include "exchange/recordfile.h"
#include "formats/csv/csvrecord.h"
#include "render/htmlwriter.h"
#include "storage/segmentfolder.h"
#include "study/eventcodec.h"
#include "study/undostack.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RecordWriter)
};

constexpr std::pair<QLatin1StringView, RecordFormat> formats[] = {
    {"jsonl"_L1, RecordFormat::JsonLines}, {"csv"_L1, RecordFormat::Csv}, {"html"_L1, RecordFormat::Html}};

struct Entry {
    QByteArray line;
    Event event;
};

std::vector<UnionEntry> eachOnce(std::span<const Segment> segments)
{
    SegmentUnion sum;
    std::ranges::for_each(segments, [&sum](const Segment &segment) { sum.add(segment); });
    return sum.entries();
}

/** In order of time; what is no event is left to the files. */
std::vector<Entry> inOrder(std::span<const Segment> segments)
{
    std::vector<Entry> entries;
    for (const UnionEntry &each : eachOnce(segments)) {
        if (auto event = fromJson(each.payload)) {
            entries.push_back({each.payload, std::move(*event)});
        }
    }
    std::ranges::stable_sort(entries, {},
                             [](const Entry &entry) { return std::pair(entry.event.stamp.at, entry.event.stamp.ref); });
    return entries;
}

QDateTime localTime(const EventStamp &stamp)
{
    return QDateTime::fromMSecsSinceEpoch(stamp.wallMs, QTimeZone::fromSecondsAheadOfUtc(stamp.utcOffsetSeconds));
}

QString yesNo(bool value)
{
    return value ? u"yes"_s : u"no"_s;
}

QByteArray jsonLines(const LearnerInfo &learner, std::span<const Segment> segments)
{
    QByteArray bytes = QJsonDocument(QJsonObject{{u"carrelRecord"_s, 1},
                                                 {u"learner"_s, learner.id.toString()},
                                                 {u"name"_s, learner.displayName}})
                           .toJson(QJsonDocument::Compact) +
                       '\n';
    for (const UnionEntry &entry : eachOnce(segments)) {
        bytes += entry.payload + '\n';
    }
    return bytes;
}

/** Check, right, confidence, opened the passage, seconds, occasion: what only answers have. */
QStringList answerCells(const EventBody &body)
{
    const auto *answer = std::get_if<AnswerEvent>(&body);
    if (answer == nullptr) {
        return {{}, {}, {}, {}, {}};
    }
    return {answer->check.check.toString(), yesNo(answer->right),
            answer->confidence == Confidence::Guess ? u"guess"_s : u"sure"_s, yesNo(answer->helped),
            QString::number(double(answer->tookMs) / 1000)};
}

QByteArray csv(std::span<const Segment> segments)
{
    const CsvWriting writing;
    QString table = csvRecord({u"time"_s, u"studyDay"_s, u"kind"_s, u"course"_s, u"lesson"_s, u"check"_s, u"right"_s,
                               u"confidence"_s, u"helped"_s, u"seconds"_s, u"event"_s},
                              writing);
    for (const Entry &entry : inOrder(segments)) {
        const EventStamp &stamp = entry.event.stamp;
        const std::optional<LessonRef> lesson = lessonOf(entry.event.body);
        table += csvRecord(QStringList{localTime(stamp).toString(Qt::ISODate), stamp.day.date().toString(Qt::ISODate),
                                       kindName(entry.event.body), lesson ? lesson->course.toString() : QString(),
                                       lesson ? lesson->lesson.toString() : QString()} +
                               answerCells(entry.event.body) + QStringList{QString::fromUtf8(entry.line)},
                           writing);
    }
    return csvBytes(table, writing);
}

constexpr char style[] =
    "<style>body{max-width:60em;margin:2em auto;padding:0 1em;font:1em/1.5 sans-serif}table{border-collapse:collapse;"
    "width:100%}td,th{text-align:start;padding:.2em .6em;border-bottom:1px solid #ccc;vertical-align:top}</style>";

/** What happened, in words. */
QString wordsOf(const EventBody &body)
{
    const auto *answer = std::get_if<AnswerEvent>(&body);
    if (answer == nullptr) {
        return kindName(body);
    }
    const bool lucky = answer->confidence == Confidence::Guess || answer->helped;
    return !answer->right ? Context::tr("answered wrong")
           : lucky        ? Context::tr("answered right, by a guess or with help")
                          : Context::tr("answered right");
}

QByteArray html(const LearnerInfo &learner, std::span<const Segment> segments, const LessonTitle &titleOf)
{
    const std::vector<Entry> entries = inOrder(segments);
    const QString title = learner.displayName.isEmpty() ? Context::tr("Study record")
                                                        : Context::tr("Study record of %1").arg(learner.displayName);
    HtmlWriter html;
    html.trustedHtml("<!doctype html>\n").open("html"_L1, {{"lang"_L1, QLocale().bcp47Name()}}).open("head"_L1);
    html.emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}})
        .element("title"_L1, {}, title)
        .trustedHtml(style)
        .close();
    html.open("body"_L1).element("h1"_L1, {}, title);
    html.element("p"_L1, {}, Context::tr("%n entries.", nullptr, int(entries.size()))).lineBreak();
    StudyDay day{-1};
    for (const Entry &entry : entries) {
        if (entry.event.stamp.day != day) {
            if (day.number >= 0) {
                html.close().lineBreak();
            }
            day = entry.event.stamp.day;
            html.element("h2"_L1, {}, QLocale().toString(day.date(), QLocale::LongFormat)).open("table"_L1);
        }
        const std::optional<LessonRef> lesson = lessonOf(entry.event.body);
        html.open("tr"_L1);
        html.element("td"_L1, {}, shortTime(localTime(entry.event.stamp).time(), QLocale()));
        html.element("td"_L1, {{"dir"_L1, u"auto"_s}}, lesson ? titleOf(*lesson) : QString());
        html.element("td"_L1, {}, wordsOf(entry.event.body)).close().lineBreak();
    }
    if (day.number >= 0) {
        html.close();
    }
    html.close().close();
    return html.take() + '\n';
}

} // namespace

QStringList recordFormatNames()
{
    QStringList names;
    for (const auto &[name, format] : formats) {
        names << name;
    }
    return names;
}

std::optional<RecordFormat> recordFormatNamed(const QString &name)
{
    const auto *const found = std::ranges::find_if(formats, [&name](const auto &one) { return name == one.first; });
    return found == std::end(formats) ? std::nullopt : std::optional(found->second);
}

std::optional<RecordFormat> recordFormatFor(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return recordFormatNamed(ending == "htm"_L1 ? u"html"_s : ending);
}

QByteArray writeRecord(const LearnerInfo &learner, std::span<const Segment> segments, RecordFormat format,
                       const LessonTitle &titleOf)
{
    switch (format) {
    case RecordFormat::JsonLines:
        return jsonLines(learner, segments);
    case RecordFormat::Csv:
        return csv(segments);
    case RecordFormat::Html:
        return html(learner, segments, titleOf);
    }
    return {};
}

} // namespace Carrel
