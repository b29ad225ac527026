// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "base/translation.h"
#include "endtoend/pagedriver.h"
#include "endtoend/twomodules.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/quicksortlesson.h"
#include "support/system.h"
#include "support/systemvoices.h"
#include "support/unwritable.h"
#include "translations/foreignwords.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QStringList filesIn(const QString &folder, const QString &pattern)
{
    QStringList found;
    for (QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        found << files.next();
    }
    return found;
}

} // namespace

/** What is said when something is wrong, in the pseudo-language. */
class PseudoTroublesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_words = std::make_unique<ForeignWords>(data());
        m_words->allow({m_folder->path() + u'/', u"Cancel"_s});
        QDir().mkpath(data());
    }

    void cleanup()
    {
        m_driver.reset();
        if (!QTest::currentTestFailed()) {
            QVERIFY2(m_words->found().isEmpty(), qPrintable(m_words->found()));
        }
    }

    void nothingCanBeKept()
    {
        m_words->allow({u"zzz"_s});
        start({quicksortLesson()});
        const DataFolders folders = DataFolders::under(data());
        const Unwritable disk({folders.study, folders.spool});
        actions().markRead->trigger();
        readMessages(u"not kept"_s);
        actions().note->trigger();
        auto *const card = m_driver->window().findChild<QWidget *>(u"noteCard"_s);
        card->findChild<QPlainTextEdit *>(u"text"_s)->setPlainText(u"zzz"_s);
        m_driver->press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(card->isVisible() && card->findChild<QWidget *>(u"problem"_s)->isVisible());
        read(u"note not kept"_s, m_driver->window());
        QVERIFY(m_words->readQuestion(u"quit"_s, *m_driver, [this] { actions().quit->trigger(); }));
        card->findChild<QAbstractButton *>(u"remove"_s)->click();
        CheckView &check = *m_driver->quiz().checkView();
        check.takeFocus();
        m_driver->press(WindowDriver::optionKey(check, false));
        QVERIFY(m_driver->wait([&] { // a press right after the check came up counts as an accident
            m_driver->press(Qt::Key_Return);
            return !message().isEmpty();
        }));
        readMessages(u"answer not kept"_s);
    }

    void filesAreDamaged()
    {
        const QString choices = data() + u"/settings/settings.json"_s;
        const QString policy = data() + u"/managed/room.json"_s;
        m_words->allow({choices, policy, u"Room 12"_s, u"settings.json.broken"_s, u"zoom"_s});
        start({quicksortLesson()});
        QVERIFY(m_driver->answer(*m_driver->quiz().checkView(), false));
        const std::vector<CourseSummary> courses = m_driver->parts().library().courses();
        for (const CourseSummary &course : courses) {
            m_words->allow({course.info.id.toString(), course.info.title}); // which its broken file says no more
        }
        m_driver.reset();
        const QStringList segments = filesIn(data() + u"/study"_s, u"*.seg"_s);
        QVERIFY(!segments.isEmpty());
        write(segments.front(), "carrel\n{broken}\n");
        write(choices, "{broken");
        write(policy, R"({"setBy":"Room 12","theme":"dark","retention":0.8,"rollover":0,"keys":"","zoom":"large"})");
        for (const QString &description : filesIn(data() + u"/courses"_s, u"course.json"_s)) {
            write(description, "{\"format\":");
        }
        start({});
        readMessages(u"damaged"_s);
        actions().library->trigger();
        read(u"Library, damaged"_s, m_driver->window());
        actions().preferences->trigger();
        read(u"Preferences, held"_s, m_driver->window());
        m_driver->window().findChild<QAbstractButton *>(u"openKeys"_s)->click();
        read(u"Keys, held"_s, m_driver->window());
    }

    void theClockIsSetBack()
    {
        m_driver = std::make_unique<WindowDriver>(data(), 20 * dayMs);
        QVERIFY(m_driver->start({quicksortLesson()}));
        QVERIFY(m_driver->answer(*m_driver->quiz().checkView(), false));
        start({});
        QVERIFY(m_driver->parts().record().waitUntilRead(30'000));
        readMessages(u"clock"_s);
    }

    void aCourseComesAgainAndHasChanged()
    {
        const QString course = twoModules(m_folder->path());
        m_driver = std::make_unique<WindowDriver>(data());
        QVERIFY(m_driver->startWith({course}));
        m_words->allow({u"keeping-things"_s});
        for (const QString &file : filesIn(course, u"*.md"_s)) {
            m_words->allow({QFileInfo(file).fileName(), QDir(course).relativeFilePath(file)});
        }
        const QStringList lessons = filesIn(course, u"01-room.md"_s);
        QCOMPARE(lessons.size(), 2);
        QFile lesson(lessons.front());
        QVERIFY(lesson.open(QIODevice::Append));
        lesson.write("\nMore.\n\n[gone](nowhere.md)\n\n<object>x</object>\n");
        lesson.close();
        m_driver->window().openFiles({course});
        QVERIFY(m_driver->wait([this] { return m_driver->importDialog() || !message().isEmpty(); }));
        if (const QPointer<ImportDialog> dialog(m_driver->importDialog()); dialog) {
            auto *const tabs = dialog->findChild<QTabWidget *>(u"tabs"_s);
            for (int page = 0; page < tabs->count(); ++page) {
                if (tabs->isTabVisible(page)) {
                    tabs->setCurrentIndex(page);
                    read(u"update, %1"_s.arg(page), *dialog);
                }
            }
            dialog->accept();
            QVERIFY(m_driver->wait([&] { return dialog.isNull(); }));
        }
        readMessages(u"updated"_s);
    }

    void thePageDies()
    {
        start({quicksortLesson()});
        const PageDriver page(*m_driver);
        m_driver->window().messages().close();
        QSignalSpy shown(&page.view(), &LessonView::lessonShown);
        QVERIFY(page.engine().renderProcessPid() > 0);
        killAtOnce(page.engine().renderProcessPid());
        QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 60'000);
        readMessages(u"dead page"_s);
    }

private:
    [[nodiscard]] QString data() const { return m_folder->filePath(u"data"_s); }
    [[nodiscard]] const WindowActions &actions() { return m_driver->window().actions(); }
    [[nodiscard]] QString message() { return m_driver->window().messages().text(); }
    void read(const QString &view, QWidget &shown) { m_words->read(view, shown, *m_driver); }

    void start(const QStringList &files)
    {
        m_driver.reset();
        m_driver = std::make_unique<WindowDriver>(data());
        QVERIFY(m_driver->start(files));
    }

    /** Reads what is said and what comes back when it is closed. */
    void readMessages(const QString &view)
    {
        QVERIFY2(m_driver->wait([this] { return !message().isEmpty(); }), qPrintable(view));
        while (!message().isEmpty()) {
            read(view, m_driver->window());
            m_driver->window().messages().close();
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ForeignWords> m_words;
    std::unique_ptr<WindowDriver> m_driver;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    const SystemVoicesHidden hidden;
    QLocale::setDefault(QLocale(u"en_US"_s));
    installLanguage(pseudoLanguage);
    PseudoTroublesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "pseudotroublestest.moc"
