// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "support/bindmount.h"
#include "support/builtprogram.h"
#include "support/hostilefiles.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** Runs the built program as a person or a script would. */
class CliTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void itSpeaksTheLanguageOfTheSystem()
    {
        const QString german = u"de_DE.UTF-8"_s;
        QVERIFY(run({u"--help"_s}, german).out.contains("Aufruf: carrel-cli"));
        QVERIFY(run({u"fly"_s}, german).messages.contains("Einen Befehl „fly“ gibt es nicht."));
    }

    void dataIsTheSameInEveryLanguage()
    {
        write(u"bad.txt"_s, "no lesson");
        const QStringList line{u"validate"_s, u"--json"_s, path(u"bad.txt"_s)};
        const Outcome plain = run(line);
        QVERIFY(plain.out.contains("neither a lesson nor a course"));
        QCOMPARE(run(line, u"de_DE.UTF-8"_s).out, plain.out);
    }

    void aDriveThatHangsIsToldAndDoesNotKeepACommand()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 3, 5));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        QVERIFY(QDir().rename(path(u"data/courses"_s), path(u"server"_s)));
        Test::BindMount mount(path(u"server"_s), path(u"data/courses"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        mount.hang();
        const Outcome outcome = run({u"list"_s, u"--json"_s});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.messages.contains("does not answer"), outcome.messages.constData());
        QCOMPARE(outcome.json().object()[u"courses"_s].toArray().size(), 1); // what was known before
    }

    void aCommandThatNeedsADriveThatHangsEndsAndNamesIt()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 3, 5));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        QVERIFY(QDir().rename(path(u"data/courses"_s), path(u"server"_s)));
        Test::BindMount mount(path(u"server"_s), path(u"data/courses"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        mount.hang();
        const QString store = path(u"data/courses"_s);
        const QString there = store + u"/b.txt"_s;
        std::vector<std::unique_ptr<QProcess>> programs; // side by side, since each of them waits
        for (const QStringList &line :
             {QStringList{u"rebuild"_s}, QStringList{u"remove"_s, u"made-up-1"_s},
              QStringList{u"import"_s, path(u"a.txt"_s)}, QStringList{u"validate"_s, there},
              QStringList{u"export"_s, path(u"a.txt"_s), store + u"/b"_s}, QStringList{u"new"_s, store + u"/c"_s},
              QStringList{u"list"_s, u"--data-dir="_s + store + u"/d"_s}}) {
            programs.push_back(start(line));
        }
        for (const auto &program : programs) {
            QVERIFY2(program->waitForFinished(30'000), qPrintable(program->arguments().join(u' ')));
            const QByteArray messages = program->readAllStandardError();
            QCOMPARE(program->exitCode(), 1);
            QVERIFY2(messages.contains("does not answer") && messages.contains(store.toUtf8()), messages.constData());
        }
        mount.answer();
        QCOMPARE(run({u"list"_s, u"--json"_s}).json().object()[u"courses"_s].toArray().size(), 1);
    }

    void importPrintsTheCourseAsItIsThen()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 3, 5));
        write(u"b.txt"_s, "no lesson");
        const Outcome outcome = run({u"import"_s, u"--json"_s, path(u"a.txt"_s), path(u"b.txt"_s)});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.messages, "");
        const QJsonObject object = outcome.json().object();
        const QJsonArray courses = object[u"courses"_s].toArray();
        QCOMPARE(courses.size(), 1);
        const QJsonObject course = courses[0].toObject();
        QCOMPARE(course[u"id"_s].toString(), Test::generatedCourseId(1));
        QCOMPARE(course[u"slug"_s].toString(), u"made-up-1"_s);
        QCOMPARE(course[u"title"_s].toString(), u"A Made-up Course, Volume 1"_s);
        QCOMPARE(course[u"modules"_s].toInt(), 1);
        QCOMPARE(course[u"lessons"_s].toInt(), 1);
        QCOMPARE(course[u"checks"_s].toInt(), 1);
        QCOMPARE(course[u"options"_s].toInt(), 4);
        QCOMPARE(course[u"blocks"_s].toObject(), (QJsonObject{{u"p"_s, 15}, {u"h2"_s, 6}, {u"code"_s, 1}}));
        const QJsonArray rows = object[u"diagnostics"_s].toArray();
        QVERIFY(!rows.isEmpty());
        const QJsonObject row = rows[0].toObject();
        QStringList keys = row.keys();
        keys.sort();
        QCOMPARE(keys, (QStringList{u"code"_s, u"column"_s, u"file"_s, u"hint"_s, u"line"_s, u"message"_s, u"pointer"_s,
                                    u"severity"_s}));
        QCOMPARE(row[u"severity"_s].toString(), u"error"_s);
        QVERIFY(row[u"pointer"_s].isNull());
    }

    void coursesAreSortedByLessonsThenSlug()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 2));
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 3, 1));
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 2, 1));
        const Outcome imported = run({u"import"_s, u"--json"_s, path(u"in"_s)});
        QStringList slugs;
        const QJsonArray courses = imported.json()[u"courses"_s].toArray();
        for (const auto &course : courses) {
            slugs += course.toObject()[u"slug"_s].toString();
        }
        QCOMPARE(slugs, (QStringList{u"made-up-2"_s, u"made-up-3"_s, u"made-up-1"_s}));
        const Outcome listed = run({u"list"_s, u"--json"_s});
        QCOMPARE(listed.status, 0);
        QCOMPARE(listed.json()[u"courses"_s].toArray(), courses);
    }

    void theExitStatusTellsHowItWent_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<int>("status");
        QTest::newRow("import of a lesson") << QStringList{u"import"_s, u"good.txt"_s} << 0;
        QTest::newRow("import of a good and a bad file") << QStringList{u"import"_s, u"good.txt"_s, u"bad.txt"_s} << 0;
        QTest::newRow("import of nothing usable") << QStringList{u"import"_s, u"bad.txt"_s} << 1;
        QTest::newRow("import of what is not there") << QStringList{u"import"_s, u"away.txt"_s} << 1;
        QTest::newRow("import of an empty name") << QStringList{u"import"_s, QString()} << 2;
        QTest::newRow("import of a file and an empty name") << QStringList{u"import"_s, u"good.txt"_s, QString()} << 2;
        QTest::newRow("import of nothing") << QStringList{u"import"_s} << 2;
        QTest::newRow("validate a lesson") << QStringList{u"validate"_s, u"good.txt"_s} << 0;
        QTest::newRow("validate a bad file") << QStringList{u"validate"_s, u"good.txt"_s, u"bad.txt"_s} << 1;
        QTest::newRow("list") << QStringList{u"list"_s} << 0;
        QTest::newRow("list of something") << QStringList{u"list"_s, u"x"_s} << 2;
        QTest::newRow("due") << QStringList{u"due"_s} << 0;
        QTest::newRow("optimize") << QStringList{u"optimize"_s} << 0;
        QTest::newRow("optimize something") << QStringList{u"optimize"_s, u"x"_s} << 2;
        QTest::newRow("backup") << QStringList{u"backup"_s} << 0;
        QTest::newRow("backup of nothing") << QStringList{u"backup"_s, u"make"_s} << 0;
        QTest::newRow("backup something else") << QStringList{u"backup"_s, u"eat"_s} << 2;
        QTest::newRow("record") << QStringList{u"record"_s} << 2;
        QTest::newRow("record eat") << QStringList{u"record"_s, u"eat"_s, u"good.txt"_s} << 2;
        QTest::newRow("record of what is none") << QStringList{u"record"_s, u"import"_s, u"good.txt"_s} << 1;
        QTest::newRow("rebuild") << QStringList{u"rebuild"_s} << 0;
        QTest::newRow("show a course that is not here") << QStringList{u"show"_s, u"nobody"_s} << 1;
        QTest::newRow("no command") << QStringList() << 2;
        QTest::newRow("a wrong command") << QStringList{u"export-all"_s} << 2;
        QTest::newRow("a wrong option") << QStringList{u"list"_s, u"--loud"_s} << 2;
        QTest::newRow("an option of another command") << QStringList{u"list"_s, u"--html"_s} << 2;
        QTest::newRow("a file as data folder") << QStringList{u"list"_s, u"--data-dir"_s, u"good.txt"_s} << 2;
        QTest::newRow("a data folder without a name") << QStringList{u"list"_s, u"--data-dir"_s, QString()} << 2;
        QTest::newRow("import of a folder without lessons") << QStringList{u"import"_s, u"bare"_s} << 1;
        QTest::newRow("help") << QStringList{u"--help"_s} << 0;
        QTest::newRow("version") << QStringList{u"--version"_s} << 0;
    }

    void theExitStatusTellsHowItWent()
    {
        QFETCH(QStringList, line);
        write(u"good.txt"_s, Test::generatedLesson(1, 1, 3));
        write(u"bad.txt"_s, "{\"course\": ");
        QVERIFY(QDir(m_folder->path()).mkpath(u"bare"_s));
        const Outcome outcome = run(line);
        QTEST(outcome.status, "status");
        if (outcome.status == 2) {
            QCOMPARE(outcome.out, "");
            QVERIFY(!outcome.messages.isEmpty());
        }
    }

    void aDataFolderThatCannotBeIsAFailure_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::newRow("import") << QStringList{u"import"_s, u"good.txt"_s};
        QTest::newRow("list") << QStringList{u"list"_s};
        QTest::newRow("show") << QStringList{u"show"_s, u"made-up-1"_s};
        QTest::newRow("remove") << QStringList{u"remove"_s, u"made-up-1"_s};
        QTest::newRow("validate") << QStringList{u"validate"_s, u"good.txt"_s};
        QTest::newRow("due") << QStringList{u"due"_s};
        QTest::newRow("optimize") << QStringList{u"optimize"_s};
        QTest::newRow("rebuild") << QStringList{u"rebuild"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"good.txt"_s, u"out"_s};
        QTest::newRow("new") << QStringList{u"new"_s, u"my-course"_s};
    }

    void aDataFolderThatCannotBeIsAFailure()
    {
        QFETCH(QStringList, line);
        write(u"good.txt"_s, Test::generatedLesson(1, 1, 1));
        const Outcome outcome = run(line + QStringList{u"--data-dir"_s, u"good.txt/inside"_s});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, "");
        QVERIFY2(outcome.messages.startsWith("The data folder “"), outcome.messages.constData());
        QVERIFY(!QFileInfo::exists(path(u"out"_s)));
        QVERIFY(!QFileInfo::exists(path(u"my-course"_s)));
    }

    void anIndexThatCannotBeMadeWhereItBelongsKeepsNoCommand()
    {
        QVERIFY(QDir().mkpath(path(u"data"_s)));
        write(u"data/cache"_s, "in the way");
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 1));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        QCOMPARE(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().size(), 1);
        QCOMPARE(run({u"rebuild"_s}).status, 0);
    }

    void aCourseIsNamedAsListShowsItAndWrittenOnlyInAFormat()
    {
        QCOMPARE(run({u"new"_s, path(u"my-course"_s)}).status, 0);
        QCOMPARE(run({u"import"_s, path(u"my-course"_s)}).status, 0);
        const QString title = run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().at(0)[u"title"_s].toString();
        QVERIFY(!title.isEmpty());
        QCOMPARE(run({u"show"_s, title}).status, 0);
        const Outcome unsure = run({u"export"_s, title, path(u"t.md"_s)});
        QCOMPARE(unsure.status, 2);
        QVERIFY2(unsure.messages.contains("--format"), unsure.messages.constData());
        QVERIFY(!QFileInfo::exists(path(u"t.md"_s)));
        const Outcome written = run({u"export"_s, title, path(u"t.carrel"_s)});
        QCOMPARE(written.status, 0);
        QVERIFY2(written.out.contains("t.carrel"), written.out.constData());
    }

    void validatePrintsLikeACompiler()
    {
        write(u"bad.txt"_s, "{\"course\": \n  nonsense}");
        const Outcome outcome = run({u"validate"_s, path(u"bad.txt"_s)});
        static const QRegularExpression line(u"^\\S+bad\\.txt:2:\\d+(#\\S*)?: error: .+ \\[[a-z0-9-]+\\]$"_s,
                                             QRegularExpression::MultilineOption);
        QVERIFY2(line.match(QString::fromUtf8(outcome.out)).hasMatch(), outcome.out.constData());
        QVERIFY(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().isEmpty());
    }

    void showPrintsALessonItsPageOrTheCourse()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 3));
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
        const QByteArray outline = run({u"show"_s, u"made-up-1"_s}).out;
        QVERIFY(outline.contains("Lesson 2"));
        const QByteArray text = run({u"show"_s, u"made-up-1"_s, u"lesson-2"_s}).out;
        QVERIFY(text.contains(Test::rareWord(2).toUtf8()));
        QVERIFY(text.contains("a) "));
        QVERIFY(!text.contains("+ d) 0:"));
        QVERIFY(run({u"show"_s, u"--answers"_s, u"made-up-1"_s, u"lesson-2"_s}).out.contains("+ d) 0:"));
        const QByteArray page = run({u"show"_s, u"--html"_s, Test::generatedCourseId(1), u"lesson-2"_s}).out;
        QVERIFY(page.startsWith("<!"));
        QVERIFY(page.contains(Test::rareWord(2).toUtf8()));
    }

    void showSaysHowALessonIsCited()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 3));
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
        const auto cite = [this](const QString &form) {
            return run({u"show"_s, u"made-up-1"_s, u"lesson-2"_s, u"--cite"_s, form});
        };
        QVERIFY(cite(u"bibtex"_s).out.startsWith("@misc{lesson-2,\n"));
        QVERIFY(cite(u"ris"_s).out.startsWith("TY  - ELEC\n"));
        QCOMPARE(cite(u"csl"_s).json().array()[0].toObject()[u"id"_s].toString(), u"lesson-2"_s);
        QVERIFY(cite(u"text"_s).out.contains(QDate::currentDate().toString(u"yyyy"_s).toUtf8()));
        QCOMPARE(cite(u"apa"_s).status, 2);
        QVERIFY(cite(u"apa"_s).messages.contains("text, bibtex, ris, csl"));
        QCOMPARE(run({u"show"_s, u"made-up-1"_s, u"--cite"_s, u"ris"_s}).status, 2); // which lesson?
    }

    void aTerminalIsNotDrivenByACourse_data()
    {
        QTest::addColumn<QByteArray>("sign"); // as JSON has it
        QTest::addColumn<QByteArray>("raw");
        QTest::newRow("escape") << QByteArray("\\u001b") << QByteArray("\x1b");
        QTest::newRow("C1 control") << QByteArray("\\u009b") << QByteArray("\xc2\x9b");
        QTest::newRow("line feed") << QByteArray("\\n") << QByteArray("Red \n");
        QTest::newRow("line separator") << QByteArray("\\u2028") << QByteArray("\xe2\x80\xa8");
        QTest::newRow("writing turned around") << QByteArray("\\u202e") << QByteArray("\xe2\x80\xae");
        QTest::newRow("isolate") << QByteArray("\\u2066") << QByteArray("\xe2\x81\xa6");
    }

    void aTerminalIsNotDrivenByACourse()
    {
        QFETCH(QByteArray, sign);
        QFETCH(QByteArray, raw);
        QByteArray lesson = Test::generatedLesson(1, 1, 1);
        lesson.replace("\"Lesson 1", "\"Red " + sign + "[31m alarm");
        lesson.replace("A Made-up Course", "Red " + sign + "[31m alarm");
        write(u"a.txt"_s, lesson);
        lesson.replace("alarm", "alarm again");
        write(u"b.txt"_s, lesson);
        const QString a = path(u"a.txt"_s);
        const QString b = path(u"b.txt"_s);
        const QString out = path(u"out.carrel"_s);
        for (const QStringList &line : std::initializer_list<QStringList>{{u"import"_s, u"--dry-run"_s, a},
                                                                          {u"import"_s, a},
                                                                          {u"import"_s, u"--dry-run"_s, b},
                                                                          {u"import"_s, b},
                                                                          {u"list"_s},
                                                                          {u"list"_s, u"--json"_s},
                                                                          {u"show"_s, u"made-up-1"_s, u"lesson-1"_s},
                                                                          {u"validate"_s, a, b},
                                                                          {u"export"_s, u"made-up-1"_s, out},
                                                                          {u"remove"_s, u"made-up-1"_s}}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.status, 0);
            const QByteArray all = outcome.out + outcome.messages;
            QVERIFY2(!all.contains(raw), qPrintable(line.join(u' ')));
            QVERIFY(all.contains("alarm") || line.front() == u"validate"_s);
        }
    }

    void aTitleOfAMillionSignsIsCutWhereItIsListed()
    {
        QByteArray lesson = Test::generatedLesson(1, 1, 2);
        const QByteArray most(1'000'000, 'm');
        lesson.replace("\"Lesson 1", "\"" + most);
        lesson.replace("A Made-up Course", "C" + most);
        write(u"a.txt"_s, lesson);
        QByteArray newer = lesson;
        newer.replace("mmm\"", "mmn\"");
        write(u"b.txt"_s, newer);
        write(u"c.txt"_s, Test::generatedLesson(1, 2, 2).replace("A Made-up Course", "C" + most));
        const QString a = path(u"a.txt"_s);
        const QString b = path(u"b.txt"_s);
        for (const QStringList &line : std::initializer_list<QStringList>{{u"import"_s, a, path(u"c.txt"_s)},
                                                                          {u"import"_s, u"--dry-run"_s, u"--json"_s, b},
                                                                          {u"import"_s, u"--json"_s, b},
                                                                          {u"list"_s},
                                                                          {u"list"_s, u"--json"_s},
                                                                          {u"show"_s, u"made-up-1"_s}}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.status, 0);
            QVERIFY2(outcome.out.size() + outcome.messages.size() < 10'000, qPrintable(line.join(u' ')));
            QVERIFY2((outcome.out + outcome.messages).contains("mmm…"), qPrintable(line.join(u' ')));
        }
        QCOMPARE(run({u"export"_s, u"made-up-1"_s, path(u"out"_s)}).status, 0);
        QFile manifest(path(u"out/course.json"_s));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        QVERIFY(manifest.readAll().contains("C" + most));
    }

    void aTitleIsPrintedAsItIs()
    {
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 2).replace("A Made-up Course", "50%1 and %2 %3"));
        const Outcome outcome = run({u"import"_s, path(u"a.txt"_s)});
        QCOMPARE(outcome.out, "50%1 and %2 %3, Volume 1: lessons here: 1 of 2\n");
        QVERIFY(run({u"import"_s, u"--dry-run"_s, path(u"a.txt"_s)}).out.startsWith("50%1 and %2 %3, Volume 1: "));
    }

#ifdef Q_OS_UNIX
    void outputThatCannotBeWrittenIsAFailure_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::newRow("list") << QStringList{u"list"_s};
        QTest::newRow("JSON") << QStringList{u"list"_s, u"--json"_s};
        QTest::newRow("page") << QStringList{u"show"_s, u"made-up-1"_s, u"--html"_s};
        QTest::newRow("help") << QStringList{u"--help"_s};
    }

    void outputThatCannotBeWrittenIsAFailure()
    {
        QFETCH(QStringList, line);
        if (!QFile::exists(u"/dev/full"_s)) {
            QSKIP("there is no device that is always full");
        }
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 1));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        const Outcome outcome = program().runInShell(u"\"$@\" > /dev/full"_s, line);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.startsWith("The output is not complete"), outcome.messages.constData());
        QVERIFY2(outcome.messages.contains("No space left"), outcome.messages.constData());
    }

    void whoReadsNoFurtherIsNoFailure_data()
    {
        QTest::addColumn<QString>("script");
        QTest::newRow("as a rule") << u"\"$@\" | true"_s;
        QTest::newRow("where the signal is off") << u"trap '' PIPE; { \"$@\"; echo $? >&2; } | true"_s;
    }

    void whoReadsNoFurtherIsNoFailure()
    {
        QFETCH(QString, script);
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 1));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        const Outcome outcome = program().runInShell(script, {u"show"_s, u"made-up-1"_s, u"--html"_s});
        QCOMPARE(outcome.messages, script.contains("echo"_L1) ? "0\n" : "");
    }

    void aDiskThatIsFullIsNamedWithItsFile_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QString>("file");
        QTest::newRow("import") << QStringList{u"import"_s, u"a.txt"_s} << u"data/cache"_s;
        for (const QString &name : {u"x.carrel"_s, u"x.apkg"_s, u"x.csv"_s, u"x.html"_s, u"x.epub"_s}) {
            QTest::newRow(qPrintable(name)) << QStringList{u"export"_s, u"a.txt"_s, name} << name;
        }
        for (const QString &format : {u"folder"_s, u"markdown"_s}) {
            QTest::newRow(qPrintable(format))
                << QStringList{u"export"_s, u"--format"_s, format, u"a.txt"_s, u"out"_s} << u"out/"_s;
        }
    }

    void aDiskThatIsFullIsNamedWithItsFile()
    {
        QFETCH(QStringList, line);
        QFETCH(QString, file);
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 1));
        const Outcome outcome = program().runInShell(u"trap '' XFSZ; ulimit -f 0; \"$@\""_s, line);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains("cannot be written"), outcome.messages.constData());
        QVERIFY2(!outcome.messages.contains("Unknown error"), outcome.messages.constData());
        if (!file.startsWith("x."_L1) || outcome.messages.contains(QDir::tempPath().toUtf8())) {
            return; // what is packed may fail at its parts, which lie in the temporary folder
        }
        QVERIFY2(outcome.messages.contains(file.toUtf8()), outcome.messages.constData());
    }

    void aPipeInTheStoreStopsNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("where a lesson should be") << u"lessons"_s;
        QTest::newRow("where the manifest should be") << u"course.json"_s;
    }

    void aPipeInTheStoreStopsNothing()
    {
        QFETCH(QString, name);
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 2));
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
        const QString folder =
            run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().at(0)[u"folder"_s].toString();
        const QString file = name == u"lessons"_s
                                 ? QDir(folder + u"/lessons"_s).entryInfoList(QDir::Files)[0].filePath()
                                 : folder + u'/' + name;
        QVERIFY(QFile::remove(file));
        QCOMPARE(::mkfifo(file.toLocal8Bit().constData(), 0600), 0);
        QCOMPARE(run({u"show"_s, u"made-up-1"_s, u"lesson-1"_s}).status, 1);
        QVERIFY(QDir(path(u"data/cache"_s)).removeRecursively());
        QCOMPARE(run({u"list"_s}).status, 0);
        QCOMPARE(run({u"rebuild"_s}).status, 0);
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
        QCOMPARE(run({u"show"_s, u"made-up-1"_s, u"lesson-1"_s}).status, 0);
    }
#endif

    void dueIsAnArray()
    {
        const Outcome outcome = run({u"due"_s, u"--json"_s});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.json().isArray());
        QVERIFY(!QFileInfo::exists(path(u"data/study"_s)));
        QCOMPARE(outcome.messages, "Nothing is due.\n");
    }

    void aComplaintEndsWithoutABlank()
    {
        const Outcome outcome = run({u"due"_s, u"x"_s});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.messages.contains("carrel-cli due\n"), outcome.messages.constData());
    }

    void damageInTheRecordIsNamed()
    {
        const QString month = path(u"data/study/0123456789abcdef0123456789abcdef/2026-11"_s);
        QVERIFY(QDir().mkpath(month));
        QFile file(month + u"/019ac8f0-0000-7000-8000-000000000001.seg"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a segment\n");
        file.close();
        const Outcome outcome = run({u"due"_s});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.messages.contains("019ac8f0-0000-7000-8000-000000000001.seg"), outcome.messages.constData());
        QVERIFY2(outcome.messages.contains("[segment-unreadable]"), outcome.messages.constData());
    }

    void aDryRunSaysWhatWouldComeAndChangesNothing()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 3));
        const Outcome first = run({u"import"_s, u"--dry-run"_s, u"--json"_s, path(u"in"_s)});
        QCOMPARE(first.status, 0);
        const QJsonObject course = first.json()[u"courses"_s].toArray().at(0).toObject();
        QCOMPARE(course[u"as"_s].toString(), u"new"_s);
        QCOMPARE(course[u"counts"_s][u"lessons"_s].toInt(), 3);
        QCOMPARE(course[u"counts"_s][u"options"_s].toInt(), 12);
        QCOMPARE(course[u"modules"_s].toArray().at(0)[u"lessons"_s].toArray().size(), 3);
        QVERIFY(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().isEmpty());
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
        const QJsonObject again = run({u"import"_s, u"--dry-run"_s, u"--json"_s, path(u"in"_s)})
                                      .json()[u"courses"_s]
                                      .toArray()
                                      .at(0)
                                      .toObject();
        QCOMPARE(again[u"as"_s].toString(), u"nothing"_s);
        QCOMPARE(again[u"unchanged"_s].toInt(), 3);
        QVERIFY(run({u"import"_s, u"--dry-run"_s, path(u"in"_s)}).out.contains("all of it is there already"));
        QCOMPARE(run({u"import"_s, u"--dry-run"_s, path(u"away.txt"_s)}).status, 1);
    }

    void aDryRunSaysHowATableIsReadAndOptionsChangeIt()
    {
        write(u"quiz.csv"_s, "Was;Eins;Zwei;Wert\nWer?;ich;du;B\n");
        const QStringList dry{u"import"_s, u"--dry-run"_s, u"--json"_s, path(u"quiz.csv"_s)};
        const QJsonObject guessed = run(dry).json()[u"tables"_s].toArray().at(0).toObject();
        QCOMPARE(guessed[u"encoding"_s].toString(), u"UTF-8"_s);
        QCOMPARE(guessed[u"separator"_s].toString(), u"semicolon"_s);
        QVERIFY(!guessed[u"usable"_s].toBool(true));
        const QStringList options{u"--csv-columns"_s,   u"question,optionA,OptionB,right"_s,
                                  u"--csv-separator"_s, u";"_s,
                                  u"--csv-encoding"_s,  u"windows-1252"_s};
        const QJsonDocument chosen = run(dry + options).json();
        const QJsonObject table = chosen[u"tables"_s].toArray().at(0).toObject();
        QCOMPARE(table[u"columns"_s].toArray(), QJsonArray({u"question"_s, u"optionA"_s, u"optionB"_s, u"right"_s}));
        QCOMPARE(table[u"encoding"_s].toString(), u"windows-1252"_s);
        QVERIFY(table[u"header"_s].toBool());
        QCOMPARE(chosen[u"courses"_s].toArray().at(0)[u"counts"_s][u"checks"_s].toInt(), 1);
        QCOMPARE(run(QStringList{u"import"_s, path(u"quiz.csv"_s)} + options).status, 0);
        QCOMPARE(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().size(), 1);
    }

    void aWrongOptionForTablesIsNamedWithItsRemedy()
    {
        const Outcome columns = run({u"import"_s, u"--csv-columns"_s, u"question,colour"_s, u"x.csv"_s});
        QCOMPARE(columns.status, 2);
        QVERIFY(columns.messages.contains("--csv-columns") && columns.messages.contains("optionA"));
        QCOMPARE(run({u"import"_s, u"--csv-separator"_s, u"dots"_s, u"x.csv"_s}).status, 2);
        QCOMPARE(run({u"import"_s, u"--csv-encoding"_s, u"morse"_s, u"x.csv"_s}).status, 2);
        QCOMPARE(run({u"list"_s, u"--csv-encoding"_s, u"UTF-8"_s}).status, 2);
    }

    void aDamagedCourseSaysWhyAndCanBeRemoved_data()
    {
        QTest::addColumn<bool>("wasKnown");
        QTest::newRow("it was whole once") << true;
        QTest::newRow("nobody knows what it was") << false;
    }

    void aDamagedCourseSaysWhyAndCanBeRemoved()
    {
        QFETCH(bool, wasKnown);
        write(u"a.txt"_s, Test::generatedLesson(1, 1, 1));
        QCOMPARE(run({u"import"_s, path(u"a.txt"_s)}).status, 0);
        const QString folder =
            run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().at(0)[u"folder"_s].toString();
        QFile manifest(folder + u"/course.json"_s);
        QVERIFY(manifest.open(QIODevice::WriteOnly));
        manifest.write("{");
        manifest.close();
        if (!wasKnown) {
            QVERIFY(QDir(path(u"data/cache"_s)).removeRecursively());
        }
        const QString name = wasKnown ? u"made-up-1"_s : QFileInfo(folder).fileName();
        const Outcome shown = run({u"show"_s, name});
        QCOMPARE(shown.status, 1);
        QVERIFY2(shown.messages.contains("damaged"), shown.messages.constData());
        QCOMPARE(run({u"remove"_s, name}).status, 0);
        QVERIFY(!QFileInfo::exists(folder));
        QVERIFY(run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray().isEmpty());
        QCOMPARE(run({u"remove"_s, name}).status, 1);
    }

    void importsAtTheSameTimeLeaveOneCourse()
    {
        constexpr int programs = 4;
        std::vector<std::unique_ptr<QProcess>> running;
        for (int number = 1; number <= programs; ++number) {
            const QString name = u"%1.txt"_s.arg(number);
            write(name, Test::generatedLesson(1, number, programs));
            running.push_back(start({u"import"_s, path(name)}));
        }
        for (const auto &program : running) {
            QVERIFY(program->waitForFinished(60'000));
            QVERIFY2(program->exitCode() == 0, program->readAllStandardError().constData());
        }
        QStringList packages = storeNames();
        packages.removeIf([](const QString &name) { return name.startsWith(".previous-"_L1); });
        QVERIFY2(packages.size() == 1, qPrintable(packages.join(u' ')));
        const QJsonArray courses = run({u"list"_s, u"--json"_s}).json()[u"courses"_s].toArray();
        QCOMPARE(courses.size(), 1);
        QCOMPARE(courses[0][u"lessons"_s].toInt(), programs);
    }

    void anImportThatIsKilledLeavesNothingBehind()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 400));
        const auto program = start({u"import"_s, path(u"in"_s)});
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(path(u"data/courses"_s)).entryList({u".staging-*"_s}, hidden).isEmpty(), 60'000);
        program->kill();
        QVERIFY(program->waitForFinished(10'000));
        QVERIFY(!QDir(path(u"data/courses"_s)).entryList({u".staging-*"_s}, hidden).isEmpty());
        QCOMPARE(run({u"list"_s}).status, 0);
        QCOMPARE(QDir(path(u"data/courses"_s)).entryList({u".staging-*"_s}, hidden), QStringList());
        QCOMPARE(run({u"import"_s, path(u"in"_s)}).status, 0);
    }

    void hostileFilesAreAnsweredAtOnce_data() { Test::addHostileFiles(); }

    void hostileFilesAreAnsweredAtOnce()
    {
        QFETCH(QString, file);
        QElapsedTimer timer;
        timer.start();
        const Outcome outcome = run({u"import"_s, u"--json"_s, file});
        // A hang, not a slow machine: the second that counts is measured in the release build.
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
        const QJsonObject object = outcome.json().object();
        const bool taken = !object[u"courses"_s].toArray().isEmpty();
        QCOMPARE(outcome.status, taken ? 0 : 1);
        QVERIFY(taken || !object[u"diagnostics"_s].toArray().isEmpty());
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static constexpr QDir::Filters hidden = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;

    /** What lies in the store of one's own, but for the notes of the program. */
    [[nodiscard]] QStringList storeNames() const
    {
        return QDir(path(u"data/courses"_s)).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    [[nodiscard]] Outcome run(const QStringList &line, const QString &language = {}) const
    {
        return program().run(line, spoken(language));
    }

    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList &line) const { return program().start(line); }

    [[nodiscard]] Test::BuiltProgram program() const { return {u"carrel-cli"_s, m_folder->path(), 60'000}; }

    static Test::BuiltProgram::Variables spoken(const QString &language)
    {
        return language.isEmpty() ? Test::BuiltProgram::Variables()
                                  : Test::BuiltProgram::Variables{{u"LC_ALL"_s, language}};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(CliTest)
#include "clitest.moc"
