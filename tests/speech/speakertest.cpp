// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaker.h"

#include "speech/quietengine.h"

#include <QTextToSpeech>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int patience = 20'000;

/** A speaker with the quiet engine behind it, through the plugin that the program loads. */
struct Desk {
    Speaker speaker;
    QSignalSpy usable{&speaker, &Speaker::becameUsable};
    QSignalSpy finished{&speaker, &Speaker::finished};
    QSignalSpy failed{&speaker, &Speaker::failed};

    Desk() { speaker.prepare(); }
    [[nodiscard]] static QuietEngine &engine() { return *QuietEngine::instance(); }
};

} // namespace

class SpeakerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QuietEngine::hasVoices = true; }

    void nothingIsLoadedBeforeItIsAskedFor()
    {
        Speaker speaker;
        QVERIFY(!speaker.isUsable());
        speaker.say(u"Nobody hears it."_s, u"en"_s);
        speaker.stop();
        QVERIFY(!QuietEngine::instance());
    }

    void itFindsTheVoicesByLanguageAndName()
    {
        const Desk desk;
        QVERIFY(QuietEngine::instance());
        QCOMPARE(desk.usable.size(), 1);
        QVERIFY(desk.speaker.isUsable());
        QStringList names;
        for (const Voice &voice : desk.speaker.voices()) {
            names << voice.name;
        }
        QCOMPARE(names, (QStringList{u"Carla"_s, u"Doris"_s, u"Ann"_s, u"Bert"_s, u"Emi"_s}));
    }

    void theVoiceFitsTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<VoiceWishes>("wishes");
        QTest::addColumn<QString>("voice");
        QTest::newRow("a language") << u"de"_s << VoiceWishes() << u"Carla"_s;
        QTest::newRow("its country") << u"en-GB"_s << VoiceWishes() << u"Bert"_s;
        QTest::newRow("another country") << u"de-AT"_s << VoiceWishes() << u"Carla"_s;
        QTest::newRow("a wish") << u"de"_s << VoiceWishes{{u"de"_s, u"Doris"_s}} << u"Doris"_s;
        QTest::newRow("a wish goes before the country") << u"en-GB"_s << VoiceWishes{{u"en"_s, u"Ann"_s}} << u"Ann"_s;
        QTest::newRow("a wish for a voice that is gone") << u"de"_s << VoiceWishes{{u"de"_s, u"Zoe"_s}} << u"Carla"_s;
        QTest::newRow("a wish of another language") << u"de"_s << VoiceWishes{{u"de"_s, u"Ann"_s}} << u"Carla"_s;
        QTest::newRow("none speaks it") << u"he"_s << VoiceWishes() << QString();
        QTest::newRow("not known, on a system without one") << QString() << VoiceWishes() << u"Ann"_s;
        QTest::newRow("no language") << u"grmpf"_s << VoiceWishes() << QString();
    }

    void theVoiceFitsTheLanguage()
    {
        QFETCH(QString, language);
        QFETCH(VoiceWishes, wishes);
        Desk desk;
        desk.speaker.setWishes(wishes);
        QTEST(desk.speaker.voiceFor(language).value_or(Voice()).name, "voice");
    }

    void aSentenceIsSaidWithItsVoiceAndPace()
    {
        Desk desk;
        desk.speaker.setRate(200);
        desk.speaker.say(u"Eine Karte."_s, u"de"_s);
        QVERIFY(desk.finished.wait(patience));
        desk.speaker.setRate(50);
        desk.speaker.say(u"One card."_s, u"en-GB"_s);
        QVERIFY(desk.finished.wait(patience));
        const std::vector<QuietEngine::Said> &said = Desk::engine().said;
        QCOMPARE(said.size(), 2U);
        QCOMPARE(said[0].text, u"Eine Karte."_s);
        QCOMPARE(said[0].voice, u"Carla"_s);
        QCOMPARE(said[0].rate, 1.0);
        QCOMPARE(said[1].voice, u"Bert"_s);
        QCOMPARE(said[1].rate, -1.0);
        QVERIFY(desk.failed.isEmpty());
    }

    void whatIsCutShortDoesNotEndWhatFollows()
    {
        Desk desk;
        Desk::engine().isHeld = true;
        desk.speaker.say(u"First."_s, u"en"_s);
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Speaking);
        desk.speaker.say(u"Second."_s, u"en"_s);
        QTRY_COMPARE(Desk::engine().said.size(), 2U);
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Speaking);
        QCOMPARE(desk.finished.size(), 0);
        Desk::engine().finish();
        QVERIFY(desk.finished.wait(patience));
        QCOMPARE(desk.finished.size(), 1);
    }

    void onlyTheLastOfManyIsSaid()
    {
        Desk desk;
        for (const QString &text : {u"One."_s, u"Two."_s, u"Three."_s}) {
            desk.speaker.say(text, u"en"_s);
        }
        QVERIFY(desk.finished.wait(patience));
        QCOMPARE(Desk::engine().texts().last(), u"Three."_s);
        QCOMPARE(desk.finished.size(), 1);
    }

    void whatIsStoppedDoesNotFinish()
    {
        Desk desk;
        Desk::engine().isHeld = true;
        desk.speaker.say(u"First."_s, u"en"_s);
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Speaking);
        desk.speaker.stop();
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Ready);
        Desk::engine().isHeld = false;
        desk.speaker.say(u"Second."_s, u"en"_s);
        QVERIFY(desk.finished.wait(patience));
        QCOMPARE(desk.finished.size(), 1);
    }

    void aFailureIsToldOnceAndTheNextSentenceIsTried()
    {
        Desk desk;
        Desk::engine().isBroken = true;
        desk.speaker.say(u"First."_s, u"en"_s);
        QVERIFY(desk.failed.wait(patience));
        QCOMPARE(desk.failed[0][0].toString(), u"There is nothing to hear it with."_s);
        Desk::engine().isBroken = false;
        desk.speaker.say(u"Second."_s, u"en"_s);
        QVERIFY(desk.finished.wait(patience));
        QCOMPARE(desk.failed.size(), 1);
    }

    void anEngineWithoutVoicesIsPassedOverForOneThatHasThem()
    {
        QuietEngine::hasVoices = false;
        Desk desk;
        const bool hasFlite = QTextToSpeech::availableEngines().contains(u"flite"_s);
        QCOMPARE(desk.speaker.isUsable(), hasFlite);
        QCOMPARE(desk.usable.size(), hasFlite ? 1 : 0);
        if (!hasFlite) {
            return;
        }
        // A real voice, with or without something to hear it with: it says one of the two.
        QVERIFY(desk.speaker.voiceFor(u"en"_s));
        desk.speaker.say(u"One card."_s, u"en"_s);
        QTRY_VERIFY_WITH_TIMEOUT(desk.finished.size() + desk.failed.size() > 0, patience);
        QVERIFY(desk.failed.isEmpty() || !desk.failed[0][0].toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(SpeakerTest)
#include "speakertest.moc"
