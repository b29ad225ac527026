// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonjson.h"

#include "course/plaintext.h"
#include "formats/json/jsonparser.h"
#include "formats/json/lessonreader.h"
#include "formats/json/lessonwriter.h"
#include "support/testpaths.h"

#include <QtTest>

#include <set>
#include <variant>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Lesson read(const QByteArray &bytes, Diagnostics *rows = nullptr)
{
    Diagnostics own;
    Result<Lesson> lesson = readLesson(bytes, u"lesson.txt"_s, rows ? *rows : own);
    if (!lesson) {
        QTest::qFail(qPrintable(lesson.error().sentence), __FILE__, __LINE__);
        return {};
    }
    return std::move(*lesson);
}

Lesson withoutSource(Lesson lesson)
{
    lesson.source.clear();
    lesson.schema = 0;
    return lesson;
}

/** The same JSON with a key more in each object. */
Json withUnknownKeys(Json json)
{
    for (const auto &item : json.items()) {
        if (item.value().is_structured() && item.key() != "parameters") { // those belong to the lab, all of them
            item.value() = withUnknownKeys(item.value());
        }
    }
    if (json.is_object()) {
        json["x-unknown"] = {1, "two", nullptr};
    }
    return json;
}

/** The publisher's lesson; empty when the shared inputs are not here. */
QByteArray seedBytes()
{
    const QString path = Test::sharedPath(u"data/seed"_s);
    if (path.isEmpty()) {
        return {};
    }
    const QDir folder(path);
    return Test::readFile(folder.filePath(folder.entryList({u"*.txt"_s}, QDir::Files).value(0)));
}

QByteArray everyBlock()
{
    return Test::readFile(Test::dataPath(u"lessons/every-block.json"_s));
}

QByteArray small(const QByteArray &reader)
{
    return R"({"course":{"slug":"c"},"lesson":{"slug":"l","title":"L"},"reader":)" + reader + '}';
}

} // namespace

class LessonJsonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePublishersLessonIsReadWhole()
    {
        CARREL_NEED_SHARED("data/seed");
        Diagnostics rows;
        const Lesson lesson = read(seedBytes(), &rows);
        QCOMPARE(rows, Diagnostics{});
        QCOMPARE(lesson.blocks.size(), 22U);
        QCOMPARE(lesson.checks.size(), 1U);
        QCOMPARE(lesson.checks[0].options.size(), 4U);
        QCOMPARE(lesson.checks[0].order, (std::vector{3, 2, 1, 0}));
        QVERIFY(lesson.checks[0].isUsable());
        QCOMPARE(lesson.position, 16);
        QCOMPARE(lesson.of, 78);
        QCOMPARE(lesson.previous->minutes, 9);
        QVERIFY(!lesson.authorship.isEmpty() && !lesson.cite.isEmpty() && !lesson.licence.url.isEmpty());
    }

    void aLessonRebuiltFromItsTextIsTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QDir sorting(Test::dataPath(u"courses/sorting"_s));
        const QStringList files = sorting.entryList({u"*.json"_s});
        QVERIFY(files.size() >= 3);
        for (const QString &file : files) {
            QTest::newRow(qPrintable(file)) << Test::readFile(sorting.filePath(file));
        }
        QTest::newRow("publisher's") << seedBytes();
    }

    void aLessonRebuiltFromItsTextIsTheSame()
    {
        QFETCH(QByteArray, bytes);
        CARREL_NEED_SHARED_ROW(bytes);
        const Lesson given = read(bytes);
        Json json = Json::parse(bytes.toStdString());
        json.erase("reader");
        Diagnostics rows;
        const Lesson rebuilt = read(toBytes(json), &rows);
        QCOMPARE(rows, Diagnostics{});
        QCOMPARE(rebuilt.blocks.size(), given.blocks.size());
        for (size_t i = 0; i < given.blocks.size(); ++i) {
            QVERIFY2(rebuilt.blocks[i] == given.blocks[i], qPrintable(u"block %1"_s.arg(i)));
        }
        QCOMPARE(rebuilt.checks[0].question, given.checks[0].question);
        QVERIFY(rebuilt.checks[0].options == given.checks[0].options);
    }

    void anUneditedLessonIsWrittenAsItCame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("every block") << everyBlock();
        QTest::newRow("every block, unknown keys") << toBytes(withUnknownKeys(Json::parse(everyBlock().toStdString())));
        QTest::newRow("escapes, spaces, numbers")
            << QByteArray("\xEF\xBB\xBF{ \"course\": "
                          "{\"slug\":\"caf\\u00e9\"},\r\n\"lesson\":{\"slug\":\"l\\/"
                          "m\",\"title\":\"L\",\"position\":1.0},\"body\":\"x\"}\n");
        const QByteArray seed = seedBytes();
        QTest::newRow("publisher's") << seed;
        QTest::newRow("publisher's, unknown keys")
            << (seed.isEmpty() ? seed : toBytes(withUnknownKeys(Json::parse(seed.toStdString()))));
    }

    void anUneditedLessonIsWrittenAsItCame()
    {
        QFETCH(QByteArray, bytes);
        CARREL_NEED_SHARED_ROW(bytes);
        QVERIFY(writeLesson(read(bytes)) == bytes);
    }

    void unknownKeysBringNoRemark()
    {
        Diagnostics rows;
        const Lesson lesson = read(toBytes(withUnknownKeys(Json::parse(everyBlock().toStdString()))), &rows);
        QCOMPARE(rows.size(), 1U); // the one unknown block
        QCOMPARE(rows[0].code, u"unknown-block"_s);
        QVERIFY(withoutSource(lesson) == withoutSource(read(everyBlock())));
    }

    void everyBlockAndRunIsReadAndWritten()
    {
        const Lesson lesson = read(everyBlock());
        std::set<size_t> kinds;
        for (const Block &block : lesson.blocks) {
            kinds.insert(block.content.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<BlockContent>);
        Lesson made = lesson;
        made.source.clear();
        const Lesson again = read(writeLesson(made));
        QVERIFY(again.blocks == lesson.blocks);
        QVERIFY(again.checks == lesson.checks);
        QVERIFY(withoutSource(again) == withoutSource(lesson));
        QCOMPARE(again.schema, 2);
    }

    void keysComeInTheOrderOfPublishedLessons()
    {
        Lesson made = read(everyBlock());
        made.source.clear();
        // Kinds that can be told from the options are not written, so only those few bytes may differ.
        const Json written = Json::parse(writeLesson(made).toStdString());
        const Json given = Json::parse(everyBlock().toStdString());
        QVERIFY(toBytes(written["lesson"]) == toBytes(given["lesson"]));
        QVERIFY(toBytes(written["reader"]["blocks"][3]) == toBytes(given["reader"]["blocks"][3]));
        QStringList keys;
        for (const auto &[key, value] : written.items()) {
            keys << toQString(key);
        }
        QCOMPARE(keys.join(u' '), u"course lesson body check prev next authorship review cite licence reader"_s);
    }

    void aCheckMayAskForThePassageItSpeaksOf()
    {
        const QByteArray options = R"("options":[{"text":"1","correct":true},{"text":"2","correct":false}]})";
        Lesson lesson = read(small(R"({"schema":2,"check":{"question":"Q","context":"block",)" + options + '}'));
        QVERIFY(lesson.checks[0].showsPassage);
        lesson.source.clear();
        QVERIFY(read(writeLesson(lesson)).checks[0].showsPassage);
        QCOMPARE(read(writeLesson(lesson)).schema, 2);
        Diagnostics rows;
        const auto other = readLesson(small(R"({"schema":2,"check":{"question":"Q","context":"page",)" + options + '}'),
                                      u"lesson.json"_s, rows);
        QVERIFY(other && !other->checks[0].showsPassage);
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows.front().code, u"check-context"_s);
    }

    void theOldSchemaIsWrittenWhereverItSuffices()
    {
        Lesson lesson = read(small(
            R"({"schema":2,"blocks":[{"t":"h2","id":"a","runs":[{"text":"A"}]},{"t":"p","runs":[{"text":"b","b":true}]},{"t":"code","lang":"c","label":"C","text":"x"}],
            "check":{"question":[{"text":"Q"}],"options":[{"text":[{"text":"1"}],"correct":true},{"text":[{"text":"2"}],"correct":false}]}})"));
        lesson.source.clear();
        QCOMPARE(read(writeLesson(lesson)).schema, 1);
        lesson.blocks.push_back({BlockId(u"r"_s), false, Rule{}});
        QCOMPARE(read(writeLesson(lesson)).schema, 2);
        lesson.blocks.pop_back();
        lesson.checks[0].passage = BlockId(u"a"_s);
        QCOMPARE(read(writeLesson(lesson)).schema, 2);
    }

    void anEditChangesOnlyWhatWasEdited()
    {
        const Json base = withUnknownKeys(Json::parse(everyBlock().toStdString()));
        Lesson lesson = read(toBytes(base));
        lesson.title = u"Rye bread"_s;
        std::get<Paragraph>(lesson.blocks[3].content).runs[0].text = u"Fold "_s;
        lesson.blocks.erase(lesson.blocks.begin() + 1);
        Json expected = base;
        expected["lesson"]["title"] = "Rye bread";
        expected["reader"]["title"] = "Rye bread";
        const QByteArray written = writeLesson(lesson);
        const Json json = Json::parse(written.toStdString());
        QCOMPARE(toQString(json["lesson"].dump()), toQString(expected["lesson"].dump()));
        QVERIFY(json["course"] == base["course"]);
        QVERIFY(json["reader"]["blocks"][0] == base["reader"]["blocks"][0]);
        QVERIFY(json["reader"]["blocks"][1] == base["reader"]["blocks"][2]);
        QVERIFY(json["reader"]["blocks"].size() == base["reader"]["blocks"].size() - 1);
        QVERIFY(json["reader"]["checks"] == base["reader"]["checks"]);
        QCOMPARE(plainText(read(written).blocks[2]).left(5), u"Fold "_s);
    }

    void whatIsNoLessonIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("prose") << QByteArray("Once upon a time") << "json-syntax";
        QTest::newRow("nothing") << QByteArray() << "json-truncated";
        QTest::newRow("null") << QByteArray("null") << "not-a-lesson";
        QTest::newRow("other JSON") << QByteArray(R"({"name":"x","version":1})") << "not-a-lesson";
        QTest::newRow("cut off") << everyBlock().left(700) << "json-truncated";
        QTest::newRow("Latin-1") << QByteArray("{\"course\":{},\"lesson\":{\"slug\":\"caf\xe9\"}}") << "invalid-utf8";
        QTest::newRow("NaN") << QByteArray(R"({"course":{},"lesson":{"position":NaN}})") << "json-syntax";
        QTest::newRow("brackets") << QByteArray(100'000, '[') << "json-too-deep";
    }

    void whatIsNoLessonIsRefusedInOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        Diagnostics rows;
        const Result<Lesson> lesson = readLesson(bytes, u"f"_s, rows);
        QVERIFY(!lesson);
        QVERIFY(!lesson.error().sentence.isEmpty());
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].code, code);
        QCOMPARE(rows[0].severity, Severity::Error);
        QCOMPARE(rows[0].message, lesson.error().sentence);
    }

    void oddCharactersAreMended()
    {
        Diagnostics rows;
        const Lesson lesson =
            read(small(R"({"blocks":[{"t":"p","runs":[{"text":"a\ud800b\u0000c\ud83d\ude00\\ud800"}]}]})"), &rows);
        QCOMPARE(plainText(lesson.blocks), u"a\uFFFDbc\U0001F600\\ud800"_s);
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].code, u"lone-surrogate"_s);
        QCOMPARE(rows[1].code, u"nul-removed"_s);
    }

    void ofTwoEqualIdsTheFirstStays()
    {
        Diagnostics rows;
        const Lesson lesson = read(
            small(
                R"({"blocks":[{"t":"h2","id":"a","runs":[{"text":"1"}]},{"t":"h2","id":"a","runs":[{"text":"2"}]}]})"),
            &rows);
        QCOMPARE(lesson.blocks[0].id.toString(), u"a"_s);
        QCOMPARE(lesson.blocks[1].id.toString(), u"a-2"_s);
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].code, u"duplicate-id"_s);
    }

    void partsThatLieTooDeepKeepTheirTextAndCanBeWritten()
    {
        const QByteArray open = R"({"t":"ul","items":[[)";
        const QByteArray inner = R"({"t":"p","runs":[{"text":"at the bottom"}]})";
        Diagnostics rows;
        const Lesson lesson =
            read(small("{\"blocks\":[" + open.repeated(60) + inner + QByteArray("]]}").repeated(60) + "]}"), &rows);
        QVERIFY(plainText(lesson.blocks).contains("at the bottom"_L1));
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].code, u"nested-too-deep"_s);
        Lesson edited = lesson;
        edited.source.clear();
        Diagnostics again;
        const Result<Lesson> back = readLesson(writeLesson(edited), u"again.json"_s, again);
        QVERIFY(back);
        QCOMPARE(plainText(back->blocks), plainText(lesson.blocks));
        QVERIFY(again.empty());
    }

    void remarksAreCountedWhenThereAreTooMany()
    {
        Diagnostics rows;
        const QByteArray nulls = QByteArray("null,").repeated(500);
        read(small("{\"blocks\":[" + nulls + "null]}"), &rows);
        QCOMPARE(rows.size(), size_t(Limits{}.rowsPerFile) + 1);
        QCOMPARE(rows.back().code, u"more-rows"_s);
    }
};

QTEST_APPLESS_MAIN(LessonJsonTest)
#include "lessonjsontest.moc"
