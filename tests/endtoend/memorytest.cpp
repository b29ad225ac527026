// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner decides about the checks that come back, by keys, and takes back and does again.
#include "endtoend/twomodules.h"
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "study/studysettings.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optioncard.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/notecard.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/asidedialog.h"
#include "widgets/review/examdialog.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"
#include "widgets/today/todayview.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class MemoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_driver = std::make_unique<Test::WindowDriver>(m_data->filePath(u"data"_s), -60 * Test::dayMs);
        QVERIFY(m_driver->startWith({Test::twoModules(m_data->path())}));
        m_driver->window().resize(1280, 800);
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window())); // before that keys of the window do nothing
        m_checks = Test::ownChecks(m_driver->parts().library());
        QCOMPARE(m_checks.size(), size_t(6));
    }

    void cleanup() { m_driver.reset(); }

    void restRetirementAndAnswerAreTakenBackAndDoneAgain()
    {
        missAll();
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        const CheckKey rests = asked().asked().key();
        const auto isResting = [&] { return stateOf(rests).isResting(record().today()); };
        m_driver->press(Qt::Key_R);
        QTRY_VERIFY(isResting());
        QTRY_VERIFY(asked().phase() == CheckPhase::Asking && asked().asked().key() != rests);
        takeBackAndDoAgain(isResting);

        const CheckKey retires = asked().asked().key();
        const auto isRetired = [&] { return stateOf(retires).retired == RetireReason::Known; };
        m_driver->press(Qt::Key_Q);
        auto *const menu = asked().findChild<QMenu *>(u"asideMenu"_s);
        QVERIFY(m_driver->wait([menu] { return menu->isVisible(); }));
        QTest::keyClick(menu, Qt::Key_K);
        QTRY_VERIFY(isRetired());
        QCOMPARE(stateOf(retires).retiredOn, std::optional(record().today()));
        takeBackAndDoAgain(isRetired);

        QTRY_VERIFY(asked().phase() == CheckPhase::Asking && asked().asked().key() != retires);
        const CheckKey answered = asked().asked().key();
        QVERIFY(m_driver->answer(asked(), true));
        takeBackAndDoAgain([&] { return stateOf(answered).answers == 2; });
    }

    void whatIsLaidAsideIsListedAndBroughtBack()
    {
        missAll();
        record().append(RestEvent{m_checks[1], 1});
        record().append(RetireEvent{m_checks[0], RetireReason::Faulty});
        QTRY_VERIFY(stateOf(m_checks[0]).retired);
        m_driver->window().actions().statistics->trigger();
        auto *const button = m_driver->window().findChild<QPushButton *>(u"openAside"_s);
        QVERIFY(m_driver->tabTo(20, [button](const QWidget *widget) { return widget == button; }));
        m_driver->press(Qt::Key_Space);
        QTreeView *list = nullptr;
        QVERIFY(m_driver->wait([&] {
            const auto *const dialog = m_driver->window().findChild<AsideDialog *>();
            list = dialog ? dialog->findChild<QTreeView *>(u"list"_s) : nullptr;
            return list && list->hasFocus();
        }));
        QCOMPARE(list->model()->rowCount(), 2);
        m_driver->press(Qt::Key_B);
        QTRY_VERIFY(!stateOf(m_checks[0]).retired);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QVERIFY(list->currentIndex().data(AsideModel::BelowRole).toString().startsWith(u"Rests."_s));
        m_driver->press(Qt::Key_Return);
        QTRY_VERIFY(m_driver->window().findChild<AsideDialog *>() == nullptr);
        QTRY_VERIFY(m_driver->window().findChild<ReaderView *>()->isVisible());
        QCOMPARE(m_driver->window().findChild<ReaderView *>()->lesson().ref(), m_checks[1].lessonRef());
    }

    void whatIsOverdueIsSpreadOverDays()
    {
        missAll();
        record().append(minutesADaySetting(1));
        m_driver->parts().clock().shift(9 * Test::dayMs);
        m_driver->window().showToday();
        const auto *const spread = m_driver->window().findChild<QPushButton *>(u"spread"_s);
        QTRY_VERIFY(spread->isVisible());
        QVERIFY(m_driver->tabTo(20, [spread](const QWidget *widget) { return widget == spread; }));
        m_driver->press(Qt::Key_Space);
        const auto plan = [this] { return record().state().settings().catchUp; };
        QTRY_VERIFY(plan());
        QCOMPARE(plan()->checks, 6);
        QCOMPARE(plan()->first, record().today());
        QTRY_VERIFY(!spread->isVisible());
        QVERIFY(m_driver->window().findChild<QPushButton *>(u"stop"_s)->isVisible());
        takeBackAndDoAgain([&] { return plan().has_value(); });
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        const auto *const progress = m_driver->review().findChild<QLabel *>(u"progress"_s);
        QVERIFY2(progress->text().startsWith(u"1 of 1"_s), qPrintable(progress->text())); // of six, a part
    }

    void theExamOfAChosenModuleIsPreparedInItsLastDays()
    {
        for (const CheckKey &check : m_checks) {
            Test::answerBefore(*m_driver, check, true);
        }
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        ExamDialog *dialog = nullptr;
        QVERIFY(m_driver->wait([&] {
            dialog = m_driver->window().findChild<ExamDialog *>();
            return dialog && dialog->isAncestorOf(QApplication::focusWidget());
        }));
        const QList<QCheckBox *> modules = dialog->findChildren<QCheckBox *>();
        QCOMPARE(modules.size(), 2);
        QVERIFY(m_driver->tabTo(10, [&](const QWidget *widget) { return widget == modules[0]; }));
        m_driver->press(Qt::Key_Space); // not the hall
        m_driver->press(Qt::Key_Return);
        const auto exams = [this] { return record().state().settings().exams; };
        QTRY_COMPARE(exams().size(), size_t(1));
        QCOMPARE(exams()[0].modules.size(), size_t(1));
        QCOMPARE(exams()[0].day.date(), record().moment().date.addDays(2 * examDays));
        m_driver->window().activateWindow();
        takeBackAndDoAgain([&] { return !exams().empty(); });

        m_driver->parts().clock().shift((examDays + 3) * Test::dayMs);
        m_driver->window().showToday();
        const auto *const headline = m_driver->window().findChild<TodayView *>()->findChild<QLabel *>(u"headline"_s);
        QTRY_VERIFY2(headline->text().contains(u"for the exam on"_s), qPrintable(headline->text()));
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        QCOMPARE(asked().asked().occasion, Occasion::Practice);
        QCOMPARE(asked().asked().key().lessonRef(), m_checks[3].lessonRef());
    }

    void whatIsForgottenAgainAndAgainOffersPassageNoteAndAnotherCheck()
    {
        const CheckKey leech = m_checks[0];
        Test::nearlyLeech(*m_driver, leech);
        m_driver->window().showToday(); // it is another day now
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        QCOMPARE(asked().asked().key(), leech);
        QVERIFY(m_driver->answer(asked(), false));
        QVERIFY(stateOf(leech).isLeech());
        QVERIFY(asked().findChild<QLabel *>(u"leech"_s)->isVisible());

        auto *const reader = m_driver->window().findChild<ReaderView *>();
        m_driver->press(Qt::Key_P);
        QTRY_VERIFY(reader->isVisible());
        QCOMPARE(reader->lesson().ref(), leech.lessonRef());
        m_driver->press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(asked().isVisible());
        QCOMPARE(asked().phase(), CheckPhase::Verdict);

        m_driver->press(Qt::Key_L);
        const auto *const card = reader->findChild<NoteCard *>();
        auto *const words = card->findChild<QPlainTextEdit *>(u"text"_s);
        QVERIFY(m_driver->wait([&] { return card->isVisible() && words->hasFocus(); }));
        QTest::keyClicks(words, u"blue lid"_s);
        m_driver->press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(record().state().annotations().size(), size_t(1));
        m_driver->press(Qt::Key_M, Qt::ControlModifier);
        auto *const panel = m_driver->window().findChild<NotesPanel *>();
        QVERIFY(m_driver->wait([panel] { return panel->isVisible() && panel->model().notes().size() == 1; }));
        QCOMPARE(panel->model().notes()[0].annotation.text, u"blue lid"_s);
        QVERIFY(panel->model().notes()[0].annotation.key.lessonRef() == leech.lessonRef());

        m_driver->press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(asked().isVisible());
        m_driver->press(Qt::Key_V);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        QVERIFY(asked().asked().key() != leech);
        QCOMPARE(asked().asked().key().lessonRef(), leech.lessonRef());
    }

    void thePassageOfAReviewHasItsOwnCheckBesideIt()
    {
        missAll();
        MessageBar &messages = m_driver->window().messages();
        messages.close();
        for (size_t i = 0; i < 3; ++i) { // all of one lesson and due; the panel would begin with the first of them
            m_driver->review().start({m_checks[i]});
            m_driver->window().startReview();
            QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
            m_driver->press(Qt::Key_P);
            QTRY_VERIFY(m_driver->quiz().isVisible());
            QTRY_COMPARE(m_driver->quiz().checkView()->asked().key(), m_checks[i]);
            QVERIFY(!messages.text().isEmpty());
            m_driver->quiz().checkView()->takeFocus();
            // A press right after the check came up counts as an accident.
            QTRY_VERIFY((m_driver->press(Qt::Key_Return), asked().isVisible()));
            QCOMPARE(messages.text(), QString()); // it was about the lesson
        }
    }

    void aModuleTestTellsItsVerdictsAtItsEnd()
    {
        m_driver->press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(asked().phase(), CheckPhase::Asking);
        const auto *const end = m_driver->review().findChild<ReviewEnd *>();
        std::set<CheckKey> seen;
        while (asked().phase() == CheckPhase::Asking) {
            const CheckKey now = asked().asked().key();
            QVERIFY(seen.insert(now).second);
            QVERIFY(!end->isVisible());
            QVERIFY(!asked().findChild<QLabel *>(u"headline"_s)->isVisible());
            QVERIFY(!asked().findChild<QPushButton *>(u"help"_s)->isVisible());
            asked().takeFocus();
            m_driver->press(Test::WindowDriver::optionKey(asked(), seen.size() % 2 == 0));
            QVERIFY(m_driver->wait([&] {
                if (asked().phase() == CheckPhase::Asking && asked().asked().key() == now) {
                    m_driver->press(Qt::Key_Return);
                }
                return asked().phase() == CheckPhase::Nothing ||
                       (asked().phase() == CheckPhase::Asking && asked().asked().key() != now);
            }));
        }
        QCOMPARE(seen, (std::set<CheckKey>{m_checks[0], m_checks[1], m_checks[2]}));
        QVERIFY(end->isVisible());
        QCOMPARE(end->findChildren<QLabel *>(u"verdictRight"_s).size(), 1);
        QCOMPARE(end->findChildren<QLabel *>(u"verdictWrong"_s).size(), 2);
        QVERIFY(end->findChild<OptionCard *>()->isVisible());
    }

private:
    [[nodiscard]] StudyRecord &record() { return m_driver->parts().record(); }
    [[nodiscard]] CheckView &asked() { return *m_driver->review().checkView(); }
    [[nodiscard]] const CheckState &stateOf(const CheckKey &check) { return *record().state().check(check); }

    /** Each check is missed today; then it is the day after. */
    void missAll()
    {
        for (const CheckKey &check : m_checks) {
            Test::answerBefore(*m_driver, check, false);
        }
        m_driver->parts().clock().shift(Test::dayMs);
        m_driver->window().showToday(); // it is another day now
    }

    /** Ctrl+Z and Ctrl+Shift+Z, of what makes @p holds true. */
    void takeBackAndDoAgain(const std::function<bool()> &holds)
    {
        QVERIFY(holds());
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!holds());
        m_driver->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(holds());
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Test::WindowDriver> m_driver;
    std::vector<CheckKey> m_checks;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    MemoryTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "memorytest.moc"
