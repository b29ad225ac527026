// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text at 200 % leaves 640 by 400 pixels of a usual screen: in every view everything is to be reached by Tab, comes
// into sight when it is, and no words of a control are cut.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
constexpr QSize small(640, 400);
constexpr int mostSteps = 160;
constexpr int pageAnswersMs = 60;

QString nameOf(const QWidget &widget)
{
    const auto *const button = qobject_cast<const QAbstractButton *>(&widget);
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName() +
           (button ? u" “"_s + button->text() + u'”' : QString());
}

/** What Tab has to come to in @p area as it is now. */
QSet<const QWidget *> stopsIn(const QWidget &area)
{
    QSet<const QWidget *> stops;
    const QList<QWidget *> widgets = area.findChildren<QWidget *>();
    for (const QWidget *const widget : widgets) {
        const bool takesTab = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (takesTab && widget->isVisible() && widget->isEnabled() && !widget->focusProxy()) {
            stops.insert(widget);
        }
    }
    return stops;
}

/** Whether enough of @p widget is in sight: all of a control, a good part of what scrolls by itself. */
bool isInSight(const QWidget &widget)
{
    const QSize seen = widget.visibleRegion().boundingRect().size();
    const bool scrolls = qobject_cast<const QAbstractScrollArea *>(&widget) || widget.height() > 200;
    const int height = scrolls ? qMin(widget.height(), 56) : qMin(widget.height(), 160);
    return seen.width() >= qMin(widget.width(), scrolls ? 40 : widget.width()) && seen.height() >= height;
}

/** Controls whose words are wider than they are. */
QStringList cutIn(const QWidget &window)
{
    QStringList cut;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *const widget : widgets) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty()) {
            continue;
        }
        const auto *const label = qobject_cast<const QLabel *>(widget);
        const auto *const field = qobject_cast<const QLineEdit *>(widget);
        const auto *const button = qobject_cast<const QAbstractButton *>(widget);
        int wanted = 0;
        if (label && !label->wordWrap()) {
            wanted = label->fontMetrics().horizontalAdvance(label->text());
        } else if (button && !button->hasHeightForWidth()) {
            wanted = button->minimumSizeHint().width();
        } else if (field && field->text().isEmpty()) {
            wanted = field->fontMetrics().horizontalAdvance(field->placeholderText());
        }
        if (wanted > widget->width()) {
            cut << u"%1 has %2 of %3 pixels"_s.arg(nameOf(*widget)).arg(widget->width()).arg(wanted);
        }
        if (button && button->hasHeightForWidth() && button->heightForWidth(widget->width()) > widget->height()) {
            cut << nameOf(*widget) + u" is too low"_s;
        }
    }
    return cut;
}

void speak(const QString &language)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>());
    installLanguage(language);
}

} // namespace

class SmallWindowTest final : public QObject
{
    Q_OBJECT

private:
    /** Presses Tab through @p area once round and tells what it did not come to, or came to out of sight. */
    static QStringList lossesIn(Test::WindowDriver &driver, const QWidget &area)
    {
        for (int level = 0; level < 8; ++level) { // a layout asks the one around it, and that the one around it
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        }
        QStringList losses = cutIn(driver.window());
        QSet<const QWidget *> left = stopsIn(area);
        for (int i = 0; i < mostSteps && !left.isEmpty(); ++i) {
            const QWidget *const before = QApplication::focusWidget();
            driver.press(Qt::Key_Tab);
            driver.wait([before] { return QApplication::focusWidget() != before; }, pageAnswersMs);
            const QWidget *const now = QApplication::focusWidget();
            if (now && left.remove(now) && !isInSight(*now)) {
                const QRect seen = now->visibleRegion().boundingRect();
                losses << u"%1 is out of sight: %2 by %3 of %4 by %5"_s.arg(nameOf(*now))
                              .arg(seen.width())
                              .arg(seen.height())
                              .arg(now->width())
                              .arg(now->height());
            }
        }
        for (const QWidget *const each : std::as_const(left)) {
            losses << nameOf(*each) + u" is not reached"_s;
        }
        return losses;
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

private Q_SLOTS:
    void cleanup() { speak(u"en"_s); }

    void viewsOfTheWindow_data() { languages(); }

    void viewsOfTheWindow()
    {
        QFETCH(QString, language);
        speak(language);
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        driver.window().resize(small);
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)}));
        QCOMPARE(driver.window().size(), small);
        const WindowActions &actions = driver.window().actions();
        const QWidget &views = *driver.window().findChild<QWidget *>(u"views"_s);
        const auto losses = [&](const QWidget &area) { return lossesIn(driver, area).join(u'\n'); };
        QCOMPARE(losses(driver.window()), QString()); // with what is told of the file
        driver.window().messages().close();
        for (QAction *const action : {actions.today, actions.library, actions.preferences, actions.statistics}) {
            action->trigger();
            QCOMPARE(losses(views), QString());
        }
        driver.window().findChild<QAbstractButton *>(u"openKeys"_s)->click();
        QCOMPARE(losses(views), QString());
    }

    void theLessonWithItsPanes_data() { languages(); }

    void theLessonWithItsPanes()
    {
        QFETCH(QString, language);
        speak(language);
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        driver.window().resize(small);
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)}));
        driver.window().messages().close();
        const WindowActions &actions = driver.window().actions();
        auto &frame = *driver.window().findChild<StudyFrame *>();
        QTRY_VERIFY(frame.isNarrow());
        const auto losses = [&](const QWidget &area) { return lossesIn(driver, area).join(u'\n'); };
        QCOMPARE(losses(driver.window()), QString());
        actions.find->trigger();
        QCOMPARE(losses(*driver.window().findChild<QWidget *>(u"findBar"_s)), QString());
        driver.press(Qt::Key_Escape);
        actions.outline->trigger();
        QCOMPARE(losses(*driver.window().findChild<QWidget *>(u"outlinePanel"_s)), QString());
        driver.window().showNotes(true);
        QCOMPARE(losses(*driver.window().findChild<QWidget *>(u"notesPanel"_s)), QString());
        frame.closeDrawers();
        frame.showCheck(true);
        QCOMPARE(losses(driver.quiz()), QString());
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        QCOMPARE(losses(driver.quiz()), QString());
    }

    void theReview_data() { languages(); }

    void theReview()
    {
        QFETCH(QString, language);
        speak(language);
        QTemporaryDir data;
        {
            Test::WindowDriver today(data.path());
            QVERIFY(today.start({Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s)}));
            QVERIFY(today.answer(*today.quiz().checkView(), false));
        }
        Test::WindowDriver driver(data.path(), dayMs);
        driver.window().resize(small);
        QVERIFY(driver.start());
        QVERIFY(driver.parts().record().waitUntilRead(30'000));
        const auto losses = [&] { return lossesIn(driver, driver.review()).join(u'\n'); };
        driver.window().startReview();
        CheckView &check = *driver.review().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        QCOMPARE(losses(), QString());
        QVERIFY(driver.answer(check, false));
        QCOMPARE(losses(), QString());
        check.takeFocus();
        // A press right after the verdict counts as an accident, so it is pressed until it is taken.
        QVERIFY(driver.wait([&] {
            if (check.isVisible()) {
                driver.press(Qt::Key_Return);
            }
            return !check.isVisible();
        }));
        QVERIFY(driver.review().findChild<ReviewEnd *>()->isVisible());
        QCOMPARE(losses(), QString());
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    installLanguage(u"en"_s);
    SmallWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "smallwindowtest.moc"
