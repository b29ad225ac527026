// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"

#include "formats/archive/zipwriter.h"
#include "formats/filebytes.h"
#include "formats/formatlist.h"
#include "support/testpaths.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Straight JSON from JSON with single quotes: moc loses its way in some raw strings. */
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray lesson(const QByteArray &slug, const QByteArray &blocks = {})
{
    return json("{'course':{'slug':'c','title':'C','url':'https://example.org/c'},'lesson':{'slug':'" + slug +
                "','title':'T'},'reader':{'schema':1,'blocks':[{'t':'p','runs':[{'text':'x'}]}" + blocks + "]}}");
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << severityName(row.severity) + u' ' + row.code;
    }
    return list;
}

} // namespace

class RegistryTest final : public QObject
{
    Q_OBJECT

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    [[nodiscard]] ReadOutcome read(const QStringList &names = {QString()}) const
    {
        QStringList paths;
        for (const QString &name : names) {
            paths << m_folder->filePath(name);
        }
        JobControl control;
        return readCourses(paths, {}, control);
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void contentSaysWhatAFileIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("lessons");
        QTest::addColumn<QString>("rows");
        const QByteArray a = lesson("a");
        const QByteArray b = lesson("b");
        QTest::newRow("one") << a << 1 << "";
        QTest::newRow("with a final line") << a + '\n' << 1 << "";
        QTest::newRow("array") << "[ " + a + ",\n" + b + "]" << 2 << "";
        QTest::newRow("empty array") << QByteArray("[]") << 0 << "error not-a-lesson";
        QTest::newRow("lines") << a + "\r\n\r\n" + b + "\n" << 2 << "";
        QTest::newRow("one after another") << "{\n" + a.mid(1) + "\n{\n" + b.mid(1) << 2 << "";
        QTest::newRow("a bad line") << a + "\n{\"course\":{\n" + b << 2 << "error json-truncated";
        QTest::newRow("a bad element") << "[" + a + ",{\"course\":x},7," + b + "]" << 2
                                       << "error json-syntax, error not-a-lesson";
        QTest::newRow("GIFT that begins with its format")
            << QByteArray("[markdown]The *Moon* pulls.{TRUE}\n") << 1 << "";
        QTest::newRow("a table of TOML") << QByteArray("[[questions]]\ntype = 1\n") << 0 << "error not-a-lesson";
        QTest::newRow("prose") << QByteArray("Dear diary") << 0 << "error not-a-lesson";
        QTest::newRow("zip") << QByteArray("PK\x03\x04 and so on") << 0 << "error archive-damaged";
        QTest::newRow("7z") << QByteArray("7z\xbc\xaf\x27\x1c") << 0 << "error archive-not-opened";
        QTest::newRow("blank") << QByteArray(" \n") << 0 << "error file-empty";
        QTest::newRow("a packed manual page") // of “.TH LS 1”
            << QByteArray::fromBase64("H4sIAAAAAAACA9ML8VDwCVYw5AIAwzNgVwkAAAA=") << 0 << "error not-a-lesson";
        QTest::newRow("a program with Moodle's tags in it")
            << QByteArray("print(\"<quiz>\")\nprint(\"<question type='x'/>\")\n") << 0 << "error not-a-lesson";
        QTest::newRow("a program with the tags of QTI in it")
            << QByteArray("# Writes <questestinterop>\nif a < 3: print(1)\n") << 0 << "error not-a-lesson";
        QTest::newRow("damaged gzip") << QByteArray("\x1f\x8b\x08 broken") << 0 << "error file-unreadable";
    }

    void contentSaysWhatAFileIs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, lessons);
        write(u"anything.bin"_s, bytes);
        const ReadOutcome outcome = read({u"anything.bin"_s});
        QTEST(codes(outcome.diagnostics).join(u", "_s), "rows");
        QCOMPARE(outcome.courses.empty() ? 0 : outcome.courses[0].outline.lessonsHere(), lessons);
    }

    void placesInAFileOfManyAreTold()
    {
        write(u"many.json"_s, "[" + lesson("a") + ",\n  {\"course\":x}]");
        const ReadOutcome outcome = read({u"many.json"_s});
        QCOMPARE(outcome.diagnostics.size(), 1U);
        QCOMPARE(outcome.diagnostics[0].pointer, u"/1"_s);
        QCOMPARE(outcome.diagnostics[0].line, 2);
        QCOMPARE(outcome.diagnostics[0].column, 13);
    }

    void filesOfOneCourseAreJoined()
    {
        write(u"1.txt"_s, lesson("a"));
        write(u"deep/er/2.txt"_s, lesson("b"));
        const ReadOutcome outcome = read({u"1.txt"_s, u"deep"_s});
        QCOMPARE(outcome.diagnostics, Diagnostics{});
        QCOMPARE(outcome.courses.size(), 1U);
        QCOMPARE(outcome.courses[0].outline.lessonsHere(), 2);
        QCOMPARE(outcome.courses[0].lesson(LessonSlug(u"a"_s))->source, lesson("a"));
    }

    void aDeckOfAnkiIsExplainedAlsoWithoutItsListOfPictures_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::newRow("oldest") << QStringList{u"collection.anki2"_s, u"media"_s};
        QTest::newRow("without media") << QStringList{u"collection.anki2"_s};
        QTest::newRow("of a later version") << QStringList{u"collection.anki99"_s, u"meta"_s, u"media"_s};
    }

    void aDeckOfAnkiIsExplainedAlsoWithoutItsListOfPictures()
    {
        QFETCH(QStringList, entries);
        QBuffer zipped;
        QVERIFY(zipped.open(QIODevice::WriteOnly));
        ZipWriter zip(zipped);
        for (const QString &entry : entries) {
            const QByteArray bytes = entry.endsWith("anki2"_L1) ? "SQLite format 3" + QByteArray(100, '\0') : "{}";
            QVERIFY(zip.add(entry, bytes));
        }
        QVERIFY(zip.finish());
        write(u"deck.apkg"_s, zipped.data());
        const ReadOutcome outcome = read({u"deck.apkg"_s});
        QCOMPARE(outcome.diagnostics.size(), 1U);
        const Diagnostic &row = outcome.diagnostics.front();
        QCOMPARE(row.code, u"skipped-anki"_s);
        QCOMPARE(row.severity, Severity::Error);
        QVERIFY2(row.file.contains("deck.apkg"_L1), qPrintable(row.file));
        QVERIFY(!row.hint.isEmpty());
    }

    void bystandersAreSilentOthersGetARow()
    {
        write(u"a.txt"_s, lesson("a"));
        write(u"a.txt.license"_s, "CC0");
        write(u"README.md"_s, "# Read me");
        write(u"cover.PNG"_s, "picture");
        write(u".hidden"_s, "x");
        QCOMPARE(read().diagnostics, Diagnostics{});
        write(u"notes.txt"_s, "Dear diary");
        write(u"package.json"_s, json("{'name':'x'}"));
        const ReadOutcome outcome = read();
        QCOMPARE(codes(outcome.diagnostics).join(u", "_s), u"warning not-a-lesson, warning not-a-lesson"_s);
        QCOMPARE(outcome.courses.size(), 1U);
    }

    void whatIsNotThereIsAnError()
    {
        QCOMPARE(codes(read({u"gone.txt"_s}).diagnostics).join(u' '), u"error file-missing"_s);
    }

    void aNameThatIsNoneIsAnError()
    {
        JobControl control;
        QCOMPARE(codes(readCourses({QString()}, {}, control).diagnostics).join(u' '), u"error name-empty"_s);
    }

    void messagesSayWhatWasFound_data()
    {
        QTest::addColumn<QByteArray>("minutes");
        QTest::addColumn<QString>("message");
        QTest::newRow("a broken number") << QByteArray("2.5")
                                         << u"Expected a whole number, found 2.5. It was left out."_s;
        QTest::newRow("a truth") << QByteArray("true") << u"Expected a whole number, found true. It was left out."_s;
        QTest::newRow("a word") << QByteArray("\"soon\"")
                                << u"Expected a whole number, found “soon”. It was left out."_s;
        QTest::newRow("a list") << QByteArray("[]") << u"Expected a whole number, found a list. It was left out."_s;
    }

    void messagesSayWhatWasFound()
    {
        QFETCH(QByteArray, minutes);
        QFETCH(QString, message);
        write(u"a.txt"_s, lesson("a").replace("\"title\":\"T\"", "\"title\":\"T\",\"minutes\":" + minutes));
        const ReadOutcome outcome = read({u"a.txt"_s});
        QCOMPARE(outcome.diagnostics.size(), 1U);
        QCOMPARE(outcome.diagnostics[0].message, message);
    }

    void aNameOfAMillionSignsIsCutInMessages()
    {
        write(u"a.txt"_s, lesson(QByteArray(1'000'000, 'a')));
        write(u"b.txt"_s, lesson("b").replace("\"t\":\"p\"", "\"t\":\"" + QByteArray(1'000'000, 'p') + "\""));
        const ReadOutcome outcome = read();
        QVERIFY(!outcome.diagnostics.empty());
        for (const Diagnostic &row : outcome.diagnostics) {
            QVERIFY2(row.message.size() < 1000, qPrintable(row.message.left(200)));
        }
    }

#ifdef Q_OS_UNIX
    void aPipeIsRefusedInsteadOfWaitedFor()
    {
        QCOMPARE(::mkfifo(m_folder->filePath(u"pipe.json"_s).toLocal8Bit().constData(), 0600), 0);
        QCOMPARE(codes(read({u"pipe.json"_s}).diagnostics).join(u' '), u"error not-a-file"_s);
    }

    void aPipeUnderAWellKnownNameStopsNothing_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *const name :
             {"b.json", "course.json", "_toctree.yml", "chapters/en/_toctree.yml", "_toc.yml", "book.toml",
              "course.xml", "imsmanifest.xml", "h5p.json", "content/content.json", "index.yml", "achievements.yml",
              "paths/a/index.yml", "main.ptx", "project.ptx", "README.md", "LICENSE", "01-a.md", "course.md"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void aPipeUnderAWellKnownNameStopsNothing()
    {
        QFETCH(QString, name);
        write(u"a.txt"_s, lesson("a"));
        QDir().mkpath(QFileInfo(m_folder->filePath(name)).path());
        QCOMPARE(::mkfifo(m_folder->filePath(name).toLocal8Bit().constData(), 0600), 0);
        const ReadOutcome outcome = read();
        QCOMPARE(outcome.courses.size(), 1U);
        QVERIFY2(codes(outcome.diagnostics).contains(u"warning not-a-file"_s),
                 qPrintable(codes(outcome.diagnostics).join(u", "_s)));
    }

    void aPipeInAPackageStopsOnlyItself_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("lesson") << u"lessons/001-two-bulges.json"_s << u"lesson-file-missing"_s;
        QTest::newRow("picture") << u"images/red.png"_s << u"asset-missing"_s;
    }

    void aPipeInAPackageStopsOnlyItself()
    {
        QFETCH(QString, name);
        QFETCH(QString, code);
        std::filesystem::copy(Test::dataPath(u"packages/tides"_s).toStdString(),
                              m_folder->filePath(u"tides"_s).toStdString(), std::filesystem::copy_options::recursive);
        const QString file = m_folder->filePath(u"tides/"_s + name);
        QVERIFY(QFile::remove(file));
        QCOMPARE(::mkfifo(file.toLocal8Bit().constData(), 0600), 0);
        const ReadOutcome outcome = read();
        QCOMPARE(outcome.courses.size(), 1U);
        QVERIFY2(codes(outcome.diagnostics).contains(u"warning "_s + code),
                 qPrintable(codes(outcome.diagnostics).join(u", "_s)));
    }

    void aNameThatIsNoTextHidesNoOtherFile_data()
    {
        QTest::addColumn<QString>("course");
        QTest::newRow("loose lessons") << QString();
        QTest::newRow("a course in Markdown") << u"01-bread.md"_s;
    }

    void aNameThatIsNoTextHidesNoOtherFile()
    {
        QFETCH(QString, course);
        const std::string odd = m_folder->path().toStdString() + "/gr\xfc\xdf" + "e.json";
        std::ofstream(odd) << lesson("odd").toStdString();
        if (!std::filesystem::exists(odd)) {
            QSKIP("this file system takes no such name");
        }
        for (int number = 0; number < 20 && course.isEmpty(); ++number) {
            write(u"%1.txt"_s.arg(number), lesson("l" + QByteArray::number(number)));
        }
        for (int number = 0; number < 20 && !course.isEmpty(); ++number) {
            write(u"%1-bread.md"_s.arg(number), "# Bread\n\nKnead.\n");
        }
        const ReadOutcome outcome = read();
        QCOMPARE(outcome.courses.size(), 1U);
        QCOMPARE(outcome.courses[0].outline.lessonsHere(), 20);
        QCOMPARE(codes(outcome.diagnostics).count(u"warning name-not-text"_s), 1);
    }
#endif

    void aNamedFolderWithoutLessonsIsAnError()
    {
        QDir(m_folder->path()).mkdir(u"empty.json"_s);
        QCOMPARE(codes(read({u"empty.json"_s}).diagnostics).join(u' '), u"error nothing-in-folder"_s);
        write(u"notes/diary.txt"_s, "Dear diary");
        QCOMPARE(codes(read({u"notes"_s}).diagnostics).join(u", "_s),
                 u"warning not-a-lesson, error nothing-in-folder"_s);
        write(u"notes/a.txt"_s, lesson("a"));
        QCOMPARE(codes(read({u"notes"_s}).diagnostics).join(u", "_s), u"warning not-a-lesson"_s);
    }

    void whoOpensSomethingElseIsToldAllThatIsRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a file") << u"notes/diary.txt"_s;
        QTest::newRow("a folder") << u"notes"_s;
    }

    void whoOpensSomethingElseIsToldAllThatIsRead()
    {
        QFETCH(QString, name);
        write(u"notes/diary.txt"_s, "Dear diary");
        const ReadOutcome outcome = read({name});
        const QString &hint = outcome.diagnostics.back().hint;
        QVERIFY2(hint.contains("Lessons in JSON"_L1), qPrintable(hint));
        const auto readers = formatReaders();
        for (const auto &reader : readers) {
            const bool isRead = !QStringList{u"carrel-scorm"_s, u"carrel-anki"_s}.contains(reader->importer());
            QVERIFY2(hint.contains(reader->title()) == isRead, qPrintable(reader->title() + u" in "_s + hint));
        }
    }

    void aPackageIsReadFromItsFolderOrItsManifest()
    {
        JobControl control;
        for (const QString &name : {u"packages"_s, u"packages/tides"_s, u"packages/tides/course.json"_s}) {
            const ReadOutcome outcome = readCourses({Test::dataPath(name)}, {}, control);
            QCOMPARE(outcome.courses.size(), 1U);
            QCOMPARE(outcome.courses[0].outline.info.slug, u"tides"_s);
            QCOMPARE(outcome.courses[0].outline.lessonsHere(), 2);
        }
    }

    void aCourseInMarkdownIsReadAsAFolderAndAsAFile()
    {
        write(u"baking/course.md"_s,
              "---\ncarrel: 1\ntitle: Baking\nslug: baking\nlanguage: en\nlicence: CC0-1.0\n---\n");
        write(u"baking/01-bread.md"_s, "---\ntitle: Bread\n---\nKnead.\n");
        for (const QString &name : {QString(), u"baking"_s, u"baking/01-bread.md"_s}) {
            const ReadOutcome outcome = read({name});
            QCOMPARE(outcome.courses.size(), 1U);
            QCOMPARE(outcome.courses[0].outline.info.title, u"Baking"_s);
            QCOMPARE(outcome.courses[0].outline.lessonsHere(), 1);
        }
    }

    void picturesBesideALessonComeAlongOtherFilesDoNot()
    {
        const QByteArray png = Test::readFile(Test::dataPath(u"packages/tides/images/red.png"_s));
        write(u"images/red.png"_s, png);
        write(u"secret.png"_s, "no picture at all");
        write(u"a.txt"_s,
              lesson("a", json(",{'t':'image','src':'images/"
                               "red.png','alt':'red'},{'t':'image','src':'secret.png','alt':''},{'t':'image','src':'../"
                               "up.png','alt':''},{'t':'image','src':'https://example.org/x.png','alt':''}")));
        const ReadOutcome outcome = read({u"a.txt"_s});
        QCOMPARE(codes(outcome.diagnostics).join(u", "_s),
                 u"warning picture-not-here, warning picture-not-here, warning picture-damaged"_s);
        QCOMPARE(outcome.courses[0].assets.size(), 1U);
        QCOMPARE(outcome.courses[0].assets.at(u"images/red.png"_s).mediaType, u"image/png"_s);
    }

    void foldersInACircleEnd()
    {
        write(u"in/a.txt"_s, lesson("a"));
        QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(u"in/again"_s)));
        QCOMPARE(read().courses.size(), 1U);
    }

    void limitsHold()
    {
        write(u"a.txt"_s, lesson("a"));
        write(u"b.txt"_s, lesson("b"));
        JobControl control;
        Limits few;
        few.packageEntries = 1;
        QCOMPARE(codes(readCourses({m_folder->path()}, few, control).diagnostics).join(u' '),
                 u"warning too-many-files"_s);
        Limits small;
        small.jsonBytes = 100;
        QCOMPARE(codes(readCourses({m_folder->filePath(u"a.txt"_s)}, small, control).diagnostics).join(u' '),
                 u"error file-too-large"_s);
        Limits flat;
        flat.expansionFrom = 1000;
        const Result<QByteArray> bomb =
            readFileBytes(Test::dataPath(u"nasty/04-blocks/very-long.txt.gz"_s), 32 << 20, flat);
        QVERIFY(!bomb);
        QCOMPARE(bomb.error().code, ErrorCode::TooLarge);
    }

    void aCancelledReadGivesNothing()
    {
        write(u"a.txt"_s, lesson("a"));
        JobControl control;
        control.cancel();
        QVERIFY(readCourses({m_folder->path()}, {}, control).courses.empty());
    }
};

QTEST_APPLESS_MAIN(RegistryTest)
#include "registrytest.moc"
