// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R2 of the readers that lose work: the process of the page is killed, or hangs, while a check is half answered.
// A message in words, the same lesson, the same block, and the answers are kept.
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "study/studyrecord.h"
#include "support/system.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int untilNoticedMs = 60'000; // a page that hangs is given some seconds, and the machine is busy

} // namespace

class DeadPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** One lesson whose check is answered, and on the page the next, with an option picked and the text scrolled. */
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_driver = std::make_unique<Test::WindowDriver>(m_data->path());
        m_page = std::make_unique<Test::PageDriver>(*m_driver);
        m_driver->window().resize(1200, 500);
        QVERIFY(m_driver->start({Test::dataPath(u"courses/sorting"_s)}));
        QVERIFY(m_driver->wait([&] { return m_driver->isLessonPainted(); }));
        QVERIFY(m_driver->answer(check(), false));
        QTRY_COMPARE(m_driver->parts().record().state().checks().size(), size_t(1));
        const QString before = m_driver->window().windowTitle();
        QSignalSpy shown(&m_page->view(), &LessonView::lessonShown);
        m_driver->window().actions().nextLesson->trigger();
        QTRY_VERIFY(!shown.isEmpty());
        m_title = m_driver->window().windowTitle();
        QVERIFY(m_title != before);
        check().takeFocus();
        m_driver->press(Test::WindowDriver::optionKey(check(), false));
        QVERIFY(check().hasPicks());
        m_block = m_page->blockAt(6);
        QVERIFY(m_page->goTo(m_block));
    }

    void cleanup()
    {
        m_page.reset();
        m_driver.reset();
    }

    void aKilledPageComesBackWithEverything_data()
    {
        QTest::addColumn<bool>("hidden");
        QTest::newRow("in sight") << false;
        QTest::newRow("hidden and shown meanwhile") << true;
    }

    void aKilledPageComesBackWithEverything()
    {
        QFETCH(bool, hidden);
        QSignalSpy shown(&m_page->view(), &LessonView::lessonShown);
        QVERIFY(m_page->engine().renderProcessPid() > 0);
        Test::killAtOnce(m_page->engine().renderProcessPid());
        if (hidden) {
            m_driver->window().hide();
        }
        QTRY_COMPARE(messages().text(), u"The page stopped and was opened again at the same place."_s);
        m_driver->window().show();
        QTRY_VERIFY(!shown.isEmpty());
        everythingIsAsItWas();
    }

    void aPageThatDiesAgainAndAgainIsGivenUpInWordsUntilTheNextLesson()
    {
        QSignalSpy died(&m_page->view(), &LessonView::pageDied);
        QWebEnginePage &engine = m_page->engine();
        // Killed as soon as it is loaded. On a busy machine its lesson may be painted by then, which says that it is
        // well again: so it is killed until it is given up.
        const auto killing = connect(&engine, &QWebEnginePage::loadFinished, this,
                                     [&engine] { Test::killAtOnce(engine.renderProcessPid()); });
        Test::killAtOnce(engine.renderProcessPid());
        QTRY_VERIFY2_WITH_TIMEOUT(messages().text().contains("again and again"_L1), qPrintable(messages().text()),
                                  untilNoticedMs);
        disconnect(killing);
        QVERIFY(died.size() >= 3);
        QVERIFY(check().hasPicks());
        QSignalSpy shown(&m_page->view(), &LessonView::lessonShown);
        m_driver->window().actions().previousLesson->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), untilNoticedMs);
        QVERIFY(m_driver->window().windowTitle() != m_title);
    }

    void aPageThatHangsIsNoticedAndOpenedAgainWhenAsked()
    {
#ifdef Q_OS_WIN
        QSKIP("No process can be held here.");
#endif
        QSignalSpy shown(&m_page->view(), &LessonView::lessonShown);
        Test::hold(m_page->engine().renderProcessPid());
        QTRY_COMPARE_WITH_TIMEOUT(messages().text(), u"The page of this lesson does not answer."_s, untilNoticedMs);
        auto *const again = messages().findChild<QPushButton *>();
        QVERIFY(again != nullptr && again->isVisible());
        again->click();
        QTRY_COMPARE(messages().text(), u"The page stopped and was opened again at the same place."_s);
        QTRY_VERIFY(!shown.isEmpty());
        everythingIsAsItWas();
    }

    void aPageThatAnswersAgainTakesItsMessageBack()
    {
#ifdef Q_OS_WIN
        QSKIP("No process can be held here.");
#endif
        const qint64 pid = m_page->engine().renderProcessPid();
        Test::hold(pid);
        QTRY_VERIFY_WITH_TIMEOUT(!messages().text().isEmpty(), untilNoticedMs);
        Test::letGoOn(pid);
        QTRY_COMPARE(messages().text(), QString());
        everythingIsAsItWas();
    }

private:
    [[nodiscard]] CheckView &check() const { return *m_driver->quiz().checkView(); }
    [[nodiscard]] MessageBar &messages() const { return m_driver->window().messages(); }

    void everythingIsAsItWas()
    {
        m_page->settle();
        QTRY_COMPARE(m_page->topmostBlock(), m_block);
        QCOMPARE(m_driver->window().windowTitle(), m_title);
        QCOMPARE(check().phase(), CheckPhase::Asking);
        QVERIFY(check().hasPicks());
        const StudyRecord &record = m_driver->parts().record();
        QCOMPARE(record.state().checks().size(), size_t(1));
        // The option that was picked before can still be answered with.
        check().takeFocus();
        QVERIFY(m_driver->wait([&] {
            if (check().phase() == CheckPhase::Asking) {
                m_driver->press(Qt::Key_Return);
            }
            return check().phase() == CheckPhase::Verdict;
        }));
        QTRY_COMPARE(record.state().checks().size(), size_t(2));
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Test::WindowDriver> m_driver;
    std::unique_ptr<Test::PageDriver> m_page;
    QString m_title;
    QString m_block;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    DeadPageTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "deadpagetest.moc"
