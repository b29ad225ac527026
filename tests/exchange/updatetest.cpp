// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "exchange/exportcourse.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "exchange/packageonpaper.h"
#include "exchange/storedcourse.h"
#include "formats/registry.h"
#include "library/library.h"
#include "study/fold.h"
#include "study/reviewqueue.h"
#include "study/studyevents.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

const LessonSlug moon(u"moon"_s);
const LessonSlug sun(u"sun"_s);

} // namespace

/** What becomes of a learner's history when a course is updated. */
class UpdateTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<Library>(
            LibraryPaths{m_folder->filePath(u"own"_s), {}, m_folder->filePath(u"cache/library.db"_s)}, packageCodec());
        m_package = {};
        m_package.lessons = {{u"moon"_s,
                              {u"The moon pulls the water up on both sides of the earth."_s, u"Twice a day."_s},
                              {u"Why does it rise?"_s, u"How often?"_s, u"Where most?"_s}},
                             {u"sun"_s, {u"The sun pulls too."_s}, {u"Does the sun pull?"_s}}};
        take();
        m_state = fold(answersToAll());
    }

    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void aCorrectedTypoKeepsTheHistoryAndIsDueNow()
    {
        m_package.lessons[0].checks[1] = u"How often a day?"_s;
        const ImportPlan plan = take();
        QCOMPARE(plan.courses.front().checks.changed.size(), size_t(1));
        QCOMPARE(plan.courses.front().checks.changed.front().check, CheckId(u"check-2"_s));
        QVERIFY(plan.courses.front().checks.added.empty() && plan.courses.front().checks.removed.empty());
        QCOMPARE(dueNow(), QStringList{u"moon/check-2"_s});
        QVERIFY(m_state.check(key(u"check-2"_s))->memory);
    }

    void aReorderedCheckKeepsItsHistory()
    {
        std::swap(m_package.lessons[0].checks[0], m_package.lessons[0].checks[2]);
        const ImportPlan plan = take();
        QVERIFY(plan.courses.front().checks.isEmpty());
        QCOMPARE(namesOf(moon), (QStringList{u"check-3"_s, u"check-2"_s, u"check-1"_s}));
        QVERIFY(dueNow().isEmpty());
    }

    void aRenamedCheckKeepsItsHistoryAlsoWhenItIsCorrectedLater()
    {
        m_package.lessons[0].checks[0] = u"rise=Why does it rise?"_s;
        QVERIFY(take().courses.front().checks.isEmpty());
        QCOMPARE(namesOf(moon).front(), u"check-1"_s);
        QVERIFY(dueNow().isEmpty());
        m_package.lessons[0].checks[0] = u"rise=Why does the water rise?"_s;
        QCOMPARE(take().courses.front().checks.changed.size(), size_t(1));
        QCOMPARE(dueNow(), QStringList{u"moon/check-1"_s});
    }

    void aRemovedCheckIsArchivedAndAReturnedOneComesBackWithItsHistory()
    {
        const QString removed = m_package.lessons[0].checks[1];
        m_package.lessons[0].checks.erase(m_package.lessons[0].checks.begin() + 1);
        const ImportPlan without = take();
        QCOMPARE(without.courses.front().checks.removed.size(), size_t(1));
        QVERIFY(without.courses.front().checks.changed.empty());
        QCOMPARE(namesOf(moon), (QStringList{u"check-1"_s, u"check-3"_s}));
        QVERIFY(m_state.check(key(u"check-2"_s))); // nothing of it is deleted
        QVERIFY(dueNow().isEmpty());

        m_package.lessons[0].checks.push_back(removed);
        const ImportPlan again = take();
        QCOMPARE(again.courses.front().checks.returned.size(), size_t(1));
        QCOMPARE(namesOf(moon), (QStringList{u"check-1"_s, u"check-3"_s, u"check-2"_s}));
        QVERIFY(dueNow().isEmpty());
    }

    void aNewCheckDoesNotGetTheHistoryOfARemovedOne()
    {
        m_package.lessons[0].checks = {u"Why does it rise?"_s, u"Where most?"_s};
        take();
        m_package.lessons[0].checks = {u"Why does it rise?"_s, u"Something new?"_s, u"Where most?"_s};
        QCOMPARE(take().courses.front().checks.added.size(), size_t(1));
        QVERIFY(!namesOf(moon).contains(u"check-2"_s));
        QVERIFY(dueNow().isEmpty());
    }

    void aLessonThatIsDroppedGoesAndComesBackWithItsHistory()
    {
        const Test::LessonOnPaper dropped = m_package.lessons[1];
        m_package.lessons.pop_back();
        const ImportPlan without = take();
        QCOMPARE(without.courses.front().lessons.removed.size(), size_t(1));
        QCOMPARE(without.courses.front().checks.removed.size(), size_t(1));
        QVERIFY(!m_library->lesson({course(), sun}));
        QVERIFY(m_state.check({course(), sun, CheckId(u"check"_s)}));
        m_package.lessons.push_back(dropped);
        const ImportPlan again = take();
        QCOMPARE(again.courses.front().lessons.returned.size(), size_t(1));
        QCOMPARE(again.courses.front().checks.returned.size(), size_t(1));
        QVERIFY(m_library->lesson({course(), sun}));
        QVERIFY(dueNow().isEmpty());
    }

    void aPlaceInACorrectedPassageIsFoundAgain()
    {
        const BlockId before = (*m_library->lesson({course(), moon}))->blocks.front().id;
        m_package.lessons[0].paragraphs[0] = u"The moon pulls the water up on both sides of the globe."_s;
        take();
        const auto lesson = *m_library->lesson({course(), moon});
        QVERIFY(lesson->blocks.front().id != before);
        QCOMPARE(m_library->presentBlock({course(), moon}, before), lesson->blocks.front().id);
        const BlockId second = lesson->blocks.back().id;
        QCOMPARE(m_library->presentBlock({course(), moon}, second), second);
    }

    void whatIsKeptSurvivesARebuildOfTheIndex()
    {
        std::swap(m_package.lessons[0].checks[0], m_package.lessons[0].checks[2]);
        take();
        JobControl control;
        QVERIFY(m_library->rebuildIndex(control));
        QCOMPARE(namesOf(moon), (QStringList{u"check-3"_s, u"check-2"_s, u"check-1"_s}));
        const auto entry = *m_library->outline(course())->find(moon);
        QCOMPARE(entry.checks.front().first, CheckId(u"check-3"_s));
    }

    void anotherAuthorUnderTheSameIdIsACourseOfItsOwnUnlessAsked()
    {
        m_package.authorship = u"Somebody else."_s;
        const ImportPlan plan = take();
        QCOMPARE(plan.courses.front().as, PlannedAs::OtherRights);
        QCOMPARE(m_library->courses().size(), size_t(2));
        QCOMPARE(take().courses.front().as, PlannedAs::Nothing);
        QCOMPARE(m_library->courses().size(), size_t(2));
    }

    void anotherAuthorMayJoin()
    {
        m_package.authorship = u"Somebody else."_s;
        QVERIFY(m_package.write(m_folder->filePath(u"in"_s)));
        JobControl control;
        const ImportPlan plan = planImport({m_folder->filePath(u"in"_s)}, *m_library, control);
        const ImportReport report =
            applyImport(plan, *m_library, control, {.leaveOut = {}, .joinAnyway = {plan.courses.front().info.id}});
        QCOMPARE(report.courses.size(), size_t(1));
        QCOMPARE(m_library->courses().size(), size_t(1));
        QCOMPARE(m_library->course(course())->info.authorship, u"Somebody else."_s);
    }

    void theLastImportIsUndoneAlsoAfterANewStart()
    {
        const auto before = *m_library->lesson({course(), moon});
        m_package.lessons[0].checks[1] = u"How often a day?"_s;
        m_package.lessons.pop_back();
        take();
        m_library.reset();
        m_library = std::make_unique<Library>(
            LibraryPaths{m_folder->filePath(u"own"_s), {}, m_folder->filePath(u"cache/library.db"_s)}, packageCodec());
        JobControl control;
        QVERIFY(m_library->refresh(control));
        const auto last = m_library->lastImport();
        QVERIFY(last);
        QCOMPARE(last->courses.size(), size_t(1));
        QCOMPARE(last->courses.front().id, course());
        QVERIFY(!last->courses.front().isNew);
        QVERIFY(m_library->undoLastImport(control));
        QCOMPARE(**m_library->lesson({course(), moon}), *before);
        QVERIFY(m_library->lesson({course(), sun}));
        QVERIFY(!m_library->lastImport());
        QCOMPARE(m_library->undoLastImport(control).error().code, ErrorCode::NotFound);
    }

    void undoingAFirstImportRemovesTheCourse()
    {
        JobControl control;
        QVERIFY(m_library->undoLastImport(control));
        QVERIFY(m_library->courses().empty());
        QVERIFY(!m_library->lastImport());
    }

    void whatWasChangedSinceIsNotUndone()
    {
        const QString manifest = m_library->courses().front().folder + "/course.json"_L1;
        QFile file(manifest);
        QVERIFY(file.open(QIODevice::Append));
        file.write(" ");
        file.close();
        JobControl control;
        QCOMPARE(m_library->undoLastImport(control).error().code, ErrorCode::Conflict);
        QCOMPARE(m_library->courses().size(), size_t(1));
    }

    void aPlanWritesNothing()
    {
        const QStringList before = everyFile();
        m_package.lessons.pop_back();
        QVERIFY(m_package.write(m_folder->filePath(u"in"_s)));
        JobControl control;
        const ImportPlan plan = planImport({m_folder->filePath(u"in"_s)}, *m_library, control);
        QCOMPARE(plan.courses.front().as, PlannedAs::Update);
        QCOMPARE(everyFile(), before);
        QCOMPARE(m_library->courses().front().lessonsHere, 2);
    }

    void aPlanThatWasOvertakenIsMadeAgain()
    {
        m_package.lessons.push_back({u"wind"_s, {u"The wind helps."_s}, {}});
        QVERIFY(m_package.write(m_folder->filePath(u"in"_s)));
        JobControl control;
        const ImportPlan plan = planImport({m_folder->filePath(u"in"_s)}, *m_library, control);
        m_package.lessons[0].checks[1] = u"How often a day?"_s;
        m_package.lessons.pop_back();
        take();
        const ImportReport report = applyImport(plan, *m_library, control);
        QCOMPARE(report.courses.front().lessonsHere, 3);
        QVERIFY(m_library->lesson({course(), LessonSlug(u"wind"_s)}));
    }

    void wordsOfANewerVersionOutliveAnUpdateAndAnExport_data()
    {
        QTest::addColumn<QString>("exported");
        QTest::newRow("folder") << u"out"_s;
        QTest::newRow("file") << u"out.carrel"_s;
    }

    void wordsOfANewerVersionOutliveAnUpdateAndAnExport()
    {
        QFETCH(QString, exported);
        const QString stored = m_library->courses().front().folder;
        m_package.news = u"good"_s;
        QCOMPARE(take().courses.front().as, PlannedAs::Update);
        QCOMPARE(newsIn(m_library->courses().front().folder), 6);
        QCOMPARE(take().courses.front().as, PlannedAs::Nothing);
        m_package.lessons[0].checks[1] = u"How often a day?"_s;
        m_package.news = u"better"_s;
        take();
        QCOMPARE(newsIn(stored), 6);
        JobControl control;
        QVERIFY(m_library->rebuildIndex(control));
        const auto whole = storedCourse(*m_library, course(), control);
        QVERIFY(whole);
        QVERIFY(exportCourse(*whole, *exportFormatFor(exported), m_folder->filePath(exported), 0, control));
        const ReadOutcome back = readCourses({m_folder->filePath(exported)}, {}, control);
        QCOMPARE(back.courses.at(0).outline.info.unknownKeys, whole->outline.info.unknownKeys);
        QVERIFY(exportCourse(back.courses[0], ExportFormat::PackageFolder, m_folder->filePath(u"again"_s), 0, control));
        QCOMPARE(newsIn(m_folder->filePath(u"again"_s)), 6);
    }

    void aCourseWithALessonThatCannotBeReadIsNotExported_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("the library knows it already") << true;
        QTest::newRow("it happened just now") << false;
    }

    void aCourseWithALessonThatCannotBeReadIsNotExported()
    {
        QFETCH(bool, isKnown);
        JobControl control;
        QVERIFY(storedCourse(*m_library, course(), control));
        QFile file(m_library->courses().front().folder + "/lessons/002-sun.json"_L1);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        if (isKnown) {
            QVERIFY(m_library->rebuildIndex(control));
        }
        const auto stored = storedCourse(*m_library, course(), control);
        QVERIFY(!stored);
        QVERIFY2(stored.error().sentence.contains(u"“About sun”"_s), qPrintable(stored.error().sentence));
        m_package.lessons[1].paragraphs[0] = u"The sun pulls as well."_s; // and a damaged one does not stop an update
        take();
        QVERIFY(storedCourse(*m_library, course(), control));
    }

    void theSamePackageTwiceChangesNothing()
    {
        const QString manifest = m_library->courses().front().folder + "/course.json"_L1;
        const QDateTime written = QFileInfo(manifest).lastModified();
        const ImportPlan plan = take();
        QCOMPARE(plan.courses.front().as, PlannedAs::Nothing);
        QCOMPARE(QFileInfo(manifest).lastModified(), written);
    }

private:
    static CourseId course() { return CourseId(Test::paperCourseId()); }
    static CheckKey key(const QString &check) { return {course(), moon, CheckId(check)}; }

    ImportPlan take()
    {
        JobControl control;
        [&] { QVERIFY(m_package.write(m_folder->filePath(u"in"_s))); }();
        ImportPlan plan = planImport({m_folder->filePath(u"in"_s)}, *m_library, control, answeredChecks(m_state));
        const ImportReport report = applyImport(plan, *m_library, control);
        [&] { QVERIFY(!report.courses.empty()); }();
        return plan;
    }

    /** How often the manifest in @p folder says what the course on paper says in words of a newer version. */
    [[nodiscard]] int newsIn(const QString &folder) const
    {
        QFile file(folder + "/course.json"_L1);
        return file.open(QIODevice::ReadOnly)
                   ? int(file.readAll().count("\"news\": \"" + m_package.news.toUtf8() + '"'))
                   : -1;
    }

    /** Everything answered right and sure, so that nothing is due for some days. */
    std::vector<Event> answersToAll()
    {
        Test::Machine machine(u"01234567-89ab-7cde-8f01-23456789abcd"_s);
        std::vector<Event> events;
        const auto outline = m_library->outline(course());
        for (const LessonEntry *entry : outline->lessons()) {
            for (const auto &[check, print] : entry->checks) {
                AnswerEvent missed = Test::answerTo({course(), entry->slug, check}, false, Occasion::First);
                missed.fingerprint = print;
                events.push_back(machine.write(missed));
                AnswerEvent known = Test::answerTo({course(), entry->slug, check}, true, Occasion::Again);
                known.fingerprint = print;
                events.push_back(machine.write(known));
            }
        }
        machine.waitDays(1);
        for (const LessonEntry *entry : outline->lessons()) {
            for (const auto &[check, print] : entry->checks) {
                AnswerEvent known = Test::answerTo({course(), entry->slug, check}, true);
                known.fingerprint = print;
                events.push_back(machine.write(known));
            }
        }
        m_today = machine.today();
        return events;
    }

    [[nodiscard]] QStringList dueNow() const
    {
        CurrentChecks current;
        addCurrentChecks(current, *m_library->outline(course()));
        QStringList due;
        for (const CheckKey &check : dueChecks(m_state, m_today, current)) {
            due += check.lesson.toString() + u'/' + check.check.toString();
        }
        return due;
    }

    [[nodiscard]] QStringList namesOf(const LessonSlug &slug) const
    {
        QStringList names;
        const auto lesson = *m_library->lesson({course(), slug});
        for (const Check &check : lesson->checks) {
            names += check.id.toString();
        }
        return names;
    }

    [[nodiscard]] QStringList everyFile() const
    {
        QStringList files;
        QDirIterator walk(m_folder->filePath(u"own"_s), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            files += walk.next();
        }
        files.sort();
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    Test::PackageOnPaper m_package;
    StudyState m_state;
    StudyDay m_today;
};

QTEST_GUILESS_MAIN(UpdateTest)
#include "updatetest.moc"
