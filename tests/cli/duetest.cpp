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
        QVERIFY(Test::writeGeneratedCourse(path(u"in"_s), 1, 3));
        QVERIFY(run({u"import"_s, path(u"in"_s)}));
        const DataFolders folders = DataFolders::chosen(path(u"data"_s));
        SystemClock clock;
        StudyRecord record(folders.studyPaths(), clock, u"1"_s);
        const Library library({folders.store, {}, folders.libraryIndexFile()}, packageCodec());
        CurrentChecks checks;
        addCurrentChecks(checks, *library.outline(CourseId(Test::generatedCourseId(1))));
        QCOMPARE(checks.size(), 3U);
        for (const auto &[key, check] : checks) {
            AnswerEvent answer = Test::answerTo(key, false, Occasion::First);
            answer.fingerprint = check.asks;
            record.append(answer);
        }
        QVERIFY(record.waitUntilStored(10'000));
        const StudyMoment now = record.moment();
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

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    bool run(const QStringList &line)
    {
        const Test::Outcome outcome = Test::BuiltProgram(u"carrel-cli"_s, m_folder.path(), 60'000).run(line);
        m_out = outcome.out;
        m_messages = outcome.messages;
        return outcome.status == 0;
    }

    QTemporaryDir m_folder;
    QByteArray m_out;
    QByteArray m_messages;
};

QTEST_GUILESS_MAIN(DueTest)
#include "duetest.moc"
