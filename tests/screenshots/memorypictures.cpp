// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshots/memorypictures.h"

#include "endtoend/twomodules.h"
#include "settings/keys.h"
#include "study/reviewportion.h"
#include "study/studyrecord.h"
#include "study/studysettings.h"
#include "widgets/mainwindow/windowactions.h"

#include <QAction>
#include <QDialog>
#include <QPointer>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

void takeDialog(WindowDriver &driver, QAction *action, const QString &name,
                const std::function<void(const QString &name, QWidget &widget)> &take)
{
    action->trigger();
    const QPointer<QDialog> dialog = driver.window().findChild<QDialog *>();
    if (dialog) {
        take(name, *dialog);
        dialog->close();
        driver.wait([&] { return dialog.isNull(); }, 2'000);
    }
}

} // namespace

void takeMemory(WindowDriver &driver, const std::function<void(const QString &name, QWidget &widget)> &take)
{
    const WindowActions &actions = driver.window().actions();
    const auto chooseTheme = [&driver](const QString &theme) {
        (void)driver.parts().settings().set(Keys::theme, theme);
    };
    takeDialog(driver, actions.aside, u"70-aside-nothing"_s, take);
    actions.continueReading->trigger();
    driver.wait([&] { return actions.testModule->isEnabled(); });
    takeDialog(driver, actions.exam, u"71-exam"_s, take);
    StudyRecord &record = driver.parts().record();
    const std::vector<CheckKey> checks = ownChecks(driver.parts().library());
    if (checks.size() < 5) {
        return;
    }
    nearlyLeech(driver, checks[0]);
    for (const CheckKey &check : checks) {
        answerBefore(driver, check, false);
    }
    record.append(minutesADaySetting(1));
    driver.parts().clock().shift(9 * dayMs);
    driver.window().showToday();
    take(u"72-catch-up-offer"_s, driver.window());
    record.append(catchUpSetting(catchUpOver(5, int(checks.size()), record.today())));
    record.waitUntilStored(10'000);
    take(u"73-catch-up"_s, driver.window());
    chooseTheme(u"dark"_s);
    take(u"73-catch-up-dark"_s, driver.window());
    record.append(RetireEvent{checks[1], RetireReason::Known});
    record.append(RetireEvent{checks[2], RetireReason::Faulty});
    record.append(RestEvent{checks[3], 1});
    record.waitUntilStored(10'000);
    takeDialog(driver, actions.aside, u"74-aside-dark"_s, take);
    chooseTheme(u"light"_s);
    takeDialog(driver, actions.aside, u"74-aside"_s, take);
    actions.statistics->trigger();
    take(u"75-statistics-above"_s, driver.window());
}

} // namespace Carrel::Test
