// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main job from a cold start with Tab, arrows and Enter alone.
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optioncard.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"
#include "widgets/today/todayview.h"

#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
constexpr int mostSteps = 80;
constexpr QSize wideWindow(1280, 800);

bool isIn(const QWidget &area, const QWidget *widget)
{
    return &area == widget || area.isAncestorOf(widget);
}

/** Goes to an option of the check by Tab and arrows and answers it. */
bool answerByTab(Test::WindowDriver &driver, CheckView &check, bool right)
{
    const int wanted = int(Test::WindowDriver::optionKey(check, right)) - Qt::Key_1;
    if (!driver.tabTo(mostSteps,
                      [&](QWidget *focus) { return isIn(check, focus) && qobject_cast<OptionCard *>(focus); })) {
        return false;
    }
    const QList<OptionCard *> cards = check.findChildren<OptionCard *>();
    for (int i = 0; i < mostSteps && !cards.at(wanted)->hasFocus(); ++i) {
        driver.press(Qt::Key_Down);
    }
    driver.press(Qt::Key_Space);
    return driver.wait([&] {
        if (check.phase() == CheckPhase::Asking) {
            driver.press(Qt::Key_Return);
        }
        return check.phase() == CheckPhase::Verdict;
    });
}

} // namespace

class KeyboardTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMainJobNeedsNoMouseAndNoShortcut()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)}));
        }
        {
            // A cold start: Today stands there, and Tab leads to the lesson to go on with.
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start());
            driver.window().resize(wideWindow); // the check stands beside the text
            const auto *const today = driver.window().findChild<TodayView *>();
            QVERIFY(driver.tabTo(mostSteps, [&](QWidget *focus) {
                return isIn(*today, focus) && qobject_cast<QAbstractButton *>(focus);
            }));
            driver.press(Qt::Key_Return);
            QVERIFY(driver.wait([&] { return driver.isLessonPainted(); }));
            QVERIFY(driver.window().windowTitle().startsWith("Quicksort"_L1));
            QVERIFY(answerByTab(driver, *driver.quiz().checkView(), false));
            // From the verdict on to what follows.
            QVERIFY(driver.tabTo(mostSteps, [&](QWidget *focus) {
                return isIn(driver.quiz(), focus) && qobject_cast<QAbstractButton *>(focus) &&
                       !qobject_cast<OptionCard *>(focus);
            }));
        }
        Test::WindowDriver driver(data.path(), dayMs);
        QVERIFY(driver.start());
        QVERIFY(driver.parts().record().waitUntilRead(10'000));
        const auto *const today = driver.window().findChild<TodayView *>();
        QVERIFY(driver.tabTo(
            mostSteps, [&](QWidget *focus) { return isIn(*today, focus) && qobject_cast<QAbstractButton *>(focus); }));
        driver.press(Qt::Key_Return);
        CheckView &check = *driver.review().checkView();
        QVERIFY(driver.wait([&] { return check.isVisible() && check.phase() == CheckPhase::Asking; }));
        QVERIFY(answerByTab(driver, check, true));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    KeyboardTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "keyboardtest.moc"
