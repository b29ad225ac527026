// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// R11, blind and mouse-less: a lesson and its check run with Tab, arrows and Enter only; what a screen reader meets in
// the window and in its page is walked: every control named, the order sensible, the group of the options carries the
// question, and after a wrong answer the explanation is announced and the focus lands on it.
#include "app/language.h"
#include "course/plaintext.h"
#include "endtoend/everyview.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optioncard.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/shared/messagebar.h"
#include "widgets/today/todayview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int mostSteps = 120;
constexpr int pageAnswersMs = 100;

/** Something a screen reader meets. */
struct Met {
    QAccessible::Role role;
    QString name;
    QString parentName;
    QAccessible::Role parentRole;
    QString widget; ///< class and name of the widget it is, if it is one
};

void walk(QAccessibleInterface *at, std::vector<Met> &met)
{
    if (at == nullptr || !at->isValid() || at->state().invisible) {
        return;
    }
    const QAccessibleInterface *const parent = at->parent();
    const QObject *const object = at->object();
    met.push_back(
        {at->role(), at->text(QAccessible::Name), parent ? parent->text(QAccessible::Name) : QString(),
         parent ? parent->role() : QAccessible::NoRole,
         object ? QString::fromLatin1(object->metaObject()->className()) + u' ' + object->objectName() : QString()});
    for (int i = 0; i < at->childCount(); ++i) {
        walk(at->child(i), met);
    }
}

std::vector<Met> everythingIn(QWidget &widget)
{
    std::vector<Met> met;
    walk(QAccessible::queryAccessibleInterface(&widget), met);
    return met;
}

/** What a person does something with, or what they go to by its name. */
bool needsName(const Met &met)
{
    switch (met.role) {
    case QAccessible::PushButton:
    case QAccessible::RadioButton:
    case QAccessible::CheckBox:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Link:
    case QAccessible::Tree:
    case QAccessible::Table:
    case QAccessible::PageTab:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::Heading:
    case QAccessible::Graphic:
    case QAccessible::ProgressBar:
        return true;
    case QAccessible::List: // one in the text of a lesson says by itself what it is
        return !met.widget.startsWith("QObject"_L1);
    case QAccessible::EditableText: // in a spin box it is a part of it
        return met.parentRole != QAccessible::SpinBox;
    default:
        return false;
    }
}

QStringList namelessIn(QWidget &widget)
{
    QStringList nameless;
    for (const Met &met : everythingIn(widget)) {
        if (needsName(met) && met.name.trimmed().isEmpty()) {
            nameless << u"role 0x%1 in “%2” %3"_s.arg(int(met.role), 0, 16).arg(met.parentName, met.widget);
        }
    }
    return nameless;
}

/** What was said without a move of the focus, and what the focus came to. */
struct Heard {
    QStringList announced;
    QStringList focused;
};

Heard &heard()
{
    static Heard heard;
    return heard;
}

void hear(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement) {
        heard().announced << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
    } else if (event->type() == QAccessible::Focus && event->accessibleInterface()) {
        heard().focused << event->accessibleInterface()->text(QAccessible::Name);
    }
}

bool isIn(const QWidget *area, const QWidget *widget)
{
    return area && widget && (area == widget || area->isAncestorOf(widget));
}

QString lessonFile()
{
    return Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
}

} // namespace

class ScreenReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { heard() = {}; }

    void aLessonAndItsCheckRunByKeysAloneAndAreSpoken()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile()}));
        driver.window().resize(1280, 800);
        driver.window().actions().today->trigger();
        const auto *const today = driver.window().findChild<TodayView *>();
        QVERIFY(driver.tabTo(
            mostSteps, [&](QWidget *focus) { return isIn(today, focus) && qobject_cast<QAbstractButton *>(focus); }));
        driver.press(Qt::Key_Return);
        auto *const page = driver.window().findChild<LessonView *>();
        QVERIFY(driver.wait([&] { return page->isVisible() && isIn(page, QApplication::focusWidget()); }));

        CheckView &check = *driver.quiz().checkView();
        const Check &asked = *check.asked().find();
        const int wrong = int(Test::WindowDriver::optionKey(check, false)) - Qt::Key_1;
        QVERIFY(driver.tabTo(mostSteps,
                             [&](QWidget *focus) { return isIn(&check, focus) && qobject_cast<OptionCard *>(focus); }));
        const QList<OptionCard *> cards = check.findChildren<OptionCard *>();
        for (int i = 0; i == 0 || (i < mostSteps && !cards.at(wrong)->hasFocus()); ++i) {
            driver.press(Qt::Key_Down); // among options of which one is right, arrows choose
        }
        // The group of the options is told when one enters it, and an option with its place.
        std::vector<Met> options;
        std::ranges::copy_if(everythingIn(driver.window()), std::back_inserter(options),
                             [](const Met &met) { return met.role == QAccessible::RadioButton; });
        QCOMPARE(options.size(), asked.options.size());
        for (const Met &option : options) {
            QCOMPARE(option.parentRole, QAccessible::Grouping);
            QCOMPARE(option.parentName, plainText(asked.question));
            QVERIFY(!option.name.isEmpty());
        }
        const Option &chosen = asked.options[size_t(check.asked().order[size_t(wrong)])];
        QVERIFY(!heard().focused.isEmpty());
        QVERIFY2(heard().focused.last().contains(plainText(chosen.text)), qPrintable(heard().focused.last()));

        heard() = {};
        // A press right after the check came up counts as an accident, so it is pressed until it is taken.
        QVERIFY(driver.wait([&] {
            if (check.phase() == CheckPhase::Asking) {
                driver.press(Qt::Key_Return);
            }
            return check.phase() == CheckPhase::Verdict;
        }));
        const QString reason = plainText(*chosen.tempting);
        const auto tellsReason = [&reason](const QString &said) {
            return said.contains(u"Not right."_s) && said.contains(reason);
        };
        QVERIFY2(std::ranges::any_of(heard().announced, tellsReason), qPrintable(heard().announced.join(u'\n')));
        QVERIFY2(std::ranges::any_of(heard().focused, tellsReason), qPrintable(heard().focused.join(u'\n')));
        const QWidget *const focus = QApplication::focusWidget();
        QVERIFY(isIn(&check, focus));
        QVERIFY2(tellsReason(focus->accessibleName()), qPrintable(focus->accessibleName()));
        QCOMPARE(namelessIn(driver.window()).join(u'\n'), QString());
        // On to what follows.
        QVERIFY(driver.tabTo(mostSteps, [&](QWidget *there) {
            return isIn(&driver.quiz(), there) && qobject_cast<QAbstractButton *>(there) &&
                   !qobject_cast<OptionCard *>(there);
        }));
    }

    void thePageIsReadInItsOrder()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile()}));
        auto *const page = driver.window().findChild<LessonView *>();
        const std::shared_ptr<const Lesson> lesson = driver.quiz().checkView()->asked().place.lesson;
        QVERIFY(lesson);
        QStringList headings{lesson->title};
        for (const Block &block : lesson->blocks) {
            if (const auto *const heading = std::get_if<Heading>(&block.content)) {
                headings << plainText(heading->runs);
            }
        }
        QVERIFY(headings.size() > 3);
        // The page builds its tree when it is first asked for it.
        const auto headingsOf = [page] {
            QStringList names;
            for (const Met &met : everythingIn(*page)) {
                if (met.role == QAccessible::Heading) {
                    names << met.name.trimmed();
                }
            }
            return names;
        };
        QVERIFY2(driver.wait([&] { return headingsOf() == headings; }), qPrintable(headingsOf().join(u'\n')));
        QSet<int> roles;
        for (const Met &each : everythingIn(*page)) {
            roles.insert(int(each.role));
        }
        QVERIFY(roles.contains(QAccessible::Paragraph));
        QVERIFY(roles.contains(QAccessible::PushButton)); // to copy code, to open the check
        QCOMPARE(namelessIn(*page).join(u'\n'), QString());
        // The window leads to it.
        QVERIFY(std::ranges::any_of(everythingIn(driver.window()), [&headings](const Met &each) {
            return each.role == QAccessible::Heading && each.name.trimmed() == headings.last();
        }));
    }

    void everythingInEveryViewHasAName()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile()}));
        driver.window().resize(1280, 800);
        // Something is due, so that every view can be opened.
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        driver.parts().clock().shift(2 * Test::dayMs);
        driver.window().showToday(); // it is another day now
        driver.window().actions().continueReading->trigger();
        // The page builds its tree when it is first asked for it.
        QVERIFY(driver.wait([&] { return everythingIn(driver.window()).size() > 60; }));
        QStringList nameless;
        Test::EveryView views(driver, [&nameless](const QString &view, QWidget &shown) {
            if (qobject_cast<QFileDialog *>(&shown)) {
                return; // it is Qt's
            }
            for (const QString &one : namelessIn(shown)) {
                nameless << view + u": "_s + one;
            }
        });
        QCOMPARE(views.open(), QStringList());
        QCOMPARE(nameless.join(u'\n'), QString());
        driver.window().actions().preferences->trigger();
        auto *const openKeys = driver.window().findChild<QAbstractButton *>(u"openKeys"_s);
        openKeys->click();
        QVERIFY(driver.window().findChild<QWidget *>(u"keyList"_s)->isVisible());
        QCOMPARE(namelessIn(driver.window()).join(u'\n'), QString());
    }

    void tabGoesThroughTheWindowAsOneReadsIt()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile()}));
        driver.window().resize(1280, 800);
        driver.window().messages().close();
        const std::pair<QString, const QWidget *> places[] = {
            {u"tools"_s, driver.window().findChild<QToolBar *>()},
            {u"outline"_s, driver.window().findChild<OutlinePanel *>()},
            {u"text"_s, driver.window().findChild<LessonView *>()},
            {u"check"_s, &driver.quiz()},
        };
        const auto placeNow = [&places] {
            const QWidget *const focus = QApplication::focusWidget();
            const auto *const found =
                std::ranges::find_if(places, [focus](const auto &place) { return isIn(place.second, focus); });
            return found == std::end(places) ? QString() : found->first;
        };
        QVERIFY(driver.tabTo(mostSteps, [&](QWidget *) { return placeNow() == u"tools"_s; }));
        QStringList gone{u"tools"_s};
        for (int i = 0; i < mostSteps && gone.size() < 5; ++i) {
            const QWidget *const focus = QApplication::focusWidget();
            driver.press(Qt::Key_Tab);
            driver.wait([&] { return QApplication::focusWidget() != focus; }, pageAnswersMs);
            if (const QString place = placeNow(); !place.isEmpty() && place != gone.last()) {
                gone << place;
            }
        }
        QCOMPARE(gone, (QStringList{u"tools"_s, u"outline"_s, u"text"_s, u"check"_s, u"tools"_s}));
    }
};

int main(int argc, char *argv[])
{
    // As a screen reader that is there would have it; the program itself reads this off the system.
    qputenv("QTWEBENGINE_CHROMIUM_FLAGS", "--force-renderer-accessibility");
    preparePageEngine();
    QApplication application(argc, argv);
    installLanguage(u"en"_s);
    QAccessible::setActive(true);
    QAccessible::installUpdateHandler(hear);
    ScreenReaderTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "screenreadertest.moc"
