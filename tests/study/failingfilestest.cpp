// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/desk.h"
#include "study/failingrun.h"

#include <QtTest>

#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int answers = 4;
constexpr int mostSteps = 400; // far more than there are

/** What a program said of its answers while its files failed. */
struct Told : FailingRun {
    explicit Told(FailingRun run)
        : FailingRun(std::move(run))
    {
        for (const QByteArray &line : lines) {
            if (line.startsWith("lost ")) {
                lost.insert(line.split(' ').at(1).toInt());
            } else {
                kept.insert(line.toInt());
            }
        }
    }

    std::set<int> kept;
    std::set<int> lost;
};

Told answerWhileFilesFail(const Desk &desk, const QString &how, int step)
{
    return Told(runWhileFilesFail(u"study_recordchild"_s,
                                  {desk.paths.studyFolder, desk.paths.indexFolder, desk.paths.spoolFolder, u"1"_s,
                                   QString::number(answers), u"end"_s},
                                  {desk.paths.studyFolder, desk.paths.spoolFolder}, how, step));
}

std::set<int> knownOn(const Desk &desk)
{
    SystemClock clock;
    StudyRecord record(desk.paths, clock, u"1"_s);
    std::set<int> known;
    [&] {
        QVERIFY(record.waitUntilRead(30'000));
        QVERIFY2(record.damageSentence().isEmpty(), qPrintable(record.damageSentence()));
        record.rescan(); // carries over what lies in the spool
        record.append(answerTo(answers + 1));
        QVERIFY(record.waitUntilStored(30'000));
        QVERIFY(record.state().check(checkKey(answers + 1)));
    }();
    for (int number = 1; number <= answers; ++number) {
        if (record.state().check(checkKey(number)) != nullptr) {
            known.insert(number);
        }
    }
    return known;
}

} // namespace

/** Lets every single write of a session fail, one after the other. */
class FailingFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atMostTheAnswerBeingWrittenIsLostAndThatIsSaid_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("killed") << u"kill"_s;
        QTest::newRow("one error") << u"once"_s;
        QTest::newRow("a full disk") << u"full"_s;
        QTest::newRow("a disk that turned read-only") << u"readonly"_s;
    }

    void atMostTheAnswerBeingWrittenIsLostAndThatIsSaid()
    {
        QFETCH(QString, how);
        int step = 1;
        for (; step < mostSteps; ++step) {
            const Desk desk;
            const Told told = answerWhileFilesFail(desk, how, step);
            if (!told.hasFailed) {
                break;
            }
            const QByteArray where = "step " + QByteArray::number(step) + ": " + told.messages;
            const std::set<int> known = knownOn(desk);
            QVERIFY2(std::ranges::includes(known, told.kept), where.constData());
            if (how == "kill"_L1) {
                QVERIFY2(told.isKilled, where.constData());
                QVERIFY2(known.size() <= told.kept.size() + 1, where.constData());
            } else {
                QVERIFY2(!told.isKilled, where.constData());
                QVERIFY2(told.kept.size() + told.lost.size() == size_t(answers), where.constData());
                QVERIFY2(how != "once"_L1 || told.lost.empty(), where.constData()); // the spool takes it
            }
        }
        qInfo("%d steps", step - 1);
        QVERIFY(step > 4 * answers && step < mostSteps); // each answer is written and flushed at least
    }
};

QTEST_GUILESS_MAIN(FailingFilesTest)
#include "failingfilestest.moc"
