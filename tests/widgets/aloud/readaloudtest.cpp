// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/readaloud.h"

#include "../../page/pagetest.h"
#include "../../render/samplelesson.h"
#include "page/lessonspeech.h"
#include "speech/quietengine.h"
#include "speech/speaker.h"
#include "widgets/aloud/aloudbar.h"

#include <QLabel>
#include <QToolButton>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

Run in(const QString &language, const QString &text)
{
    Run run = words(text).front();
    run.language = language;
    return run;
}

Lesson piles()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"piles"_s);
    lesson.title = u"Piles"_s;
    lesson.blocks = {block(u"p-1"_s, Paragraph{words(u"Take one card. Put it left."_s)}),
                     block(u"code"_s, Code{u"python"_s, {}, u"sort()\nstop()"_s}),
                     block(u"p-signs"_s, Paragraph{words(u"* * *"_s)}),
                     block(u"p-2"_s, Paragraph{words(u"That is all."_s)})};
    return lesson;
}

const QStringList allOfPiles{u"Piles"_s, u"Take one card."_s, u"Put it left."_s, u"Python, 2 line(s)"_s,
                             u"That is all."_s};

/** A lesson on a page, and the quiet engine to read it with. */
struct Desk {
    PageUnderTest page{QSize(900, 500)};
    Speaker speaker;
    ReadAloud aloud{page.view->speech(), speaker};
    AloudBar *bar = new AloudBar(aloud, page.view.get());
    QSignalSpy problem{&aloud, &ReadAloud::problem};
    QSignalSpy told{&aloud, &ReadAloud::told};

    explicit Desk(const Lesson &lesson = piles())
    {
        speaker.prepare();
        if (!page.show(lesson)) {
            qFatal("the lesson did not come");
        }
    }

    [[nodiscard]] static QuietEngine &engine() { return *QuietEngine::instance(); }
    [[nodiscard]] QString marked()
    {
        return page.evaluate(u"String([...CSS.highlights.get('spoken') ?? []][0] ?? '')"_s).toString();
    }
    [[nodiscard]] static bool isSaying(const QString &text)
    {
        return QTest::qWaitFor(
            [&] {
                return !engine().said.empty() && engine().said.back().text == text &&
                       engine().state() == QTextToSpeech::Speaking;
            },
            20'000);
    }
    /** Held back, at the second sentence. */
    [[nodiscard]] bool begin()
    {
        engine().isHeld = true;
        aloud.toggle();
        if (!isSaying(u"Piles"_s)) {
            return false;
        }
        engine().finish();
        return isSaying(u"Take one card."_s);
    }
};

} // namespace

Q_DECLARE_METATYPE(Carrel::ReadAloud::State)

class ReadAloudTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsReadToItsEnd()
    {
        Desk desk;
        desk.aloud.toggle();
        QCOMPARE(desk.aloud.state(), ReadAloud::State::Speaking);
        QTRY_COMPARE_WITH_TIMEOUT(desk.aloud.state(), ReadAloud::State::Silent, 20'000);
        QCOMPARE(Desk::engine().texts(), allOfPiles);
        QCOMPARE(desk.marked(), QString());
        QVERIFY(desk.problem.isEmpty());
        desk.aloud.setCode(SpokenCode::Spell);
        desk.aloud.toggle();
        QTRY_COMPARE_WITH_TIMEOUT(desk.aloud.state(), ReadAloud::State::Silent, 20'000);
        QVERIFY(Desk::engine().texts().contains(u"sort open bracket close bracket"_s));
    }

    void aPauseKeepsThePlaceAndTheSentenceIsSaidAgain()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QCOMPARE(desk.marked(), u"Take one card."_s);
        desk.aloud.toggle();
        QCOMPARE(desk.aloud.state(), ReadAloud::State::Paused);
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Ready);
        QCOMPARE(desk.marked(), u"Take one card."_s);
        desk.aloud.toggle();
        QVERIFY(Desk::isSaying(u"Take one card."_s));
        Desk::engine().finish();
        QVERIFY(Desk::isSaying(u"Put it left."_s));
    }

    void oneStepsFromSentenceToSentence()
    {
        Desk desk;
        QVERIFY(desk.begin());
        desk.aloud.step(1);
        QVERIFY(Desk::isSaying(u"Put it left."_s));
        desk.aloud.step(1);
        QVERIFY(Desk::isSaying(u"Python, 2 line(s)"_s));
        desk.aloud.step(1); // signs alone are passed over, in both directions
        QVERIFY(Desk::isSaying(u"That is all."_s));
        desk.aloud.step(-1);
        QVERIFY(Desk::isSaying(u"Python, 2 line(s)"_s));
        desk.aloud.step(-1);
        QVERIFY(Desk::isSaying(u"Put it left."_s));
        const size_t said = Desk::engine().said.size();
        desk.aloud.toggle();
        desk.aloud.step(-1);
        QTRY_COMPARE(desk.marked(), u"Take one card."_s);
        QCOMPARE(Desk::engine().said.size(), said); // in a pause only the mark goes
        desk.aloud.toggle();
        QVERIFY(Desk::isSaying(u"Take one card."_s));
    }

    void itStopsAtOnceAndBeginsAnew()
    {
        Desk desk;
        QVERIFY(desk.begin());
        desk.aloud.stop();
        QCOMPARE(desk.aloud.state(), ReadAloud::State::Silent);
        QTRY_COMPARE(Desk::engine().state(), QTextToSpeech::Ready);
        QTRY_COMPARE(desk.marked(), QString());
        desk.aloud.step(1);
        desk.aloud.toggle();
        QVERIFY(Desk::isSaying(u"Piles"_s));
    }

    void whatTheVoiceCannotDoIsSaid()
    {
        Desk desk;
        Desk::engine().isBroken = true;
        desk.aloud.toggle();
        QVERIFY(desk.problem.wait(20'000));
        QCOMPARE(desk.problem.size(), 1);
        QCOMPARE(desk.problem[0][0].toString(),
                 u"Reading aloud stopped. The voice of this computer says: There is nothing to hear it with."_s);
        QCOMPARE(desk.aloud.state(), ReadAloud::State::Silent);
        QTRY_COMPARE(desk.marked(), QString());
    }

    void eachLanguageHasItsVoice()
    {
        Lesson lesson = piles();
        lesson.blocks = {block(u"p-1"_s, Paragraph{{in(u"de"_s, u"Nimm eine Karte."_s)}}),
                         block(u"p-2"_s, Paragraph{{in(u"he"_s, u"בוחרים קלף אחד. כל קלף קטן עובר שמאלה."_s)}}),
                         block(u"p-3"_s, Paragraph{words(u"That is all."_s)})};
        Desk desk(lesson);
        desk.aloud.toggle();
        QTRY_COMPARE_WITH_TIMEOUT(desk.aloud.state(), ReadAloud::State::Silent, 20'000);
        const std::vector<QuietEngine::Said> &said = Desk::engine().said;
        QCOMPARE(said.size(), 5U);
        QCOMPARE(said[1].voice, u"Carla"_s);
        QCOMPARE(said[4].voice, u"Ann"_s);
        QCOMPARE(desk.told.size(), 1); // once, not for each sentence
        QVERIFY2(desk.told[0][0].toString().contains(u"Hebrew"_s), qPrintable(desk.told[0][0].toString()));
    }

    void theBarIsThereWhileItReads()
    {
        Desk desk;
        auto *const pause = desk.bar->findChild<QToolButton *>(u"pause"_s);
        const auto *const what = desk.bar->findChild<QLabel *>(u"what"_s);
        QVERIFY(desk.bar->isHidden());
        QVERIFY(desk.begin());
        QVERIFY(!desk.bar->isHidden());
        QCOMPARE(what->text(), u"Reading aloud"_s);
        desk.bar->findChild<QToolButton *>(u"nextSentence"_s)->click();
        QVERIFY(Desk::isSaying(u"Put it left."_s));
        desk.bar->findChild<QToolButton *>(u"previousSentence"_s)->click();
        QVERIFY(Desk::isSaying(u"Take one card."_s));
        pause->click();
        QCOMPARE(what->text(), u"Reading aloud, paused"_s);
        QCOMPARE(pause->text(), u"Go on"_s);
        for (const QToolButton *const button : desk.bar->findChildren<QToolButton *>()) {
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        }
        QTest::keyClick(desk.page.view.get(), Qt::Key_Escape);
        QVERIFY(desk.bar->isHidden());
        QCOMPARE(desk.aloud.state(), ReadAloud::State::Silent);
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<ReadAloudTest>(); });
}

#include "readaloudtest.moc"
