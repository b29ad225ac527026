// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class QuizFindingTest final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    static QStringList found(const QString &path)
    {
        JobControl control;
        QStringList names;
        for (const Course &course : readCourses({path}, Limits(), control).courses) {
            names << course.outline.info.importer + u' ' + course.outline.info.title;
        }
        names.sort();
        return names;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void quizzesAreFoundByTheirContentAndNothingElseIs()
    {
        const QByteArray gift = "::Q::What?{=a ~b}\n";
        write(u"unit 1/quiz.txt"_s, gift);
        write(u"unit 2/quiz.txt"_s, "Another?{=c ~d}\n");
        write(u"unit 2/answers.txt"_s, "Q?\nA) x\nB) y\nANSWER: A\n");
        write(u"unit 2/table.dat"_s, "Question;A;B;Correct\nQ?;x;y;B\n");
        write(u"unit 2/export.txt"_s,
              "<?xml version='1.0'?><quiz><question type='truefalse'><questiontext><text>Q"
              "</text></questiontext><answer fraction='100'><text>true</text></answer></question></quiz>");
        write(u"other/notes.txt"_s, "Dear diary,\n\nthe ANSWER: is {nothing = ~all}.\n");
        write(u"other/numbers.csv"_s, "a,b,c,d\n1,2,3,4\n5,6,7,8\n");
        write(u"other/main.cc"_s, "#include <a>\n\nint main() {\n  A a = {1, ~2};\n  return a == 3;\n}\n");
        write(u"other/gift.md"_s, "# How to write GIFT\n\n```\nWhat?{=a ~b}\n```\n");
        write(u"other/feed.xml"_s, "<rss><quiz><question/></quiz></rss>");
        // The page about GIFT is one to read, and its own reader takes it.
        QCOMPARE(
            found(m_folder->path()),
            (QStringList{u"carrel-aiken answers"_s, u"carrel-csv table"_s, u"carrel-gift quiz"_s, u"carrel-gift quiz"_s,
                         u"carrel-markdown-folder Other"_s, u"carrel-moodle-xml export"_s}));
    }

    void theSamplesOfOneNameStaySeparateCourses()
    {
        QDir().mkpath(m_folder->filePath(u"all"_s));
        QFile::copy(Test::dataPath(u"gift/tides.gift"_s), m_folder->filePath(u"all/tides.gift"_s));
        QFile::copy(Test::dataPath(u"aiken/tides.txt"_s), m_folder->filePath(u"all/tides.txt"_s));
        QFile::copy(Test::dataPath(u"csv/tides-comma.csv"_s), m_folder->filePath(u"all/tides.csv"_s));
        QFile::copy(Test::dataPath(u"moodlexml/tides.xml"_s), m_folder->filePath(u"all/tides.xml"_s));
        QCOMPARE(found(m_folder->filePath(u"all"_s)),
                 (QStringList{u"carrel-aiken tides"_s, u"carrel-csv tides"_s, u"carrel-gift tides"_s,
                              u"carrel-moodle-xml tides"_s}));
    }

    void theSharedSamplesAreFound()
    {
        CARREL_NEED_SHARED("data/made-here");
        for (const QString &folder : {u"gift"_s, u"aiken"_s, u"csv"_s, u"moodle-xml"_s}) {
            const QString path = Test::sharedPath(u"data/made-here/"_s + folder);
            QCOMPARE(found(path).size(), QDir(path).entryList(QDir::Files).size());
        }
    }
};

QTEST_APPLESS_MAIN(QuizFindingTest)
#include "quizfindingtest.moc"
