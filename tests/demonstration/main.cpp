// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the main job through the real window: opens a lesson, answers its check wrong, sees why, and reviews it a day
// later. carrel_demonstration --pictures FOLDER [FILES]; without files it studies the manual.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "settings/keys.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
constexpr int settleMs = 400;
constexpr int mostLessons = 20; // looked through for one with a check

void tell(const QString &sentence)
{
    std::puts(qPrintable(sentence));
    std::fflush(stdout);
}

void takePicture(Test::WindowDriver &driver, const QString &folder, const QString &name)
{
    QTest::qWait(settleMs);
    const QString path = folder + u'/' + name + ".png"_L1;
    if (driver.window().grab().save(path)) {
        tell(u"  picture: %1"_s.arg(path));
    }
}

QString dayWords(StudyDay day)
{
    return QLocale().toString(day.date(), u"dddd d MMMM yyyy"_s);
}

/** Opens the lesson and goes on to the first one that asks something. */
bool openLessonWithCheck(Test::WindowDriver &driver, const QStringList &files)
{
    if (!driver.start(files)) {
        return false;
    }
    if (files.isEmpty()) {
        driver.window().actions().manual->trigger();
    }
    if (!driver.wait([&] { return driver.isLessonPainted(); })) {
        return false;
    }
    for (int i = 0; i < mostLessons && !driver.quiz().hasChecks(); ++i) {
        driver.window().actions().nextLesson->trigger();
        QTest::qWait(settleMs);
    }
    return driver.quiz().hasChecks();
}

bool missTheCheck(const QString &data, const QString &pictures, const QStringList &files, CheckKey &key)
{
    Test::WindowDriver driver(data);
    if (!openLessonWithCheck(driver, files)) {
        tell(u"No lesson with a check could be opened."_s);
        return false;
    }
    tell(u"Opened: %1"_s.arg(driver.window().windowTitle()));
    takePicture(driver, pictures, u"1-lesson"_s);
    CheckView &check = *driver.quiz().checkView();
    key = check.asked().key();
    if (!driver.answer(check, false)) {
        tell(u"The check could not be answered."_s);
        return false;
    }
    tell(u"Answered the check wrong. It comes back on %1."_s.arg(
        dayWords(driver.parts().record().state().check(key)->due)));
    takePicture(driver, pictures, u"2-why-it-is-wrong"_s);
    return true;
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
    CheckKey key;
    const bool done = missTheCheck(data.path(), pictures, parser.positionalArguments(), key) &&
                      reviewTheCheck(data.path(), pictures, key);
    tell(done ? u"Done. The pictures are in %1."_s.arg(pictures) : u"The demonstration did not get to its end."_s);
    return done ? 0 : 1;
}
