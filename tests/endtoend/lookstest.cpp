// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "settings/keys.h"
#include "support/brightness.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTimer>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QWheelEvent>
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

LessonView &pageOf(Test::WindowDriver &driver)
{
    return *driver.window().findChild<LessonView *>();
}

QWebEngineView &engineOf(Test::WindowDriver &driver)
{
    return *driver.window().findChild<QWebEngineView *>();
}

int pixelsOf(const QWidget &widget)
{
    return QFontInfo(widget.font()).pixelSize();
}

/** Looks at the window as often as it can be drawn and keeps the whitest frame it saw. */
class GlareWatch final
{
public:
    explicit GlareWatch(QWidget &window)
    {
        m_timer.setInterval(10);
        QObject::connect(&m_timer, &QTimer::timeout, &window, [this, &window] {
            m_worst = std::max(m_worst, Test::nearWhiteShare(window.grab().toImage()));
            ++m_frames;
        });
        m_timer.start();
    }

    [[nodiscard]] double worst() const { return m_worst; }
    [[nodiscard]] int frames() const { return m_frames; }

private:
    QTimer m_timer;
    double m_worst = 0;
    int m_frames = 0;
};

} // namespace

/** Themes, fonts and zoom in the real window: page and check together, kept, and without moving the lesson. */
class LooksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zoomIsOneForLessonAndCheckAndIsKept()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({lesson()}));
            const CheckView &check = *driver.quiz().checkView();
            const int before = pixelsOf(check);
            driver.press(Qt::Key_Plus, Qt::ControlModifier);
            QCOMPARE(engineOf(driver).zoomFactor(), 1.1);
            QCOMPARE(pixelsOf(check), qRound(before * 1.1));
            turnWheel(*engineOf(driver).focusProxy(), 120);
            turnWheel(*engineOf(driver).focusProxy(), 60);
            turnWheel(*engineOf(driver).focusProxy(), 60);
            QCOMPARE(engineOf(driver).zoomFactor(), 1.5);
            turnWheel(driver.quiz(), -120);
            QCOMPARE(engineOf(driver).zoomFactor(), 1.25);
            driver.press(Qt::Key_0, Qt::ControlModifier);
            QCOMPARE(engineOf(driver).zoomFactor(), 1.0);
            QCOMPARE(pixelsOf(check), before);
            driver.press(Qt::Key_Minus, Qt::ControlModifier);
            QCOMPARE(engineOf(driver).zoomFactor(), 0.9);
        }
        Test::WindowDriver again(data.path());
        QVERIFY(again.start({lesson()}));
        QCOMPARE(again.parts().settings().value(Keys::zoom), 90);
        QCOMPARE(engineOf(again).zoomFactor(), 0.9);
    }

    void everyChoiceReachesTheLessonWhereItStands()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 500);
        LessonView &page = pageOf(driver);
        // Any block that is far enough from both ends.
        const QString middle =
            evaluate(driver, u"document.querySelectorAll('.part > *')[6].dataset.block"_s).toString();
        page.scrollTo({BlockId(middle), 0});
        QTRY_COMPARE(page.place().block.toString(), middle);
        QSignalSpy shown(&page, &LessonView::lessonShown);
        const auto stays = [&] {
            QTest::qWait(100); // for scrolling that must not come
            return page.place().block.toString() == middle;
        };
        Settings &settings = driver.parts().settings();
        const QList<QAction *> themes = driver.window().actions().themes->actions();
        QCOMPARE(themes.size(), qsizetype(allThemes.size()) + 1);
        for (QAction *const action : themes) {
            action->trigger();
            const ThemeName theme = themeNamed(action->data().toString()).value_or(ThemeName::Light);
            QCOMPARE(QApplication::palette().color(QPalette::Base), themeTokens(theme).paper);
            QTRY_COMPARE(evaluate(driver, u"document.documentElement.dataset.theme"_s).toString(), themeWord(theme));
            QVERIFY2(stays(), qPrintable(themeWord(theme)));
        }
        QVERIFY(settings.set(Keys::textFont, u"Atkinson Hyperlegible"_s));
        QVERIFY(stays());
        const auto style = [&](const QString &name) {
            return evaluate(driver, u"getComputedStyle(document.querySelector('.part > p')).%1"_s.arg(name)).toString();
        };
        QVERIFY(style(u"fontFamily"_s).contains(u"Atkinson"_s));
        for (const SettingKey<int> *const key : {&Keys::textSize, &Keys::lineHeight, &Keys::lineWidth}) {
            QVERIFY(settings.set(*key, key->defaultValue + 10));
            QVERIFY2(stays(), key->name.data());
        }
        QCOMPARE(style(u"fontSize"_s), u"29px"_s);
        QCOMPARE(shown.size(), 0); // nothing was rendered again
    }

    void keysNumberAndWrapCodeAndItIsKept()
    {
        QTemporaryDir data;
        const QString has = u"document.documentElement.hasAttribute('data-%1')"_s;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({lesson()}));
            LessonView &page = pageOf(driver);
            QSignalSpy shown(&page, &LessonView::lessonShown);
            page.focusPage(); // keys of the window work from within the text
            driver.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(evaluate(driver, has.arg(u"numbers"_s)).toBool());
            driver.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_VERIFY(evaluate(driver, has.arg(u"wrap"_s)).toBool());
            QCOMPARE(shown.size(), 0); // nothing was rendered again
        }
        Test::WindowDriver again(data.path());
        QVERIFY(again.start({lesson()}));
        QTRY_VERIFY(evaluate(again, has.arg(u"numbers"_s)).toBool());
        QVERIFY(evaluate(again, has.arg(u"wrap"_s)).toBool());
        QVERIFY(again.window().actions().lineNumbers->isChecked());
        again.window().actions().lineNumbers->trigger();
        QTRY_VERIFY(!evaluate(again, has.arg(u"numbers"_s)).toBool());
        QVERIFY(!again.parts().settings().value(Keys::lineNumbers));
    }

    void noFrameGlaresInTheDark_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::newRow("dark") << u"dark"_s;
        QTest::newRow("black") << u"black"_s;
        QTest::newRow("contrast-dark") << u"contrast-dark"_s;
    }

    void noFrameGlaresInTheDark()
    {
        QFETCH(QString, theme);
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.parts().settings().set(Keys::theme, theme));
            const GlareWatch watch(driver.window());
            QVERIFY(driver.start({Test::dataPath(u"courses/sorting"_s)}));
            driver.window().actions().nextLesson->trigger();
            QVERIFY(driver.answer(*driver.quiz().checkView(), false));
            driver.window().actions().searchAll->trigger();
            QTest::keyClicks(QApplication::focusWidget(), u"pivot"_s);
            driver.press(Qt::Key_Return);
            driver.window().actions().preferences->trigger();
            driver.window().actions().library->trigger();
            QTest::qWait(300); // more frames to look at
            QVERIFY2(watch.worst() < 0.3, qPrintable(QString::number(watch.worst())));
            QVERIFY(watch.frames() > 10);
        }
        Test::WindowDriver tomorrow(data.path(), dayMs);
        const GlareWatch watch(tomorrow.window());
        QVERIFY(tomorrow.start());
        tomorrow.parts().record().waitUntilRead(5'000);
        tomorrow.window().startReview();
        QTRY_COMPARE(tomorrow.review().checkView()->phase(), CheckPhase::Asking);
        QVERIFY(tomorrow.answer(*tomorrow.review().checkView(), true));
        QVERIFY2(watch.worst() < 0.3, qPrintable(QString::number(watch.worst())));
        QVERIFY(watch.frames() > 0);
    }

private:
    static void turnWheel(QWidget &over, int eighths)
    {
        const QPointF middle(over.rect().center());
        QWheelEvent event(middle, over.mapToGlobal(middle), {}, {0, eighths}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&over, &event);
    }

    static QVariant evaluate(Test::WindowDriver &driver, const QString &script)
    {
        std::optional<QVariant> result;
        engineOf(driver).page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                               [&](const QVariant &value) { result = value; });
        return QTest::qWaitFor([&] { return result.has_value(); }) ? *result : QVariant();
    }
};

int main(int argc, char **argv)
{
    preparePageEngine();
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    LooksTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "lookstest.moc"
