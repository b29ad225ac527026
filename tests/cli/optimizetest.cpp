// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "exchange/datafolders.h"
#include "study/optimizer/learnerrecord.h"
#include "study/optimizer/weightfit.h"
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** What `carrel-cli optimize` says of a year of study. */
class OptimizeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAnswersItSaysHowManyAreNeeded()
    {
        QVERIFY(run({u"optimize"_s}));
        QCOMPARE(m_out, "Needs 400 answers to checks that came back, and has 0 so far.\n");
        const QJsonObject object = json();
        QCOMPARE(object.keys(), m_keys);
        QCOMPARE(object[u"outcome"_s].toString(), u"tooFew"_s);
        QCOMPARE(object[u"answersNeeded"_s].toInt(), fewestAnswersToFit);
        QVERIFY(object[u"weights"_s].isNull());
        QVERIFY(object[u"logLoss"_s].isNull());
    }

    void weightsThatAreBetterAreToldAndNothingIsChanged()
    {
        const DataFolders folders = DataFolders::chosen(m_folder.filePath(u"data"_s));
        const StudyDay today = studyDayAt(SystemClock().wallMs(), 0, defaultRolloverMinutes);
        QVERIFY(Test::writeYear(folders.study, Test::forgetfulLearner(today)));
        const QJsonObject object = json();
        QCOMPARE(object.keys(), m_keys);
        QCOMPARE(object[u"outcome"_s].toString(), u"better"_s);
        QVERIFY(object[u"answers"_s].toInt() > fewestAnswersToFit);
        QCOMPARE(object[u"weights"_s].toArray().size(), Fsrs::weightCount);
        QVERIFY(object[u"weightsInUse"_s].isNull());
        QVERIFY(object[u"logLossInUse"_s].toDouble() - object[u"logLoss"_s].toDouble() > object[u"doubt"_s].toDouble());
        QVERIFY(object[u"pauses"_s].toArray().last().toInt() < object[u"pausesInUse"_s].toArray().last().toInt());
        QVERIFY(run({u"optimize"_s}));
        QVERIFY2(m_out.startsWith("Fitted to you, a check "), m_out.constData());
        QCOMPARE(m_out.count('\n'), 1);
        QVERIFY2(m_messages.startsWith("Nothing was changed."), m_messages.constData());
    }

    /** Each still writes the index of what it read when its answer is out already. */
    void fourAtOnceEndWell()
    {
        const QTemporaryDir folder;
        const StudyDay today = studyDayAt(SystemClock().wallMs(), 0, defaultRolloverMinutes);
        const DataFolders folders = DataFolders::chosen(folder.filePath(u"data"_s));
        QVERIFY(Test::writeYear(folders.study, Test::forgetfulLearner(today)));
        const Test::BuiltProgram program(u"carrel-cli"_s, folder.path(), 120'000);
        for (int round = 0; round < 8; ++round) {
            QDir(folders.cache).removeRecursively();
            std::vector<std::unique_ptr<QProcess>> all;
            for (int count = 0; count < 4; ++count) {
                all.push_back(program.start({u"due"_s, u"--json"_s}));
            }
            for (const auto &one : all) {
                QVERIFY(one->waitForFinished(120'000));
                QVERIFY2(one->exitStatus() == QProcess::NormalExit && one->exitCode() == 0,
                         one->readAllStandardError().constData());
            }
        }
    }

private:
    bool run(const QStringList &line)
    {
        const Test::Outcome outcome = Test::BuiltProgram(u"carrel-cli"_s, m_folder.path(), 120'000).run(line);
        m_out = outcome.out;
        m_messages = outcome.messages;
        return outcome.status == 0;
    }

    QJsonObject json()
    {
        return run({u"optimize"_s, u"--json"_s}) ? QJsonDocument::fromJson(m_out).object() : QJsonObject();
    }

    const QStringList m_keys{u"answers"_s,     u"answersNeeded"_s, u"doubt"_s,       u"heldOutAnswers"_s,
                             u"logLoss"_s,     u"logLossInUse"_s,  u"outcome"_s,     u"pauses"_s,
                             u"pausesInUse"_s, u"weights"_s,       u"weightsInUse"_s};
    QTemporaryDir m_folder;
    QByteArray m_out;
    QByteArray m_messages;
};

QTEST_GUILESS_MAIN(OptimizeTest)
#include "optimizetest.moc"
