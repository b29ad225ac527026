// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says and asks while nothing can be written into the study record.
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "study/studyrecord.h"
#include "support/quicksortlesson.h"
#include "support/unwritable.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/notecard.h"
#include "widgets/reader/readerview.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList foldersForAnswers(const QTemporaryDir &data)
{
    const DataFolders folders = DataFolders::under(data.path());
    return {folders.study, folders.spool};
}

} // namespace

class NotKeptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSaidToBeDoneThatIsNotKept()
    {
        QTemporaryDir data;
        WindowDriver driver(data.path());
        QVERIFY(driver.start({quicksortLesson()}));
        const QString line = u"the status line says: %1"_s;
        QStatusBar &status = *driver.window().statusBar();
        const WindowActions &actions = driver.window().actions();
        const QSignalSpy failed(&driver.parts().record(), &StudyRecord::appendFailed);
        const Unwritable disk(foldersForAnswers(data));
        for (QAction *const action : {actions.markRead, actions.bookmark}) {
            status.showMessage(u"Done: what was done before"_s);
            const qsizetype before = failed.size();
            action->trigger();
            QTRY_VERIFY(failed.size() > before);
            QTRY_VERIFY(driver.window().messages().text().contains(u"What you did last was not kept."_s));
            QVERIFY2(status.currentMessage().isEmpty(), qPrintable(line.arg(status.currentMessage())));
        }
        QVERIFY(!actions.markRead->isChecked());
    }

    void quittingAsksAboutANoteThatCannotBeKept()
    {
        QTemporaryDir data;
        WindowDriver driver(data.path());
        QVERIFY(driver.start({quicksortLesson()}));
        MainWindow &window = driver.window();
        const WindowActions &actions = window.actions();
        const auto *const card = window.findChild<ReaderView *>()->findChild<NoteCard *>();
        auto *const text = card->findChild<QPlainTextEdit *>(u"text"_s);
        {
            const Unwritable disk(foldersForAnswers(data));
            actions.note->trigger();
            QVERIFY(card->isVisible());
            text->setPlainText(u"Worth an hour of thought"_s);

            QString asked;
            press(QMessageBox::RejectRole, &asked);
            actions.quit->trigger(); // while it is still being typed
            QVERIFY2(asked.contains(u"Worth an hour of thought"_s), qPrintable(asked));
            QVERIFY(window.isVisible() && card->isVisible());
            QCOMPARE(text->toPlainText(), u"Worth an hour of thought"_s);

            actions.today->trigger();
            QApplication::clipboard()->clear();
            press(QMessageBox::ActionRole);
            actions.quit->trigger();
            QCOMPARE(QApplication::clipboard()->text(), u"Worth an hour of thought"_s);
            QVERIFY(window.isVisible());
            QTRY_VERIFY(card->isVisible()); // before the lesson, where one left it

            press(QMessageBox::DestructiveRole);
            actions.quit->trigger();
            QVERIFY(!window.isVisible());
            window.show();
        }
        actions.quit->trigger(); // nothing is asked: the disk takes it now
        QVERIFY(!window.isVisible());
        const auto &kept = driver.parts().record().state().annotations();
        QCOMPARE(kept.size(), 1U);
        QCOMPARE(kept.begin()->second.text, u"Worth an hour of thought"_s);
    }

    void switchingLearnersAsksAboutANoteThatCannotBeKept()
    {
        QTemporaryDir data;
        WindowDriver driver(data.path());
        StudyRecord &record = driver.parts().record();
        const Result<LearnerId> ada = record.addLearner(u"Ada"_s);
        const Result<LearnerId> ben = record.addLearner(u"Ben"_s);
        QVERIFY(ada && ben);
        QVERIFY(driver.start({quicksortLesson()}));
        const auto *const card = driver.window().findChild<ReaderView *>()->findChild<NoteCard *>();
        auto *const text = card->findChild<QPlainTextEdit *>(u"text"_s);
        {
            QStringList folders = foldersForAnswers(data);
            std::ranges::for_each(folders, [&ben](QString &folder) { folder += u'/' + ben->toString(); });
            const Unwritable disk(folders);
            driver.window().actions().note->trigger();
            QVERIFY(card->isVisible());
            text->setPlainText(u"Only Ben's"_s);

            QString asked;
            press(QMessageBox::RejectRole, &asked);
            switchTo(driver, u"Ada"_s);
            QVERIFY2(asked.contains(u"Only Ben's"_s), qPrintable(asked));
            QVERIFY(record.learner() == *ben && card->isVisible());
            QCOMPARE(text->toPlainText(), u"Only Ben's"_s);

            press(QMessageBox::DestructiveRole);
            switchTo(driver, u"Ada"_s);
            QCOMPARE(record.learner().toString(), ada->toString());
            QVERIFY(!card->isVisible());
        }
        driver.window().actions().quit->trigger(); // nothing is asked: the note is not Ada's
        QVERIFY(!driver.window().isVisible());
        QVERIFY(record.state().annotations().empty());
    }

private:
    /** By the menu of learners. */
    static void switchTo(WindowDriver &driver, const QString &name)
    {
        QMenu *const menu = driver.window().actions().learners;
        Q_EMIT menu->aboutToShow();
        const QList<QAction *> actions = menu->actions();
        const auto action =
            std::ranges::find_if(actions, [&name](const QAction *one) { return one->text().contains(name); });
        QVERIFY(action != actions.end());
        (*action)->trigger();
    }

    /** In the question that comes next, within the call that asks it. */
    static void press(QMessageBox::ButtonRole role, QString *asked = nullptr)
    {
        QTimer::singleShot(0, qApp, [role, asked] { pressNow(role, asked); });
    }

    static void pressNow(QMessageBox::ButtonRole role, QString *asked)
    {
        auto *const question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!question) { // the disk was asked first
            QTimer::singleShot(5, qApp, [role, asked] { pressNow(role, asked); });
            return;
        }
        if (asked) {
            *asked = question->text();
        }
        for (QAbstractButton *const button : question->buttons()) {
            if (question->buttonRole(button) == role) {
                button->click();
            }
        }
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    NotKeptTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "notkepttest.moc"
