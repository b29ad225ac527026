// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the main job through the real window: opens a lesson, answers its check wrong, sees why, and reviews it a day
// later. carrel_demonstration --pictures FOLDER [FILES]; without files it studies the manual.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "widgets/importing/importdialog.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstdio>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
constexpr int settleMs = 400;
constexpr int importMs = 120'000;

void tell(const QString &sentence)
{
    std::puts(qPrintable(sentence));
    std::fflush(stdout);
}

void takePicture(Test::WindowDriver &driver, const QString &folder, const QString &name, QWidget *of = nullptr)
{
    QTest::qWait(settleMs);
    const QString path = folder + u'/' + name + ".png"_L1;
    if ((of ? of : &driver.window())->grab().save(path)) {
        tell(u"  picture: %1"_s.arg(path));
    }
}

QString dayWords(StudyDay day)
{
    return QLocale().toString(day.date(), u"dddd d MMMM yyyy"_s);
}

/** Takes in what the files hold, as a person would who looks at it and presses Enter. */
bool takeIn(Test::WindowDriver &driver, const QString &pictures)
{
    if (!driver.importDialog()) {
        return true;
    }
    tell(u"Looked at what comes in and took it."_s);
    takePicture(driver, pictures, u"0-import"_s, driver.importDialog());
    QTest::keyClick(driver.importDialog(), Qt::Key_Return);
    return driver.wait(
        [&] { return std::ranges::contains(driver.parts().library().courses(), false, &CourseSummary::readOnly); },
        importMs);
}

/** The first lesson that is here and asks something, else the first that is here; of one's own courses, where @p own.
 */
std::optional<LessonRef> lessonToStudy(const Library &library, bool own)
{
    std::optional<LessonRef> toRead;
    for (const CourseSummary &course : library.courses()) {
        const auto outline = library.outline(course.info.id);
        if (!outline || course.readOnly == own) {
            continue;
        }
        for (const LessonEntry *const entry : outline->lessons()) {
            const LessonRef lesson{course.info.id, entry->slug};
            if (entry->here && !entry->checks.empty()) {
                return lesson;
            }
            if (entry->here && !toRead) {
                toRead = lesson;
            }
        }
    }
    return toRead;
}

bool openLesson(Test::WindowDriver &driver, const QString &pictures, const QStringList &files)
{
    if (!driver.start(files) || !takeIn(driver, pictures)) {
        return false;
    }
    const std::optional<LessonRef> lesson = lessonToStudy(driver.parts().library(), !files.isEmpty());
    if (!lesson) {
        return false;
    }
    driver.window().openLesson(*lesson);
    // A lesson of nothing but checks has no page to be painted.
    const auto *const page = driver.window().findChild<LessonView *>();
    return driver.wait([&] { return driver.isLessonPainted() || (driver.quiz().hasChecks() && !page->isVisible()); });
}

/** Nothing when the demonstration failed; without a key, when the lesson asks nothing. */
std::optional<CheckKey> missTheCheck(const QString &data, const QString &pictures, const QStringList &files)
{
    Test::WindowDriver driver(data);
    if (!openLesson(driver, pictures, files)) {
        tell(u"No lesson could be opened."_s);
        return std::nullopt;
    }
    tell(u"Opened: %1"_s.arg(driver.window().windowTitle()));
    takePicture(driver, pictures, u"1-lesson"_s);
    if (!driver.quiz().hasChecks()) {
        tell(u"This course asks nothing: it is there to be read."_s);
        return CheckKey();
    }
    CheckView &check = *driver.quiz().checkView();
    const CheckKey key = check.asked().key();
    if (!driver.answer(check, false)) {
        tell(u"The check could not be answered."_s);
        return std::nullopt;
    }
    tell(u"Answered the check wrong. It comes back on %1."_s.arg(
        dayWords(driver.parts().record().state().check(key)->due)));
    takePicture(driver, pictures, u"2-why-it-is-wrong"_s);
    return key;
}

bool reviewTheCheck(const QString &data, const QString &pictures, const CheckKey &key)
{
    Test::WindowDriver driver(data, dayMs);
    if (!driver.start() || !driver.parts().record().waitUntilRead(10'000)) {
        return false;
    }
    tell(u"Started again, one day later."_s);
    driver.window().showToday();
    takePicture(driver, pictures, u"3-today"_s);
    driver.window().startReview();
    CheckView &check = *driver.review().checkView();
    if (!driver.wait([&] { return check.phase() == CheckPhase::Asking; }) || !driver.answer(check, true)) {
        tell(u"The check did not come back."_s);
        return false;
    }
    tell(u"Reviewed it and was right. It comes back on %1."_s.arg(
        dayWords(driver.parts().record().state().check(key)->due)));
    takePicture(driver, pictures, u"4-review"_s);
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QUICK_BACKEND", "software");
    preparePageEngine();
    QApplication application(argc, argv);
    installLanguage({});
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    const QCommandLineOption picturesOption(u"pictures"_s, u"where the pictures go"_s, u"folder"_s, u"."_s);
    QCommandLineParser parser;
    parser.addOption(picturesOption);
    parser.process(application);
    const QString pictures = QDir(parser.value(picturesOption)).absolutePath();
    QDir().mkpath(pictures);

    const QTemporaryDir data;
    const std::optional<CheckKey> missed = missTheCheck(data.path(), pictures, parser.positionalArguments());
    const bool done = missed && (*missed == CheckKey() || reviewTheCheck(data.path(), pictures, *missed));
    tell(done ? u"Done. The pictures are in %1."_s.arg(pictures) : u"The demonstration did not get to its end."_s);
    return done ? 0 : 1;
}
