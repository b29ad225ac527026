// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/duewords.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** What `carrel-cli due` says of a record that the study layer wrote. */
class DueTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whenNothingIsDueTheNextDayIsNamed()
    {
        const StudyMoment now = missAll(3);
        const QString next = DueWords::next({now.today.plusDays(1), 3}, now, QLocale::c());
        QVERIFY(next.startsWith(u"Next: 3 checks "_s));
        QVERIFY(run({u"due"_s}));
        QCOMPARE(m_out, "");
        QCOMPARE(QString::fromUtf8(m_messages), u"Nothing is due. "_s + next + u'\n');
        QVERIFY(run({u"due"_s, u"--json"_s}));
        QVERIFY(QJsonDocument::fromJson(m_out).isArray());
        QVERIFY(QJsonDocument::fromJson(m_out).array().isEmpty());
        QCOMPARE(QString::fromUtf8(m_messages), u"Nothing is due. "_s + next + u'\n');
    }

    void whatIsForTodayComesFirst()
    {
        const StudyMoment now = missAll(40);
        const QByteArray all = minutesOf(0);
        QCOMPARE(all.count('\n'), 40);
        QCOMPARE(m_messages, "");
        const QByteArray parted = minutesOf(2);
        QCOMPARE(parted, all); // the order stays
        QCOMPARE(QString::fromUtf8(m_messages),
                 u"For today: the first 6, by the minutes of a day. The others can wait.\n"_s);

        QVERIFY(run({u"due"_s, u"--json"_s}, 1));
        const QJsonArray rows = QJsonDocument::fromJson(m_out).array();
        QCOMPARE(rows.size(), 40);
        const QList<QByteArray> lines = parted.split('\n');
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i][u"today"_s].toBool(), i < 6);
            QVERIFY(lines[i].endsWith(rows[i][u"check"_s].toString().toUtf8()));
        }
        QVERIFY(m_messages.startsWith("For today: the first 6,"));

        change(catchUpSetting(CatchUp{now.today.plusDays(2), now.today.plusDays(5), 40}));
        const QByteArray planned = minutesOf(2, 2);
        QCOMPARE(planned.count('\n'), 40);
        QVERIFY2(m_messages.startsWith("For today: the first 10, by the plan to catch up"), m_messages.constData());
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    /** Adds a course of so many checks and misses all of them; when that was. */
    StudyMoment missAll(int checks)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        if (!Test::writeGeneratedCourse(path(u"in"_s), 1, checks) || !run({u"import"_s, path(u"in"_s)})) {
            qFatal("the course was not added");
        }
        const DataFolders folders = DataFolders::chosen(path(u"data"_s));
        SystemClock clock;
        StudyRecord record(folders.studyPaths(), clock, u"1"_s);
        const Library library({folders.store, {}, folders.libraryIndexFile()}, packageCodec());
        CurrentChecks current;
        addCurrentChecks(current, *library.outline(CourseId(Test::generatedCourseId(1))));
        for (const auto &[key, check] : current) {
            AnswerEvent answer = Test::answerTo(key, false, Occasion::First);
            answer.fingerprint = check.asks;
            record.append(answer);
        }
        if (!record.waitUntilStored(30'000)) {
            qFatal("the answers were not kept");
        }
        return record.moment();
    }

    void change(const SettingEvent &setting)
    {
        SystemClock clock;
        StudyRecord record(DataFolders::chosen(path(u"data"_s)).studyPaths(), clock, u"1"_s);
        QVERIFY(record.waitUntilRead(30'000));
        record.append(setting);
        QVERIFY(record.waitUntilStored(30'000));
    }

    /** What is printed @p day days from now with so many minutes a day. */
    QByteArray minutesOf(int minutes, int day = 1)
    {
        change(minutesADaySetting(minutes));
        return run({u"due"_s}, day) ? m_out : QByteArray();
    }

    bool run(const QStringList &line, int day = 0)
    {
        const Test::Outcome outcome = Test::BuiltProgram(u"carrel-cli"_s, m_folder->path(), 60'000)
                                          .run(line, {{u"CARREL_CLOCK_SHIFT_DAYS"_s, QString::number(day)}});
        m_out = outcome.out;
        m_messages = outcome.messages;
        return outcome.status == 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_out;
    QByteArray m_messages;
};

QTEST_GUILESS_MAIN(DueTest)
#include "duetest.moc"
