// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a lesson aloud by keys, on a computer with voices and on one without.
#include "endtoend/windowdriver.h"
#include "models/keybindings.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "settings/keys.h"
#include "speech/quietengine.h"
#include "support/systemvoices.h"
#include "support/testpaths.h"
#include "widgets/aloud/readaloud.h"
#include "widgets/mainwindow/helpsheets.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/preferences/speechpreferences.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The program with a lesson on screen. */
struct Desk {
    QTemporaryDir data;
    WindowDriver driver{data.path()};

    [[nodiscard]] bool begin()
    {
        if (!driver.start({dataPath(u"courses/sorting"_s)})) {
            return false;
        }
        driver.window().resize(1280, 800);
        driver.window().findChild<LessonView *>()->focusPage();
        return true;
    }

    [[nodiscard]] const WindowActions &actions() { return driver.window().actions(); }
    [[nodiscard]] ReadAloud::State state() { return driver.window().findChild<ReadAloud *>()->state(); }
    [[nodiscard]] QToolButton *button()
    {
        for (auto *const each : driver.window().statusBar()->findChildren<QToolButton *>()) {
            if (each->accessibleName() == "Read aloud"_L1) {
                return each;
            }
        }
        return nullptr;
    }
    /** In the folder CARREL_PICTURES names, if it does. */
    void keepPicture(const QString &name)
    {
        const QString folder = qEnvironmentVariable("CARREL_PICTURES");
        if (!folder.isEmpty()) {
            driver.window().grab().save(folder + u'/' + name + u".png"_s);
        }
    }
    [[nodiscard]] bool isOffered()
    {
        QStringList commands;
        const auto menus = actions().all();
        for (const auto &[title, menu] : menus) {
            for (const QAction *const action : menu) {
                commands << action->text();
            }
        }
        const bool inMenus = commands.contains(actions().readAloud->text());
        const bool inKeys = keysHtml(*driver.window().findChild<KeyBindings *>(), Qt::LeftToRight).contains(u"F8"_s);
        const bool inPreferences = driver.window().findChild<SpeechPreferences *>() != nullptr;
        const bool inView = actions().aloud->menuAction()->isVisible();
        if (inMenus != inKeys || inMenus != inPreferences || inMenus != inView) {
            qFatal("it is offered in one place and not in another");
        }
        return inMenus;
    }
};

bool isSaying(Desk &desk)
{
    return desk.driver.wait(
        [] { return QuietEngine::instance() && QuietEngine::instance()->state() == QTextToSpeech::Speaking; });
}

} // namespace

class AloudTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QuietEngine::hasVoices = true; }

    void withoutVoicesThereIsNothingOfIt()
    {
        QuietEngine::hasVoices = false;
        const int before = QuietEngine::made;
        Desk desk;
        QVERIFY(desk.begin());
        QVERIFY(desk.driver.wait([before] { return QuietEngine::made > before; })); // in idle time
        QVERIFY(!desk.isOffered());
        QVERIFY(!desk.button()->isVisible());
        desk.driver.press(Qt::Key_F8);
        QCOMPARE(desk.state(), ReadAloud::State::Silent);
    }

    void oneKeyBeginsAndPausesAndAnotherLessonEndsIt()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QVERIFY(desk.driver.wait([&] { return desk.isOffered(); })); // in idle time
        QuietEngine &engine = *QuietEngine::instance();
        engine.isHeld = true;
        QVERIFY(desk.button()->isVisible());
        QVERIFY(!desk.actions().nextSpoken->isEnabled());
        desk.driver.press(Qt::Key_F8);
        QVERIFY(isSaying(desk));
        QVERIFY(!desk.button()->isVisible());
        desk.keepPicture(u"aloud-window"_s);
        const QString first = engine.said.back().text;
        desk.driver.press(Qt::Key_F9);
        QVERIFY(desk.driver.wait([&] { return engine.said.back().text != first; }));
        QVERIFY(isSaying(desk));
        desk.driver.press(Qt::Key_F7);
        QVERIFY(desk.driver.wait([&] { return engine.said.back().text == first; }));
        desk.driver.press(Qt::Key_F8);
        QCOMPARE(desk.state(), ReadAloud::State::Paused);
        desk.driver.press(Qt::Key_Escape);
        QCOMPARE(desk.state(), ReadAloud::State::Silent);
        QVERIFY(desk.button()->isVisible());

        desk.driver.press(Qt::Key_F8);
        QVERIFY(isSaying(desk));
        desk.driver.window().findChild<ReaderView *>()->findBar().open();
        for (int i = 0; i < 2; ++i) {
            desk.driver.press(Qt::Key_Escape); // one closes the search, one ends the reading
        }
        QCOMPARE(desk.state(), ReadAloud::State::Silent);
        QVERIFY(desk.driver.window().findChild<ReaderView *>()->findBar().isHidden());

        desk.button()->click();
        QVERIFY(isSaying(desk));
        desk.actions().nextLesson->trigger();
        QCOMPARE(desk.state(), ReadAloud::State::Silent);
        QVERIFY(desk.driver.wait([&] { return engine.state() == QTextToSpeech::Ready; }));
        desk.driver.press(Qt::Key_F8);
        QVERIFY(isSaying(desk));
        desk.actions().today->trigger();
        QCOMPARE(desk.state(), ReadAloud::State::Silent);
        QVERIFY(!desk.button()->isVisible());
        QVERIFY(!desk.actions().readAloud->isEnabled());
    }

    void tipsNameTheKeysThatAreChosen()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QVERIFY(desk.driver.wait([&] { return desk.isOffered(); }));
        QVERIFY(desk.button()->toolTip().endsWith(u"(F8)"_s));
        QVERIFY(desk.driver.parts().settings().set(Keys::chosenKeys, u"read-aloud\tF4\nnext-spoken\tCtrl+Y"_s));
        QVERIFY2(desk.button()->toolTip().endsWith(u"(F4)"_s), qPrintable(desk.button()->toolTip()));
        const auto *const bar = desk.driver.window().findChild<QWidget *>(u"aloudBar"_s);
        const auto tip = [bar](const QString &name) { return bar->findChild<QToolButton *>(name)->toolTip(); };
        QCOMPARE(tip(u"pause"_s), u"Pause or go on (F4)"_s);
        QCOMPARE(tip(u"nextSentence"_s), u"Next sentence (Ctrl+Y)"_s);
        QCOMPARE(tip(u"previousSentence"_s), u"Sentence before (F7)"_s);
    }

    void whatIsChosenHoldsFromTheNextSentenceOn()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QVERIFY(desk.driver.wait([&] { return desk.isOffered(); }));
        QuietEngine &engine = *QuietEngine::instance();
        engine.isHeld = true;
        desk.actions().preferences->trigger();
        auto *const speech = desk.driver.window().findChild<SpeechPreferences *>();
        QVERIFY(speech->isVisible());
        desk.driver.window().findChild<PreferencesView *>()->showChoice(u"listen"_s);
        desk.driver.window().resize(640, 400);
        const auto *const area = desk.driver.window().findChild<PreferencesView *>()->findChild<QScrollArea *>();
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        desk.keepPicture(u"aloud-preferences"_s);
        auto *const rate = speech->findChild<QSpinBox *>(u"speechRate"_s);
        auto *const language = speech->findChild<QComboBox *>(u"voiceLanguage"_s);
        auto *const voice = speech->findChild<QComboBox *>(u"voice"_s);
        auto *const listen = speech->findChild<QPushButton *>(u"listen"_s);
        QCOMPARE(language->count(), 3); // German, English, Japanese
        rate->setValue(200);
        language->setCurrentIndex(language->findData(u"en"_s));
        QCOMPARE(voice->count(), 3);
        voice->setCurrentIndex(voice->findData(u"Bert"_s));
        Q_EMIT voice->activated(voice->currentIndex());
        listen->click();
        QVERIFY(isSaying(desk));
        QCOMPARE(engine.said.back().voice, u"Bert"_s);
        QCOMPARE(engine.said.back().text, u"English"_s);
        QCOMPARE(engine.said.back().rate, 1.0);
        engine.finish();
        desk.driver.press(Qt::Key_Escape);
        desk.driver.window().findChild<LessonView *>()->focusPage();
        desk.driver.press(Qt::Key_F8);
        QVERIFY(isSaying(desk));
        QCOMPARE(engine.said.back().voice, u"Bert"_s);
        const auto choices = desk.driver.window().findChild<PreferencesView *>()->choices();
        QVERIFY(std::ranges::any_of(choices, [](const auto &choice) { return choice.first == "speechCode"_L1; }));
    }
};

int main(int argc, char **argv)
{
    preparePageEngine();
    QApplication application(argc, argv);
    const SystemVoicesHidden hidden; // the quiet one is the only one
    AloudTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "aloudtest.moc"
