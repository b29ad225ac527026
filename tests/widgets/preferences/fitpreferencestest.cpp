// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/fitpreferences.h"

#include "base/clock.h"
#include "base/job.h"
#include "study/longrecord.h"
#include "study/optimizer/learnerrecord.h"
#include "study/studyrecord.h"
#include "support/heartbeat.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 nowMs = 1'795'953'600'000; // Sunday 29 November 2026
constexpr int fitMs = 30'000;               // a busy computer
constexpr int longRecord = 200'000;         // answers
constexpr double mostHeldMs = 100;          // longer is felt
const QString offerText = u"Fit the schedule to me…"_s;

/** The row over the record of a made-up learner. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{nowMs};
    std::unique_ptr<StudyRecord> record;
    std::unique_ptr<FitPreferences> row;

    explicit Desk(const std::optional<SimulatedLearner> &learner)
    {
        if (learner && !Test::writeYear(folder.filePath(u"study"_s), *learner)) {
            qFatal("the year could not be written");
        }
        open();
    }

    /** Over a record of so many answers of another computer. */
    explicit Desk(int answers)
    {
        if (!Test::writeLongRecord(folder.filePath(u"study"_s), answers, nowMs)) {
            qFatal("the answers could not be written");
        }
        open();
    }

    void open()
    {
        const StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)};
        record = std::make_unique<StudyRecord>(paths, clock, u"test"_s);
        if (!record->waitUntilRead(fitMs)) {
            qFatal("the year could not be read");
        }
        row = std::make_unique<FitPreferences>(*record);
        row->resize(700, 300);
        row->show();
        row->activateWindow();
    }

    [[nodiscard]] QPushButton *button(const QString &name) const { return row->findChild<QPushButton *>(name); }
    [[nodiscard]] QString text(const QString &name) const { return row->findChild<QLabel *>(name)->text(); }
    [[nodiscard]] const std::vector<double> &weights() const { return record->state().settings().weights; }
};

SimulatedLearner forgetful()
{
    return Test::forgetfulLearner(studyDayAt(nowMs, 0, defaultRolloverMinutes));
}

} // namespace

class FitPreferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutEnoughAnswersItIsGreyAndSaysHowManyAreNeeded()
    {
        const Desk desk(std::nullopt);
        QVERIFY(!desk.button(u"fit"_s)->isEnabled());
        QVERIFY2(desk.text(u"fitNote"_s).contains(u"400"_s), qPrintable(desk.text(u"fitNote"_s)));
        QCOMPARE(desk.button(u"fit"_s)->accessibleDescription(), desk.text(u"fitNote"_s));
        QVERIFY(!desk.button(u"apply"_s)->isVisible());
        QVERIFY(!desk.button(u"goBack"_s)->isVisible());
    }

    void aBetterScheduleIsExplainedUsedAndTakenBackByKeys()
    {
        const Desk desk(forgetful());
        auto *const fit = desk.button(u"fit"_s);
        auto *const apply = desk.button(u"apply"_s);
        auto *const goBack = desk.button(u"goBack"_s);
        QCOMPARE(fit->text(), offerText);
        fit->setFocus();
        QTest::keyClick(fit, Qt::Key_Space);
        QCOMPARE(fit->text(), u"Stop fitting"_s);
        QTRY_VERIFY_WITH_TIMEOUT(apply->isVisible(), fitMs);
        QVERIFY(apply->hasFocus());
        QCOMPARE(fit->text(), offerText);
        QVERIFY2(desk.text(u"outcome"_s).startsWith(u"Fitted to you, "_s), qPrintable(desk.text(u"outcome"_s)));
        QCOMPARE(apply->accessibleDescription(), desk.text(u"outcome"_s));
        QVERIFY(desk.weights().empty()); // nothing changed yet

        const auto dueBefore = desk.record->state().checks();
        QTest::keyClick(apply, Qt::Key_Space);
        QTRY_COMPARE(desk.weights().size(), size_t(Fsrs::weightCount));
        QVERIFY(desk.record->state().checks() != dueBefore);
        QVERIFY(!apply->isVisible());
        QVERIFY(goBack->isVisible());
        QVERIFY(fit->hasFocus());
        QVERIFY2(desk.text(u"fitNote"_s).startsWith(u"The schedule is fitted to you."_s),
                 qPrintable(desk.text(u"fitNote"_s)));

        goBack->setFocus();
        QTest::keyClick(goBack, Qt::Key_Space);
        QTRY_VERIFY(desk.weights().empty());
        QVERIFY(desk.record->state().checks() == dueBefore);
        QVERIFY(!goBack->isVisible());
        QVERIFY(fit->hasFocus());
    }

    void usingItIsTakenBackByUndoToo()
    {
        const Desk desk(forgetful());
        desk.button(u"fit"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.button(u"apply"_s)->isVisible(), fitMs);
        desk.button(u"apply"_s)->click();
        QTRY_VERIFY(!desk.weights().empty());
        desk.record->undoLast();
        QTRY_VERIFY(desk.weights().empty());
        QVERIFY(!desk.button(u"goBack"_s)->isVisible());
    }

    void aScheduleThatIsNotBetterIsNotOffered()
    {
        SimulatedLearner learner = forgetful();
        learner.memory.clear();
        learner.checks = 300;
        const Desk desk(learner);
        desk.button(u"fit"_s)->click();
        auto *const outcome = desk.row->findChild<QLabel *>(u"outcome"_s);
        QTRY_VERIFY_WITH_TIMEOUT(outcome->isVisible(), fitMs);
        QVERIFY2(outcome->text().startsWith(u"The schedule in use foretells"_s), qPrintable(outcome->text()));
        QVERIFY(!desk.button(u"apply"_s)->isVisible());
    }

    void aFitThatIsStoppedLeavesNothing()
    {
        const Desk desk(forgetful());
        auto *const fit = desk.button(u"fit"_s);
        fit->click();
        fit->click();
        QTRY_COMPARE_WITH_TIMEOUT(fit->text(), offerText, fitMs);
        QVERIFY(!desk.button(u"apply"_s)->isVisible());
        QVERIFY(!desk.row->findChild<QLabel *>(u"outcome"_s)->isVisible());
    }

    void aLongRecordIsReadThroughBesideTheWindow()
    {
        const Desk desk(longRecord);
        QVERIFY(desk.button(u"fit"_s)->isEnabled());
        QElapsedTimer reading;
        reading.start();
        QVERIFY(desk.record->look()->trainingHistories(JobControl())->size() > 0);
        const double readingMs = double(reading.elapsed()); // what the window was held for
        Test::Heartbeat heartbeat;
        desk.button(u"fit"_s)->click();
        QTest::qWait(int(2 * readingMs));
        const double heldMs = heartbeat.longestMs();
        QVERIFY2(heldMs < qMax(mostHeldMs, readingMs / 2), qPrintable(u"%1, %2"_s.arg(heldMs).arg(readingMs)));
        QCOMPARE(desk.button(u"fit"_s)->text(), u"Stop fitting"_s);
    }

    void anAnswerWhileTheRecordIsReadBeginsTheFitAnew()
    {
        const Desk desk(longRecord / 4);
        desk.button(u"fit"_s)->click();
        desk.record->append(Test::answerTo(Test::checkKey(u"meanwhile"_s), true));
        QVERIFY(desk.record->waitUntilStored(fitMs));
        QTest::qWait(50); // what was begun has ended by now
        QCOMPARE(desk.button(u"fit"_s)->text(), u"Stop fitting"_s);
        desk.button(u"fit"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(desk.button(u"fit"_s)->text(), offerText, fitMs);
    }

    void anotherLearnerIsNotOfferedIt()
    {
        const Desk desk(forgetful());
        desk.button(u"fit"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.button(u"apply"_s)->isVisible(), fitMs);
        QVERIFY(desk.record->addLearner(u"Somebody else"_s));
        QTRY_VERIFY(!desk.button(u"fit"_s)->isEnabled());
        QVERIFY(!desk.button(u"apply"_s)->isVisible());
        QVERIFY(!desk.row->findChild<QLabel *>(u"outcome"_s)->isVisible());
    }
};

QTEST_MAIN(FitPreferencesTest)
#include "fitpreferencestest.moc"
