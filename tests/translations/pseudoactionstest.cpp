// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "base/translation.h"
#include "endtoend/everyview.h"
#include "endtoend/twomodules.h"
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "study/eraserecord.h"
#include "study/studysettings.h"
#include "support/systemvoices.h"
#include "translations/foreignwords.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/linkquestion.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int foundMs = 400; // fields search when one stops typing

} // namespace

/** What is opened, asked and told by actions and buttons, in the pseudo-language. */
class PseudoActionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** A course of six checks, all of them missed two days ago, one resting, one retired, a note and an exam. */
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QString data = m_folder->filePath(u"data"_s);
        m_words = std::make_unique<ForeignWords>(data);
        m_words->allow({u"Yes"_s, u"No"_s, u"OK"_s, u"Cancel"_s}); // in Qt's own catalogues
        m_words->allow({u"keeping-things"_s, m_folder->path() + u'/'});
        m_driver = std::make_unique<WindowDriver>(data, -60 * dayMs);
        QVERIFY(m_driver->startWith({twoModules(m_folder->path())}));
        m_checks = ownChecks(m_driver->parts().library());
        for (const CheckKey &check : m_checks) {
            answerBefore(*m_driver, check, false);
        }
        record().append(RestEvent{m_checks[1], 7});
        record().append(RetireEvent{m_checks[0], RetireReason::Faulty});
        QVERIFY(record().waitUntilStored(30'000));
        m_driver->parts().clock().shift(2 * dayMs);
        m_driver->window().openLesson(m_checks[0].lessonRef());
        // No window manager gives the window its focus back here.
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    }

    void cleanup()
    {
        m_driver.reset();
        if (!QTest::currentTestFailed()) {
            QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
        }
    }

    void everythingThatActionsOpen()
    {
        actions().bookmark->trigger();
        writeNote(u"zzz"_s);
        m_driver->window().showToday(); // it is another day now
        m_driver->window().openLesson(m_checks[0].lessonRef());
        EveryView views(*m_driver, [this](const QString &view, QWidget &shown) { read(view, shown); });
        QCOMPARE(views.open(), QStringList());
    }

    void whatIsLookedFor()
    {
        // Of the course, what is shown where the word was found.
        m_words->allow({u"xqx"_s, u"lid"_s, u"keeps what is needed on rainy days, and its"_s, u"is blue."_s});
        actions().find->trigger();
        auto *const find = part<QWidget>(u"findBar"_s)->findChild<QLineEdit *>(u"words"_s);
        for (const QString &words : {u"xqx"_s, u"lid"_s}) {
            find->setText(words);
            QTest::qWait(foundMs);
            read(u"find "_s + words, m_driver->window());
        }
        m_driver->press(Qt::Key_Return, Qt::ShiftModifier); // from the first hit to the last
        QTest::qWait(foundMs);
        read(u"find, all round"_s, m_driver->window());
        m_driver->press(Qt::Key_Escape);
        actions().goTo->trigger();
        part<QWidget>(u"goToPalette"_s)->findChild<QLineEdit *>(u"words"_s)->setText(u"xqx"_s);
        read(u"go to, nothing"_s, m_driver->window());
        m_driver->press(Qt::Key_Escape);
        actions().searchAll->trigger();
        QTest::keyClicks(QApplication::focusWidget(), u"lid"_s);
        QTest::qWait(foundMs);
        read(u"search"_s, m_driver->window());
        m_driver->press(Qt::Key_Escape);
        actions().notes->trigger();
        part<QWidget>(u"notesPanel"_s)->findChild<QLineEdit *>(u"filter"_s)->setText(u"xqx"_s);
        QTest::qWait(foundMs);
        read(u"notes, nothing"_s, m_driver->window());
        actions().preferences->trigger();
        part<QLineEdit>(u"searchEdit"_s)->setText(u"xqx"_s);
        read(u"preferences, nothing"_s, m_driver->window());
    }

    void theKeysOfThePreferences()
    {
        actions().preferences->trigger();
        press(u"openKeys"_s);
        read(u"keys"_s, m_driver->window());
        press(u"change"_s);
        read(u"keys, waiting"_s, m_driver->window());
        auto *const field = part<QWidget>(u"field"_s);
        QTest::keyClick(field, Qt::Key_Tab, Qt::ControlModifier); // reserved
        read(u"keys, reserved"_s, m_driver->window());
        QTest::keyClick(field, Qt::Key_P, Qt::ControlModifier);
        read(u"keys, of another"_s, m_driver->window());
        press(u"takeFromThere"_s);
        read(u"keys, taken"_s, m_driver->window());
        press(u"restoreOne"_s);
        read(u"keys, restored"_s, m_driver->window());
        press(u"takeAway"_s);
        read(u"keys, none"_s, m_driver->window());
        QVERIFY(m_words->readQuestion(u"keys, all"_s, *m_driver, [this] { press(u"restoreAll"_s); }));
    }

    void theStudyRecordInThePreferences()
    {
        actions().preferences->trigger();
        QVERIFY(m_words->readQuestion(u"export"_s, *m_driver, [this] { press(u"exportRecord"_s); }));
        QVERIFY(m_words->readQuestion(u"take in"_s, *m_driver, [this] { press(u"takeInRecord"_s); }));
        m_words->allow(placesOf(record().paths(), record().learner()));
        QVERIFY(m_words->readQuestion(u"erase"_s, *m_driver, [this] { press(u"eraseRecord"_s); }));
        QVERIFY(record().backups().make(record().nowMs()));
        actions().today->trigger();
        actions().preferences->trigger();
        press(u"look"_s);
        QTest::qWait(foundMs);
        read(u"a backup"_s, m_driver->window());
        auto *const add = part<QAbstractButton>(u"addHoliday"_s);
        add->click();
        QVERIFY(m_driver->wait([this] { return !record().state().settings().calendar.holidays.empty(); }));
        read(u"holidays"_s, m_driver->window());
    }

    void whatTodaySaysOfManyChecksAndOfAnExam()
    {
        record().append(minutesADaySetting(1));
        m_driver->parts().clock().shift(9 * dayMs);
        actions().today->trigger();
        QTRY_VERIFY(part<QAbstractButton>(u"spread"_s)->isVisible());
        read(u"Today, overdue"_s, m_driver->window());
        press(u"spread"_s);
        QTRY_VERIFY(part<QAbstractButton>(u"stop"_s)->isVisible());
        read(u"Today, catching up"_s, m_driver->window());
        press(u"stop"_s);
        const StudyDay day = record().moment().today;
        record().append(examsSetting({{m_checks[0].course, {}, day.plusDays(3)}}));
        QVERIFY(record().waitUntilStored(30'000));
        m_driver->window().showToday();
        read(u"Today, exam"_s, m_driver->window());
        actions().library->trigger();
        read(u"Library, due"_s, m_driver->window());
        actions().statistics->trigger();
        read(u"Statistics"_s, m_driver->window());
    }

    void theTablesOfTheStatistics()
    {
        actions().statistics->trigger();
        QTest::qWait(foundMs); // the charts come later
        const QList<QAbstractButton *> buttons = m_driver->window().findChildren<QAbstractButton *>(u"showTable"_s);
        QVERIFY(!buttons.isEmpty());
        for (QAbstractButton *const button : buttons) {
            if (button->isVisible()) {
                button->click();
            }
        }
        read(u"Statistics, tables"_s, m_driver->window());
        QVERIFY(m_words->readQuestion(u"save a table"_s, *m_driver, [this] {
            const QList<QAbstractButton *> savers = m_driver->window().findChildren<QAbstractButton *>(u"saveTable"_s);
            for (QAbstractButton *const saver : savers) {
                if (saver->isVisible()) {
                    saver->click();
                    return;
                }
            }
        }));
    }

    void aModuleTestAndItsEnd()
    {
        actions().testModule->trigger();
        CheckView &check = *m_driver->review().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        read(u"test"_s, m_driver->window());
        const auto *const end = m_driver->review().findChild<ReviewEnd *>();
        QVERIFY(m_driver->wait([&] {
            if (check.phase() == CheckPhase::Asking) {
                check.takeFocus();
                if (!check.hasPicks()) {
                    m_driver->press(Qt::Key_1);
                }
                m_driver->press(Qt::Key_Return);
            }
            return end->isVisible();
        }));
        read(u"test, end"_s, m_driver->window());
    }

    void aCheckLaidAside()
    {
        m_driver->window().startReview();
        CheckView &check = *m_driver->review().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        check.takeFocus();
        m_driver->press(Qt::Key_Q);
        auto *const menu = check.findChild<QMenu *>(u"asideMenu"_s);
        QTRY_VERIFY(menu->isVisible());
        read(u"aside"_s, *menu);
        QTest::keyClick(menu, Qt::Key_Escape);
        check.takeFocus();
        m_driver->press(Qt::Key_R);
        QTest::qWait(foundMs);
        read(u"resting"_s, m_driver->window());
        actions().undo->trigger();
        QTest::qWait(foundMs);
        read(u"taken back"_s, m_driver->window());
        actions().redo->trigger();
        QTest::qWait(foundMs);
        read(u"done again"_s, m_driver->window());
    }

    void theExportsOfACourse()
    {
        actions().library->trigger();
        auto *const library = m_driver->window().findChild<LibraryView *>();
        const std::vector<CourseSummary> courses = m_driver->parts().library().courses();
        const auto own = std::ranges::find(courses, false, &CourseSummary::readOnly);
        QVERIFY(own != courses.end());
        for (const ExportFormat format : {ExportFormat::Package, ExportFormat::Markdown, ExportFormat::Anki,
                                          ExportFormat::Csv, ExportFormat::Html, ExportFormat::Epub}) {
            QVERIFY(m_words->readQuestion(u"export %1"_s.arg(int(format)), *m_driver,
                                          [&] { Q_EMIT library->exportRequested(*own, format); }));
        }
        QVERIFY(m_words->readQuestion(u"remove"_s, *m_driver, [&] { Q_EMIT library->removeRequested(*own); }));
    }

    void whatIsAskedOfLearnersLinksAndOldAnswers()
    {
        m_words->allow({u"Ada"_s, u"https://example.org/page"_s, u"tel:555"_s});
        startAgain();
        QVERIFY(m_words->readQuestion(u"undo"_s, *m_driver, [this] { actions().undo->trigger(); }));
        QVERIFY(record().addLearner(u"Ada"_s));
        Q_EMIT actions().learners->aboutToShow();
        QCOMPARE(actions().joinLearners->actions().size(), 1);
        read(u"learners"_s, m_driver->window());
        QVERIFY(m_words->readQuestion(u"join learners"_s, *m_driver,
                                      [this] { actions().joinLearners->actions().front()->trigger(); }));
        for (const QString &address : {u"https://example.org/page"_s, u"tel:555"_s}) {
            QVERIFY(m_words->readQuestion(address, *m_driver, [&] { askToOpen(QUrl(address), &m_driver->window()); }));
        }
    }

private:
    void read(const QString &view, QWidget &shown) { m_words->read(view, shown, *m_driver); }
    [[nodiscard]] const WindowActions &actions() { return m_driver->window().actions(); }
    [[nodiscard]] StudyRecord &record() { return m_driver->parts().record(); }
    template<typename T> [[nodiscard]] T *part(const QString &name) { return m_driver->window().findChild<T *>(name); }
    void press(const QString &button) { part<QAbstractButton>(button)->click(); }

    void startAgain()
    {
        m_driver.reset();
        m_driver = std::make_unique<WindowDriver>(m_folder->filePath(u"data"_s), -50 * dayMs);
        QVERIFY(m_driver->start());
        QVERIFY(record().waitUntilRead(30'000));
    }

    void writeNote(const QString &text)
    {
        m_words->allow({text});
        actions().note->trigger();
        part<QWidget>(u"noteCard"_s)->findChild<QPlainTextEdit *>(u"text"_s)->setPlainText(text);
        m_driver->press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_driver->wait([this] { return !record().state().annotations().empty(); }));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ForeignWords> m_words;
    std::unique_ptr<WindowDriver> m_driver;
    std::vector<CheckKey> m_checks;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    const SystemVoicesHidden hidden;
    QLocale::setDefault(QLocale(u"en_US"_s)); // which writes lists otherwise than with commas alone
    installLanguage(pseudoLanguage);
    PseudoActionsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "pseudoactionstest.moc"
