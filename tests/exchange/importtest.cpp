// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "course/identity.h"
#include "course/plaintext.h"
#include "course/thinlesson.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "exchange/packagewriter.h"
#include "formats/archive/zipwriter.h"
#include "formats/json/lessonreader.h"
#include "formats/package/features.h"
#include "formats/registry.h"
#include "library/library.h"
#include "support/hostilefiles.h"
#include "support/nospace.h"
#include "support/testpaths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<Library>(
            LibraryPaths{m_folder->filePath(u"own"_s), {}, m_folder->filePath(u"cache/library.db"_s)}, packageCodec());
    }

    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void lessonsLieInThePackageAsTheyCame()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 3, 5));
        write(u"b.txt"_s, Test::generatedLesson(1, 1, 5));
        const ImportReport report = import({u"a.txt"_s, u"b.txt"_s});
        QVERIFY2(report.diagnostics.empty(), qPrintable(firstRow(report)));
        QCOMPARE(report.courses.size(), size_t(1));
        const QString package = report.courses.front().folder;
        QCOMPARE(filesIn(package),
                 (QStringList{u"course.json"_s, u"lessons/001-lesson-1.json"_s, u"lessons/003-lesson-3.json"_s}));
        const QByteArray lesson = Test::readFile(package + "/lessons/003-lesson-3.json"_L1);
        QCOMPARE(lesson, Test::generatedLesson(1, 3, 5));
        const QJsonObject manifest = QJsonDocument::fromJson(Test::readFile(package + "/course.json"_L1)).object();
        const QJsonObject entry = manifest[u"lessons"_s].toObject()[u"lesson-3"_s].toObject();
        QCOMPARE(entry[u"path"_s].toString(), u"lessons/003-lesson-3.json"_s);
        QCOMPARE(entry[u"sha256"_s].toString().toLatin1(),
                 QCryptographicHash::hash(lesson, QCryptographicHash::Sha256).toHex());
    }

    void aDamagedLessonDoesNotKeepOthersFromComing()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 5));
        write(u"b.txt"_s, Test::generatedLesson(1, 2, 5));
        QFile damaged(import({u"a.txt"_s, u"b.txt"_s}).courses.front().folder + "/lessons/001-lesson-1.json"_L1);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{");
        damaged.close();
        write(u"c.txt"_s, Test::generatedLesson(1, 4, 5));
        const ImportReport report = import({u"c.txt"_s});
        const CourseId id = report.courses.front().info.id;
        for (const int number : {2, 4}) {
            QVERIFY(m_library->lesson({id, LessonSlug(u"lesson-%1"_s.arg(number))}));
        }
        QVERIFY(import({u"a.txt"_s}).isNew);
        QVERIFY(m_library->lesson({id, LessonSlug(u"lesson-1"_s)}));
    }

    void aRefusalNamesOneFileOrNone()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 2));
        write(u"b.txt"_s, Test::generatedLesson(2, 1, 2));
        write(u"own"_s, "in the way");
        for (const QStringList &names : {QStringList{u"a.txt"_s}, QStringList{u"a.txt"_s, u"b.txt"_s}}) {
            const ImportReport report = import(names);
            QCOMPARE(report.diagnostics.size(), size_t(names.size()));
            for (const Diagnostic &row : report.diagnostics) {
                QCOMPARE(row.code, u"course-not-saved"_s);
                QCOMPARE(row.file, names.size() == 1 ? m_folder->filePath(names.front()) : QString());
            }
        }
    }

    void aFileGivenTwiceIsReadOnceAndCopiesAreTold()
    {
        constexpr int copies = 50;
        const QByteArray lesson = Test::generatedLesson(1, 1, 2);
        QStringList names;
        for (int number = 0; number < copies; ++number) {
            names += u"%1.txt"_s.arg(number);
            write(names.back(), lesson);
        }
        const ImportReport report = import(names + names);
        QCOMPARE(report.courses.size(), size_t(1));
        const auto told = std::ranges::find(report.diagnostics, u"lesson-repeated"_s, &Diagnostic::code);
        QVERIFY(told != report.diagnostics.end());
        QVERIFY2(told->message.contains(u"and %1 more"_s.arg(copies - 5)), qPrintable(told->message)); // and 4 named
    }

    void neighboursThatAreNotHereAreListed()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 3, 78));
        const ImportReport report = import({u"a.txt"_s});
        QCOMPARE(report.courses.front().lessonsHere, 1);
        QCOMPARE(report.courses.front().lessonsInAll, 78);
        const auto outline = m_library->outline(report.courses.front().info.id);
        QCOMPARE(outline->lessons().size(), size_t(3));
        const LessonEntry *next = outline->find(LessonSlug(u"lesson-4"_s));
        QVERIFY(next && !next->here);
        QCOMPARE(next->title, u"Lesson 4"_s);
        QCOMPARE(next->minutes, std::optional(8));
    }

    void aSecondFileAddsToItsCourse_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("a later one") << 2 << 9;
        QTest::newRow("an earlier one") << 9 << 2;
        QTest::newRow("the next one") << 4 << 5;
    }

    void aSecondFileAddsToItsCourse()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        write(u"a.txt"_s, Test::generatedLesson(1, first, 10));
        write(u"b.txt"_s, Test::generatedLesson(1, second, 10));
        QCOMPARE(import({u"a.txt"_s}).courses.front().lessonsHere, 1);
        const ImportReport report = import({u"b.txt"_s});
        QCOMPARE(report.courses.size(), size_t(1));
        QCOMPARE(report.courses.front().lessonsHere, 2);
        const auto outline = m_library->outline(report.courses.front().info.id);
        std::vector<int> here;
        for (const LessonEntry *entry : outline->lessons()) {
            if (entry->here) {
                here.push_back(*entry->position);
            }
        }
        QCOMPARE(here, (std::vector{std::min(first, second), std::max(first, second)}));
        QCOMPARE(packages().size(), 1);
    }

    void theSameContentTwiceChangesNothing()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 3));
        const ImportReport first = import({u"a.txt"_s});
        const QFileInfo manifest(first.courses.front().folder + "/course.json"_L1);
        const QDateTime written = manifest.lastModified();
        const ImportReport second = import({u"a.txt"_s});
        QCOMPARE(second.courses, first.courses);
        QVERIFY(second.diagnostics.empty());
        QCOMPARE(QFileInfo(manifest.filePath()).lastModified(), written);
    }

    void anotherVersionOfALessonTakesItsPlaceAndIsTold()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 3));
        const QString before = import({u"a.txt"_s}).courses.front().folder;
        QByteArray changed = Test::generatedLesson(1, 1, 3);
        changed.replace(Test::rareWord(1).toUtf8(), "neverseenbefore");
        write(u"a.txt"_s, changed);
        const ImportReport report = import({u"a.txt"_s});
        QCOMPARE(report.courses.front().folder, before);
        QCOMPARE(codes(report), QStringList{u"lesson-replaced"_s});
        QCOMPARE(m_library->search(u"neverseenbefore"_s)->size(), size_t(1));
        QVERIFY(m_library->search(Test::rareWord(1))->empty());
    }

    void whatIsToldOfAnArchiveNamesThePlaceInIt()
    {
        QByteArray lesson = Test::generatedLesson(1, 1, 3);
        lesson.replace("\"url\":\"https://courses.example/made-up-1\"", "\"url\":\"\"");
        write(u"a.txt"_s, lesson);
        QCOMPARE(import({u"a.txt"_s}).courses.size(), size_t(1));
        QFile file(m_folder->filePath(u"new.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        ZipWriter zip(file);
        QVERIFY(zip.add(u"lessons/one.json"_s, lesson.replace(Test::rareWord(1).toUtf8(), "neverseenbefore")));
        QVERIFY(zip.add(u"README"_s, "Lessons.") && zip.finish());
        file.close();
        const ImportReport report = import({u"new.zip"_s});
        QCOMPARE(codes(report), QStringList{u"lesson-replaced"_s});
        QCOMPARE(report.diagnostics.front().file, file.fileName() + u"/lessons/one.json"_s);
        QCOMPARE(report.courses.front().info.origin, u"one.json"_s); // kept, so without one's own folders
    }

    void aCourseKnownOnlyByItsSlugNeverJoinsSilently()
    {
        for (const int number : {1, 2}) {
            QByteArray lesson = Test::generatedLesson(1, number, 3);
            lesson.replace("\"url\":\"https://courses.example/made-up-1\"", "\"url\":\"\"");
            write(u"%1.txt"_s.arg(number), lesson);
        }
        QVERIFY(import({u"1.txt"_s}).diagnostics.empty());
        const ImportReport report = import({u"2.txt"_s});
        QCOMPARE(report.courses.front().lessonsHere, 2);
        QCOMPARE(codes(report), QStringList{u"course-known-by-slug"_s});
        QCOMPARE(report.diagnostics.front().severity, Severity::Warning);
    }

    void oneBadFileKeepsNoOtherOut()
    {
        write(u"in/a.txt"_s, Test::generatedLesson(1, 1, 3));
        write(u"in/b.txt"_s, "{ this is not JSON");
        write(u"in/c.txt"_s, Test::generatedLesson(2, 1, 3));
        const ImportReport report = import({u"in"_s});
        QCOMPARE(report.courses.size(), size_t(2));
        QVERIFY(!report.diagnostics.empty());
        QVERIFY(report.diagnostics.front().file.endsWith(u"b.txt"_s));
    }

    void aCancelledImportLeavesNothingHalf()
    {
        QVERIFY(Test::writeGeneratedCourse(m_folder->filePath(u"in"_s), 1, 20));
        JobControl *running = nullptr;
        JobControl control([&running](const JobProgress &progress) {
            if (progress.done > 0 && progress.done + 10 > progress.total && progress.total > 0) {
                running->cancel();
            }
        });
        running = &control;
        const ImportReport report = importCourses({m_folder->filePath(u"in"_s)}, *m_library, control);
        QVERIFY(report.cancelled);
        QVERIFY(report.courses.empty());
        QVERIFY(report.diagnostics.empty());
        QVERIFY(m_library->courses().empty());
        QVERIFY(packages().isEmpty());
    }

    void aStoreThatCannotBeWrittenIsAnError()
    {
        write(u"own"_s, "a file where the store should be");
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 3));
        const ImportReport report = import({u"a.txt"_s});
        QVERIFY(report.courses.empty());
        QCOMPARE(codes(report), QStringList{u"course-not-saved"_s});
        QCOMPARE(report.diagnostics.front().severity, Severity::Error);
        QCOMPARE(report.diagnostics.front().file, m_folder->filePath(u"a.txt"_s));
    }

#ifdef Q_OS_UNIX
    void aFullDiskLeavesWhatWasThere()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 3));
        write(u"b.txt"_s, Test::generatedLesson(2, 1, 3));
        QCOMPARE(import({u"a.txt"_s}).courses.size(), size_t(1));
        ImportReport report;
        {
            const Test::NoSpace full;
            report = import({u"b.txt"_s});
        }
        QVERIFY(report.courses.empty());
        QCOMPARE(worstSeverity(report.diagnostics), Severity::Error);
        QCOMPARE(packages().size(), 1);
        QCOMPARE(m_library->courses().size(), size_t(1));
        QVERIFY(m_library->lesson({CourseId(Test::generatedCourseId(1)), LessonSlug(u"lesson-1"_s)}));
        QCOMPARE(import({u"b.txt"_s}).courses.size(), size_t(1));
        QCOMPARE(m_library->courses().size(), size_t(2));
    }
#endif

    void thePublishersLessonComesInAsItIs()
    {
        CARREL_NEED_SHARED("data/seed/000_3574706d083fdad4.txt");
        const QString file = Test::sharedPath(u"data/seed/000_3574706d083fdad4.txt"_s);
        JobControl control;
        const ImportReport report = importCourses({file}, *m_library, control);
        QVERIFY2(report.diagnostics.empty(), qPrintable(firstRow(report)));
        const CourseSummary &course = report.courses.front();
        QCOMPARE(course.lessonsHere, 1);
        QCOMPARE(course.lessonsInAll, 78);
        QCOMPARE(course.checks, 1);
        QCOMPARE(course.options, 4);
        QCOMPARE(course.blocksByKind, (std::map<QString, int>{{u"code"_s, 1}, {u"h2"_s, 6}, {u"p"_s, 15}}));
        const auto outline = m_library->outline(course.info.id);
        const auto entries = outline->lessons();
        const auto here = std::ranges::find_if(entries, &LessonEntry::here);
        QCOMPARE((*m_library->lesson({course.info.id, (*here)->slug}))->source, Test::readFile(file));
    }

    void aPackageWithPicturesComesIn()
    {
        CARREL_NEED_SHARED("data/made-here/native/tides");
        JobControl control;
        const ImportReport report =
            importCourses({Test::sharedPath(u"data/made-here/native/tides"_s)}, *m_library, control);
        QCOMPARE(codes(report), QStringList{u"unknown-block"_s});
        const CourseSummary &course = report.courses.front();
        QCOMPARE(course.info.id.toString(), u"urn:uuid:22222222-2222-4222-8222-222222222222"_s);
        QCOMPARE(course.lessonsHere, 2);
        QCOMPARE(course.checks, 3);
        const auto assets = m_library->assets(course.info.id);
        QCOMPARE(assets.size(), size_t(1));
        const auto file = m_library->assetFile(assets.begin()->second.hash);
        QVERIFY(file);
        QVERIFY(file->startsWith(QFileInfo(course.folder).canonicalFilePath()));
        QCOMPARE(Test::readFile(*file),
                 Test::readFile(Test::sharedPath(u"data/made-here/native/tides/images/red.png"_s)));
    }

    void everyHostileFileIsTakenOrRefusedWithASentence_data() { Test::addHostileFiles(); }

    void everyHostileFileIsTakenOrRefusedWithASentence()
    {
        QFETCH(QString, file);
        write(u"in/good.txt"_s, Test::generatedLesson(1, 1, 3));
        JobControl control;
        const ImportReport report = importCourses({file, m_folder->filePath(u"in"_s)}, *m_library, control);
        const bool taken = report.courses.size() > 1;
        const auto refused = std::ranges::find(report.diagnostics, Severity::Error, &Diagnostic::severity);
        QVERIFY2(taken || refused != report.diagnostics.end(), "neither taken nor refused");
        QVERIFY(m_library->course(CourseId(Test::generatedCourseId(1))));
        for (const Diagnostic &row : report.diagnostics) {
            QVERIFY(!row.code.isEmpty() && !row.message.isEmpty());
        }
        for (const CourseSummary &course : report.courses) {
            QCOMPARE(course.condition, CourseCondition::Ready);
            QCOMPARE(course.reason, QString());
        }
    }

    void allSamplesAndAllHostileFilesInOneFolderEndWithEveryGoodCourse()
    {
        QStringList expected;
        JobControl control;
        const QStringList samples{u"aiken"_s,
                                  u"commoncartridge"_s,
                                  u"courses"_s,
                                  u"csv"_s,
                                  u"gift"_s,
                                  u"h5p"_s,
                                  u"huggingface"_s,
                                  u"jupyterbook"_s,
                                  u"lessons"_s,
                                  u"markdown"_s,
                                  u"markdownfolder"_s,
                                  u"mdbook"_s,
                                  u"moodlexml"_s,
                                  u"microsoftlearn"_s,
                                  u"nasty"_s,
                                  u"openedx"_s,
                                  u"packages"_s,
                                  u"pretext"_s,
                                  u"qti"_s,
                                  u"scorm"_s};
        for (const QString &sample : samples) {
            const QString folder = m_folder->filePath(u"in/"_s + sample);
            copyFolder(Test::dataPath(sample), folder);
            for (const Course &course : readCourses({folder}, {}, control).courses) {
                expected << course.outline.info.title;
            }
        }
        const ImportReport report = import({u"in"_s});
        QStringList found;
        for (const CourseSummary &course : report.courses) {
            QCOMPARE(course.condition, CourseCondition::Ready);
            found << course.info.title;
        }
        for (QStringList *titles : {&expected, &found}) {
            titles->removeDuplicates();
            titles->sort();
        }
        QCOMPARE(found, expected);
        QVERIFY(found.size() > samples.size());
        std::set<QString> said;
        for (const Diagnostic &row : report.diagnostics) {
            QVERIFY2(said.insert(toCompilerLine(row)).second, qPrintable(toCompilerLine(row)));
        }
    }

    void aLargeCourseComesIn()
    {
        // The benchmark imports 4,000; this is enough to see a step that grows with the square.
        const int lessons = qEnvironmentVariableIntValue("CARREL_IMPORT_LESSONS") > 0
                                ? qEnvironmentVariableIntValue("CARREL_IMPORT_LESSONS")
                                : 300;
        QVERIFY(Test::writeGeneratedCourse(m_folder->filePath(u"in"_s), 1, lessons));
        QElapsedTimer timer;
        timer.start();
        const ImportReport report = import({u"in"_s});
        qInfo("%d lessons in %lld ms", lessons, timer.restart());
        QCOMPARE(report.courses.front().lessonsHere, lessons);
        QVERIFY(report.diagnostics.empty());
        write(u"more.txt"_s, Test::generatedLesson(1, lessons + 1, lessons + 1));
        timer.restart();
        QCOMPARE(import({u"more.txt"_s}).courses.front().lessonsHere, lessons + 1);
        qInfo("one more in %lld ms", timer.restart());
        QCOMPARE(m_library->search(Test::rareWord(lessons))->size(), size_t(1));
        qInfo("found in %lld ms", timer.restart());
        JobControl control;
        QVERIFY(m_library->refresh(control));
        qInfo("looked through in %lld ms", timer.restart());
    }

    void aLessonBehindThousandsOfOthersComesInAsAnyOther()
    {
        const int last = mostWholeLessons + 4;
        QByteArray others;
        for (int number = 1; number < last; ++number) {
            others += smallLesson(number, last) + '\n';
        }
        write(u"many/a.jsonl"_s, others);
        const QByteArray lesson = Test::generatedLesson(1, last, last);
        write(u"many/z.txt"_s, lesson);
        const ImportReport report = import({u"many"_s});
        QVERIFY2(report.diagnostics.empty(), qPrintable(firstRow(report)));
        QCOMPARE(report.courses.front().lessonsHere, last);
        const CourseId course(Test::generatedCourseId(1));
        const LessonRef ref{course, LessonSlug(u"lesson-%1"_s.arg(last))};
        const QString file = m_library->lessonFiles(course).at(ref.lesson).path;
        QCOMPARE(Test::readFile(report.courses.front().folder + u'/' + file), lesson);
        Diagnostics unheard;
        const Lesson wanted = *readLesson(lesson, {}, unheard);
        QVERIFY((*m_library->lesson(ref))->blocks == wanted.blocks);
        QVERIFY(m_library->outline(course)->find(ref.lesson)->checks.size() == wanted.checks.size());
        QCOMPARE(m_library->outline(course)->find(ref.lesson)->lastBlock, wanted.blocks.back().id);
        QCOMPARE(m_library->search(Test::rareWord(last))->size(), size_t(1));
        QVERIFY(import({u"many"_s}).diagnostics.empty());

        // A corrected lesson keeps what its blocks are known by, as it does where it comes alone.
        const auto correct = [&](QByteArray text) { return text.replace("Test", "Tests").replace("the ", "that "); };
        write(u"many/z.txt"_s, correct(lesson));
        QVERIFY(!import({u"many"_s}).courses.empty());
        const KeptIds kept = m_library->lessonFiles(course).at(ref.lesson).kept;
        cleanup();
        init();
        write(u"z.txt"_s, lesson);
        QVERIFY(!import({u"z.txt"_s}).courses.empty());
        write(u"z.txt"_s, correct(lesson));
        QVERIFY(!import({u"z.txt"_s}).courses.empty());
        QVERIFY(!kept.blocks.empty());
        QVERIFY(m_library->lessonFiles(course).at(ref.lesson).kept == kept);
    }

    void aThinLessonHasAllButItsWords()
    {
        Diagnostics unheard;
        const Lesson lesson = *readLesson(Test::readFile(Test::dataPath(u"lessons/every-block.json"_s)), {}, unheard);
        Lesson thin = lesson;
        makeThin(thin);
        QVERIFY(isThin(thin) && !isThin(lesson));
        QCOMPARE(sourceOf(thin), lesson.source);
        QCOMPARE(packagedBytes(thin), packagedBytes(lesson));
        QVERIFY(thin.source.size() < lesson.source.size());
        QVERIFY(entryOf(thin) == entryOf(lesson));
        Course one;
        one.lessons.emplace(lesson.slug, std::make_shared<const Lesson>(lesson));
        Course other;
        other.lessons.emplace(lesson.slug, std::make_shared<const Lesson>(thin));
        QVERIFY(countsOf(other) == countsOf(one));
        QCOMPARE(neededFeatures(other.lessons), neededFeatures(one.lessons));
        QVERIFY(plainText(thin.blocks).size() * 4 < plainText(lesson.blocks).size());
    }

private:
    /** A lesson with one paragraph instead of fifteen. */
    static QByteArray smallLesson(int number, int of)
    {
        QJsonObject json = QJsonDocument::fromJson(Test::generatedLesson(1, number, of)).object();
        QJsonObject reader = json[u"reader"_s].toObject();
        reader[u"blocks"_s] = QJsonArray{reader[u"blocks"_s].toArray().first()};
        json[u"reader"_s] = reader;
        json.remove(u"body"_s);
        return QJsonDocument(json).toJson(QJsonDocument::Compact);
    }

    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    ImportReport import(const QStringList &names)
    {
        QStringList paths;
        for (const QString &name : names) {
            paths += m_folder->filePath(name);
        }
        JobControl control;
        return importCourses(paths, *m_library, control);
    }

    static void copyFolder(const QString &from, const QString &to)
    {
        QDirIterator walk(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString file = walk.next();
            const QString target = to + file.sliced(from.size());
            QVERIFY(QDir().mkpath(QFileInfo(target).path()));
            QVERIFY(QFile::copy(file, target));
        }
    }

    [[nodiscard]] QStringList packages() const
    {
        QStringList names =
            QDir(m_folder->filePath(u"own"_s)).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
        names.removeIf([](const QString &name) { return name.startsWith(".previous-"_L1); }); // to undo the import
        return names;
    }

    static QStringList filesIn(const QString &folder)
    {
        QStringList files;
        QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            files += walk.next().mid(folder.size() + 1);
        }
        files.sort();
        return files;
    }

    static QStringList codes(const ImportReport &report)
    {
        QStringList codes;
        for (const Diagnostic &row : report.diagnostics) {
            codes += row.code;
        }
        return codes;
    }

    static QString firstRow(const ImportReport &report)
    {
        return report.diagnostics.empty() ? QString() : toCompilerLine(report.diagnostics.front());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
};

QTEST_GUILESS_MAIN(ImportTest)
#include "importtest.moc"
