// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An import asks before it changes what is there or takes in what is damaged, and else goes on by itself.
#include "widgets/importing/courseimporter.h"

#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "support/testpaths.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** An empty library with an importer, and what the importer said. */
struct Importing {
    Importing()
        : folders(DataFolders::under(data.path()))
        , library({folders.store, {}, folders.libraryIndexFile()}, packageCodec())
        , importer(library, [] { return AnsweredChecks(); })
    {
    }

    QTemporaryDir data;
    DataFolders folders;
    Library library;
    CourseImporter importer;
    QSignalSpy asked{&importer, &CourseImporter::asked};
    QSignalSpy finished{&importer, &CourseImporter::finished};
};

const QString lesson = u"courses/sorting/004-merging-two-sorted-piles.json"_s;

QString changedCopy(const QTemporaryDir &folder)
{
    QFile original(Test::dataPath(lesson));
    QFile copy(folder.filePath(u"changed.json"_s));
    if (!original.open(QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly)) {
        return {};
    }
    copy.write(original.readAll().replace("sorted piles", "ordered piles"));
    return copy.fileName();
}

} // namespace

class CourseImporterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundCourseComesInWithoutAQuestion()
    {
        Importing in;
        in.importer.start({Test::dataPath(lesson)});
        QVERIFY(in.finished.wait());
        QVERIFY(in.asked.isEmpty());
        QCOMPARE(in.library.courses().size(), size_t(1));
        QVERIFY(!in.importer.isBusy());
    }

    void aChangedLessonIsAskedAboutAndNothingIsWrittenBefore()
    {
        Importing in;
        in.importer.start({Test::dataPath(lesson)});
        QVERIFY(in.finished.wait());
        const QTemporaryDir other;
        in.importer.start({changedCopy(other)});
        QVERIFY(in.asked.wait());
        QVERIFY(in.importer.isBusy());
        const auto plan = in.asked.first().at(1).value<std::shared_ptr<const ImportPlan>>();
        QCOMPARE(plan->courses.size(), size_t(1));
        QCOMPARE(plan->courses.front().lessons.changed.size(), size_t(1));
        in.importer.decline();
        QCOMPARE(in.finished.size(), 2);
        QVERIFY(in.finished.last().at(2).toBool());
        const LessonRef ref{in.library.courses().front().info.id, plan->courses.front().lessons.changed.front().slug};
        QVERIFY((*in.library.lesson(ref))->title.contains("sorted piles"_L1));
    }

    void whatIsTakenComesIn()
    {
        Importing in;
        in.importer.start({Test::dataPath(lesson)});
        QVERIFY(in.finished.wait());
        const QTemporaryDir other;
        in.importer.start({changedCopy(other)});
        QVERIFY(in.asked.wait());
        in.importer.take({});
        QVERIFY(in.finished.wait());
        const auto report = in.finished.last().at(1).value<ImportReport>();
        QCOMPARE(report.lessons.size(), size_t(1));
        QVERIFY((*in.library.lesson(report.lessons.front()))->title.contains("ordered piles"_L1));
    }

    void twoImportsAreAskedAboutOneAfterTheOther()
    {
        Importing in;
        in.importer.start({Test::dataPath(u"nasty"_s)});
        in.importer.start({Test::dataPath(lesson)});
        QVERIFY(in.asked.wait());
        QVERIFY(in.finished.isEmpty());
        in.importer.decline();
        QTRY_COMPARE(in.finished.size(), 2);
        QCOMPARE(in.library.courses().size(), size_t(1));
    }

    void aTableIsAskedAboutAndReadAgainAsChosen()
    {
        Importing in;
        const QString file = in.data.filePath(u"quiz.csv"_s);
        QFile table(file);
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("Was;Eins;Zwei;Wert\nWer?;ich;du;B\n");
        table.close();
        const QSignalSpy read(&in.importer, &CourseImporter::readDifferently);
        in.importer.start({file});
        QVERIFY(in.asked.wait());
        const auto plan = in.asked.first().at(1).value<std::shared_ptr<const ImportPlan>>();
        QVERIFY(plan->courses.empty());
        CsvMapping mapping = plan->tables.front().mapping;
        mapping.hasHeader = true;
        mapping.columns = {{CsvRole::Question, 0}, {CsvRole::Option, 0}, {CsvRole::Option, 1}, {CsvRole::Right, 0}};
        // The second choice comes while the first is being read: only the last one is shown.
        in.importer.readAgain({.byHash = {{plan->tables.front().hash, plan->tables.front().mapping}}});
        in.importer.readAgain({.byHash = {{plan->tables.front().hash, mapping}}});
        QTRY_VERIFY(!read.isEmpty());
        const auto again = read.last().first().value<std::shared_ptr<const ImportPlan>>();
        QCOMPARE(again->courses.size(), size_t(1));
        QCOMPARE(again->courses.front().counts.checks, 1);
        in.importer.take({});
        QVERIFY(in.finished.wait());
        QCOMPARE(in.library.courses().size(), size_t(1));
        in.importer.start({file});
        QVERIFY(in.asked.wait()); // what was chosen once is not remembered
        in.importer.readAgain({.byHash = {{plan->tables.front().hash, mapping}}});
        in.importer.decline(); // while it is read again
        QTRY_COMPARE(in.finished.size(), 2);
        QVERIFY(!in.importer.isBusy());
        QVERIFY(in.finished.last().at(2).toBool());
    }

    void whatCannotBeReadIsSaidWithoutAQuestion()
    {
        Importing in;
        in.importer.start({in.data.filePath(u"missing.json"_s)});
        QVERIFY(in.finished.wait());
        QVERIFY(in.asked.isEmpty());
        const auto report = in.finished.first().at(1).value<ImportReport>();
        QVERIFY(report.courses.empty());
        QCOMPARE(report.diagnostics.size(), size_t(1));
    }
};

QTEST_MAIN(CourseImporterTest)
#include "courseimportertest.moc"
