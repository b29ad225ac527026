// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/features.h"
#include "formats/package/manifestreader.h"
#include "formats/package/manifestwriter.h"
#include "formats/package/packagefolder.h"
#include "formats/package/packagepath.h"
#include "support/testpaths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    std::ranges::transform(rows, std::back_inserter(list), &Diagnostic::code);
    return list;
}

QByteArray manifest(const QByteArray &rest, const QByteArray &version = "1.0")
{
    return R"({"format":"carrel-course","formatVersion":")" + version + R"(","course":{"id":"c","title":"C"})" + rest +
           '}';
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

ReadOutcome readFolder(const QString &folder)
{
    JobControl control;
    return readPackageFolder(folder, {}, control);
}

/** A block of each kind that the course layer knows. */
template<size_t... I> Blocks oneOfEach(std::index_sequence<I...> /*all*/)
{
    return {Block{.id = {}, .content = std::variant_alternative_t<I, BlockContent>()}...};
}

} // namespace

class PackageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsAreTheSameFileEverywhere_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("safe");
        QTest::newRow("plain") << u"lessons/001-a.json"_s << true;
        QTest::newRow("other script") << u"bilder/Ägäis 1.png"_s << true;
        QTest::newRow("dots in a name") << u"a..b/c.d"_s << true;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("up") << u"../a"_s << false;
        QTest::newRow("up inside") << u"a/../../b"_s << false;
        QTest::newRow("here") << u"./a"_s << false;
        QTest::newRow("absolute") << u"/etc/passwd"_s << false;
        QTest::newRow("double slash") << u"a//b"_s << false;
        QTest::newRow("drive") << u"C:/a"_s << false;
        QTest::newRow("address") << u"https://example.org/a.png"_s << false;
        QTest::newRow("backslash") << u"a\\b"_s << false;
        QTest::newRow("control") << u"a\nb"_s << false;
        QTest::newRow("not composed") << u"a\u0308.png"_s << false;
        QTest::newRow("reserved") << u"images/con.png"_s << false;
        QTest::newRow("reserved port") << u"LPT1"_s << false;
        QTest::newRow("nearly reserved") << u"console.png"_s << true;
        QTest::newRow("final dot") << u"a./b"_s << false;
        QTest::newRow("final space") << u"a /b"_s << false;
        QTest::newRow("too long") << QString(241, u'a') << false;
    }

    void pathsAreTheSameFileEverywhere()
    {
        QFETCH(QString, path);
        QTEST(isSafePath(path), "safe");
    }

    void anExamplePackageIsReadWhole()
    {
        const ReadOutcome outcome = readFolder(Test::dataPath(u"packages/tides"_s));
        QCOMPARE(codes(outcome.diagnostics).join(u' '), u"unknown-block"_s);
        const Course &course = outcome.courses.at(0);
        QCOMPARE(course.outline.info.id.toString(), u"urn:uuid:22222222-2222-4222-8222-222222222222"_s);
        QCOMPARE(course.outline.info.identity, IdentityStrength::Manifest);
        QCOMPARE(course.outline.modules.size(), 1U);
        QCOMPARE(course.outline.lessonsHere(), 2);
        QCOMPARE(course.lesson(LessonSlug(u"spring-and-neap"_s))->checks.size(), 2U);
        QCOMPARE(course.assets.at(u"images/red.png"_s).size, QSize(16, 16));
        QVERIFY(QFile::exists(course.assets.at(u"images/red.png"_s).file));
    }

    void aManifestIsReadBackAsItWasWritten()
    {
        Diagnostics rows;
        const QByteArray bytes = Test::readFile(Test::dataPath(u"packages/tides/course.json"_s));
        PackageManifest given = readManifest(bytes, u"course.json"_s, rows).value();
        QCOMPARE(rows, Diagnostics{});
        given.outline.info.identity = IdentityStrength::Url;
        LessonEntry absent;
        absent.slug = LessonSlug(u"storm"_s);
        absent.title = u"Storm surge"_s;
        absent.minutes = 5;
        absent.position = 3;
        given.outline.modules[0].lessons.push_back(absent);
        given.outline.lessonsInAll = 12;
        const Result<PackageManifest> again = readManifest(writeManifest(given), u"course.json"_s, rows);
        QVERIFY(again.has_value());
        QCOMPARE(rows, Diagnostics{});
        QVERIFY(*again == given);
    }

    void noKindOfBlockNeedsANewerVersion()
    {
        Lesson lesson;
        lesson.blocks = oneOfEach(std::make_index_sequence<std::variant_size_v<BlockContent>>());
        for (const int level : {3, 4}) {
            lesson.blocks.push_back({.id = {}, .content = Heading{.level = level, .runs = {}}});
        }
        List numbered;
        numbered.ordered = true;
        lesson.blocks.push_back({.id = {}, .content = numbered});
        const QStringList needed =
            neededFeatures({{LessonSlug(u"a"_s), std::make_shared<const Lesson>(std::move(lesson))}});
        QVERIFY(needed.contains(u"block:lab"_s));
        for (const QString &word : needed) {
            QVERIFY2(isKnownFeature(word), qPrintable(word));
        }
    }

    void wordsOfANewerVersionAreKeptAtEveryLevel()
    {
        const QByteArray bytes = R"({"news":{"b":[1,{"z":0,"a":1}]},"format":"carrel-course","formatVersion":"1.7",)"
                                 R"("requires":["block:smell","block:table"],)"
                                 R"("course":{"id":"c","title":"C","mood":"good","review":{"by":"R"},)"
                                 R"("licence":{"name":"CC0","seal":"s"},"source":{"importer":"i","host":"h"}},)"
                                 R"("modules":[{"slug":"m","title":"M","lessons":["b","a"],"colour":"red"}],)"
                                 R"("lessons":{"b":{"path":"b.json","title":"B","weight":2},)"
                                 R"("a":{"title":"A","weight":1.5}},)"
                                 R"("assets":{"x.png":{"mediaType":"image/png","bytes":1,"sha256":"00","focus":[1,2],)"
                                 R"("licence":{"name":"CC0","seal":"t"}}}})";
        Diagnostics rows;
        const Result<PackageManifest> given = readManifest(bytes, u"course.json"_s, rows);
        QVERIFY(given.has_value());
        const QByteArray written = writeManifest(*given);
        const QJsonObject before = QJsonDocument::fromJson(bytes).object();
        const QJsonObject after = QJsonDocument::fromJson(written).object();
        QCOMPARE(after[u"news"_s], before[u"news"_s]);
        QVERIFY2(written.simplified().replace(" ", "").contains(R"("news":{"b":[1,{"z":0,"a":1}]})"),
                 written.constData());
        QCOMPARE(after[u"formatVersion"_s], before[u"formatVersion"_s]);
        QCOMPARE(after[u"requires"_s].toArray(), QJsonArray{u"block:smell"_s});
        QCOMPARE(after[u"course"_s][u"mood"_s], before[u"course"_s][u"mood"_s]);
        QCOMPARE(after[u"course"_s][u"review"_s], before[u"course"_s][u"review"_s]);
        QCOMPARE(after[u"course"_s][u"licence"_s], before[u"course"_s][u"licence"_s]);
        QCOMPARE(after[u"course"_s][u"source"_s], before[u"course"_s][u"source"_s]);
        QCOMPARE(after[u"modules"_s], before[u"modules"_s]);
        QCOMPARE(after[u"lessons"_s][u"a"_s], before[u"lessons"_s][u"a"_s]);
        QCOMPARE(after[u"lessons"_s][u"b"_s][u"weight"_s], before[u"lessons"_s][u"b"_s][u"weight"_s]);
        QCOMPARE(after[u"assets"_s], before[u"assets"_s]);
        const Result<PackageManifest> again = readManifest(written, u"course.json"_s, rows);
        QCOMPARE(again.value().outline.info.unknownKeys, given->outline.info.unknownKeys);
        QCOMPARE(writeManifest(*again), written);
    }

    void whatIsKnownIsNotKeptWhenItGoes()
    {
        Diagnostics rows;
        auto read = readManifest(manifest(R"(,"modules":[],"lessons":{})"), u"course.json"_s, rows);
        QVERIFY(read.has_value());
        QCOMPARE(read->outline.info.unknownKeys, QString());
    }

    void aManifestThatCannotBeUsedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("newer format") << manifest({}, "2.0") << "format-version";
        QTest::newRow("no version") << manifest({}, "") << "format-version";
        QTest::newRow("other format") << QByteArray(R"({"format":"zip"})") << "not-a-manifest";
        QTest::newRow("no id") << QByteArray(R"({"format":"carrel-course","formatVersion":"1.0","course":{}})")
                               << "course-id-missing";
        QTest::newRow("cut off") << manifest({}).chopped(1) << "json-truncated";
    }

    void aManifestThatCannotBeUsedIsRefused()
    {
        QFETCH(QByteArray, bytes);
        Diagnostics rows;
        QVERIFY(!readManifest(bytes, u"course.json"_s, rows));
        QCOMPARE(rows.size(), 1U);
        QTEST(rows[0].code, "code");
    }

    void whatIsWrongInAManifestLeavesTheRestWhole_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QString>("code");
        const QByteArray modules = R"(,"modules":[{"slug":"m","title":"M","lessons":["a"]}])";
        QTest::newRow("path out") << modules + R"(,"lessons":{"a":{"path":"../a.json","title":"A"}})" << "unsafe-path";
        QTest::newRow("case twins")
            << modules +
                   R"(,"lessons":{"a":{"path":"a.json","title":"A"}},"assets":{"x.png":{"mediaType":"image/png"},"X.png":{"mediaType":"image/png"}})"
            << "path-clash";
        QTest::newRow("twice in the order")
            << QByteArray(
                   R"(,"modules":[{"slug":"m","title":"M","lessons":["a","a"]}],"lessons":{"a":{"path":"a.json","title":"A"}})")
            << "lesson-listed-twice";
        QTest::newRow("not described") << modules << "lesson-not-described";
        QTest::newRow("not in order") << QByteArray(R"(,"lessons":{"a":{"path":"a.json","title":"A"}})")
                                      << "lesson-not-in-order";
        QTest::newRow("newer feature")
            << modules + R"(,"requires":["block:smell","block:math"],"lessons":{"a":{"path":"a.json","title":"A"}})"
            << "feature-unknown";
    }

    void whatIsWrongInAManifestLeavesTheRestWhole()
    {
        QFETCH(QByteArray, rest);
        Diagnostics rows;
        const Result<PackageManifest> read = readManifest(manifest(rest, "1.7"), u"course.json"_s, rows);
        QVERIFY(read.has_value());
        QCOMPARE(rows.size(), 1U);
        QTEST(rows[0].code, "code");
        QCOMPARE(read->outline.lessons().size(), 1U);
    }

    void filesThatAreMissingOrChangedAreTold()
    {
        QTemporaryDir folder;
        const QByteArray lesson =
            R"({"course":{"slug":"c"},"lesson":{"slug":"other","title":"B"},"reader":{"schema":1,"blocks":[]}})";
        write(folder.filePath(u"b.json"_s), lesson);
        write(
            folder.filePath(u"course.json"_s),
            manifest(
                R"(,"modules":[{"slug":"m","title":"M","lessons":["a","b"]}],"lessons":{"a":{"path":"a.json","title":"A"},"b":{"path":"b.json","title":"B","sha256":"00"}},"assets":{"x.png":{"mediaType":"image/png"}})"));
        QVERIFY(isPackageFolder(folder.path()));
        const ReadOutcome outcome = readFolder(folder.path());
        QCOMPARE(codes(outcome.diagnostics).join(u' '),
                 u"lesson-file-missing lesson-file-changed lesson-slug-differs asset-missing"_s);
        const Course &course = outcome.courses.at(0);
        QCOMPARE(course.outline.lessonsHere(), 1);
        QVERIFY(course.lesson(LessonSlug(u"b"_s)));
    }

    void aLinkOutOfThePackageIsNotFollowed()
    {
        QTemporaryDir outside;
        QTemporaryDir folder;
        write(outside.filePath(u"secret.png"_s), "secret");
        QVERIFY(QFile::link(outside.filePath(u"secret.png"_s), folder.filePath(u"x.png"_s)));
        write(folder.filePath(u"course.json"_s),
              manifest(R"(,"modules":[],"lessons":{},"assets":{"x.png":{"mediaType":"image/png"}})"));
        const ReadOutcome outcome = readFolder(folder.path());
        QCOMPARE(codes(outcome.diagnostics).join(u' '), u"unsafe-path"_s);
        QVERIFY(outcome.courses.at(0).assets.empty());
    }
};

QTEST_APPLESS_MAIN(PackageTest)
#include "packagetest.moc"
