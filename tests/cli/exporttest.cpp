// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"
#include "support/testpaths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** Runs the built program as an author would: a new course, checked, handed on and taken in again. */
class CliExportTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder->path(), 30'000).run(line);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewCourseValidatesClean()
    {
        QCOMPARE(run({u"new"_s, u"my-tides"_s}).status, 0);
        const Outcome checked = run({u"validate"_s, u"my-tides"_s});
        QCOMPARE(checked.out, QByteArray());
        QCOMPARE(checked.status, 0);
        QVERIFY(Test::readFile(m_folder->filePath(u"my-tides/course.md"_s)).contains("title: My tides\n"));
        const Outcome again = run({u"new"_s, u"my-tides"_s});
        QCOMPARE(again.status, 1);
        QVERIFY(again.messages.contains("is not empty"));
    }

    void twoNewCoursesAreTwo()
    {
        QCOMPARE(run({u"new"_s, u"a"_s}).status, 0);
        QCOMPARE(run({u"new"_s, u"b"_s}).status, 0);
        const auto idOf = [this](const QString &name) {
            return Test::readFile(m_folder->filePath(name)).split('\n').value(2);
        };
        QVERIFY(idOf(u"a/course.md"_s).startsWith("id: \"urn:uuid:"));
        QVERIFY(idOf(u"a/course.md"_s) != idOf(u"b/course.md"_s));
    }

    void aCourseOfTheLibraryIsWrittenInEveryFormat_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QString>("made");
        QTest::newRow("by its ending") << QStringList{u"tides"_s, u"a.carrel"_s} << u"a.carrel"_s;
        QTest::newRow("deck by its ending") << QStringList{u"tides"_s, u"a.apkg"_s} << u"a.apkg"_s;
        QTest::newRow("a folder") << QStringList{u"tides"_s, u"out"_s} << u"out/course.json"_s;
        QTest::newRow("Markdown") << QStringList{u"--format"_s, u"markdown"_s, u"tides"_s, u"out"_s}
                                  << u"out/course.md"_s;
        QTest::newRow("package under another name")
            << QStringList{u"--format"_s, u"carrel"_s, u"tides"_s, u"a.zip"_s} << u"a.zip"_s;
        QTest::newRow("a table by its ending") << QStringList{u"tides"_s, u"a.csv"_s} << u"a.csv"_s;
        QTest::newRow("deck") << QStringList{u"--format"_s, u"anki"_s, u"tides"_s, u"deck"_s} << u"deck"_s;
    }

    void aCourseOfTheLibraryIsWrittenInEveryFormat()
    {
        QFETCH(QStringList, line);
        QFETCH(QString, made);
        QCOMPARE(run({u"import"_s, Test::dataPath(u"packages/tides"_s)}).status, 0);
        const Outcome outcome = run(QStringList{u"export"_s} + line);
        const bool isTable = made.endsWith(u".csv"_s); // says that it holds plain text only
        QVERIFY2(isTable || outcome.messages.isEmpty(), outcome.messages.constData());
        QCOMPARE(outcome.status, 0);
        QVERIFY(QFile::exists(m_folder->filePath(made)));
    }

    void whatIsNotHereIsCountedInMarkdown()
    {
        const QString lesson = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        QCOMPARE(run({u"import"_s, lesson}).status, 0);
        const QByteArray listed = run({u"list"_s}).out;
        QVERIFY2(listed.contains("1 of 16"), listed.constData());
        const Outcome outcome = run({u"export"_s, u"--format"_s, u"markdown"_s, u"how-sorting-works"_s, u"out"_s});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.messages.contains("1 of 16 lessons are here"), outcome.messages.constData());
        QCOMPARE(run({u"remove"_s, u"how-sorting-works"_s}).status, 0);
        QCOMPARE(run({u"import"_s, u"out"_s}).status, 0);
        QVERIFY(run({u"list"_s}).out.contains("1 of 16"));
    }

    void aFolderIsPackedWithoutALibrary()
    {
        QCOMPARE(run({u"new"_s, u"mine"_s}).status, 0);
        QCOMPARE(run({u"export"_s, u"mine"_s, u"mine.carrel"_s}).status, 0);
        QCOMPARE(run({u"validate"_s, u"mine.carrel"_s}).out, QByteArray());
        QCOMPARE(run({u"import"_s, u"mine.carrel"_s}).status, 0);
        QVERIFY(run({u"list"_s}).out.contains("Mine"));
    }

    void linesOfCodeAreNumberedOnWish()
    {
        const QString lesson = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        QCOMPARE(run({u"export"_s, lesson, u"plain.html"_s}).status, 0);
        QCOMPARE(run({u"export"_s, u"--line-numbers"_s, lesson, u"numbered.html"_s}).status, 0);
        const auto isNumbered = [this](const QString &name) {
            return Test::readFile(m_folder->filePath(name)).contains("<figure class=\"code numbered\"");
        };
        QVERIFY(!isNumbered(u"plain.html"_s));
        QVERIFY(isNumbered(u"numbered.html"_s));
    }

    void whatCannotBeWrittenSaysWhy_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<int>("status");
        QTest::newRow("a course that is not here") << QStringList{u"nobody"_s, u"a.carrel"_s} << 1;
        QTest::newRow("numbers beside code in a table") << QStringList{u"--line-numbers"_s, u"mine"_s, u"a.csv"_s} << 2;
        QTest::newRow("a format nobody knows") << QStringList{u"--format"_s, u"stone"_s, u"mine"_s, u"a"_s} << 2;
        QTest::newRow("a folder with something in it") << QStringList{u"mine"_s, u"mine"_s} << 1;
        QTest::newRow("no place") << QStringList{u"mine"_s} << 2;
    }

    void whatCannotBeWrittenSaysWhy()
    {
        QFETCH(QStringList, line);
        QCOMPARE(run({u"new"_s, u"mine"_s}).status, 0);
        const Outcome outcome = run(QStringList{u"export"_s} + line);
        QTEST(outcome.status, "status");
        QVERIFY(!outcome.messages.isEmpty());
    }
};

QTEST_GUILESS_MAIN(CliExportTest)
#include "exporttest.moc"
