// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewview.h"

#include "course/identity.h"
#include "exchange/currentchecks.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/studyrecord.h"
#include "widgets/heldkey.h"
#include "widgets/quiz/asidemenu.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optioncard.h"
#include "widgets/quiz/optionlist.h"
#include "widgets/review/reviewend.h"
#include "widgets/shared/actionbutton.h"
#include "widgets/shared/fittingscrollarea.h"
#include "widgets/shared/readinglooks.h"
#include "widgets/shared/richtextlabel.h"
#include "widgets/shared/theme.h"
#include "widgets/storedcourse.h"

#include <QDateTime>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int patience = 30'000; // ms, for a disk that others keep busy

qint64 noonOf(int day)
{
    return QDateTime(QDate(2026, 11, day), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch();
}

struct Wish {
    bool showsPassage = false; ///< the check of the second lesson stands below its passage
    bool textless = false;     ///< the second lesson has nothing but its check
    bool leech = false;        ///< check a was forgotten eight times
    bool knownOnly = false;    ///< nothing was missed, so nothing is due
    qint64 tookMs = 20'000;    ///< each check
};

/** A course of two lessons in a store, with three checks missed on 28 November, and a review of them on the 29th. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{noonOf(28)};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    KeptQueue queue;
    ReviewView view{record, library, queue, clock};

    explicit Desk(Wish wish = {})
    {
        Check withPassage = codeCheck(u"c"_s);
        withPassage.showsPassage = wish.showsPassage;
        Check passageOfAnOption = multipleCheck(u"b"_s);
        passageOfAnOption.options.front().passage = BlockId(u"edge"_s);
        const LessonOnScreen cards = lessonWith({singleCheck(u"a"_s), passageOfAnOption}, u"cards"_s);
        LessonOnScreen piles = lessonWith({withPassage}, u"piles"_s);
        if (wish.textless) {
            Lesson bare = *piles.lesson;
            bare.blocks.clear();
            piles.lesson = std::make_shared<const Lesson>(bare);
        }
        if (!storeCourse(library, folder.filePath(u"store"_s), {cards, piles})) {
            qFatal("the course could not be stored");
        }
        tookMs = wish.tookMs;
        for (int day = 1; wish.leech && day <= 14; day += 2) { // the eighth time is on the 28th
            clock.setWallMs(noonOf(day));
            give(cards, u"a"_s, u"right"_s, true);
            clock.setWallMs(noonOf(day + 1));
            miss(cards, u"a"_s, u"two"_s);
        }
        if (wish.leech) {
            clock.setWallMs(noonOf(27));
            give(cards, u"a"_s, u"right"_s, true);
        }
        clock.setWallMs(noonOf(28));
        give(cards, u"a"_s, u"two"_s, wish.knownOnly);
        give(cards, u"b"_s, u"wrong"_s, wish.knownOnly);
        give(piles, u"c"_s, u"one"_s, wish.knownOnly);
        if (!record.waitUntilStored(patience) || record.state().checks().size() != 3) {
            qFatal("the answers were not kept");
        }
        clock.setWallMs(noonOf(29));
        view.setLocale(QLocale(u"en_GB"_s));
        view.resize(900, 700);
        view.show();
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view, patience)) {
            qFatal("the window did not become active");
        }
        view.start();
        if (view.isRunning() == wish.knownOnly) {
            qFatal("nothing is due");
        }
    }

    /** As in the panel beside the lesson. */
    void answerElsewhere(const QString &id)
    {
        for (const auto &[key, known] : record.state().checks()) {
            if (key.check == CheckId(id)) {
                AnswerEvent answer;
                answer.check = key;
                answer.fingerprint = known.fingerprint;
                answer.shown = known.last->shown;
                answer.optionCount = int(answer.shown.size());
                answer.right = true;
                answer.occasion = Occasion::Review;
                record.append(answer);
                return;
            }
        }
    }

    void miss(const LessonOnScreen &place, const QString &id, const QString &chosen) { give(place, id, chosen, false); }

    void give(const LessonOnScreen &place, const QString &id, const QString &chosen, bool right)
    {
        const Check &check = *findCheck(*place.lesson, CheckId(id));
        AnswerEvent answer;
        answer.check = {place.course.id, place.lesson->slug, check.id};
        answer.fingerprint = fingerprintOf(check);
        for (const Option &option : check.options) {
            answer.shown.push_back(option.key);
            answer.rightCount += option.correct ? 1 : 0;
        }
        answer.optionCount = int(check.options.size());
        answer.chosen = {OptionKey(chosen)};
        answer.right = right;
        answer.tookMs = tookMs;
        record.append(answer);
    }

    qint64 tookMs = 0;

    /** Answers right until @p check is asked. */
    bool goTo(const QString &check)
    {
        while (current() != check) {
            if (!answer(true)) {
                return false;
            }
            press(Qt::Key_Return);
        }
        return true;
    }

    [[nodiscard]] const CheckState &stateOf(const QString &check) const
    {
        const auto &all = record.state().checks();
        return std::ranges::find_if(all, [&](const auto &entry) { return entry.first.check.toString() == check; })
            ->second;
    }

    int keys = 0;
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++keys;
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus == nullptr ? &view : focus, Qt::Key(key), modifiers);
        clock.advance(1000);
    }

    /** Into the folder in CARREL_PICTURES, when set, to be looked at. */
    void keepPicture(const QString &name)
    {
        QTest::qWait(1);
        const QString pictures = qEnvironmentVariable("CARREL_PICTURES");
        if (!pictures.isEmpty()) {
            view.grab().save(pictures + u'/' + name + u".png"_s);
        }
    }

    [[nodiscard]] CheckPhase phase() const { return view.checkView()->phase(); }
    template<typename T> T *part(const char *name) const { return view.findChild<T *>(QLatin1StringView(name)); }
    [[nodiscard]] bool sees(const char *name) const { return part<QWidget>(name)->isVisible(); }
    [[nodiscard]] QString current() const { return view.checkView()->asked().check.toString(); }

    [[nodiscard]] bool asksForSeveral() const
    {
        const Check *check = view.checkView()->asked().find();
        return check != nullptr && check->kind == CheckKind::Multiple;
    }

    /** Picks all right options, or one wrong one, of the check on screen, and answers. */
    void submit(bool right, int key = Qt::Key_Return)
    {
        const AskedCheck asked = view.checkView()->asked();
        const Check &check = *asked.find();
        for (size_t place = 0; place < asked.order.size(); ++place) {
            if (check.options[size_t(asked.order[place])].correct == right) {
                press(Qt::Key_1 + int(place));
                if (!right) {
                    break;
                }
            }
        }
        press(key);
    }

    /** The same, and waits for the verdict. */
    bool answer(bool right, int key = Qt::Key_Return)
    {
        submit(right, key);
        const bool kept = QTest::qWaitFor([this] { return phase() == CheckPhase::Verdict; }, patience);
        clock.advance(1000); // or the next press would count as the second of a double press
        return kept;
    }
};

} // namespace

class ReviewViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escapeLeavesTheReview()
    {
        Desk desk;
        QSignalSpy left(&desk.view, &ReviewView::finished);
        desk.press(Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void whatIsDueIsAskedWithCountAndTime()
    {
        Desk desk;
        QCOMPARE(desk.part<QLabel>("progress")->text(), u"1 of 3, about 1 minutes left"_s);
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Review);
    }

    void theLessonIsToldOnlyAfterTheAnswer()
    {
        Desk desk;
        QCOMPARE(desk.part<QLabel>("context")->text(), u"How sorting works"_s);
        QVERIFY(desk.answer(false));
        QCOMPARE(desk.part<QLabel>("context")->text(), u"How sorting works, Quicksort and its pivot"_s);
    }

    void aRightAndSureAnswerCostsPickEnterEnterAndOneLine()
    {
        Desk desk;
        while (desk.asksForSeveral()) {
            QVERIFY(desk.answer(true));
            desk.press(Qt::Key_Return);
        }
        QVERIFY(desk.view.isRunning());
        const QString before = desk.current();
        desk.keys = 0;
        QVERIFY(desk.answer(true));
        QVERIFY2(desk.part<QLabel>("headline")->text().startsWith(u"Right. Comes back in "_s),
                 qPrintable(desk.part<QLabel>("headline")->text()));
        QVERIFY(!desk.sees("comesBack"));
        QVERIFY(!desk.sees("why"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.keys, 3);
        QVERIFY(desk.current() != before || desk.sees("finish"));
    }

    void oneSentenceSaysWhyACheckComesBackThen()
    {
        Desk desk;
        QVERIFY(desk.answer(false));
        QVERIFY(desk.sees("whyThen"));
        const QString missed = u"What was missed is asked on the next day of study."_s;
        QCOMPARE(desk.part<QLabel>("whyThen")->text(), missed);
        QVERIFY(desk.part<QLabel>("headline")->accessibleName().endsWith(missed));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.answer(true));
        QVERIFY(!desk.sees("whyThen")); // one line is enough until one asks
        desk.part<QAbstractButton>("reasons")->click();
        QVERIFY(desk.sees("whyThen"));
        QVERIFY2(desk.part<QLabel>("whyThen")->text().startsWith(u"You will then still know it with a chance"_s),
                 qPrintable(desk.part<QLabel>("whyThen")->text()));
    }

    void aPauseIsOfferedOnceInALongReview()
    {
        constexpr qint64 almostFiveMinutes = 290'000;
        Desk desk;
        const QSignalSpy left(&desk.view, &ReviewView::finished);
        for (int check = 1; check <= 3; ++check) {
            QCOMPARE(desk.sees("pause"), check == 3);
            desk.keepPicture(u"review-pause-%1"_s.arg(check));
            desk.clock.advance(almostFiveMinutes);
            QVERIFY(desk.answer(check == 1));
            desk.clock.advance(almostFiveMinutes);
            if (check == 3) {
                QVERIFY(desk.part<QLabel>("pauseText")->text().startsWith(u"15 minutes"_s));
                desk.part<QAbstractButton>("takePause")->click();
                QCOMPARE(left.size(), 1);
                QVERIFY(desk.view.isRunning()); // what is left waits
            }
            desk.press(Qt::Key_Return);
        }
        QVERIFY(!desk.sees("pause"));
        desk.press(Qt::Key_A); // asks what was missed again
        for (int check = 1; check <= 2; ++check) {
            desk.clock.advance(almostFiveMinutes);
            QVERIFY(desk.answer(false));
            desk.clock.advance(almostFiveMinutes);
            desk.press(Qt::Key_Return);
            QVERIFY(!desk.sees("pause"));
        }
    }

    void aTestTellsNothingUntilItsEnd()
    {
        Desk desk;
        std::vector<CheckKey> checks;
        for (const auto &[key, state] : desk.record.state().checks()) {
            checks.push_back(key);
        }
        desk.view.startTest(u"Cards"_s, checks);
        QCOMPARE(desk.part<QLabel>("context")->text(), u"Test of “Cards”"_s);
        for (int number = 1; number <= 3; ++number) {
            QCOMPARE(desk.part<QLabel>("progress")->text(), u"%1 of 3"_s.arg(number));
            QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Review); // they are due
            QVERIFY(!desk.sees("help"));
            const QString here = desk.current();
            desk.submit(number != 2);
            QTRY_VERIFY_WITH_TIMEOUT(desk.phase() == CheckPhase::Nothing || desk.current() != here, patience);
            desk.clock.advance(1000);
            QVERIFY(!desk.sees("comesBack"));
        }
        QVERIFY(!desk.view.isRunning());
        auto *const end = desk.view.findChild<ReviewEnd *>();
        QCOMPARE(end->findChild<QLabel *>(u"headline"_s)->text(), u"2 of 3 checks right."_s);
        QCOMPARE(end->findChildren<RichTextLabel *>(u"missed"_s).size(), 1);
        QCOMPARE(end->findChildren<RichTextLabel *>(u"known"_s).size(), 2);
        QCOMPARE(end->findChildren<QLabel *>(u"verdictRight"_s).size(), 2);
        QCOMPARE(end->findChildren<QLabel *>(u"verdictWrong"_s).size(), 1);
        const auto *const wrong = end->findChild<QLabel *>(u"verdictWrong"_s);
        QVERIFY(wrong->text().startsWith(u"Not "_s));
        QVERIFY2(wrong->accessibleName().contains(u"Your choice: "_s), qPrintable(wrong->accessibleName()));
        const auto *const known = end->findChild<QLabel *>(u"verdictRight"_s);
        QVERIFY2(known->accessibleName().startsWith(u"Right. Your choice, right: "_s),
                 qPrintable(known->accessibleName()));
        QList<CardState> states; // as the check itself shows them: code, formulas and pictures alike
        for (const OptionCard *card : end->findChildren<OptionCard *>()) {
            QCOMPARE(card->focusPolicy(), Qt::NoFocus);
            if (!card->isHidden()) {
                states += card->state();
            }
        }
        QCOMPARE(states.count(CardState::OwnWrong), 1);
        const qsizetype right = states.count(CardState::OwnRight) + states.count(CardState::RightAnswer);
        QCOMPARE(right, 4); // one each, and one check has two
        QCOMPARE(states.size(), 5);
        desk.keepPicture(u"review-test-end"_s);

        desk.press(Qt::Key_A); // what was missed is asked again, and then told at once
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Again);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QCOMPARE(end->findChild<QLabel *>(u"headline"_s)->text(), u"3 of 3 checks right."_s);
        desk.view.startTest(u"Cards"_s, checks);
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Practice); // they were answered today
    }

    void aMissInPracticeSaysThatItDoesNotComeBackAndCan()
    {
        Desk desk({.knownOnly = true}); // right and sure at once: does not come back
        std::vector<CheckKey> checks;
        for (const auto &[key, state] : desk.record.state().checks()) {
            checks.push_back(key);
        }
        desk.view.startTest(u"Cards"_s, checks);
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Practice);
        for (int number = 1; number <= 3; ++number) {
            const QString here = desk.current();
            desk.submit(number == 3);
            QTRY_VERIFY_WITH_TIMEOUT(desk.phase() == CheckPhase::Nothing || desk.current() != here, patience);
            desk.clock.advance(1000);
        }
        auto *const end = desk.view.findChild<ReviewEnd *>();
        const QList<QLabel *> dates = end->findChildren<QLabel *>(u"date"_s);
        QCOMPARE(dates.size(), 2);
        for (const QLabel *const date : dates) {
            QCOMPARE(date->text(), u"Practice changes nothing. Does not come back."_s);
        }
        desk.press(Qt::Key_B);
        QTRY_VERIFY_WITH_TIMEOUT(dates[1]->text().contains(u"Comes back "_s), patience);
        QVERIFY(dates[0]->text().contains(u"Comes back "_s));
        QVERIFY(!desk.sees("bringAllBack"));
        QCOMPARE(std::ranges::count_if(desk.record.state().checks(),
                                       [](const auto &entry) { return entry.second.scheduled; }),
                 2);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.sees("bringAllBack"), patience);
    }

    void leftOpenOverNightItAsksWhatIsDueInTheMorning()
    {
        Desk desk;
        const QString missed = desk.current();
        QVERIFY(desk.answer(false));
        desk.clock.setWallMs(noonOf(30));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.part<QLabel>("progress")->text().left(6), u"1 of 3"_s);
        QStringList asked;
        for (int check = 1; check <= 3; ++check) {
            asked += desk.current();
            QVERIFY(desk.answer(true));
            desk.press(Qt::Key_Return);
        }
        QVERIFY(!desk.view.isRunning());
        QCOMPARE(QSet<QString>(asked.begin(), asked.end()).size(), 3);
        QVERIFY(asked.contains(missed));
    }

    void aPassageThatBelongsToTheQuestionIsShownWithIt()
    {
        Desk desk({.showsPassage = true});
        const auto *context = desk.part<RichTextLabel>("contextText");
        for (int left = 3; left > 0; --left) {
            QCOMPARE(context->isVisible(), desk.current() == u"c"_s);
            QVERIFY(desk.answer(true));
            QVERIFY(!desk.record.state().check(desk.view.checkView()->asked().key())->last->helped);
            desk.press(Qt::Key_Return);
        }
    }

    void thePassageBeforeTheAnswerIsAnnouncedAsAGuess()
    {
        Desk desk;
        QSignalSpy passage(&desk.view, &ReviewView::passageRequested);
        QVERIFY(desk.part<QAbstractButton>("help")->text().contains(u"counts as a guess"_s));
        desk.press(Qt::Key_P);
        QCOMPARE(passage.size(), 1);
        QVERIFY(desk.view.isRunning());
        const CheckKey key = desk.view.checkView()->asked().key();
        QVERIFY(desk.answer(true));
        QVERIFY(desk.record.state().check(key)->last->helped);
        QVERIFY(desk.part<QLabel>("headline")->text().startsWith(u"Right, with the passage open."_s));
    }

    void whoeverSawThePassageIsHelpedAlsoAfterARestAnUndoOrABreak()
    {
        Desk desk;
        const QString first = desk.current();
        const CheckKey key = desk.view.checkView()->asked().key();
        desk.press(Qt::Key_P);
        desk.press(Qt::Key_R);
        QTRY_VERIFY_WITH_TIMEOUT(desk.current() != first, patience);
        QVERIFY(!desk.view.checkView()->asked().helped);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.current(), first, patience);
        QVERIFY(desk.part<QAbstractButton>("help")->text().startsWith(u"Passage again"_s));
        desk.press(Qt::Key_Escape);
        desk.view.start();
        QVERIFY(desk.goTo(first));
        QVERIFY(desk.answer(true));
        QVERIFY(desk.record.state().check(key)->last->helped);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.phase(), CheckPhase::Asking, patience);
        QVERIFY(desk.answer(true));
        QVERIFY(desk.record.state().check(key)->last->helped);
    }

    void theCheckWhosePassageIsOpenIsToldUntilItIsAnswered()
    {
        Desk desk;
        QCOMPARE(desk.view.helpedCheck(), std::nullopt);
        desk.press(Qt::Key_P);
        QCOMPARE(desk.view.helpedCheck(), desk.view.checkView()->asked().key());
        QVERIFY(desk.answer(true));
        QCOMPARE(desk.view.helpedCheck(), std::nullopt);
    }

    void whatWasAnsweredElsewhereMeanwhileIsNotAskedOnceMore()
    {
        Desk desk;
        const QString first = desk.current();
        desk.answerElsewhere(first);
        QTRY_VERIFY_WITH_TIMEOUT(desk.current() != first, patience);
        QCOMPARE(desk.part<QLabel>("progress")->text().left(6), u"2 of 3"_s);
        const QString second = desk.current();
        QVERIFY(desk.answer(true));
        for (const QString &other : {u"a"_s, u"b"_s, u"c"_s}) {
            if (other != first && other != second) {
                desk.answerElsewhere(other); // while the verdict on the second is read
            }
        }
        QVERIFY(desk.record.waitUntilStored(patience));
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.view.isRunning());
        QCOMPARE(desk.view.findChild<ReviewEnd *>()->findChild<QLabel *>(u"headline"_s)->text(),
                 u"3 checks reviewed."_s);
        for (const auto &[key, check] : desk.record.state().checks()) {
            QCOMPARE(check.answers, 2);
        }
    }

    void theEndListsWhatWasRightByLuckAndAsksAgain()
    {
        Desk desk;
        desk.press(Qt::Key_P);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        for (int left = 0; left < 2; ++left) {
            QVERIFY(desk.answer(true));
            desk.press(Qt::Key_Return);
        }
        QVERIFY(!desk.view.isRunning());
        auto *const end = desk.view.findChild<ReviewEnd *>();
        QCOMPARE(end->findChild<QLabel *>(u"summary"_s)->text(),
                 u"None was missed. 1 right by luck or with the passage; back tomorrow."_s);
        QVERIFY(!end->findChild<RichTextLabel *>(u"missed"_s));
        QVERIFY(end->findChild<RichTextLabel *>(u"lucky"_s)->isVisible());
        QCOMPARE(end->findChild<QLabel *>(u"verdict"_s)->text(), u"Right, with the passage open."_s);
        QVERIFY(end->findChild<ActionButton *>(u"againAll"_s)->isVisible());
        desk.keepPicture(u"review-end-lucky"_s);
        desk.press(Qt::Key_A);
        QVERIFY(desk.view.isRunning());
        const CheckKey again = desk.view.checkView()->asked().key();
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Again);
        QVERIFY(desk.answer(true));
        QVERIFY(!desk.record.state().check(again)->askAgainOpen); // it counted
        desk.press(Qt::Key_Return);
        QCOMPARE(end->findChild<QLabel *>(u"summary"_s)->text(), u"None was missed."_s);
        QVERIFY(!end->findChild<RichTextLabel *>(u"lucky"_s));
    }

    void theEndListsWhatWasMissedAndAsksAgain()
    {
        Desk desk;
        QVERIFY(desk.answer(false));
        desk.press(Qt::Key_Return);
        for (int left = 0; left < 2; ++left) {
            QVERIFY(desk.answer(true));
            desk.press(Qt::Key_Return);
        }
        QVERIFY(!desk.view.isRunning());
        auto *end = desk.view.findChild<ReviewEnd *>();
        QVERIFY(end->isVisible());
        QCOMPARE(end->findChild<QLabel *>(u"headline"_s)->text(), u"3 checks reviewed."_s);
        QVERIFY(end->findChild<QLabel *>(u"headline"_s)->hasFocus());
        const auto *missed = end->findChild<RichTextLabel *>(u"missed"_s); // formulas and code as in the check
        QVERIFY(missed && missed->isVisible());
        QVERIFY(missed->height() >= missed->heightForWidth(missed->width()));
        desk.press(Qt::Key_A);
        QVERIFY(desk.view.isRunning());
        QCOMPARE(desk.view.checkView()->asked().occasion, Occasion::Again);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QVERIFY(end->isVisible());
        QVERIFY(!end->findChild<QWidget *>(u"againAll"_s)->isVisible());
        QSignalSpy finished(&desk.view, &ReviewView::finished);
        desk.press(Qt::Key_Return);
        QCOMPARE(finished.size(), 1);
    }

    void theEndLeadsToWhatSettlesEachCheck()
    {
        Desk desk({.textless = true});
        for (int left = 3; left > 0; --left) {
            QVERIFY(desk.answer(false));
            desk.press(Qt::Key_Return);
        }
        QSignalSpy asked(&desk.view, &ReviewView::passageRequested);
        QStringList leads;
        for (ActionButton *button : desk.view.findChild<ReviewEnd *>()->findChildren<ActionButton *>()) {
            if (button->text() == u"Passage"_s || button->text() == u"Lesson"_s) {
                button->click();
                leads += button->accessibleName().left(26) + u": "_s + asked.back().at(1).value<BlockId>().toString();
            }
        }
        leads.sort();
        QCOMPARE(leads, (QStringList{u"Lesson of: Which loop visi: "_s, u"Passage of: A list arrives: edge"_s,
                                     u"Passage of: Which of these: edge"_s}));
    }

    void everyButtonOfTheEndIsReachedByTabAndTakenByEnter()
    {
        Desk desk;
        for (int left = 3; left > 0; --left) {
            QVERIFY(desk.answer(false));
            desk.press(Qt::Key_Return);
        }
        auto *const end = desk.view.findChild<ReviewEnd *>();
        QVERIFY(end->isVisible());
        QSet<QWidget *> seen;
        QStringList taken;
        for (QWidget *focus = QApplication::focusWidget(); focus && !seen.contains(focus);
             focus = QApplication::focusWidget()) {
            seen.insert(focus);
            if (auto *const button = qobject_cast<QAbstractButton *>(focus)) {
                const QSignalSpy clicked(button, &QAbstractButton::clicked);
                const QSignalBlocker quiet(end); // else the end would go away
                desk.press(Qt::Key_Return);
                QCOMPARE(clicked.size(), 1);
                taken += button->text();
            }
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QCOMPARE(taken.filter(u"Passage"_s).size(), 3);
        QCOMPARE(taken.filter(u"Ask me again"_s).size(), 3);
        QVERIFY(taken.contains(desk.part<QAbstractButton>("againAll")->text()));
        QVERIFY(taken.contains(end->findChild<QAbstractButton *>(u"finish"_s)->text()));
    }

    void theListAtTheEndIsReadByKeysAtOnce()
    {
        Desk desk;
        for (int left = 3; left > 0; --left) {
            QVERIFY(desk.answer(false));
            desk.press(Qt::Key_Return);
        }
        desk.view.resize(480, 300);
        auto *const end = desk.view.findChild<ReviewEnd *>();
        QVERIFY(end->isVisible());
        const auto *const bar = end->findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        end->takeFocus();
        desk.press(Qt::Key_Down);
        const int aLine = bar->value();
        QVERIFY(aLine > 0);
        desk.press(Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
        QVERIFY(bar->maximum() > aLine);
        desk.press(Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        desk.press(Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
    }

    void whoHoldsEnterDownReadsEveryVerdictAndTheEnd()
    {
        Desk desk;
        const QSignalSpy finished(&desk.view, &ReviewView::finished);
        for (int left = 3; left > 0; --left) {
            QVERIFY(desk.answer(false));
            const QString here = desk.current();
            holdOn(desk.view, Qt::Key_Return);
            QCOMPARE(desk.phase(), CheckPhase::Verdict);
            QCOMPARE(desk.current(), here);
            desk.press(Qt::Key_Return);
        }
        QVERIFY(!desk.view.isRunning());
        holdOn(desk.view, Qt::Key_Return);
        holdOn(desk.view, Qt::Key_A);
        QVERIFY(!desk.view.isRunning());
        QCOMPARE(finished.size(), 0);
        desk.press(Qt::Key_Return);
        QCOMPARE(finished.size(), 1);
    }

    void theHeadFollowsAThemeChosenLater()
    {
        Desk desk;
        Theme theme;
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Contrast, ThemeName::Light}) {
            theme.choose(name);
            for (const char *label : {"progress", "context", "kindHint", "comesBack"}) {
                QTRY_COMPARE(desk.part<QLabel>(label)->palette().color(QPalette::WindowText), themeTokens(name).ink2);
            }
        }
    }

    void aBriefVerdictLeavesNoScrollBarBehind()
    {
        Desk desk;
        Theme theme;
        theme.choose(ThemeName::Light);
        desk.view.resize(640, 400);
        const auto *scroll = desk.view.findChild<FittingScrollArea *>();
        QVERIFY(desk.answer(false)); // with its reasons it does not fit
        QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
        for (int left = 2; left > 0; --left) {
            desk.press(Qt::Key_Return);
            QVERIFY(desk.answer(true));
            QTRY_VERIFY(!scroll->verticalScrollBar()->isVisible());
            const auto *lowest = desk.part<QWidget>("reasons");
            QTRY_COMPARE(lowest->mapTo(scroll, lowest->rect().bottomLeft()).y() + 1, scroll->height());
            desk.keepPicture(u"review-brief-%1"_s.arg(left));
            QCOMPARE(scroll->height(), scroll->widget()->heightForWidth(scroll->width()));
            for (const OptionCard *card : desk.part<OptionList>("options")->cards()) {
                QVERIFY(!card->isVisible() || card->height() == card->heightForWidth(card->width()));
            }
        }
    }

    void nothingIsCutInANarrowWindow()
    {
        Desk desk;
        Theme theme;
        theme.choose(ThemeName::Light);
        desk.view.resize(640, 400);
        desk.keepPicture(u"review-1-before"_s);
        QVERIFY(desk.answer(false));
        desk.keepPicture(u"review-2-wrong"_s);
        desk.press(Qt::Key_Return);
        QVERIFY(desk.answer(true));
        desk.keepPicture(u"review-3-right"_s);
        for (const ActionButton *button : desk.view.findChildren<ActionButton *>()) {
            const QRect place(button->mapTo(&desk.view, QPoint()), button->size());
            const bool scrolls = button->objectName() == u"reasons"_s;
            QVERIFY2(!button->isVisible() || scrolls || desk.view.rect().contains(place), qPrintable(button->text()));
        }
        desk.press(Qt::Key_Return);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.view.isRunning());
        desk.keepPicture(u"review-4-end"_s);
    }

    void wordsThatWrapAreNotCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        for (const QSize size : {QSize(360, 900), QSize(480, 320), QSize(640, 400), QSize(900, 700)}) {
            for (const int textSize : {TextLooks().size, ReadingLooks::textSize.largest}) {
                QTest::addRow("%d by %d, %d", size.width(), size.height(), textSize) << size << textSize;
            }
        }
    }

    void wordsThatWrapAreNotCut()
    {
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        Desk desk;
        const Theme theme;
        TextLooks large;
        large.zoom = 250;
        large.size = textSize;
        const QFont font = ReadingLooks::checkFont(QApplication::font(), large);
        desk.view.resize(size);
        ReadingLooks::setFontWithin(desk.view, font);
        desk.view.resize(size);
        QVERIFY(desk.answer(false));
        desk.keepPicture(u"review-large-%1-%2-%3"_s.arg(size.width()).arg(size.height()).arg(textSize));
        const auto buttons = desk.view.findChildren<ActionButton *>();
        QVERIFY(2 * desk.part<QLabel>("context")->width() >= desk.part<QWidget>("column")->width() - 64);
        for (const ActionButton *button : buttons) {
            if (button->isVisible()) {
                QVERIFY2(button->font().pixelSize() == font.pixelSize(), qPrintable(button->text()));
                QVERIFY2(button->height() >= button->heightForWidth(button->width()), qPrintable(button->text()));
                const QWidget *const around = button->parentWidget();
                QVERIFY2(around->rect().contains(button->geometry()),
                         qPrintable(u"%1: down to %2 of %3"_s.arg(button->text())
                                        .arg(button->geometry().bottom() + 1)
                                        .arg(around->height())));
            }
        }
    }

    void undoGoesBackToTheCheck()
    {
        Desk desk;
        const QString first = desk.current();
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.current() != first);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.current(), first, patience);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QCOMPARE(desk.part<QLabel>("progress")->text().left(6), u"1 of 3"_s);
    }

    void aCheckRestsByAKeyAndComesBackTomorrow()
    {
        Desk desk;
        const QString first = desk.current();
        const QSignalSpy told(desk.view.checkView(), &CheckView::told);
        desk.press(Qt::Key_1); // picked already
        desk.press(Qt::Key_R);
        QTRY_VERIFY_WITH_TIMEOUT(desk.current() != first, patience);
        QCOMPARE(told.size(), 1);
        const QString sentence = told.front().front().toString();
        QCOMPARE(sentence, u"It rests. Comes back tomorrow, Monday 30 November. {undo} takes it back."_s);
        QCOMPARE(desk.stateOf(first).comesBackOn(), desk.record.today().plusDays(1));
        QCOMPARE(desk.stateOf(first).answers, 1); // no grade
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(desk.current(), first, patience);
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(desk.current() != first, patience);
        QVERIFY(desk.stateOf(first).isResting(desk.record.today()));
    }

    void aCheckIsRetiredWithAReason()
    {
        Desk desk;
        const QString first = desk.current();
        auto *const menu = desk.view.findChild<AsideMenu *>();
        desk.press(Qt::Key_Q);
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_T);
        QTRY_VERIFY_WITH_TIMEOUT(desk.current() != first, patience);
        QVERIFY(!menu->isVisible());
        QCOMPARE(desk.stateOf(first).retired, RetireReason::Unimportant);
        while (desk.view.isRunning()) {
            QVERIFY(desk.answer(true));
            desk.press(Qt::Key_Return);
        }
        QCOMPARE(desk.view.findChild<ReviewEnd *>()->findChild<QLabel *>(u"headline"_s)->text(),
                 u"2 checks reviewed."_s);
        desk.press(Qt::Key_Z, Qt::ControlModifier); // the last answer
        QTRY_VERIFY_WITH_TIMEOUT(desk.view.isRunning(), patience);
    }

    void theMinutesOfADayEndTheReviewAndOneMayGoOnAnyway()
    {
        Desk desk({.tookMs = 120'000});
        desk.record.append(minutesADaySetting(1));
        QVERIFY(desk.record.waitUntilStored(patience));
        desk.view.start();
        QCOMPARE(desk.part<QLabel>("progress")->text().left(6), u"1 of 1"_s);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.view.isRunning());
        auto *const end = desk.view.findChild<ReviewEnd *>();
        const auto *const stillDue = end->findChild<QLabel *>(u"stillDue"_s);
        QVERIFY(stillDue->isVisible());
        QCOMPARE(stillDue->text(), u"2 more check(s) are due; the cap of 1 minutes is reached."_s);
        QVERIFY(end->findChild<QLabel *>(u"headline"_s)->accessibleName().endsWith(stillDue->text()));
        desk.view.start(); // as whoever comes back later today
        QCOMPARE(end->findChild<QLabel *>(u"headline"_s)->text(), u"The reviews of today are done."_s);
        desk.press(Qt::Key_M);
        QVERIFY(desk.view.isRunning());
        QCOMPARE(desk.part<QLabel>("progress")->text().left(6), u"1 of 2"_s);
    }

    void aLeechIsToldAndOtherWaysAreOffered()
    {
        Desk desk({.leech = true});
        QVERIFY(desk.goTo(u"a"_s));
        QCOMPARE(desk.stateOf(u"a"_s).lapses, 8);
        QVERIFY(!desk.sees("leech"));
        QVERIFY(desk.answer(false));
        QVERIFY(desk.sees("leech") && desk.sees("another") && desk.sees("writeNote") && desk.sees("passage"));
        QVERIFY(desk.part<QLabel>("leech")->text().startsWith(u"Not known at 9 review(s)"_s));
        const QSignalSpy note(desk.view.checkView(), &CheckView::noteRequested);
        desk.press(Qt::Key_L);
        QCOMPARE(note.size(), 1);
        QCOMPARE(note.front().at(0).value<LessonRef>(), desk.stateOf(u"a"_s).key.lessonRef());
        QCOMPARE(note.front().at(1).value<BlockId>(), BlockId(u"edge"_s));
        desk.keepPicture(u"review-5-leech"_s);
        desk.press(Qt::Key_V);
        QCOMPARE(desk.current(), u"b"_s); // of the same lesson
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        QVERIFY(desk.answer(true));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.current() != u"a"_s || !desk.view.isRunning());
    }

    void leavingAndComingBackGoesOnWithWhatIsStillDue()
    {
        Desk desk;
        const QString first = desk.current();
        QVERIFY(desk.answer(true));
        desk.view.hide();
        desk.view.show();
        desk.view.start();
        QVERIFY(desk.current() != first);
        QVERIFY(desk.part<QLabel>("progress")->text().startsWith(u"1 of 2"_s));
    }

    void withNothingDueItSaysSo()
    {
        Desk desk;
        for (const QString &check : {u"a"_s, u"b"_s, u"c"_s}) {
            desk.answerElsewhere(check);
        }
        QVERIFY(desk.record.waitUntilStored(patience));
        desk.view.start();
        QVERIFY(!desk.sees("stillDue") && !desk.sees("goOnAnyway"));
        QCOMPARE(desk.view.findChild<ReviewEnd *>()->findChild<QLabel *>(u"headline"_s)->text(),
                 u"Nothing is due now."_s);
    }
};

QTEST_MAIN(ReviewViewTest)
#include "reviewviewtest.moc"
