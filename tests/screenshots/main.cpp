// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a picture of every view. Without a language and a size it calls itself once for each of them, since a language
// is chosen once in a program. Small windows are at 200 %.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "page/formulapictures.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "screenshots/memorypictures.h"
#include "screenshots/notespictures.h"
#include "screenshots/pages.h"
#include "screenshots/statisticspictures.h"
#include "settings/keys.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/fittingscrollarea.h"
#include "widgets/shared/look.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QPointer>
#include <QProcess>
#include <QRegularExpression>
#include <QStatusBar>
#include <QStyleFactory>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
constexpr int pageMs = 5'000;
constexpr int patienceMs = 20'000; // with what draws in its own time
constexpr int settleMs = 350;      // so that the page has drawn what was asked of it

class Pictures final
{
public:
    Pictures(Test::WindowDriver &driver, QString folder, QString prefix)
        : m_driver(driver)
        , m_folder(std::move(folder))
        , m_prefix(std::move(prefix))
    {
    }

    void take(const QString &name) { take(name, m_driver.window()); }

    void take(const QString &name, QWidget &widget)
    {
        QTest::qWait(settleMs);
        if (!m_driver.wait([this] { return isPageInTheme(); }, pageMs)) {
            std::printf("the page is in another theme in %s\n", qPrintable(name));
        }
        const auto *const formulas = m_driver.window().findChild<FormulaPictures *>();
        if (!m_driver.wait([formulas] { return formulas == nullptr || !formulas->isDrawing(); }, patienceMs)) {
            std::printf("formulas are missing in %s\n", qPrintable(name));
        }
        for (auto *const area : m_driver.window().findChildren<FittingScrollArea *>()) {
            area->settle(); // a busy computer comes to it only after the picture
        }
        const QPixmap picture = widget.grab();
        const QString path = m_folder + u'/' + m_prefix + u'-' + name + ".png"_L1;
        std::printf("%s %s\n", picture.save(path) ? "wrote" : "could not write", qPrintable(path));
    }

private:
    /** The page draws itself in its own time; its corner is nothing but paper. */
    [[nodiscard]] bool isPageInTheme() const
    {
        auto *const page = m_driver.window().findChild<LessonView *>();
        if (page == nullptr || !page->isVisible()) {
            return true;
        }
        const QColor corner = page->grab(QRect(2, 2, 1, 1)).toImage().pixelColor(0, 0);
        const QColor paper = Look::colours(m_driver.window().palette()).paper;
        constexpr int alike = 6;
        return qAbs(corner.red() - paper.red()) < alike && qAbs(corner.green() - paper.green()) < alike &&
               qAbs(corner.blue() - paper.blue()) < alike;
    }

    Test::WindowDriver &m_driver;
    QString m_folder;
    QString m_prefix;
};

QString sampleCourse()
{
    return QStringLiteral(CARREL_TEST_DATA "/courses/sorting");
}

void takeFirstStart(Test::WindowDriver &driver, Pictures &pictures)
{
    driver.wait([&] { return !driver.parts().library().courses().empty(); }, 5'000);
    driver.window().showToday();
    pictures.take(u"01-today-first-start"_s);
    driver.window().actions().library->trigger();
    pictures.take(u"02-library-first-start"_s);
}

/** Find in the lesson and Go to, in the theme of now; @p sign tells the pictures apart. */
void takeFinding(Test::WindowDriver &driver, Pictures &pictures, const QString &sign)
{
    const WindowActions &actions = driver.window().actions();
    actions.find->trigger();
    QTest::keyClicks(QApplication::focusWidget(), u"pile"_s);
    QTest::qWait(settleMs);
    driver.press(Qt::Key_Return);
    pictures.take(u"18-find-"_s + sign);
    driver.press(Qt::Key_Escape);
    actions.goTo->trigger();
    pictures.take(u"19-go-to-"_s + sign);
    QTest::keyClicks(QApplication::focusWidget(), u"pi"_s);
    pictures.take(u"19-go-to-typed-"_s + sign);
    driver.press(Qt::Key_Escape);
}

void takeLesson(Test::WindowDriver &driver, Pictures &pictures)
{
    const WindowActions &actions = driver.window().actions();
    driver.window().openFiles({sampleCourse()});
    driver.wait([&] { return driver.isLessonPainted(); });
    pictures.take(u"03-lesson-light"_s);
    driver.press(Qt::Key_F6, Qt::ShiftModifier);
    driver.press(Qt::Key_F6);
    pictures.take(u"03-lesson-pane"_s);
    takeFinding(driver, pictures, u"light"_s);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    pictures.take(u"04-lesson-dark"_s);
    takeFinding(driver, pictures, u"dark"_s);
    if (driver.window().findChild<StudyFrame *>()->isNarrow()) {
        actions.outline->trigger();
        pictures.take(u"05-outline-dark"_s);
        driver.press(Qt::Key_Escape);
        actions.check->trigger();
    }
    CheckView &check = *driver.quiz().checkView();
    check.takeFocus();
    driver.press(Test::WindowDriver::optionKey(check, false));
    pictures.take(u"06-check-before-dark"_s);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    pictures.take(u"07-check-before-light"_s);
    driver.answer(check, false);
    for (const ThemeName theme : allThemes) {
        (void)driver.parts().settings().set(Keys::theme, themeWord(theme));
        pictures.take(u"08-check-after-"_s + themeWord(theme));
    }
    (void)driver.parts().settings().set(Keys::zoom, 200);
    pictures.take(u"09-check-after-zoomed"_s);
    (void)driver.parts().settings().set(Keys::zoom, 100);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    driver.press(Qt::Key_Escape);
}

/** The first page of the import window, which comes by itself, and another one, under @p names. */
void takeImport(Test::WindowDriver &driver, Pictures &pictures, const QStringList &names, int page)
{
    QPointer<ImportDialog> dialog;
    driver.wait([&] { return (dialog = driver.window().findChild<ImportDialog *>()) != nullptr; }, 10'000);
    if (!dialog) {
        return;
    }
    pictures.take(names[0], *dialog);
    dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
    QTest::qWait(500); // the lines of the first remark are read
    pictures.take(names[1], *dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    driver.wait([&] { return dialog.isNull(); }, 2'000);
}

/** The page of keys, with one chosen and with one that does something else so far; @p sign tells the pictures apart. */
void takeKeys(Test::WindowDriver &driver, Pictures &pictures, const QString &sign)
{
    driver.window().findChild<QAbstractButton *>(u"openKeys"_s)->click();
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_J, Qt::ControlModifier);
    pictures.take(u"11-preferences-keys-"_s + sign);
    driver.press(Qt::Key_Return);
    driver.press(Qt::Key_K, Qt::ControlModifier);
    pictures.take(u"11-preferences-key-taken-"_s + sign);
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_Escape);
    (void)driver.parts().settings().set(Keys::chosenKeys, QString());
}

void takeWindowViews(Test::WindowDriver &driver, Pictures &pictures)
{
    const WindowActions &actions = driver.window().actions();
    actions.library->trigger();
    pictures.take(u"10-library"_s);
    actions.preferences->trigger();
    pictures.take(u"11-preferences"_s);
    takeKeys(driver, pictures, u"light"_s);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    takeKeys(driver, pictures, u"dark"_s);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    actions.searchAll->trigger();
    QTest::keyClicks(QApplication::focusWidget(), u"pivot"_s);
    pictures.take(u"12-search"_s);
    driver.press(Qt::Key_Escape);
    driver.window().openFiles({QStringLiteral(CARREL_TEST_DATA "/nasty")});
    takeImport(driver, pictures, {u"13-import"_s, u"13-import-report"_s}, 2);
    driver.window().openFiles({QStringLiteral(CARREL_TEST_DATA "/csv/tides-semicolon-bom.csv")});
    takeImport(driver, pictures, {u"16-import-table"_s, u"16-import-columns"_s}, 1);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    driver.window().openFiles({QStringLiteral(CARREL_TEST_DATA "/csv/unknown-columns.csv")});
    takeImport(driver, pictures, {u"17-import-unknown"_s, u"17-import-unknown-columns"_s}, 1);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
}

void takeSheets(Test::WindowDriver &driver, Pictures &pictures)
{
    const WindowActions &actions = driver.window().actions();
    for (const auto &[name, action] :
         {std::pair(u"14-keys"_s, actions.keys), std::pair(u"15-about"_s, actions.about)}) {
        action->trigger();
        if (auto *const sheet = driver.window().findChild<QDialog *>()) {
            pictures.take(name, *sheet);
            const QPointer<QDialog> closing(sheet);
            sheet->close();
            driver.wait([&] { return closing.isNull(); }, 2'000);
        }
    }
}

void takeReview(Test::WindowDriver &driver, Pictures &pictures)
{
    driver.window().showToday();
    pictures.take(u"20-today-due"_s);
    driver.window().startReview();
    CheckView &check = *driver.review().checkView();
    driver.wait([&] { return check.phase() == CheckPhase::Asking; });
    pictures.take(u"21-review-before"_s);
    driver.answer(check, false);
    pictures.take(u"22-review-after"_s);
    const auto *const end = driver.review().findChild<ReviewEnd *>();
    for (int more = 0; more < 20 && !end->isVisible(); ++more) {
        driver.press(Qt::Key_Return);
        driver.wait([&] { return check.phase() == CheckPhase::Asking || end->isVisible(); }, 2'000);
        if (!end->isVisible()) {
            driver.answer(check, more % 2 == 0);
        }
    }
    pictures.take(u"23-review-end"_s);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    pictures.take(u"24-review-end-dark"_s);
    driver.window().showToday();
    pictures.take(u"25-today-dark"_s);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
}

/** A check of a test, which tells nothing of the answer before, and its end. */
void takeTest(Test::WindowDriver &driver, Pictures &pictures)
{
    const WindowActions &actions = driver.window().actions();
    actions.continueReading->trigger();
    driver.wait([&] { return actions.testModule->isEnabled(); });
    actions.testModule->trigger();
    CheckView &check = *driver.review().checkView();
    pictures.take(u"26-test"_s);
    for (int more = 0; more < 20 && check.phase() == CheckPhase::Asking; ++more) {
        const CheckKey asked = check.asked().key();
        check.takeFocus();
        driver.press(Test::WindowDriver::optionKey(check, more % 2 == 0));
        driver.wait([&] {
            if (check.phase() == CheckPhase::Asking && check.asked().key() == asked) {
                driver.press(Qt::Key_Return);
            }
            return check.phase() == CheckPhase::Nothing || check.asked().key() != asked;
        });
    }
    pictures.take(u"27-test-end"_s);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    pictures.take(u"27-test-end-dark"_s);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
}

/** A lesson with its check answered, without the line that says where this run kept the answer. */
void takeFrontPage(Test::WindowDriver &driver, Pictures &pictures)
{
    driver.window().actions().nextLesson->trigger();
    CheckView &check = *driver.quiz().checkView();
    driver.wait([&] { return check.phase() == CheckPhase::Asking; });
    if (driver.window().findChild<StudyFrame *>()->isNarrow()) {
        driver.window().actions().check->trigger();
    }
    driver.answer(check, false);
    driver.window().statusBar()->hide();
    pictures.take(u"40-front-page"_s);
    driver.window().statusBar()->show();
    driver.press(Qt::Key_Escape);
}

/** Checks that ask with code, formulas, pictures and tables. */
void takeBlocks(Test::WindowDriver &driver, Pictures &pictures)
{
    driver.window().openFiles({QStringLiteral(CARREL_TEST_DATA "/courses/growth")});
    QuizPanel &quiz = driver.quiz();
    CheckView &check = *quiz.checkView();
    driver.wait([&] { return check.phase() == CheckPhase::Asking && check.asked().check == CheckId(u"pairs"_s); });
    driver.window().messages().close();
    for (const QString &name : {u"pairs"_s, u"curve"_s, u"loop"_s, u"table"_s}) {
        quiz.showCheck(CheckId(name));
        if (driver.window().findChild<StudyFrame *>()->isNarrow()) {
            driver.window().actions().check->trigger();
        }
        check.takeFocus();
        pictures.take(u"30-%1-before"_s.arg(name));
        driver.answer(check, false);
        pictures.take(u"31-%1-after"_s.arg(name));
        (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
        pictures.take(u"32-%1-after-dark"_s.arg(name));
        (void)driver.parts().settings().set(Keys::theme, u"light"_s);
        driver.press(Qt::Key_Escape);
    }
}

/** A small window is what a small screen or a person who needs everything twice as large has. */
void scaleFor(QSize size)
{
    constexpr int smallWidth = 800;
    if (!size.isEmpty() && size.width() < smallWidth) {
        qputenv("QT_SCALE_FACTOR", "2");
    }
}

int takeAll(const QString &folder, const QString &language, QSize size)
{
    QTemporaryDir data(QDir::tempPath() + u"/carrel-XXXXXX"_s);
    const QString prefix = u"%1-%2x%3"_s.arg(language).arg(size.width()).arg(size.height());
    {
        Test::WindowDriver driver(data.path());
        Pictures pictures(driver, folder, prefix);
        (void)driver.parts().settings().set(Keys::theme, u"light"_s);
        driver.window().resize(size);
        if (!driver.start()) {
            return 1;
        }
        takeFirstStart(driver, pictures);
        takeLesson(driver, pictures);
        Test::takeNotes(driver, [&pictures](const QString &name) { pictures.take(name); });
        takeFrontPage(driver, pictures);
        takeBlocks(driver, pictures);
        takeWindowViews(driver, pictures);
        takeSheets(driver, pictures);
    }
    Test::WindowDriver driver(data.path(), dayMs);
    Pictures pictures(driver, folder, prefix);
    driver.window().resize(size);
    if (!driver.start()) {
        return 1;
    }
    driver.parts().record().waitUntilRead(5'000);
    takeReview(driver, pictures);
    takeTest(driver, pictures);
    Test::takeMemory(driver, [&pictures](const QString &name, QWidget &widget) { pictures.take(name, widget); });
    return 0;
}

/** In a folder of its own, since it takes weeks. */
int takeStatistics(const QString &folder, const QString &language, QSize size)
{
    QTemporaryDir data(QDir::tempPath() + u"/carrel-XXXXXX"_s);
    Test::WindowDriver driver(data.path(), -Test::studiedDays * dayMs);
    Pictures pictures(driver, folder, u"%1-%2x%3"_s.arg(language).arg(size.width()).arg(size.height()));
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    driver.window().resize(size);
    if (!driver.startWith({sampleCourse()})) {
        return 1;
    }
    driver.window().openFiles({QStringLiteral(CARREL_TEST_DATA "/courses/growth")});
    driver.wait([&] { return driver.quiz().checkView()->asked().check == CheckId(u"pairs"_s); }, 10'000);
    Test::takeStatistics(driver, [&pictures](const QString &name) { pictures.take(name); });
    return 0;
}

int callForEach(const QString &folder)
{
    int failures = 0;
    for (const QString &language : {u"en"_s, u"de"_s, u"qps"_s}) {
        for (const QString &size : {u"1280x800"_s, u"640x400"_s}) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedChannels);
            process.start(QCoreApplication::applicationFilePath(),
                          {u"--language"_s, language, u"--size"_s, size, folder});
            process.waitForFinished(-1);
            failures += process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 ? 0 : 1;
        }
    }
    failures += Test::takePages(folder);
    return failures == 0 ? 0 : 1;
}

/** What the command line asks for. */
struct Order {
    QString folder;
    QString language; ///< empty: all
    QSize size;
    bool isPages = false;      ///< the page of a lesson in every theme, and no windows
    bool isStatistics = false; ///< the statistics alone
};

/** Ends the program with a sentence when there is no sense in it, or with the help that was asked for. */
Order readOrder()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Takes a picture of every view of the window."_s);
    parser.addHelpOption();
    const QCommandLineOption language(u"language"_s, u"Only in this language: en, de or qps."_s, u"LANGUAGE"_s);
    const QCommandLineOption size(u"size"_s, u"Only in this size."_s, u"WIDTHxHEIGHT"_s);
    const QCommandLineOption pages(u"pages"_s, u"Only pages of a lesson: each theme, settings of the text."_s);
    const QCommandLineOption statistics(u"statistics"_s, u"Only the statistics; with a language and a size."_s);
    parser.addOptions({language, size, pages, statistics});
    parser.addPositionalArgument(u"FOLDER"_s, u"Where the pictures go; it is made."_s);
    parser.process(*QCoreApplication::instance());
    const QRegularExpressionMatch sides = QRegularExpression(u"^(\\d{2,4})x(\\d{2,4})$"_s).match(parser.value(size));
    const bool isOne = parser.isSet(language) && sides.hasMatch();
    if (parser.positionalArguments().size() != 1 || (!isOne && (parser.isSet(language) || parser.isSet(size)))) {
        std::fputs("carrel_screenshots: name one folder, and a language and a size together or neither of them.\n",
                   stderr);
        parser.showHelp(2);
    }
    return {QDir(parser.positionalArguments().constFirst()).absolutePath(), parser.value(language),
            QSize(sides.captured(1).toInt(), sides.captured(2).toInt()), parser.isSet(pages), parser.isSet(statistics)};
}

} // namespace

int main(int argc, char *argv[])
{
    const Order order = [&argc, argv] {
        const QCoreApplication reading(argc,
                                       argv); // how large things are has to be said before there is a window system
        return readOrder();
    }();
    scaleFor(order.size);
    qputenv("QT_QUICK_BACKEND", "software");
    preparePageEngine();
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    if (!QDir().mkpath(order.folder)) {
        std::fprintf(stderr, "carrel_screenshots: %s cannot be made.\n", qPrintable(order.folder));
        return 1;
    }
    if (order.isPages) {
        installLanguage(u"en"_s);
        return Test::takePages(order.folder);
    }
    if (order.language.isEmpty()) {
        return callForEach(order.folder);
    }
    installLanguage(order.language);
    const int others = order.isStatistics ? 0 : takeAll(order.folder, order.language, order.size);
    return others + takeStatistics(order.folder, order.language, order.size);
}
