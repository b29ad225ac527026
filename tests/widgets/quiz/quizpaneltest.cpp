// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/quizpanel.h"

#include "study/fsrsmodel.h"
#include "study/studyrecord.h"
#include "widgets/heldkey.h"
#include "widgets/quiz/asidemenu.h"
#include "widgets/quiz/checkstrip.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optionlist.h"
#include "widgets/samplelesson.h"
#include "widgets/shared/actionbutton.h"
#include "widgets/shared/richtextlabel.h"

#include <QAccessible>
#include <QAction>
#include <QDateTime>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

qint64 noonOf(int day)
{
    return QDateTime(QDate(2026, 11, day), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch();
}

/** A panel on a record of its own, shown and ready for keys. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{noonOf(29)};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    QuizPanel panel{record, clock};

    explicit Desk(const LessonOnScreen &lesson)
    {
        panel.setLocale(QLocale(u"en_GB"_s));
        panel.resize(356, 700);
        panel.showLesson(lesson);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowActive(&panel)) {
            qFatal("the window did not become active");
        }
        panel.takeFocus();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus == nullptr ? &panel : focus, Qt::Key(key), modifiers);
    }

    /** Keys of one answer, and the wait until it is kept. */
    bool answer(int option, int submit = Qt::Key_Return)
    {
        press(Qt::Key_0 + option);
        clock.advance(1000);
        press(submit);
        const bool kept = QTest::qWaitFor([this] { return phase() == CheckPhase::Verdict; });
        clock.advance(1000);
        return kept;
    }

    [[nodiscard]] CheckPhase phase() const { return panel.checkView()->phase(); }
    template<typename T> T *part(const char *name) const { return panel.findChild<T *>(QLatin1StringView(name)); }
    [[nodiscard]] QString headline() const { return part<QLabel>("headline")->text(); }
    [[nodiscard]] QString comesBack() const { return part<QLabel>("comesBack")->text(); }
    [[nodiscard]] bool sees(const char *name) const { return part<QWidget>(name)->isVisible(); }
    [[nodiscard]] const CheckState *state(const QString &check) const
    {
        return record.state().check({CourseId(u"example.org/sorting"_s), LessonSlug(u"cards"_s), CheckId(check)});
    }
    [[nodiscard]] QStringList cardsFromTop() const
    {
        auto cards = part<OptionList>("options")->cards();
        std::ranges::sort(cards, {}, [](const OptionCard *card) { return card->y(); });
        QStringList names;
        for (const OptionCard *card : cards) {
            if (card->isVisible()) {
                names << QString::number(card->number());
            }
        }
        return names;
    }
};

} // namespace

class QuizPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWrongAnswerByKeysAloneIsExplainedAndComesBackTomorrow()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, not answered"_s);
        QVERIFY(desk.answer(1));
        QCOMPARE(desk.headline(), u"Not right."_s);
        QCOMPARE(desk.comesBack(), u"Comes back tomorrow, Monday 30 November."_s);
        QVERIFY(!desk.sees("bringBack"));
        QVERIFY(desk.part<OptionList>("options")->cards()[0]->spoken().contains(u"Tempting, since nothing moves."_s));
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, wrong"_s);
        QCOMPARE(desk.state(u"c"_s)->last->chosen, std::vector{OptionKey(u"two"_s)});
        QVERIFY(desk.sees("again"));
    }

    void theTimeOfAnAnswerKnowsNoClockThatIsSetAndHasALimit_data()
    {
        QTest::addColumn<qint64>("thoughtMs");
        QTest::addColumn<qint64>("tookMs");
        QTest::newRow("some seconds") << qint64(4'000) << qint64(5'000); // and one until the key
        QTest::newRow("the window was left alone") << qint64(3 * 3'600'000) << qint64(120'000);
    }

    void theTimeOfAnAnswerKnowsNoClockThatIsSetAndHasALimit()
    {
        QFETCH(qint64, thoughtMs);
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        const QSignalSpy answered(desk.panel.checkView(), &CheckView::answered);
        desk.clock.setWallMs(noonOf(29) - 3'600'000); // set back while one thinks
        desk.clock.advance(thoughtMs);
        QVERIFY(desk.answer(1));
        QCOMPARE(answered.size(), 1);
        QTEST(answered.front().front().value<AnswerEvent>().tookMs, "tookMs");
    }

    void ownChoiceStandsFirstThenTheRightOneThenTheOthers()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(4));
        QCoreApplication::processEvents();
        QCOMPARE(desk.cardsFromTop(), (QStringList{u"4"_s, u"2"_s, u"1"_s, u"3"_s}));
        const auto cards = desk.part<OptionList>("options")->cards();
        QCOMPARE(cards[3]->state(), CardState::OwnWrong);
        QCOMPARE(cards[1]->state(), CardState::RightAnswer);
        QVERIFY(!cards[0]->spoken().contains(u"Tempting"_s));
        desk.press(Qt::Key_O);
        QVERIFY(cards[0]->spoken().contains(u"Tempting"_s));
        QVERIFY(!desk.sees("reasons"));
    }

    void nothingIsShownBeforeTheAnswerIsKept()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QList<CheckPhase> seen;
        connect(&desk.record, &StudyRecord::stateChanged, &desk.panel, [&] { seen << desk.phase(); });
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.phase(), CheckPhase::Keeping);
        QVERIFY(!desk.sees("headline"));
        QVERIFY(!desk.part<ActionButton>("answer")->isEnabled());
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        QCOMPARE(seen, QList{CheckPhase::Keeping});
    }

    void focusLandsOnTheVerdictWhichSaysEverything()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(1));
        auto *headline = desk.part<QLabel>("headline");
        QVERIFY(headline->hasFocus());
        const QString said = QAccessible::queryAccessibleInterface(headline)->text(QAccessible::Name);
        QVERIFY2(said.startsWith(u"Not right. Your choice: The recursion stops after one level."_s), qPrintable(said));
        QVERIFY(said.contains(u"Right answer: Each level removes a single card"_s));
        QVERIFY(said.endsWith(u"Comes back tomorrow, Monday 30 November."_s));
    }

    void aRightAndSureAnswerDoesNotComeBackUnlessAsked()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(2));
        QCOMPARE(desk.headline(), u"Right."_s);
        QCOMPARE(desk.comesBack(), u"Does not come back."_s);
        QVERIFY(!desk.sees("again"));
        QVERIFY(desk.sees("bringBack"));
        desk.press(Qt::Key_B);
        QTRY_VERIFY(desk.comesBack().startsWith(u"Comes back in "_s));
        QVERIFY(!desk.sees("bringBack"));
    }

    void aGuessIsRightByLuckAndComesBack()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(2, Qt::Key_G));
        QCOMPARE(desk.headline(), u"Right, by luck."_s);
        QCOMPARE(desk.comesBack(), u"Comes back tomorrow, Monday 30 November."_s);
        QCOMPARE(desk.state(u"c"_s)->last->confidence, Confidence::Guess);
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, right by luck"_s);
    }

    void severalAreToggledAndJudgedTogether()
    {
        Desk desk(lessonWith({multipleCheck(u"c"_s)}));
        QVERIFY(desk.sees("kindHint"));
        for (const int key : {Qt::Key_1, Qt::Key_2, Qt::Key_2}) {
            desk.press(key);
            desk.clock.advance(1000);
        }
        QVERIFY(desk.answer(3));
        QCOMPARE(desk.headline(), u"Right."_s);
    }

    void aDoublePressTogglesOnce()
    {
        Desk desk(lessonWith({multipleCheck(u"c"_s)}));
        desk.press(Qt::Key_1);
        desk.clock.advance(100);
        desk.press(Qt::Key_1);
        QVERIFY(desk.panel.checkView()->hasPicks());
    }

    void aDoublePressOfEnterDoesNotSkipTheVerdict()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        desk.press(Qt::Key_1);
        desk.clock.advance(1000);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        desk.clock.advance(200);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"c"_s));
        desk.clock.advance(300);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
        QCOMPARE(desk.phase(), CheckPhase::Asking);
    }

    void aKeyHeldDownIsOnePress()
    {
        Desk desk(lessonWith({multipleCheck(u"c"_s), singleCheck(u"d"_s)}));
        desk.press(Qt::Key_1);
        for (int i = 0; i < 3; ++i) { // as slowly as no guard against double presses would notice
            desk.clock.advance(1000);
            holdOn(desk.panel, Qt::Key_1, 1);
            QVERIFY(desk.panel.checkView()->hasPicks());
        }
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        desk.clock.advance(1000);
        for (const char *focused : {"headline", "goOn", "passage", "again"}) {
            desk.part<QWidget>(focused)->setFocus(Qt::TabFocusReason);
            QVERIFY(desk.part<QWidget>(focused)->hasFocus());
            holdOn(desk.panel, Qt::Key_Return);
            holdOn(desk.panel, Qt::Key_G);
            holdOn(desk.panel, Qt::Key_1);
            QCOMPARE(desk.panel.currentCheck(), CheckId(u"c"_s));
            QCOMPARE(desk.phase(), CheckPhase::Verdict);
        }
        desk.press(Qt::Key_Return); // "again" has the focus
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        holdOn(desk.panel, Qt::Key_G);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
    }

    void noHeldKeyLeavesTheCheck()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(1));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_G, Qt::Key_1}) {
            QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
            QVERIFY(desk.panel.checkView()->handleKey(held)); // or what lies around the check would take it
            QCOMPARE(desk.phase(), CheckPhase::Verdict);
        }
    }

    void enterWithoutAPickSaysWhatIsMissing()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.part<QLabel>("note")->text(), u"Pick an option first."_s);
        QVERIFY(desk.sees("note"));
        desk.press(Qt::Key_2);
        QVERIFY(!desk.sees("note"));
    }

    void enterWithoutAPickIsHeardAfterTheMoveOfTheFocus()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        desk.part<QLabel>("headline")->setFocus();
        static QStringList heard;
        heard.clear();
        QAccessible::setActive(true);
        const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent *event) {
            if (event->type() == QAccessible::Announcement) {
                heard << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
            } else if (event->type() == QAccessible::Focus) {
                heard << u"focus"_s;
            }
        });
        desk.part<OptionList>("options")->cards()[1]->setFocus();
        desk.press(Qt::Key_Return);
        QAccessible::installUpdateHandler(before);
        QCOMPARE(heard.last(), u"Pick an option first."_s);
        QVERIFY(heard.contains(u"focus"_s));
    }

    void arrowsMoveAndPick()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.part<OptionList>("options")->picked(), std::vector{OptionKey(u"three"_s)});
        desk.press(Qt::Key_Up);
        QCOMPARE(desk.part<OptionList>("options")->picked(), std::vector{OptionKey(u"right"_s)});
    }

    void enterGoesOnToTheNextCheckThenToTheNextLesson()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        desk.panel.setNextLessonHere(true);
        const QSignalSpy next(&desk.panel, &QuizPanel::nextLessonRequested);
        QVERIFY(desk.answer(2));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
        desk.clock.advance(1000);
        QVERIFY(desk.answer(1));
        QCOMPARE(next.size(), 0);
        desk.press(Qt::Key_Return);
        QCOMPARE(next.size(), 1);
    }

    void afterTheLastLessonItLeadsToToday()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)})); // it names a lesson after it, which is not here
        const QSignalSpy next(&desk.panel, &QuizPanel::nextLessonRequested);
        const QSignalSpy today(&desk.panel, &QuizPanel::todayRequested);
        QVERIFY(desk.answer(2));
        QCOMPARE(desk.part<ActionButton>("goOn")->text(), u"Back to Today"_s);
        desk.press(Qt::Key_Return);
        QCOMPARE(next.size(), 0);
        QCOMPARE(today.size(), 1);
        desk.panel.setNextLessonHere(true); // it has just come in
        QCOMPARE(desk.part<ActionButton>("goOn")->text(), u"Next lesson"_s);
    }

    void thePassageIsAskedForByItsBlock()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QSignalSpy passage(&desk.panel, &QuizPanel::passageRequested);
        desk.press(Qt::Key_P);
        QCOMPARE(passage.size(), 0);
        QVERIFY(desk.answer(1));
        desk.press(Qt::Key_P);
        QCOMPARE(passage.size(), 1);
        QCOMPARE(passage[0][0].value<BlockId>(), BlockId(u"edge"_s));
        QCOMPARE(desk.part<ActionButton>("passage")->text(), u"Reread the passage"_s);
    }

    void thePassageOfTheRightOptionIsAskedForAndNamed()
    {
        Check check = singleCheck(u"c"_s);
        check.passage.reset();
        check.options[2].passage = BlockId(u"start"_s);
        Desk desk(lessonWith({check}));
        QSignalSpy passage(&desk.panel, &QuizPanel::passageRequested);
        QVERIFY(desk.answer(1));
        QCOMPARE(desk.part<ActionButton>("passage")->text(), u"Reread the passage"_s);
        desk.press(Qt::Key_P);
        QCOMPARE(passage.size(), 1);
        QCOMPARE(passage[0][0].value<BlockId>(), BlockId(u"start"_s));
    }

    void withoutAPassageTheLessonIsAskedForAndNamed()
    {
        LessonOnScreen place = lessonWith({singleCheck(u"c"_s)});
        Lesson bare = *place.lesson;
        bare.blocks.clear();
        place.lesson = std::make_shared<const Lesson>(bare);
        Desk desk(place);
        QSignalSpy passage(&desk.panel, &QuizPanel::passageRequested);
        QVERIFY(desk.answer(1));
        QCOMPARE(desk.part<ActionButton>("passage")->text(), u"Lesson"_s);
        desk.press(Qt::Key_P);
        QCOMPARE(passage.size(), 1);
        QCOMPARE(passage[0][0].value<BlockId>(), BlockId());
    }

    void aMissedCheckReopensFoldedAndAsksAgainOnTheSameDay()
    {
        const LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s)});
        Desk desk(lesson);
        QVERIFY(desk.answer(1));
        desk.panel.showLesson({});
        desk.panel.showLesson(lesson);
        QCOMPARE(desk.phase(), CheckPhase::Folded);
        QCOMPARE(desk.headline(), u"Answered today. Not right."_s);
        QCOMPARE(desk.cardsFromTop().size(), 2);
        QVERIFY(!desk.part<OptionList>("options")->cards()[0]->spoken().contains(u"Tempting"_s));
        desk.panel.takeFocus();
        desk.press(Qt::Key_O);
        QVERIFY(desk.part<OptionList>("options")->cards()[0]->spoken().contains(u"Tempting"_s));
        QVERIFY(!desk.sees("retry"));
        desk.press(Qt::Key_A);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.panel.checkView()->asked().occasion, Occasion::Again);
    }

    void aKnownCheckReopensFoldedAndCanBePractised()
    {
        const LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s)});
        Desk desk(lesson);
        QVERIFY(desk.answer(2));
        desk.panel.showLesson({});
        desk.panel.showLesson(lesson);
        QCOMPARE(desk.headline(), u"Answered today. Right."_s);
        QVERIFY(!desk.sees("again"));
        desk.panel.takeFocus();
        desk.press(Qt::Key_T);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        const std::vector<int> order = desk.panel.checkView()->asked().order;
        QVERIFY(desk.answer(order[0] == 2 ? 2 : 1));
        QCOMPARE(desk.state(u"c"_s)->practised, 1);
        QCOMPARE(desk.headline(), u"Not right."_s);
        QCOMPARE(desk.comesBack(), u"Practice changes nothing. Does not come back."_s);
        QVERIFY(!desk.sees("again"));
        QVERIFY(desk.sees("retry"));
    }

    void aGuessMayBeAskedAgain()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(2, Qt::Key_G));
        QCOMPARE(desk.headline(), u"Right, by luck."_s);
        QVERIFY(desk.sees("again"));
    }

    void anAnswerNamesTheWeightsItWasScheduledWith()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        QString model;
        connect(desk.panel.checkView(), &CheckView::answered, this,
                [&model](const AnswerEvent &answer) { model = answer.model; });
        QVERIFY(desk.answer(1));
        QCOMPARE(model, u"fsrs-6/default"_s);
        const std::vector<double> own(Fsrs::weightCount, 1.0);
        desk.record.append(weightsSetting(own));
        QTRY_VERIFY(!desk.record.state().settings().weights.empty());
        desk.press(Qt::Key_A);
        QVERIFY(desk.answer(1));
        QCOMPARE(model, FsrsModel(own).id());
        QVERIFY(model.startsWith("fsrs-6/"_L1) && model != "fsrs-6/default"_L1);
    }

    void aDueCheckReopensFreshAndCountsAsTheReview()
    {
        const LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s)});
        Desk desk(lesson);
        QVERIFY(desk.answer(1));
        desk.clock.setWallMs(noonOf(30));
        desk.panel.showLesson(lesson);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, due today"_s);
        QCOMPARE(desk.panel.checkView()->asked().occasion, Occasion::Review);
    }

    void aCheckUnderReviewIsNotAnsweredBesideItsPassage()
    {
        const LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)});
        Desk desk(lesson);
        QVERIFY(desk.answer(1));
        desk.clock.setWallMs(noonOf(30));
        bool inReview = true;
        desk.panel.setInReview([&](const CheckKey &key) { return inReview && key.check == CheckId(u"c"_s); });
        const QSignalSpy back(&desk.panel, &QuizPanel::reviewRequested);
        desk.panel.showLesson(lesson);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"c"_s));
        QCOMPARE(desk.phase(), CheckPhase::Elsewhere);
        QVERIFY(desk.sees("question") && desk.sees("note") && !desk.sees("options"));
        desk.panel.takeFocus();
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_G);
        QCOMPARE(desk.phase(), CheckPhase::Elsewhere);
        desk.press(Qt::Key_Return);
        QCOMPARE(back.size(), 1);
        QVERIFY(desk.record.waitUntilStored(30'000));
        QCOMPARE(desk.state(u"c"_s)->answers, 1);
        desk.panel.showCheck(CheckId(u"d"_s)); // which the review does not have
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        inReview = false;
        desk.panel.showCheck(CheckId(u"c"_s));
        QCOMPARE(desk.phase(), CheckPhase::Asking);
    }

    void aDueCheckRestsBesideItsLessonToo()
    {
        const LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s)});
        Desk desk(lesson);
        QVERIFY(desk.answer(1));
        desk.press(Qt::Key_R); // nothing to rest from yet
        desk.clock.setWallMs(noonOf(30));
        desk.panel.showLesson(lesson);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        desk.panel.takeFocus();
        QVERIFY(desk.sees("aside"));
        desk.press(Qt::Key_R);
        QTRY_COMPARE(desk.phase(), CheckPhase::Folded);
        QCOMPARE(desk.comesBack(), u"Comes back tomorrow, Tuesday 1 December."_s);
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, wrong"_s);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(desk.phase(), CheckPhase::Asking);
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(desk.phase(), CheckPhase::Folded);
        QCOMPARE(desk.state(u"c"_s)->answers, 1);
    }

    void aRetiredCheckSaysWhyAndIsBroughtBack()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(!desk.sees("aside")); // never answered: nothing comes back yet
        QVERIFY(desk.answer(1));
        QVERIFY(desk.sees("retire"));
        auto *const menu = desk.panel.findChild<AsideMenu *>();
        desk.press(Qt::Key_Q);
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(!menu->actions().front()->isVisible()); // what was answered just now has no need of a rest
        QTest::keyClick(menu, Qt::Key_K);
        QTRY_COMPARE(desk.comesBack(), u"Retired, as known for good."_s);
        QVERIFY(!desk.sees("retire"));
        QCOMPARE(desk.part<ActionButton>("bringBack")->text(), u"Bring it back"_s);
        desk.press(Qt::Key_B);
        QTRY_COMPARE(desk.comesBack(), u"Comes back tomorrow, Monday 30 November."_s);
        QVERIFY(!desk.sees("bringBack"));
    }

    void askMeAgainIsTheSameDayStep()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(1));
        desk.press(Qt::Key_A);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.panel.checkView()->asked().occasion, Occasion::Again);
    }

    void undoTakesTheAnswerBack()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s)}));
        QVERIFY(desk.answer(1));
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.panel.barText(), u"Check 1 of 1, not answered"_s);
    }

    void scrollingPastOffersACheckOnlyWhileNothingIsPicked()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        desk.panel.offerCheck(CheckId(u"d"_s));
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
        desk.panel.takeFocus();
        desk.press(Qt::Key_1);
        desk.panel.offerCheck(CheckId(u"c"_s));
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
    }

    void theQuestionStandsUnderThePassageItCannotBeAnsweredWithout()
    {
        Check check = singleCheck(u"c"_s);
        check.showsPassage = true;
        Desk desk(lessonWith({check, singleCheck(u"d"_s)}));
        const auto *context = desk.part<RichTextLabel>("contextText");
        QVERIFY(context->isVisible());
        QCOMPARE(context->accessibleName(), u"A pivot at the edge leaves one side empty."_s);
        const auto top = [&desk](const char *part) {
            return desk.part<QWidget>(part)->mapTo(&desk.panel, QPoint()).y();
        };
        QVERIFY(top("contextText") + context->height() <= top("question"));
        QVERIFY(desk.answer(2));
        QCOMPARE(desk.headline(), u"Right."_s); // read as part of the question, not as a help
        QVERIFY(!desk.state(u"c"_s)->last->helped);
        QVERIFY(context->isVisible());
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
        QVERIFY(!context->isVisible());
    }

    void aFaultyCheckIsShownWithItsReasonAndNotAsked()
    {
        Check faulty = singleCheck(u"c"_s);
        faulty.needsLook = u"No option is marked as right."_s;
        Desk desk(lessonWith({faulty}));
        QCOMPARE(desk.phase(), CheckPhase::Refused);
        QCOMPARE(desk.part<QLabel>("note")->text(), u"This check cannot be asked: No option is marked as right."_s);
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.record.state().checks().size(), size_t(0));
    }

    void aLessonOfChecksOnlyWantsTheWholeWidth()
    {
        LessonOnScreen lesson = lessonWith({singleCheck(u"c"_s)});
        Desk desk(lesson);
        QVERIFY(!desk.panel.wantsWholeWidth());
        QSignalSpy whole(&desk.panel, &QuizPanel::wholeWidthChanged);
        Lesson only = *lesson.lesson;
        Block place;
        place.content = CheckPlace{CheckId(u"c"_s)};
        only.blocks = {place};
        lesson.lesson = std::make_shared<const Lesson>(only);
        desk.panel.showLesson(lesson);
        QCOMPARE(whole.size(), 1);
        QVERIFY(desk.panel.wantsWholeWidth());
    }

    void everyControlHasANameAndTheGroupCarriesTheQuestion()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        QAccessibleInterface *group = QAccessible::queryAccessibleInterface(desk.part<OptionList>("options"));
        QCOMPARE(group->role(), QAccessible::Grouping);
        QVERIFY(group->text(QAccessible::Name).startsWith(u"A list arrives already sorted"_s));
        QCOMPARE(group->childCount(), 4);
        for (const QAbstractButton *button : desk.panel.findChildren<QAbstractButton *>()) {
            const QAccessibleInterface *face =
                QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(button));
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(button->objectName()));
        }
        const auto chips = desk.panel.findChildren<CheckChip *>();
        QCOMPARE(QAccessible::queryAccessibleInterface(chips[1])->text(QAccessible::Name),
                 u"Check 2 of 2, not answered"_s);
    }

    void aChipOpensItsCheck()
    {
        Desk desk(lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)}));
        QTest::mouseClick(desk.panel.findChildren<CheckChip *>()[1], Qt::LeftButton);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"d"_s));
        desk.press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(desk.panel.currentCheck(), CheckId(u"c"_s));
    }

    void severalChecksComeBeforeTheLessonsOfTheWindow_data()
    {
        QTest::addColumn<bool>("several");
        QTest::newRow("several checks") << true;
        QTest::newRow("a single one") << false;
    }

    void severalChecksComeBeforeTheLessonsOfTheWindow()
    {
        QFETCH(bool, several);
        Desk desk(several ? lessonWith({singleCheck(u"c"_s), multipleCheck(u"d"_s)})
                          : lessonWith({singleCheck(u"c"_s)}));
        QAction nextLesson;
        nextLesson.setShortcut(QKeySequence(u"Ctrl+PgDown"_s));
        desk.panel.addAction(&nextLesson);
        const QSignalSpy left(&nextLesson, &QAction::triggered);
        desk.press(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(left.size(), several ? 0 : 1);
        QCOMPARE(desk.panel.currentCheck(), CheckId(several ? u"d"_s : u"c"_s));
    }
};

QTEST_MAIN(QuizPanelTest)
#include "quizpaneltest.moc"
