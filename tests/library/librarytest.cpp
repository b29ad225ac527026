// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/library.h"

#include "benchmarks/generatedcourse.h"
#include "course/identity.h"
#include "course/plaintext.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "support/bindmount.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int lessonsMade = 12;

QString pathOf(const QTemporaryDir &folder, const char *name)
{
    return folder.filePath(QString::fromLatin1(name));
}

QStringList lessonsOf(const std::vector<SearchHit> &hits)
{
    QStringList slugs;
    for (const SearchHit &hit : hits) {
        slugs += hit.lesson.lesson.toString();
    }
    return slugs;
}

} // namespace

class LibraryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_paths = {pathOf(*m_folder, "own"), {pathOf(*m_folder, "shipped")}, pathOf(*m_folder, "cache/library.db")};
        m_library = open();
        QVERIFY(Test::writeGeneratedCourse(pathOf(*m_folder, "in"), 1, lessonsMade));
    }

    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void anEmptyLibraryAnswersEverything()
    {
        QVERIFY(refresh());
        QVERIFY(m_library->courses().empty());
        QVERIFY(!m_library->outline(CourseId(u"nobody"_s)));
        QVERIFY(m_library->assets(CourseId(u"nobody"_s)).empty());
        QCOMPARE(m_library->lesson({}).error().code, ErrorCode::NotFound);
        QCOMPARE(m_library->assetFile(AssetHash(u"00"_s)).error().code, ErrorCode::NotFound);
        QVERIFY(m_library->search(u"tide"_s)->empty());
    }

    void anImportedCourseIsListedReadAndSearched()
    {
        import();
        const auto courses = m_library->courses();
        QCOMPARE(courses.size(), size_t(1));
        const CourseSummary &course = courses.front();
        QCOMPARE(course.info.id.toString(), Test::generatedCourseId(1));
        QCOMPARE(course.condition, CourseCondition::Ready);
        QCOMPARE(course.reason, QString());
        QCOMPARE(course.lessonsHere, lessonsMade);
        QCOMPARE(course.lessonsInAll, lessonsMade);
        QCOMPARE(course.checks, lessonsMade);
        QCOMPARE(course.options, 4 * lessonsMade);
        QCOMPARE(
            course.blocksByKind,
            (std::map<QString, int>{{u"code"_s, lessonsMade}, {u"h2"_s, 6 * lessonsMade}, {u"p"_s, 15 * lessonsMade}}));
        QVERIFY(!course.readOnly);

        const auto outline = m_library->outline(course.info.id);
        QVERIFY(outline);
        QCOMPARE(outline->info, course.info);
        QCOMPARE(outline->lessons().size(), size_t(lessonsMade));
        const LessonEntry *entry = outline->find(LessonSlug(u"lesson-7"_s));
        QVERIFY(entry && entry->here);
        QCOMPARE(entry->textBlocks, 22);
        QCOMPARE(entry->checks.size(), size_t(1));
        QCOMPARE(entry->minutes, std::optional(8));

        const auto lesson = m_library->lesson({course.info.id, LessonSlug(u"lesson-7"_s)});
        QVERIFY(lesson);
        const auto headings = m_library->headings();
        QCOMPARE(headings.size(), size_t(6 * lessonsMade));
        const auto first = std::ranges::find((*lesson)->blocks, u"h2"_s, kindWord);
        QVERIFY(std::ranges::contains(
            headings, HeadingEntry{{course.info.id, LessonSlug(u"lesson-7"_s)}, first->id, plainText(*first)}));
        QCOMPARE((*lesson)->blocks.back().id, entry->lastBlock);
        QCOMPARE((*lesson)->source, Test::generatedLesson(1, 7, lessonsMade));
    }

    void anIndexThatIsGoneOrBrokenLosesNothing_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<bool>("whileOpen");
        for (const bool open : {false, true}) {
            for (const QString &fault : {u"deleted"_s, u"truncated to nothing"_s, u"cut in half"_s, u"garbage"_s,
                                         u"of a newer program"_s, u"a page overwritten"_s, u"folder deleted"_s}) {
                QTest::addRow("%s%s", qPrintable(fault), open ? ", while open" : "") << fault << open;
            }
        }
    }

    void anIndexThatIsGoneOrBrokenLosesNothing()
    {
        QFETCH(QString, fault);
        QFETCH(bool, whileOpen);
        import();
        const auto before = m_library->courses();
        const auto outlineBefore = *m_library->outline(before.front().info.id);
        if (!whileOpen) {
            m_library.reset();
        }
        damageIndex(fault);
        if (!whileOpen) {
            m_library = open();
        }
        QVERIFY(refresh());
        QCOMPARE(m_library->courses(), before);
        QCOMPARE(*m_library->outline(before.front().info.id), outlineBefore);
        QCOMPARE(lessonsOf(*m_library->search(Test::rareWord(5))), QStringList{u"lesson-5"_s});
    }

    void anIndexThatGoesWhileItIsUsedAsksToBeMadeAgain_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("deleted") << u"deleted"_s;
        QTest::newRow("folder deleted") << u"folder deleted"_s;
    }

    void anIndexThatGoesWhileItIsUsedAsksToBeMadeAgain()
    {
        QFETCH(QString, fault);
        import();
        const auto before = m_library->courses();
        QSignalSpy stale(m_library.get(), &Library::indexStale);
        damageIndex(fault);
        QVERIFY(m_library->courses().empty()); // the next question of all
        QTRY_COMPARE(stale.size(), 1);
        QVERIFY(refresh());
        QCOMPARE(m_library->courses(), before);
        QCoreApplication::processEvents();
        QCOMPARE(stale.size(), 1);
    }

    void anIndexThatAnotherProgramMadeAgainIsUsed()
    {
#ifndef Q_OS_UNIX
        QVERIFY(!QFile::remove(m_paths.indexFile)); // it cannot go while it is open
#else
        import();
        const auto before = m_library->courses();
        QSignalSpy stale(m_library.get(), &Library::indexStale);
        damageIndex(u"deleted"_s);
        const auto other = open();
        JobControl control;
        QVERIFY(other->refresh(control));
        QCOMPARE(m_library->courses(), before);
        QVERIFY(m_library->remove(before.front().info.id));
        QVERIFY(other->courses().empty()); // both use one file
        QTRY_COMPARE(stale.size(), 1);
#endif
    }

    void aLessonEditedInItsStoreIsNoticedWhenItIsRead()
    {
        import();
        const CourseId course = m_library->courses().front().info.id;
        const LessonRef ref{course, LessonSlug(u"lesson-3"_s)};
        const Fingerprint before = m_library->outline(course)->find(ref.lesson)->checks.front().second;
        const QString file = lessonFile(m_library->courses().front().folder, 3);
        const auto lesson = *m_library->lesson(ref);
        const QByteArray question = plainText(lesson->checks.front().question).toUtf8();
        QByteArray bytes = readFile(file);
        QVERIFY(bytes.contains(question));
        writeFile(file, bytes.replace(question, "Another question, asked by hand?"));
        QSignalSpy stale(m_library.get(), &Library::indexStale);
        const auto edited = m_library->lesson(ref);
        QVERIFY(edited);
        const Fingerprint now = fingerprintOf((*edited)->checks.front());
        QVERIFY(now != before);
        QTRY_COMPARE(stale.size(), 1);
        QVERIFY(refresh());
        // Or the check would be due as a changed one after every answer.
        QCOMPARE(m_library->outline(course)->find(ref.lesson)->checks.front().second, now);
        QVERIFY(m_library->lesson(ref));
        QCoreApplication::processEvents();
        QCOMPARE(stale.size(), 1);
    }

    void aStartThatFindsNothingNewLeavesTheIndexAsItIs()
    {
        import();
        m_library = open();
        QVERIFY(refresh());
        m_library.reset();
        const QByteArray before = readFile(m_paths.indexFile);
        const QDateTime changed = QFileInfo(m_paths.indexFile).lastModified();
        m_library = open();
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().size(), size_t(1));
        m_library.reset();
        QCOMPARE(QFileInfo(m_paths.indexFile).lastModified(), changed);
        QCOMPARE(readFile(m_paths.indexFile), before);
    }

    void rebuildGivesTheSameAnswers()
    {
        import();
        const auto before = m_library->courses();
        JobControl control;
        QVERIFY(m_library->rebuildIndex(control));
        QCOMPARE(m_library->courses(), before);
        QCOMPARE(lessonsOf(*m_library->search(Test::rareWord(5))), QStringList{u"lesson-5"_s});
    }

    void anIndexThatCannotBeWrittenGoesElsewhere()
    {
        import();
        m_paths.indexFile = pathOf(*m_folder, "in/0001_made-up-1.txt") + "/library.db"_L1; // below a file
        m_library = open();
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().size(), size_t(1));
    }

    void aPackageThatComesChangesAndGoesIsNoticed()
    {
        import();
        const QString folder = m_library->courses().front().folder;
        const QSignalSpy changed(m_library.get(), &Library::coursesChanged);
        QVERIFY(refresh());
        QCOMPARE(changed.size(), 0);

        editManifest(folder, "A Made-up Course, Volume 1", "Renamed by hand, Volume 1");
        QVERIFY(refresh());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_library->courses().front().info.title, u"Renamed by hand, Volume 1"_s);
        QCOMPARE(m_library->courses().front().lessonsHere, lessonsMade);

        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(refresh());
        QVERIFY(m_library->courses().empty());
        QVERIFY(m_library->search(Test::rareWord(5))->empty());
    }

    void aDamagedCourseIsParkedAndTheOthersStay_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut short") << QByteArray("{\"format\": \"carrel-course\", \"formatVer");
        QTest::newRow("not JSON") << QByteArray("\x00\xff\x13 garbage", 11);
        QTest::newRow("JSON of another kind") << QByteArray("[1, 2, 3]");
        QTest::newRow("of a format to come")
            << QByteArray("{\"format\": \"carrel-course\", \"formatVersion\": \"9.0\", \"course\": {\"id\": \"x\"}}");
    }

    void aDamagedCourseIsParkedAndTheOthersStay()
    {
        QFETCH(QByteArray, manifest);
        import();
        const QString folder = pathOf(*m_folder, "own/broken");
        writeFile(folder + "/course.json"_L1, manifest);
        QVERIFY(refresh());
        auto courses = m_library->courses();
        QCOMPARE(courses.size(), size_t(2));
        const auto broken = std::ranges::find(courses, CourseCondition::Damaged, &CourseSummary::condition);
        QVERIFY(broken != courses.end());
        QCOMPARE(broken->info.title, u"broken"_s);
        QCOMPARE(broken->folder, folder);
        QVERIFY(!broken->reason.isEmpty());
        QCOMPARE(m_library->search(Test::rareWord(5))->size(), size_t(1));
    }

    void aLessonThatWasChangedOnDiskIsStillReadAndTold()
    {
        import();
        const CourseSummary course = m_library->courses().front();
        const QString file = lessonFile(course.folder, 3);
        QByteArray bytes = readFile(file);
        bytes.replace(Test::rareWord(3).toUtf8(), "changedbyhand");
        writeFile(file, bytes);
        JobControl control;
        QVERIFY(m_library->rebuildIndex(control));
        const CourseSummary now = m_library->courses().front();
        QCOMPARE(now.condition, CourseCondition::Ready);
        QVERIFY(!now.reason.isEmpty());
        QCOMPARE(now.lessonsHere, lessonsMade);
        QVERIFY(m_library->lesson({course.info.id, LessonSlug(u"lesson-3"_s)}));
        QCOMPARE(lessonsOf(*m_library->search(u"changedbyhand"_s)), QStringList{u"lesson-3"_s});
    }

    void aLessonThatCannotBeReadIsNotHereAndTold()
    {
        import();
        const CourseSummary course = m_library->courses().front();
        writeFile(lessonFile(course.folder, 3), "garbage");
        QVERIFY(QFile::remove(lessonFile(course.folder, 4)));
        JobControl control;
        QVERIFY(m_library->rebuildIndex(control));
        QCOMPARE(m_library->courses().front().lessonsHere, lessonsMade - 2);
        const QString reason = m_library->courses().front().reason;
        for (const int number : {3, 4}) {
            const QString name = QFileInfo(lessonFile(course.folder, number)).fileName();
            QVERIFY2(reason.contains(name), qPrintable(reason));
        }
        QVERIFY(!m_library->outline(course.info.id)->find(LessonSlug(u"lesson-3"_s))->here);
        QVERIFY(!m_library->lesson({course.info.id, LessonSlug(u"lesson-3"_s)}));
        QVERIFY(!m_library->lesson({course.info.id, LessonSlug(u"lesson-4"_s)}));
    }

    void aCourseOfAnotherStoreIsReadOnlyAndOnesOwnComesFirst()
    {
        import();
        const QString own = m_library->courses().front().folder;
        QVERIFY(QDir().mkpath(m_paths.readOnlyStores.front()));
        const QString shipped = m_paths.readOnlyStores.front() + "/manual"_L1;
        QVERIFY(QDir().rename(own, shipped));
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().size(), size_t(1));
        QVERIFY(m_library->courses().front().readOnly);
        QCOMPARE(m_library->remove(m_library->courses().front().info.id).error().code, ErrorCode::Unsupported);

        import(2);
        QCOMPARE(m_library->courses().size(), size_t(2));
        QVERIFY(Test::writeGeneratedCourse(pathOf(*m_folder, "in"), 1, lessonsMade));
        writeFile(pathOf(*m_folder, "in/0001_made-up-1.txt"), Test::generatedLesson(1, 1, lessonsMade) + '\n');
        import();
        const auto course = m_library->course(CourseId(Test::generatedCourseId(1)));
        QVERIFY(course && !course->readOnly);
        QCOMPARE(course->lessonsHere, lessonsMade);
        QVERIFY(m_library->remove(course->info.id));
        QVERIFY(m_library->course(course->info.id)->readOnly);
        QVERIFY(QFileInfo::exists(shipped + "/course.json"_L1));
    }

    void aStickThatIsPulledOutComesBack()
    {
        import();
        const QString stick = m_paths.readOnlyStores.front();
        QVERIFY(QDir().rename(m_paths.ownStore, stick));
        QVERIFY(QDir().mkpath(m_paths.ownStore));
        QVERIFY(refresh());
        QVERIFY(QDir().rename(stick, stick + "-pulled"_L1));
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().size(), size_t(1));
        QCOMPARE(m_library->courses().front().condition, CourseCondition::Unavailable);
        QVERIFY(m_library->courses().front().reason.contains(u"shipped"_s));
        QVERIFY(QDir().rename(stick + "-pulled"_L1, stick));
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().front().condition, CourseCondition::Ready);
        QCOMPARE(m_library->courses().front().reason, QString());
        QCOMPARE(m_library->courses().front().lessonsHere, lessonsMade);
    }

    void aDriveThatHangsKeepsNobodyWaiting()
    {
        import(2);
        const QString drive = pathOf(*m_folder, "drive");
        QVERIFY(QDir().rename(m_paths.ownStore, drive));
        import();
        QVERIFY(QDir().mkpath(m_paths.readOnlyStores.front()));
        Test::BindMount mount(drive, m_paths.readOnlyStores.front());
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().size(), size_t(2));
        const CourseId away(Test::generatedCourseId(2));
        QVERIFY(m_library->lesson({away, LessonSlug(u"lesson-2"_s)}));
        mount.hang();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!m_library->lesson({away, LessonSlug(u"lesson-3"_s)}));
        QVERIFY2(timer.restart() < 5'000, "reading a lesson waited for the drive");
        for (int number = 4; number < 12; ++number) {
            QVERIFY(!m_library->lesson({away, LessonSlug(u"lesson-%1"_s.arg(number))}));
        }
        QVERIFY2(timer.restart() < 1'000, "it was asked again and again");
        std::unique_ptr<QThread> looking(QThread::create([this] { refresh(); }));
        looking->start();
        QVERIFY(m_library->lesson({CourseId(Test::generatedCourseId(1)), LessonSlug(u"lesson-3"_s)}));
        QVERIFY(Test::writeGeneratedCourse(pathOf(*m_folder, "in3"), 3, 2));
        JobControl control;
        QCOMPARE(importCourses({pathOf(*m_folder, "in3")}, *m_library, control).courses.size(), size_t(1));
        QVERIFY2(timer.restart() < 30'000, "an import waited for the drive");
        QVERIFY(looking->wait(60'000));
        QCOMPARE(m_library->course(away)->condition, CourseCondition::Unavailable);
        mount.answer();
        QVERIFY(refresh());
        QCOMPARE(m_library->course(away)->condition, CourseCondition::Ready);
    }

    void aDamagedCourseKeepsItsNameAndIsMendedByAnImport()
    {
        import();
        const QString folder = m_library->courses().front().folder;
        writeFile(folder + "/course.json"_L1, "{");
        QVERIFY(refresh());
        QCOMPARE(m_library->courses().front().condition, CourseCondition::Damaged);
        QCOMPARE(m_library->courses().front().info.title, u"A Made-up Course, Volume 1"_s);
        QVERIFY(QFile::remove(m_paths.indexFile));
        m_library = open();
        import();
        QCOMPARE(m_library->courses().size(), size_t(1));
        QCOMPARE(m_library->courses().front().condition, CourseCondition::Ready);
        QCOMPARE(m_library->courses().front().folder, folder);
    }

    void lessonsCanBeReadBeforeTheyCanBeFound()
    {
        JobControl control;
        const QSignalSpy waiting(m_library.get(), &Library::textsWaiting);
        const ImportPlan plan = planImport({pathOf(*m_folder, "in")}, *m_library, control);
        QCOMPARE(applyImport(plan, *m_library, control).courses.size(), size_t(1));
        QCOMPARE(waiting.size(), 1);
        QVERIFY(m_library->lesson({CourseId(Test::generatedCourseId(1)), LessonSlug(u"lesson-5"_s)}));
        QVERIFY(m_library->search(Test::rareWord(5))->empty());
        m_library = open(); // whoever should have filled the search is gone
        QVERIFY(m_library->fillSearch(control));
        QCOMPARE(lessonsOf(*m_library->search(Test::rareWord(5))), QStringList{u"lesson-5"_s});
    }

    void onesOwnStoreThatHangsKeepsNobodyWaiting()
    {
        import();
        const QString drive = pathOf(*m_folder, "drive");
        m_library.reset();
        QVERIFY(QDir().rename(m_paths.ownStore, drive));
        Test::BindMount mount(drive, m_paths.ownStore);
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        m_library = open();
        QVERIFY(refresh());
        const CourseId course(Test::generatedCourseId(1));
        QVERIFY(m_library->lesson({course, LessonSlug(u"lesson-2"_s)}));
        mount.hang();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(m_library->lastImport());
        QVERIFY2(timer.restart() < 1'000, "the last import was looked up on the drive");
        QVERIFY(!m_library->lesson({course, LessonSlug(u"lesson-3"_s)}));
        QVERIFY2(timer.restart() < 15'000, "reading a lesson waited for the drive");
        QVERIFY(!m_library->lesson({course, LessonSlug(u"lesson-4"_s)}));
        QVERIFY2(timer.restart() < 2'000, "it was asked again");
        QCOMPARE(m_library->courses().size(), size_t(1));
        mount.answer();
    }

    void askingForTheLastImportTouchesNoDisk()
    {
        import();
        QVERIFY(m_library->lastImport());
        QCoreApplication::processEvents(); // what was queued by the import
        QSignalSpy changed(m_library.get(), &Library::lastImportChanged);
        QVERIFY(QFile::remove(m_paths.ownStore + "/.last-import.json"_L1));
        QVERIFY(m_library->lastImport());
        QVERIFY(refresh());
        QVERIFY(!m_library->lastImport());
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(refresh());
        QCoreApplication::processEvents();
        QCOMPARE(changed.size(), 1);
    }

    void adoptingWhatIsNoPackageChangesNothing()
    {
        import();
        const auto before = m_library->courses();
        const auto staging = m_library->makeStaging();
        QVERIFY(staging);
        JobControl control;
        QVERIFY(!m_library->adopt(*staging, control));
        writeFile(*staging + "/course.json"_L1, "{");
        QVERIFY(!m_library->adopt(*staging, control));
        QCOMPARE(m_library->courses(), before);
        QVERIFY(refresh());
        QCOMPARE(m_library->courses(), before);
    }

    void aCancelledAdoptionChangesNothing()
    {
        import();
        const auto before = m_library->courses();
        const auto staging = m_library->makeStaging();
        QVERIFY(QFile::copy(before.front().folder + "/course.json"_L1, *staging + "/course.json"_L1));
        JobControl control;
        control.cancel();
        QCOMPARE(m_library->adopt(*staging, control).error().code, ErrorCode::Cancelled);
        QVERIFY(refresh());
        QCOMPARE(m_library->courses(), before);
    }

    void workersAskWhileAnotherWrites()
    {
        import();
        QVERIFY(Test::writeGeneratedCourse(pathOf(*m_folder, "in2"), 2, 40));
        std::atomic<int> answers = 0;
        std::atomic<bool> stop = false;
        std::unique_ptr<QThread> reader(QThread::create([&] {
            while (!stop) {
                answers += int(m_library->search(Test::rareWord(5)).value().size());
            }
        }));
        QSignalSpy changed(m_library.get(), &Library::coursesChanged);
        std::unique_ptr<QThread> writer(QThread::create([&] {
            JobControl control;
            std::ignore = importCourses({pathOf(*m_folder, "in2")}, *m_library, control);
        }));
        reader->start();
        writer->start();
        QVERIFY(writer->wait(60'000));
        stop = true;
        QVERIFY(reader->wait(60'000));
        QTRY_VERIFY(changed.size() > 0);
        QVERIFY(answers > 0);
        QCOMPARE(m_library->courses().size(), size_t(2));
    }

    void searchFindsThePassage_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("lessons");
        const QStringList two{u"lesson-2"_s};
        QTest::newRow("a word of the text") << u"ebbing"_s << two;
        QTest::newRow("as it is typed") << u"ebb"_s << two;
        QTest::newRow("a closed word is a beginning when nothing is that word") << u"ebb "_s << two;
        QTest::newRow("a word in quotation marks never is") << u"\"ebb\""_s << QStringList();
        QTest::newRow("beginnings of two words") << u"ebbi faça"_s << two;
        QTest::newRow("a beginning of two letters") << u"eb façade"_s << QStringList();
        QTest::newRow("without its accents") << u"facade"_s << two;
        QTest::newRow("in capitals") << u"FAÇADE"_s << two;
        QTest::newRow("two words of one passage") << u"ebbing façade"_s << two;
        QTest::newRow("two words of two passages") << u"ebbing quartz"_s << two;
        QTest::newRow("one of two is nowhere") << u"ebbing nowhere"_s << QStringList();
        QTest::newRow("a phrase") << u"\"quiet façade\""_s << two;
        QTest::newRow("a phrase that is not there") << u"\"façade quiet\""_s << QStringList();
        QTest::newRow("Chinese, three signs") << u"潮汐表"_s << two;
        QTest::newRow("Chinese, two signs") << u"月亮"_s << two;
        QTest::newRow("Chinese and Latin") << u"月亮 moonlit"_s << two;
        QTest::newRow("Chinese, one sign") << u"亮"_s << two;
        QTest::newRow("Chinese that ends its stretch") << u"汐表"_s << two;
        QTest::newRow("Korean with an ending") << u"조석"_s << two;
        QTest::newRow("what a check asks") << u"barnacle"_s << two;
        QTest::newRow("Chinese, apart from each other") << u"月亮 潮汐"_s << two;
        QTest::newRow("percent is no joker, but left out") << u"汐%"_s << two;
        QTest::newRow("an injection") << u"\" OR words MATCH \"ebbing"_s << QStringList();
        QTest::newRow("signs") << u"*"_s << QStringList();
    }

    void searchFindsThePassage()
    {
        QFETCH(QString, words);
        importWithSearchText();
        const auto hits = m_library->search(words);
        QVERIFY2(hits, hits ? "" : qPrintable(hits.error().details));
        QStringList found = lessonsOf(*hits);
        found.removeDuplicates();
        QTEST(found, "lessons");
    }

    void aHitOpensItsBlockAndMarksItsWords()
    {
        importWithSearchText();
        const auto hits = *m_library->search(u"ebbing"_s);
        QCOMPARE(hits.size(), size_t(1));
        const auto lesson = *m_library->lesson(hits.front().lesson);
        QVERIFY(std::ranges::contains(lesson->blocks, hits.front().block, &Block::id));
        QCOMPARE(lesson->blocks.at(1).id, hits.front().block);
        QVERIFY2(hits.front().snippet.contains(hitBegin + u"ebbing"_s + hitEnd), qPrintable(hits.front().snippet));
        QCOMPARE(hits.front().courseTitle, u"A Made-up Course, Volume 1"_s);
        const auto chinese = *m_library->search(u"月亮"_s);
        QVERIFY(chinese.front().snippet.contains(hitBegin + u"月亮"_s + hitEnd));
        QVERIFY(m_library->search(u"ebbing"_s, 50, CourseId(u"another"_s))->empty());
    }

    void aWordItselfIsFoundBeforeItsBeginnings()
    {
        importWithSearchText();
        const auto whole = *m_library->search(u"ebbing façade"_s);
        const auto begun = *m_library->search(u"ebbing fac"_s);
        QCOMPARE(whole.size(), begun.size());
        const auto wider = *m_library->search(u"ebbi façade"_s);
        QVERIFY(!wider.empty());
        QVERIFY2(wider.front().snippet.contains(hitBegin + u"ebbing"_s + hitEnd), qPrintable(wider.front().snippet));
    }

    void aHitInACheckNamesIt()
    {
        importWithSearchText();
        const auto hits = *m_library->search(u"barnacle"_s);
        QCOMPARE(hits.size(), size_t(1));
        QCOMPARE(hits.front().check, CheckId(u"check"_s));
        QVERIFY(hits.front().block.isEmpty());
    }

    void titlesComeBeforeText()
    {
        import();
        const auto hits = *m_library->search(u"lesson 7"_s);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().lesson.lesson.toString(), u"lesson-7"_s);
        QVERIFY(hits.front().block.isEmpty());
    }

private:
    [[nodiscard]] std::unique_ptr<Library> open() const { return std::make_unique<Library>(m_paths, packageCodec()); }

    bool refresh()
    {
        JobControl control;
        const auto done = m_library->refresh(control).and_then([&] { return m_library->fillSearch(control); });
        if (!done) {
            qWarning().noquote() << done.error().sentence << done.error().details;
        }
        return done.has_value();
    }

    void import(int course = 1)
    {
        const QString in = pathOf(*m_folder, "in") + (course == 1 ? QString() : QString::number(course));
        if (course != 1) {
            QVERIFY(Test::writeGeneratedCourse(in, course, lessonsMade));
        }
        JobControl control;
        const ImportReport report = importCourses({in}, *m_library, control);
        QCOMPARE(report.courses.size(), size_t(1));
    }

    void importWithSearchText()
    {
        const QString file = pathOf(*m_folder, "in/0002_made-up-1.txt");
        QJsonObject whole = QJsonDocument::fromJson(readFile(file)).object();
        QJsonObject reader = whole[u"reader"_s].toObject();
        QJsonArray blocks = reader[u"blocks"_s].toArray();
        blocks[1] = paragraph(u"The ebbing water met a quiet façade, 月亮 moonlit and 潮汐表 in hand 조석표는."_s);
        blocks[2] = paragraph(u"Quartz lay below."_s);
        reader[u"blocks"_s] = blocks;
        QJsonObject check = reader[u"check"_s].toObject();
        check[u"question"_s] = QJsonArray{QJsonObject{{u"text"_s, u"What does a barnacle do?"_s}}};
        reader[u"check"_s] = check;
        whole[u"reader"_s] = reader;
        writeFile(file, QJsonDocument(whole).toJson());
        import();
    }

    static QJsonObject paragraph(const QString &text)
    {
        return {{u"t"_s, u"p"_s}, {u"runs"_s, QJsonArray{QJsonObject{{u"text"_s, text}}}}};
    }

    void damageIndex(const QString &fault) const
    {
        const QString file = m_paths.indexFile;
        if (fault == "deleted"_L1 || fault == "folder deleted"_L1) {
            QVERIFY(fault == "deleted"_L1 ? QFile::remove(file) : QDir(QFileInfo(file).path()).removeRecursively());
        } else if (fault == "truncated to nothing"_L1) {
            QVERIFY(QFile::resize(file, 0));
        } else if (fault == "cut in half"_L1) {
            QVERIFY(QFile::resize(file, QFileInfo(file).size() / 2 + 100));
        } else if (fault == "garbage"_L1) {
            writeFile(file, QByteArray(50'000, 'x'));
        } else if (fault == "of a newer program"_L1) {
            QByteArray bytes = readFile(file);
            bytes.replace(60, 4, QByteArray("\x00\x00\x7f\xff", 4)); // user_version in SQLite's header
            writeFile(file, bytes);
        } else {
            QByteArray bytes = readFile(file);
            bytes.replace(bytes.size() / 2 / 4096 * 4096, 4096, QByteArray(4096, '\xa5'));
            writeFile(file, bytes);
        }
    }

    static QString lessonFile(const QString &folder, int number)
    {
        return folder + u"/lessons/%1-lesson-%2.json"_s.arg(number, 3, 10, '0'_L1).arg(number);
    }

    static void editManifest(const QString &folder, const QByteArray &before, const QByteArray &after)
    {
        QByteArray bytes = readFile(folder + "/course.json"_L1);
        QVERIFY(bytes.contains(before));
        writeFile(folder + "/course.json"_L1, bytes.replace(before, after));
    }

    static QByteArray readFile(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    LibraryPaths m_paths;
    std::unique_ptr<Library> m_library;
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "librarytest.moc"
