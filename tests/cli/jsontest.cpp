// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "benchmarks/generatedcourse.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/reviewqueue.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QStringList courseKeys{u"blocks"_s,  u"checks"_s,       u"condition"_s, u"folder"_s,  u"id"_s,
                             u"lessons"_s, u"lessonsInAll"_s, u"modules"_s,   u"options"_s, u"readOnly"_s,
                             u"reason"_s,  u"slug"_s,         u"title"_s};

} // namespace

/** The shapes of --json that the manual page promises, read from the built program as a script would. */
class JsonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void dueListsWhatTheScheduleSays()
    {
        importCourse();
        const std::vector<std::pair<CheckKey, Fingerprint>> checks = checksHere();
        QCOMPARE(checks.size(), 2U);
        answer(0, checks.front(), false, Occasion::First);
        answer(0, checks.back(), true, Occasion::First); // right and sure: it does not come back
        QVERIFY(dueRows(0).isEmpty());
        const Schedule schedule;
        const MemoryState missed = schedule.afterMiss({}, {});
        QCOMPARE(dueRows(1), QJsonArray{row(checks.front().first, 1, missed)});

        answer(1, checks.front(), true, Occasion::Review);
        const double guess = 0.5; // Test::answerTo() chooses from two options
        const MemoryState known = schedule.afterRight(missed, {.studyDays = 1, .days = 1}, guess);
        const auto waits = schedule.waits(known, {.studyDays = 1, .days = 1}, {});
        QCOMPARE(waits.size(), 1U); // so short a wait leaves no choice
        const int days = waits.front().days;
        QVERIFY(dueRows(days).isEmpty());
        const QJsonArray onItsDay{row(checks.front().first, 1 + days, known)};
        QCOMPARE(dueRows(1 + days), onItsDay);
        QCOMPARE(dueRows(10 + days), onItsDay); // it waits
    }

    void rebuildPrintsTheCoursesOfTheNewIndex()
    {
        QCOMPARE(object({u"rebuild"_s, u"--json"_s}), (QJsonObject{{u"courses"_s, QJsonArray()}}));
        importCourse();
        QVERIFY(QDir(path(u"data/cache"_s)).removeRecursively());
        const QJsonObject rebuilt = object({u"rebuild"_s, u"--json"_s});
        QCOMPARE(rebuilt.keys(), QStringList{u"courses"_s});
        const QJsonArray courses = rebuilt[u"courses"_s].toArray();
        QCOMPARE(courses.size(), 1);
        QCOMPARE(courses[0].toObject().keys(), courseKeys);
        QCOMPARE(courses[0][u"id"_s].toString(), Test::generatedCourseId(1));
        QCOMPARE(courses[0][u"lessons"_s].toInt(), 2);
        QCOMPARE(object({u"list"_s, u"--json"_s}), rebuilt);
    }

    void validatePrintsRowsAndTellsByItsStatus()
    {
        write(u"good.txt"_s, Test::generatedLesson(1, 1, 1));
        write(u"bad.txt"_s, "{\"course\": \n  nonsense}");
        QCOMPARE(object({u"validate"_s, u"--json"_s, path(u"good.txt"_s)}),
                 (QJsonObject{{u"diagnostics"_s, QJsonArray()}}));
        const QJsonObject told = object({u"validate"_s, u"--json"_s, path(u"good.txt"_s), path(u"bad.txt"_s)}, 1);
        QCOMPARE(told.keys(), QStringList{u"diagnostics"_s});
        const QJsonArray rows = told[u"diagnostics"_s].toArray();
        QVERIFY(!rows.isEmpty());
        const QJsonObject first = rows[0].toObject();
        QCOMPARE(first.keys(), (QStringList{u"code"_s, u"column"_s, u"file"_s, u"hint"_s, u"line"_s, u"message"_s,
                                            u"pointer"_s, u"severity"_s}));
        QCOMPARE(first[u"severity"_s].toString(), u"error"_s);
        QCOMPARE(first[u"file"_s].toString(), path(u"bad.txt"_s));
        QCOMPARE(first[u"line"_s].toInt(), 2);
        QVERIFY(first[u"column"_s].toInt() > 0);
        QVERIFY(!first[u"message"_s].toString().isEmpty());
    }

    void showPrintsTheListOfACourse()
    {
        write(u"second.txt"_s, Test::generatedLesson(1, 2, 3));
        QVERIFY(run({u"import"_s, path(u"second.txt"_s)}));
        const QJsonObject course = object({u"show"_s, u"--json"_s, u"made-up-1"_s});
        QCOMPARE(course.keys(), (QStringList{u"authorship"_s, u"id"_s, u"language"_s, u"lessonsInAll"_s, u"licence"_s,
                                             u"modules"_s, u"slug"_s, u"title"_s}));
        QCOMPARE(course[u"id"_s].toString(), Test::generatedCourseId(1));
        QCOMPARE(course[u"title"_s].toString(), u"A Made-up Course, Volume 1"_s);
        QCOMPARE(course[u"lessonsInAll"_s].toInt(), 3);
        QCOMPARE(course[u"licence"_s].toObject().keys(), (QStringList{u"name"_s, u"url"_s}));
        QJsonArray lessons;
        const QJsonArray modules = course[u"modules"_s].toArray();
        for (const auto &module : modules) {
            QCOMPARE(module.toObject().keys(), (QStringList{u"lessons"_s, u"slug"_s, u"title"_s}));
            const QJsonArray inside = module[u"lessons"_s].toArray();
            for (const auto &lesson : inside) {
                lessons.append(lesson);
            }
        }
        QCOMPARE(lessons.size(), 3); // the two beside it are named by the one that is here
        for (const auto &lesson : std::as_const(lessons)) {
            QCOMPARE(lesson.toObject().keys(),
                     (QStringList{u"checks"_s, u"here"_s, u"minutes"_s, u"slug"_s, u"title"_s}));
            const bool here = lesson[u"slug"_s].toString() == u"lesson-2"_s;
            QCOMPARE(lesson[u"here"_s].toBool(), here);
            QCOMPARE(lesson[u"checks"_s].toInt(), here ? 1 : 0);
        }
    }

    void showPrintsALessonAndItsAnswersWhenAsked()
    {
        importCourse();
        const QJsonObject lesson = object({u"show"_s, u"--json"_s, u"made-up-1"_s, u"lesson-2"_s});
        QCOMPARE(lesson.keys(),
                 (QStringList{u"authorship"_s, u"blocks"_s, u"checks"_s, u"cite"_s, u"course"_s, u"keyIdea"_s,
                              u"licence"_s, u"minutes"_s, u"module"_s, u"reviewStatus"_s, u"slug"_s, u"title"_s}));
        QCOMPARE(lesson[u"course"_s].toString(), Test::generatedCourseId(1));
        QCOMPARE(lesson[u"slug"_s].toString(), u"lesson-2"_s);
        const QJsonArray blocks = lesson[u"blocks"_s].toArray();
        QCOMPARE(blocks.size(), 22);
        QCOMPARE(blocks[0][u"t"_s].toString(), u"h2"_s);
        QCOMPARE(blocks[0][u"id"_s].toString(), u"part-0"_s);
        QVERIFY(QJsonDocument(lesson).toJson().contains(Test::rareWord(2).toUtf8()));

        const QJsonArray checks = lesson[u"checks"_s].toArray();
        QCOMPARE(checks.size(), 1);
        QCOMPARE(checks[0].toObject().keys(),
                 (QStringList{u"id"_s, u"needsLook"_s, u"options"_s, u"question"_s, u"several"_s, u"why"_s}));
        QCOMPARE(checks[0][u"several"_s], QJsonValue(false));
        QCOMPARE(optionWords(checks[0], u"correct"_s), (QStringList{u"-"_s, u"-"_s, u"-"_s, u"-"_s}));
        QVERIFY(checks[0][u"options"_s][0][u"text"_s].toString().startsWith(u"3: "_s)); // as they are to be shown
        QVERIFY(checks[0][u"options"_s][0][u"reason"_s].isNull());

        const QJsonValue answered =
            object({u"show"_s, u"--json"_s, u"--answers"_s, u"made-up-1"_s, u"lesson-2"_s})[u"checks"_s][0];
        QCOMPARE(optionWords(answered, u"correct"_s), (QStringList{u"false"_s, u"false"_s, u"false"_s, u"true"_s}));
        QVERIFY(!answered[u"options"_s][0][u"reason"_s].toString().isEmpty());
        QVERIFY(run({u"show"_s, u"--json"_s, u"--html"_s, u"made-up-1"_s, u"lesson-2"_s}, 0, 2));
        QCOMPARE(m_out, "");
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    void importCourse()
    {
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 2));
        QVERIFY(run({u"import"_s, path(u"in"_s)}));
    }

    [[nodiscard]] DataFolders folders() const { return DataFolders::chosen(path(u"data"_s)); }

    [[nodiscard]] std::vector<std::pair<CheckKey, Fingerprint>> checksHere() const
    {
        const Library library({folders().store, {}, folders().libraryIndexFile()}, packageCodec());
        CurrentChecks checks;
        addCurrentChecks(checks, *library.outline(CourseId(Test::generatedCourseId(1))));
        std::vector<std::pair<CheckKey, Fingerprint>> here;
        for (const auto &[key, check] : checks) {
            here.emplace_back(key, check.asks);
        }
        return here;
    }

    /** As in the window, @p day days from now. */
    void answer(int day, const std::pair<CheckKey, Fingerprint> &check, bool right, Occasion occasion)
    {
        ShiftedClock clock(day * Test::dayMs);
        StudyRecord record(folders().studyPaths(), clock, u"1"_s);
        QVERIFY(record.waitUntilRead(30'000));
        AnswerEvent event = Test::answerTo(check.first, right, occasion);
        event.fingerprint = check.second;
        record.append(event);
        QVERIFY(record.waitUntilStored(30'000));
    }

    [[nodiscard]] static QJsonObject row(const CheckKey &key, int day, const MemoryState &memory)
    {
        const ShiftedClock clock(day * Test::dayMs);
        const StudyDay due = studyDayAt(clock.wallMs(), clock.utcOffsetSeconds(clock.wallMs()));
        return {{u"check"_s, key.course.toString() + u'/' + key.lesson.toString() + u'/' + key.check.toString()},
                {u"due"_s, due.date().toString(Qt::ISODate)},
                {u"stability"_s, memory.stability},
                {u"difficulty"_s, memory.difficulty},
                {u"today"_s, true}};
    }

    [[nodiscard]] static QStringList optionWords(const QJsonValue &check, const QString &key)
    {
        QStringList words;
        const QJsonArray options = check[u"options"_s].toArray();
        for (const auto &option : options) {
            const QJsonValue value = option[key];
            words += value.isNull() ? u"-"_s : value.toBool() ? u"true"_s : u"false"_s;
        }
        return words;
    }

    /** What `due --json` prints @p day days from now. */
    [[nodiscard]] QJsonArray dueRows(int day)
    {
        return run({u"due"_s, u"--json"_s}, day) ? QJsonDocument::fromJson(m_out).array() : QJsonArray{u"it failed"_s};
    }

    [[nodiscard]] QJsonObject object(const QStringList &line, int status = 0)
    {
        return run(line, 0, status) ? QJsonDocument::fromJson(m_out).object() : QJsonObject{{u"it failed"_s, true}};
    }

    /** True when the program ended with @p status; m_out has what it printed. */
    bool run(const QStringList &line, int day = 0, int status = 0)
    {
        const Test::BuiltProgram program(u"carrel-cli"_s, m_folder->path(), 60'000);
        const Test::Outcome outcome = program.run(line, {{u"CARREL_CLOCK_SHIFT_DAYS"_s, QString::number(day)}});
        m_out = outcome.out;
        return outcome.status == status;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_out;
};

QTEST_GUILESS_MAIN(JsonTest)
#include "jsontest.moc"
