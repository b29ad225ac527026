// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eventcodec.h"

#include "base/overload.h"
#include "study/annotationcodec.h"
#include "study/jsonfields.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

void writeStamp(JsonWriter &out, const EventStamp &stamp)
{
    out.put("session"_L1, stamp.ref.session);
    out.put("n"_L1, qint64(stamp.ref.n));
    out.put("at"_L1, stamp.at);
    out.put("wallMs"_L1, stamp.wallMs);
    out.put("utcOffsetSeconds"_L1, stamp.utcOffsetSeconds);
    out.put("studyDay"_L1, stamp.day.number);
    out.put("monotonicMs"_L1, stamp.monotonicMs);
}

EventStamp readStamp(JsonReader &in)
{
    EventStamp stamp;
    stamp.ref.session = in.id<SessionId>("session"_L1);
    stamp.ref.n = in.natural("n"_L1);
    stamp.at = in.whole("at"_L1);
    stamp.wallMs = in.whole("wallMs"_L1);
    stamp.utcOffsetSeconds = int(in.whole("utcOffsetSeconds"_L1, -86'400, 86'400));
    stamp.day.number = in.whole("studyDay"_L1);
    stamp.monotonicMs = in.whole("monotonicMs"_L1);
    return stamp;
}

constexpr std::pair<Confidence, QLatin1StringView> confidenceWords[] = {
    {Confidence::Sure, "sure"_L1},
    {Confidence::Guess, "guess"_L1},
};

constexpr std::pair<Occasion, QLatin1StringView> occasionWords[] = {
    {Occasion::First, "first"_L1},
    {Occasion::Review, "review"_L1},
    {Occasion::Again, "again"_L1},
    {Occasion::Practice, "practice"_L1},
};

constexpr std::pair<RetireReason, QLatin1StringView> reasonWords[] = {
    {RetireReason::Known, "known"_L1},
    {RetireReason::Unimportant, "unimportant"_L1},
    {RetireReason::Faulty, "faulty"_L1},
    {RetireReason::Other, "other"_L1},
};

void writeCheck(JsonWriter &out, const CheckKey &check)
{
    out.put(check.lessonRef());
    out.put("check"_L1, check.check);
}

CheckKey readCheck(JsonReader &in)
{
    const LessonRef lesson = in.lesson();
    return {lesson.course, lesson.lesson, in.id<CheckId>("check"_L1)};
}

void write(JsonWriter &out, const AnswerEvent &answer)
{
    writeCheck(out, answer.check);
    out.put("fingerprint"_L1, answer.fingerprint);
    out.put("courseRevision"_L1, answer.courseRevision);
    out.put("shown"_L1, answer.shown);
    out.put("chosen"_L1, answer.chosen);
    out.put("optionCount"_L1, answer.optionCount);
    out.put("rightCount"_L1, answer.rightCount);
    out.put("right"_L1, answer.right);
    out.putWord("confidence"_L1, answer.confidence, confidenceWords);
    out.put("helped"_L1, answer.helped);
    out.put("tookMs"_L1, answer.tookMs);
    out.putWord("occasion"_L1, answer.occasion, occasionWords);
    if (answer.wait) {
        out.put("wait"_L1, qint64(*answer.wait));
    }
    out.put("model"_L1, answer.model);
    out.put("program"_L1, answer.program);
}

AnswerEvent answerIn(JsonReader &in)
{
    AnswerEvent answer;
    answer.check = readCheck(in);
    answer.fingerprint = in.id<Fingerprint>("fingerprint"_L1);
    answer.courseRevision = in.text("courseRevision"_L1);
    answer.shown = in.keys("shown"_L1);
    answer.chosen = in.keys("chosen"_L1);
    answer.optionCount = int(in.whole("optionCount"_L1, 0, INT_MAX));
    answer.rightCount = int(in.whole("rightCount"_L1, 0, INT_MAX));
    answer.right = in.flag("right"_L1);
    answer.confidence = in.word("confidence"_L1, confidenceWords);
    answer.helped = in.flag("helped"_L1);
    answer.tookMs = in.whole("tookMs"_L1);
    answer.occasion = in.word("occasion"_L1, occasionWords);
    answer.model = in.text("model"_L1);
    answer.program = in.text("program"_L1);
    return answer;
}

EventBody readAnswer(JsonReader &in)
{
    return answerIn(in);
}

EventBody readAnswerWithWait(JsonReader &in)
{
    AnswerEvent answer = answerIn(in);
    answer.wait = int(in.whole("wait"_L1, 1, INT_MAX));
    return answer;
}

void write(JsonWriter &out, const PlaceEvent &place)
{
    out.put(place.lesson);
    out.put("block"_L1, place.block);
    out.put("offset"_L1, place.offset);
    out.put("lastBlockSeen"_L1, place.lastBlockSeen);
    out.put("foregroundMs"_L1, place.foregroundMs);
}

EventBody readPlace(JsonReader &in)
{
    PlaceEvent place;
    place.lesson = in.lesson();
    place.block = BlockId(in.text("block"_L1)); // empty: a lesson without blocks
    place.offset = in.number("offset"_L1);
    place.lastBlockSeen = in.flag("lastBlockSeen"_L1);
    place.foregroundMs = in.whole("foregroundMs"_L1);
    return place;
}

void write(JsonWriter &out, const MarkReadEvent &mark)
{
    out.put(mark.lesson);
    out.put("read"_L1, mark.read);
}

EventBody readMarkRead(JsonReader &in)
{
    const LessonRef lesson = in.lesson();
    return MarkReadEvent{lesson, in.flag("read"_L1)};
}

void write(JsonWriter &out, const BringBackEvent &bring)
{
    writeCheck(out, bring.check);
    out.put("scheduled"_L1, bring.scheduled);
}

EventBody readBringBack(JsonReader &in)
{
    const CheckKey check = readCheck(in);
    return BringBackEvent{check, in.flag("scheduled"_L1)};
}

void write(JsonWriter &out, const RestEvent &rest)
{
    writeCheck(out, rest.check);
    out.put("days"_L1, qint64(rest.days));
}

EventBody readRest(JsonReader &in)
{
    const CheckKey check = readCheck(in);
    return RestEvent{check, int(in.whole("days"_L1, 1, longestRestDays))};
}

void write(JsonWriter &out, const RetireEvent &retire)
{
    writeCheck(out, retire.check);
    out.putWord("reason"_L1, retire.reason, reasonWords);
}

EventBody readRetire(JsonReader &in)
{
    const CheckKey check = readCheck(in);
    return RetireEvent{check, in.word("reason"_L1, reasonWords)};
}

void write(JsonWriter &out, const SettingEvent &setting)
{
    out.put("key"_L1, setting.key);
    out.put("value"_L1, setting.value);
}

EventBody readSetting(JsonReader &in)
{
    const QString key = in.text("key"_L1);
    return SettingEvent{key, in.value("value"_L1)};
}

void write(JsonWriter &out, const UndoEvent &undo)
{
    out.put("undoSession"_L1, undo.session);
    out.put("undoN"_L1, undo.n);
}

EventBody readUndo(JsonReader &in)
{
    const SessionId session = in.id<SessionId>("undoSession"_L1);
    return UndoEvent{session, in.naturals("undoN"_L1)};
}

void write(JsonWriter &out, const AliasEvent &alias)
{
    out.put("other"_L1, alias.other);
}

EventBody readAlias(JsonReader &in)
{
    return AliasEvent{in.id<LearnerId>("other"_L1)};
}

void write(JsonWriter &out, const ClockSuspectEvent &suspect)
{
    out.put("suspectSession"_L1, suspect.session);
    out.put("offsetMs"_L1, suspect.offsetMs);
}

EventBody readClockSuspect(JsonReader &in)
{
    const SessionId session = in.id<SessionId>("suspectSession"_L1);
    return ClockSuspectEvent{session, in.whole("offsetMs"_L1)};
}

using Carrel::write; // of annotations

void write(JsonWriter &, const UnknownEvent &) {} // all of it is in Event::extra

struct KnownKind {
    QLatin1StringView word;
    int schema; ///< its fields are as that one has them
    EventBody (*read)(JsonReader &);
};
constexpr int schemaWithoutWait = 1; ///< of answers

constexpr KnownKind knownKinds[] = {
    {"answer"_L1, schemaWithoutWait, readAnswer},
    {"answer"_L1, 3, readAnswerWithWait},
    {"place"_L1, 1, readPlace},
    {"markRead"_L1, 1, readMarkRead},
    {"bringBack"_L1, 1, readBringBack},
    {"setting"_L1, 1, readSetting},
    {"undo"_L1, 1, readUndo},
    {"alias"_L1, 1, readAlias},
    {"clockSuspect"_L1, 1, readClockSuspect},
    {"annotation"_L1, 2, readAnnotation},
    {"annotationText"_L1, 2, readAnnotationText},
    {"annotationColour"_L1, 2, readAnnotationColour},
    {"annotationRemoved"_L1, 2, readAnnotationRemoved},
    {"rest"_L1, 4, readRest},
    {"retire"_L1, 4, readRetire},
};

EventBody readBody(JsonReader &in, const QString &kind, int schema)
{
    for (const KnownKind &known : knownKinds) {
        if (schema == known.schema && kind == known.word) {
            return known.read(in);
        }
    }
    return UnknownEvent{kind, schema};
}

std::unexpected<Error> malformed(const QString &details)
{
    return fail(
        ErrorCode::Malformed,
        QCoreApplication::translate("EventCodec", "An entry of the study record cannot be read and was left out."),
        details);
}

} // namespace

QString kindName(const EventBody &body)
{
    const auto word = Overload{
        [](const AnswerEvent &) { return u"answer"_s; },
        [](const PlaceEvent &) { return u"place"_s; },
        [](const MarkReadEvent &) { return u"markRead"_s; },
        [](const BringBackEvent &) { return u"bringBack"_s; },
        [](const SettingEvent &) { return u"setting"_s; },
        [](const UndoEvent &) { return u"undo"_s; },
        [](const AliasEvent &) { return u"alias"_s; },
        [](const ClockSuspectEvent &) { return u"clockSuspect"_s; },
        [](const AnnotationEvent &) { return u"annotation"_s; },
        [](const AnnotationTextEvent &) { return u"annotationText"_s; },
        [](const AnnotationColourEvent &) { return u"annotationColour"_s; },
        [](const AnnotationRemovedEvent &) { return u"annotationRemoved"_s; },
        [](const RestEvent &) { return u"rest"_s; },
        [](const RetireEvent &) { return u"retire"_s; },
        [](const UnknownEvent &unknown) { return unknown.kind; },
    };
    return std::visit(word, body);
}

int schemaOf(const EventBody &body)
{
    if (const auto *unknown = std::get_if<UnknownEvent>(&body)) {
        return unknown->schema;
    }
    const auto *answer = std::get_if<AnswerEvent>(&body);
    if (answer && !answer->wait) {
        return schemaWithoutWait;
    }
    const auto *known = std::ranges::find_last(knownKinds, kindName(body), &KnownKind::word).begin();
    return known->schema;
}

QByteArray toJson(const Event &event)
{
    JsonWriter out(event.extra);
    out.put("schema"_L1, schemaOf(event.body));
    out.put("kind"_L1, kindName(event.body));
    writeStamp(out, event.stamp);
    std::visit([&out](const auto &body) { write(out, body); }, event.body);
    return QJsonDocument(out.object()).toJson(QJsonDocument::Compact);
}

namespace
{

/** The event in @p in as far as its fields are right; the caller asks for what is missing. */
Event readEvent(JsonReader &in)
{
    const int schema = int(in.whole("schema"_L1, 1, INT_MAX));
    const QString kind = in.text("kind"_L1);
    Event event;
    event.stamp = readStamp(in);
    event.body = readBody(in, kind, schema);
    return event;
}

} // namespace

Result<Event> fromJson(const QByteArray &line)
{
    if (auto members = flatMembers(line)) {
        JsonReader in(std::move(*members));
        Event event = readEvent(in);
        if (in.missing().isEmpty() && in.tookAllMembers()) {
            return event;
        }
    }
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
    if (!document.isObject()) {
        return malformed(problem.errorString());
    }
    JsonReader in(document.object());
    Event event = readEvent(in);
    if (!in.missing().isEmpty()) {
        return malformed(u"missing or wrong: "_s + in.missing());
    }
    event.extra = in.rest();
    return event;
}

} // namespace Carrel
