// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever has the focus shows it, in every view and every theme: the control is drawn otherwise than without it, and
// the change can be seen.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "render/contrast.h"
#include "settings/keys.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int settleMs = 200;

/** How many pixels stand out between two pictures of one control, as much as a line of a control has to. */
int changedPixels(const QImage &before, const QImage &after)
{
    constexpr double least = 3; // what graphics need to be seen
    int changed = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            const QRgb one = before.pixel(x, y);
            const QRgb other = after.pixel(x, y);
            changed += one != other && contrastOf(QColor(one), QColor(other)) >= least ? 1 : 0;
        }
    }
    return changed;
}

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName() + u' ' +
           widget.accessibleName();
}

} // namespace

class FocusTest final : public QObject
{
    Q_OBJECT

private:
    /** Gives the focus to everything in @p area that Tab comes to, one after another, and tells what does not show it.
     */
    static QStringList hiddenIn(Test::WindowDriver &driver, const QWidget &area)
    {
        QStringList hidden;
        QTest::qWait(settleMs); // sections that come with their figures have their place then
        auto *const elsewhere = driver.window().findChild<QLineEdit *>(u"searchField"_s);
        const QWidget *const page = driver.window().findChild<LessonView *>();
        const QList<QWidget *> widgets = area.findChildren<QWidget *>();
        for (QWidget *const widget : widgets) {
            const bool takesTab = (widget->focusPolicy() & Qt::TabFocus) != 0;
            const bool isPage = page && page->isAncestorOf(widget); // it has a test of its own
            if (!takesTab || !widget->isVisible() || !widget->isEnabled() || widget->focusProxy() || isPage ||
                widget == elsewhere) {
                continue;
            }
            widget->setFocus(Qt::TabFocusReason); // where it scrolls it comes into sight
            elsewhere->setFocus(Qt::OtherFocusReason);
            const QRect place(widget->mapTo(&driver.window(), QPoint()), widget->size());
            if (place.isEmpty() || !driver.window().rect().intersects(place)) {
                hidden << nameOf(*widget) + u" is out of sight"_s;
                continue;
            }
            const QImage before = driver.window().grab(place).toImage(); // with the ground it stands on
            widget->setFocus(Qt::TabFocusReason);
            if (!widget->hasFocus()) {
                continue;
            }
            const int changed = changedPixels(before, driver.window().grab(place).toImage());
            const int side = qMin(widget->width(), widget->height());
            if (changed < qMin(2 * side, 40)) {
                hidden << nameOf(*widget) + u": %1 pixels"_s.arg(changed);
            }
        }
        return hidden;
    }

private Q_SLOTS:
    void theFocusIsSeenInEveryView_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
    }

    void theFocusIsSeenInEveryView()
    {
        QFETCH(ThemeName, theme);
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.parts().settings().set(Keys::theme, themeWord(theme)));
        driver.window().resize(1280, 800);
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)}));
        const WindowActions &actions = driver.window().actions();
        const QWidget &views = *driver.window().findChild<QWidget *>(u"views"_s);
        QStringList hidden = hiddenIn(driver, driver.window());
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        hidden += hiddenIn(driver, driver.quiz());
        actions.find->trigger();
        hidden += hiddenIn(driver, *driver.window().findChild<QWidget *>(u"findBar"_s));
        driver.window().showNotes(true);
        hidden += hiddenIn(driver, *driver.window().findChild<QWidget *>(u"notesPanel"_s));
        for (QAction *const action : {actions.today, actions.library, actions.preferences, actions.statistics}) {
            action->trigger();
            hidden += hiddenIn(driver, views);
        }
        driver.window().findChild<QAbstractButton *>(u"openKeys"_s)->click();
        hidden += hiddenIn(driver, views);
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    installLanguage(u"en"_s);
    FocusTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "focustest.moc"
