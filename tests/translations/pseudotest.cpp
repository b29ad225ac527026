// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "base/translation.h"
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "support/systemvoices.h"
#include "support/testpaths.h"
#include "translations/foreignwords.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QPointer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;

QString lesson()
{
    return Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
}

} // namespace

/** Opens every view in the pseudo-language and reads it: what is not in that language cannot be translated. */
class PseudoTest final : public QObject
{
    Q_OBJECT

private:
    void read(const QString &view, QWidget &shown, Test::WindowDriver &driver) { m_words->read(view, shown, driver); }

    void readSheet(QAction *action, Test::WindowDriver &driver)
    {
        action->trigger();
        const QPointer<QDialog> sheet(driver.window().findChild<QDialog *>());
        QVERIFY(sheet);
        read(action->text(), *sheet, driver);
        sheet->close();
        QTRY_VERIFY(!sheet);
    }

private Q_SLOTS:
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_words = std::make_unique<Test::ForeignWords>(m_data->path());
    }

    void theFirstStart()
    {
        Test::WindowDriver driver(m_data->path());
        QVERIFY(driver.start());
        const WindowActions &actions = driver.window().actions();
        read(u"Today, first start"_s, driver.window(), driver);
        actions.library->trigger();
        read(u"Library, first start"_s, driver.window(), driver);
        actions.preferences->trigger();
        read(u"Preferences"_s, driver.window(), driver);
        readSheet(actions.keys, driver);
        readSheet(actions.about, driver);
        QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
    }

    void theReportOfAnImport()
    {
        m_words->allow({u"EmptyFile.json"_s});
        QFile broken(m_data->filePath(u"EmptyFile.json"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.close();
        Test::WindowDriver driver(m_data->path());
        QVERIFY(driver.start());
        driver.window().openFiles({broken.fileName()});
        QVERIFY(driver.wait([&] { return driver.window().messages().text().contains("EmptyFile"_L1); }));
        read(u"message"_s, driver.window(), driver);
        QAbstractButton *report = nullptr;
        for (QAbstractButton *const button : driver.window().messages().findChildren<QAbstractButton *>()) {
            report = button->text().contains(u'&') ? button : report;
        }
        QVERIFY(report);
        report->click();
        const QPointer<QDialog> sheet(driver.window().findChild<QDialog *>());
        QVERIFY(sheet);
        read(u"report"_s, *sheet, driver);
        QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
    }

    void theLesson_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("a lesson of a course") << lesson();
        QTest::newRow("every kind of block") << Test::dataPath(u"lessons/every-block.json"_s);
    }

    void theLesson()
    {
        QFETCH(QString, file);
        Test::WindowDriver driver(m_data->path());
        QVERIFY(driver.start({file}));
        if (const QPointer<ImportDialog> import(driver.importDialog()); import) {
            // What the course itself says.
            m_words->allow({u"Baking"_s, u"Basics"_s, u"Bread"_s, u"Flour"_s, u"every-block.json"_s});
            read(u"import"_s, *import, driver);
            import->accept();
            QVERIFY(driver.wait([&] { return driver.isLessonPainted() && import.isNull(); }));
            // No window manager gives the window its focus back here.
            driver.window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
        }
        read(u"Reader"_s, driver.window(), driver);
        if (CheckView *const check = driver.quiz().checkView(); check->phase() == CheckPhase::Asking) {
            check->takeFocus();
            driver.press(Test::WindowDriver::optionKey(*check, false));
            read(u"check, picked"_s, driver.window(), driver);
            QVERIFY(driver.answer(*check, false));
            read(u"check, answered"_s, driver.window(), driver);
        }
        driver.window().resize(700, 500);
        QCoreApplication::processEvents();
        read(u"Reader, narrow"_s, driver.window(), driver);
        driver.window().actions().library->trigger();
        read(u"Library"_s, driver.window(), driver);
        driver.window().actions().searchAll->trigger();
        QTest::keyClicks(QApplication::focusWidget(), u"zzz"_s);
        m_words->allow({u"zzz"_s});
        QTest::qWait(400); // the field searches when one stops typing
        read(u"search"_s, driver.window(), driver);
        QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
    }

    void theReview()
    {
        {
            Test::WindowDriver today(m_data->path());
            QVERIFY(today.start({lesson()}));
            CheckView &check = *today.quiz().checkView();
            QTRY_COMPARE(check.phase(), CheckPhase::Asking);
            QVERIFY(today.answer(check, false));
        }
        Test::WindowDriver driver(m_data->path(), dayMs);
        QVERIFY(driver.start());
        QVERIFY(driver.parts().record().waitUntilRead(5'000));
        driver.window().showToday();
        read(u"Today, due"_s, driver.window(), driver);
        driver.window().startReview();
        CheckView &check = *driver.review().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        read(u"Review, asked"_s, driver.window(), driver);
        QVERIFY(driver.answer(check, false));
        read(u"Review, answered"_s, driver.window(), driver);
        // A press right after the verdict counts as an accident, so it is pressed until it is taken.
        QVERIFY(driver.wait([&] {
            if (check.isVisible()) {
                driver.press(Qt::Key_Return);
            }
            return !check.isVisible();
        }));
        read(u"Review, end"_s, driver.window(), driver);
        QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
    }

    void theTableOfAnImport()
    {
        QFile table(m_data->filePath(u"quiz.csv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("Was;Eins;Zwei;Wert\nWer?;ich;du;B\nWo?;hier;da;A\n");
        table.close();
        m_words->allow({u"quiz.csv"_s, u"Was"_s, u"Eins"_s, u"Zwei"_s, u"Wert"_s, u"Wer?"_s, u"ich"_s, u"du"_s,
                        u"Wo?"_s, u"hier"_s, u"da"_s, u"A"_s, u"B"_s});
        Test::WindowDriver driver(m_data->path());
        QVERIFY(driver.start());
        driver.window().openFiles({table.fileName()});
        QVERIFY(driver.wait([&] { return driver.importDialog() != nullptr; }));
        const QPointer<ImportDialog> dialog(driver.importDialog());
        const auto *const encodings = dialog->findChild<QComboBox *>(u"encoding"_s);
        QVERIFY(encodings->count() > 2);
        for (int i = 0; i < encodings->count(); ++i) {
            m_words->allow({encodings->itemText(i)});
        }
        auto *const tabs = dialog->findChild<QTabWidget *>(u"tabs"_s);
        QVERIFY(tabs->currentWidget()->isAncestorOf(encodings));
        for (int page = 0; page < tabs->count(); ++page) {
            if (tabs->isTabVisible(page)) {
                tabs->setCurrentIndex(page);
                read(u"import, "_s + tabs->tabText(page), *dialog, driver);
            }
        }
        dialog->reject();
        QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
    }

private:
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Test::ForeignWords> m_words;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    const Test::SystemVoicesHidden hidden;
    installLanguage(pseudoLanguage);
    PseudoTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "pseudotest.moc"
