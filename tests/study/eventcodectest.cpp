// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eventcodec.h"

#include "study/fold.h"
#include "study/studyevents.h"
#include "support/testpaths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>

#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** What the table of src/study/README.md amounted to when the schema got its number. */
constexpr auto fieldListOfThisSchema = "0905ed825f95c3ca77a81bdee1f4d30f016b0258ef3879eb761c751096c7cbbb";

QList<QByteArray> lines(const QString &path)
{
    QList<QByteArray> found = readFile(path).split('\n');
    found.removeAll(QByteArray());
    return found;
}

/** One event of each kind, every field with a value of its own. */
std::vector<Event> oneOfEach()
{
    Machine machine(u"0193a5c0-0000-7000-8000-000000000001"_s, noonMs, 3600);
    const CheckKey key = checkKey(u"check-1"_s);
    const auto write = [&machine](EventBody body) {
        machine.wait(1500);
        return machine.write(std::move(body));
    };
    AnswerEvent answer = guessed(helped(answerTo(key, false, Occasion::Again)));
    answer.wait = 4;
    return {write(answer),
            write(PlaceEvent{key.lessonRef(), BlockId(u"p-3f2a"_s), 0.25, true, 31'000}),
            write(MarkReadEvent{key.lessonRef(), false}),
            write(BringBackEvent{key, true}),
            write(retentionSetting(0.92)),
            write(UndoEvent{SessionId(u"0193a5c0-0000-7000-8000-000000000002"_s), {3, 4}}),
            write(AliasEvent{LearnerId(u"00112233445566778899aabbccddeeff"_s)}),
            write(ClockSuspectEvent{SessionId(u"0193a5c0-0000-7000-8000-000000000003"_s), -86'400'000}),
            write(highlightOf(u"a"_s, u"a pointer is „an address“\\"_s)),
            write(AnnotationTextEvent{annotationKey(u"a"_s), u"Zeile 1\nZeile 2: ✓"_s}),
            write(AnnotationColourEvent{annotationKey(u"a"_s), MarkColour::Pink}),
            write(AnnotationRemovedEvent{annotationKey(u"a"_s), false}),
            write(RestEvent{key, 3}),
            write(RetireEvent{key, RetireReason::Faulty})};
}

struct Documented {
    QString kind;
    QString field;
    QString type;
};

std::vector<Documented> documentedFields()
{
    static const QRegularExpression row(u"^\\| (\\w+) \\| `(\\w+)` \\| (\\w+) \\|"_s);
    std::vector<Documented> fields;
    for (const QByteArray &line : lines(QStringLiteral(CARREL_SOURCE "/src/study/README.md"))) {
        const QRegularExpressionMatch match = row.match(QString::fromUtf8(line));
        if (match.hasMatch()) {
            fields.push_back({match.captured(1), match.captured(2), match.captured(3)});
        }
    }
    return fields;
}

bool isOfType(const QJsonValue &value, const QString &type)
{
    const QJsonArray array = value.toArray();
    const auto all = [&array](auto holds) { return std::all_of(array.begin(), array.end(), holds); };
    if (type == "integer"_L1 || type == "number"_L1) {
        return value.isDouble() && (type == "number"_L1 || double(value.toInteger()) == value.toDouble());
    }
    if (type == "strings"_L1) {
        return value.isArray() && all([](const QJsonValue &each) { return each.isString(); });
    }
    if (type == "integers"_L1) {
        return value.isArray() && all([](const QJsonValue &each) { return each.isDouble(); });
    }
    return type == "any"_L1 || (type == "boolean"_L1 && value.isBool()) ||
           ((type == "string"_L1 || type == "word"_L1) && value.isString());
}

/** Equal but for the last digits of a power or logarithm, in which C libraries differ. */
bool isSameState(const QJsonValue &a, const QJsonValue &b)
{
    if (a.isDouble() && b.isDouble()) {
        return std::abs(a.toDouble() - b.toDouble()) <= 1e-12 * std::abs(b.toDouble());
    }
    const QJsonObject objectA = a.toObject();
    const QJsonObject objectB = b.toObject();
    const QJsonArray arrayA = a.toArray();
    const QJsonArray arrayB = b.toArray();
    if (a.isObject() && b.isObject()) {
        return objectA.keys() == objectB.keys() &&
               std::equal(objectA.begin(), objectA.end(), objectB.begin(), objectB.end(), isSameState);
    }
    if (a.isArray() && b.isArray()) {
        return std::equal(arrayA.begin(), arrayA.end(), arrayB.begin(), arrayB.end(), isSameState);
    }
    return a == b;
}

} // namespace

class EventCodecTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShortWayToReadALineAgreesWithTheLongOne_data()
    {
        QTest::addColumn<QByteArray>("line");
        int number = 0;
        for (const Event &event : oneOfEach()) {
            QTest::addRow("event %d", ++number) << toJson(event);
        }
        for (int schema = 1; schema <= eventSchema; ++schema) {
            for (const QByteArray &line : lines(dataPath(u"study/events-%1.jsonl"_s.arg(schema)))) {
                QTest::addRow("line %d", ++number) << line;
            }
        }
    }

    void theShortWayToReadALineAgreesWithTheLongOne()
    {
        QFETCH(QByteArray, line);
        // A space keeps the short way out; every change of one sign must be understood alike.
        const auto agree = [](const QByteArray &given) {
            const auto quick = fromJson(given);
            const auto slow = fromJson(given.startsWith('{') ? "{ " + given.sliced(1) : given);
            return quick.has_value() == slow.has_value() && (!quick || toJson(*quick) == toJson(*slow));
        };
        QVERIFY(agree(line));
        for (qsizetype i = 0; i < line.size(); ++i) {
            for (const char sign : QByteArrayLiteral("\"\\{}[],:-.0e \xe9")) {
                QByteArray changed = line;
                changed[i] = sign;
                QVERIFY2(agree(changed), changed.constData());
            }
            QVERIFY2(agree(line.first(i)), line.first(i).constData());
        }
    }

    void everyKindComesBackAsItWas_data();
    void everyKindComesBackAsItWas();
    void everyFieldIsDocumented_data();
    void everyFieldIsDocumented();
    void aChangedFieldNeedsANewSchema();
    void everyOlderSchemaIsRead_data();
    void everyOlderSchemaIsRead();
    void whatOlderProgramsKnowIsWrittenAsTheyKnowIt();
    void theReferenceEventsFoldToTheReferenceState_data();
    void theReferenceEventsFoldToTheReferenceState();
    void unknownKeysAreWrittenBack();
    void whatTheFutureBringsIsKept_data();
    void whatTheFutureBringsIsKept();
    void aBrokenLineIsRefused_data();
    void aBrokenLineIsRefused();
};

void EventCodecTest::everyKindComesBackAsItWas_data()
{
    QTest::addColumn<Event>("event");
    for (const Event &event : oneOfEach()) {
        QTest::newRow(qPrintable(kindName(event.body))) << event;
    }
}

void EventCodecTest::everyKindComesBackAsItWas()
{
    QFETCH(Event, event);
    const QByteArray line = toJson(event);
    QVERIFY(!line.contains('\n'));
    const Result<Event> read = fromJson(line);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().details));
    QVERIFY(*read == event);
    QCOMPARE(toJson(*read), line);
}

void EventCodecTest::everyFieldIsDocumented_data()
{
    everyKindComesBackAsItWas_data();
}

void EventCodecTest::everyFieldIsDocumented()
{
    QFETCH(Event, event);
    const QJsonObject object = QJsonDocument::fromJson(toJson(event)).object();
    QStringList documented;
    for (const Documented &field : documentedFields()) {
        if (field.kind == "every"_L1 || field.kind == kindName(event.body)) {
            documented.append(field.field);
            QVERIFY2(isOfType(object[field.field], field.type), qPrintable(field.field));
        }
    }
    documented.sort();
    QCOMPARE(object.keys(), documented);
}

void EventCodecTest::aChangedFieldNeedsANewSchema()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QVERIFY(!documentedFields().empty());
    for (const Documented &field : documentedFields()) {
        hash.addData(u"%1.%2:%3\n"_s.arg(field.kind, field.field, field.type).toUtf8());
    }
    const QByteArray advice = "The fields changed: raise eventSchema, add a reference file and a reader for the old "
                              "ones, then put this hash here: " +
                              hash.result().toHex();
    QVERIFY2(hash.result().toHex() == fieldListOfThisSchema, advice.constData());
}

void EventCodecTest::everyOlderSchemaIsRead_data()
{
    QTest::addColumn<int>("schema");
    for (int schema = 1; schema <= eventSchema; ++schema) {
        QTest::newRow(qPrintable(QString::number(schema))) << schema;
    }
}

void EventCodecTest::everyOlderSchemaIsRead()
{
    QFETCH(int, schema);
    const QList<QByteArray> reference = lines(dataPath(u"study/events-%1.jsonl"_s.arg(schema)));
    QVERIFY(reference.size() >= 8);
    std::set<QString> kinds;
    for (const QByteArray &line : reference) {
        const Result<Event> event = fromJson(line);
        QVERIFY2(event, line.constData());
        QVERIFY2(!std::holds_alternative<UnknownEvent>(event->body), line.constData());
        QVERIFY2(event->extra.isEmpty(), line.constData());
        kinds.insert(kindName(event->body));
        QCOMPARE(toJson(*event), line);
    }
    constexpr size_t kindsOf[] = {8, 12, 12, 14}; // by schema
    static_assert(std::size(kindsOf) == eventSchema);
    QCOMPARE(kinds.size(), kindsOf[schema - 1]);
}

void EventCodecTest::whatOlderProgramsKnowIsWrittenAsTheyKnowIt()
{
    const auto schemaIn = [](const Event &event) {
        return QJsonDocument::fromJson(toJson(event)).object()["schema"_L1].toInt();
    };
    for (const Event &event : oneOfEach()) {
        const QString kind = kindName(event.body);
        const bool ofTheQueue = kind == "rest"_L1 || kind == "retire"_L1;
        QCOMPARE(schemaIn(event), ofTheQueue ? 4 : kind == "answer"_L1 ? 3 : kind.startsWith("annotation"_L1) ? 2 : 1);
    }
    Event answer = oneOfEach().front();
    std::get<AnswerEvent>(answer.body).wait.reset();
    QCOMPARE(schemaIn(answer), 1);
    QVERIFY(!toJson(answer).contains("\"wait\""));
}

void EventCodecTest::theReferenceEventsFoldToTheReferenceState_data()
{
    everyOlderSchemaIsRead_data();
}

void EventCodecTest::theReferenceEventsFoldToTheReferenceState()
{
    QFETCH(int, schema);
    std::vector<Event> events;
    for (const QByteArray &line : lines(dataPath(u"study/events-%1.jsonl"_s.arg(schema)))) {
        events.push_back(*fromJson(line));
    }
    const QByteArray state = fold(std::move(events)).toCanonicalJson() + '\n';
    const QString path = dataPath(u"study/state-%1.json"_s.arg(schema));
    if (qEnvironmentVariableIsSet("CARREL_REFRESH_REFERENCES")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(state);
    }
    const QJsonDocument expected = QJsonDocument::fromJson(readFile(path));
    QVERIFY(expected.isObject());
    QVERIFY2(isSameState(QJsonDocument::fromJson(state).object(), expected.object()), state.constData());
}

void EventCodecTest::unknownKeysAreWrittenBack()
{
    const Event event = oneOfEach().front();
    QJsonObject object = QJsonDocument::fromJson(toJson(event)).object();
    object.insert("mood"_L1, QJsonObject{{u"level"_s, 3}});
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const Result<Event> read = fromJson(line);
    QVERIFY(read);
    QVERIFY(read->body == event.body);
    QCOMPARE(toJson(*read), line);
}

void EventCodecTest::whatTheFutureBringsIsKept_data()
{
    QTest::addColumn<int>("schema");
    QTest::addColumn<QString>("kind");
    QTest::newRow("another kind") << eventSchema << u"highlight"_s;
    QTest::newRow("another schema") << eventSchema + 1 << u"answer"_s;
}

void EventCodecTest::whatTheFutureBringsIsKept()
{
    QFETCH(int, schema);
    QFETCH(QString, kind);
    QJsonObject object = QJsonDocument::fromJson(toJson(oneOfEach().front())).object();
    object.insert("schema"_L1, schema);
    object.insert("kind"_L1, kind);
    object.remove("check"_L1);
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const Result<Event> read = fromJson(line);
    QVERIFY(read);
    QVERIFY(std::holds_alternative<UnknownEvent>(read->body));
    QCOMPARE(kindName(read->body), kind);
    QCOMPARE(toJson(*read), line);
    QCOMPARE(fold({*read}).unknownEvents(), 1);
}

void EventCodecTest::aBrokenLineIsRefused_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("no time") << u"at"_s << QJsonValue(QJsonValue::Undefined);
    QTest::newRow("time as text") << u"at"_s << QJsonValue(u"1"_s);
    QTest::newRow("time too large to be exact") << u"at"_s << QJsonValue(1e300);
    QTest::newRow("half a number") << u"n"_s << QJsonValue(1.5);
    QTest::newRow("number zero") << u"n"_s << QJsonValue(0);
    QTest::newRow("number too large") << u"n"_s << QJsonValue(4'294'967'296.0);
    QTest::newRow("no session") << u"session"_s << QJsonValue(QString());
    QTest::newRow("offset beyond the world") << u"utcOffsetSeconds"_s << QJsonValue(1'000'000);
    QTest::newRow("no check") << u"check"_s << QJsonValue(QJsonValue::Undefined);
    QTest::newRow("a word nobody knows") << u"confidence"_s << QJsonValue(u"maybe"_s);
    QTest::newRow("right as a number") << u"right"_s << QJsonValue(1);
    QTest::newRow("options as text") << u"shown"_s << QJsonValue(u"a b"_s);
    QTest::newRow("a wait of no day") << u"wait"_s << QJsonValue(0);
    QTest::newRow("schema zero") << u"schema"_s << QJsonValue(0);
    QTest::newRow("no kind") << u"kind"_s << QJsonValue(QJsonValue::Undefined);
}

void EventCodecTest::aBrokenLineIsRefused()
{
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    QJsonObject object = QJsonDocument::fromJson(toJson(oneOfEach().front())).object();
    object.insert(field, value);
    const Result<Event> read = fromJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Malformed);
    QVERIFY(read.error().details.contains(field));
    QVERIFY(!fromJson("not json"));
    QVERIFY(!fromJson("[]"));
}

QTEST_APPLESS_MAIN(EventCodecTest)
#include "eventcodectest.moc"
