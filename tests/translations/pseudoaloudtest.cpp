// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "base/translation.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "speech/quietengine.h"
#include "support/quicksortlesson.h"
#include "support/systemvoices.h"
#include "translations/foreignwords.h"
#include "widgets/aloud/readaloud.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/speechpreferences.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

/** Reading aloud in the pseudo-language: its bar over the lesson and its choices. */
class PseudoAloudTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBarAndTheChoices()
    {
        const QTemporaryDir data;
        ForeignWords words(data.path());
        WindowDriver driver(data.path());
        QVERIFY(driver.start({quicksortLesson()}));
        driver.window().findChild<LessonView *>()->focusPage();
        const WindowActions &actions = driver.window().actions();
        QVERIFY(driver.wait([&] { return actions.aloud->menuAction()->isVisible(); })); // in idle time
        words.read(u"offered"_s, driver.window(), driver);
        QuietEngine &engine = *QuietEngine::instance();
        engine.isHeld = true;
        actions.readAloud->trigger();
        const auto *const aloud = driver.window().findChild<ReadAloud *>();
        QVERIFY(driver.wait([&] { return engine.state() == QTextToSpeech::Speaking; }));
        words.read(u"speaking"_s, driver.window(), driver);
        actions.readAloud->trigger();
        QTRY_COMPARE(aloud->state(), ReadAloud::State::Paused);
        words.read(u"paused"_s, driver.window(), driver);
        actions.stopSpeech->trigger();
        actions.preferences->trigger();
        const auto *const choices = driver.window().findChild<SpeechPreferences *>();
        auto *const languages = choices->findChild<QComboBox *>(u"voiceLanguage"_s);
        for (int language = 0; language < languages->count(); ++language) {
            words.allow({languages->itemText(language)});
        }
        words.allow({u"Ann"_s, u"Bert"_s, u"United States"_s, u"United Kingdom"_s});
        words.read(u"choices"_s, driver.window(), driver);
        QVERIFY2(words.found().isEmpty(), qPrintable(words.found()));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    const SystemVoicesHidden hidden; // the quiet one is the only one
    QLocale::setDefault(QLocale(u"en_US"_s));
    installLanguage(pseudoLanguage);
    PseudoAloudTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "pseudoaloudtest.moc"
