// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewsession.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

CheckKey key(const QString &check)
{
    return {CourseId(u"course"_s), LessonSlug(u"lesson"_s), CheckId(check)};
}

AnswerEvent answer(const QString &check, bool right, Occasion occasion = Occasion::Review)
{
    AnswerEvent made;
    made.check = key(check);
    made.right = right;
    made.occasion = occasion;
    return made;
}

EventRef ref(quint32 n)
{
    return {SessionId(u"s"_s), n};
}

} // namespace

class ReviewSessionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksComeOneAfterAnotherUntilAllAreDone()
    {
        ReviewSession session({key(u"a"_s), key(u"b"_s)});
        QCOMPARE(session.count(), 2);
        QCOMPARE(session.number(), 1);
        QCOMPARE(session.remaining().checks, 2);
        session.answered(answer(u"a"_s, true), ref(1));
        QCOMPARE(session.remaining().checks, 1);
        session.goOn();
        QCOMPARE(session.current(), key(u"b"_s));
        QCOMPARE(session.number(), 2);
        session.answered(answer(u"b"_s, false), ref(2));
        session.goOn();
        QVERIFY(!session.current().has_value());
        QCOMPARE(session.answeredCount(), 2);
        QCOMPARE(session.missed(), std::vector{key(u"b"_s)});
    }

    void aMissedCheckAnsweredRightAgainIsNoLongerMissed()
    {
        ReviewSession session({key(u"a"_s)});
        session.answered(answer(u"a"_s, false), ref(1));
        session.answered(answer(u"a"_s, false, Occasion::Again), ref(2));
        QCOMPARE(session.missed().size(), size_t(1));
        session.answered(answer(u"a"_s, true, Occasion::Again), ref(3));
        QVERIFY(session.missed().empty());
    }

    void whatIsRightByLuckIsNotKnownUntilItIsSurelyRight()
    {
        ReviewSession session({key(u"a"_s), key(u"b"_s), key(u"c"_s)});
        AnswerEvent guessed = answer(u"a"_s, true);
        guessed.confidence = Confidence::Guess;
        AnswerEvent helped = answer(u"b"_s, true);
        helped.helped = true;
        session.answered(guessed, ref(1));
        session.answered(helped, ref(2));
        session.answered(answer(u"c"_s, true), ref(3));
        QCOMPARE(session.lucky(), (std::vector{key(u"a"_s), key(u"b"_s)}));
        QVERIFY(session.wasHelped(key(u"b"_s)) && !session.wasHelped(key(u"a"_s)));
        QVERIFY(session.missed().empty());
        guessed.occasion = Occasion::Again;
        session.answered(guessed, ref(4));
        QCOMPARE(session.lucky().size(), size_t(2));
        session.answered(answer(u"a"_s, true, Occasion::Again), ref(5));
        QCOMPARE(session.lucky(), std::vector{key(u"b"_s)});
    }

    void whatRestsOrIsRetiredIsLeftOutUntilThatIsTakenBack_data()
    {
        QTest::addColumn<EventBody>("body");
        QTest::newRow("rest") << EventBody(RestEvent{key(u"a"_s), 1});
        QTest::newRow("retired") << EventBody(RetireEvent{key(u"a"_s), RetireReason::Known});
    }

    void whatRestsOrIsRetiredIsLeftOutUntilThatIsTakenBack()
    {
        QFETCH(EventBody, body);
        constexpr StudyDay today{2'461'374};
        const auto event = [&](quint32 n, const EventBody &content) {
            EventStamp stamp;
            stamp.ref = ref(n);
            stamp.at = n;
            stamp.day = today;
            return Event{stamp, content};
        };
        Fold record;
        record.add(event(1, answer(u"a"_s, false)));
        ReviewSession session({key(u"a"_s), key(u"b"_s)}, record.state());
        record.add(event(2, body));
        session.note(record.state(), today);
        QVERIFY(session.isSetAside(key(u"a"_s)) && !session.isSetAside(key(u"b"_s)));
        session.goOn();
        QCOMPARE(session.current(), key(u"b"_s));
        QCOMPARE(session.answeredCount(), 0);
        QVERIFY(session.missed().empty());
        QVERIFY(!session.takeBack(record.state(), today));
        record.add(event(3, UndoEvent{SessionId(u"s"_s), {2}}));
        QVERIFY(session.takeBack(record.state(), today));
        QCOMPARE(session.current(), key(u"a"_s));
        record.add(event(4, UndoEvent{SessionId(u"s"_s), {3}})); // done again
        session.note(record.state(), today);
        session.goOn();
        QCOMPARE(session.current(), key(u"b"_s));
    }

    void theNextOfAHundredThousandIsFoundAtOnce()
    {
        constexpr int checks = 100'000;
        constexpr double mostMs = 60; // 16 in a release build, which is several times as fast
        Test::Machine machine(u"s1"_s);
        std::vector<Event> events;
        std::vector<CheckKey> keys;
        for (int number = 0; number < checks; ++number) {
            keys.push_back(Test::checkKey(u"check-%1"_s.arg(number % 10), u"lesson-%1"_s.arg(number / 10)));
            events.push_back(machine.write(Test::answerTo(keys.back(), false)));
        }
        Fold record;
        record.add(std::move(events));
        machine.waitDays(1);
        ReviewSession session(keys, record.state());
        session.note(record.state(), machine.today());
        std::vector<double> spentMs;
        for (int number = 0; number < 9; ++number) {
            QCOMPARE(session.current(), keys[size_t(number)]);
            record.add(machine.write(Test::answerTo(keys[size_t(number)], false)));
            QElapsedTimer timer;
            timer.start();
            session.note(record.state(), machine.today());
            session.goOn();
            QCOMPARE(session.remaining(), (ReviewAmount{checks - number - 1, (checks - number - 1) * 20'000LL}));
            spentMs.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(spentMs);
        QVERIFY2(spentMs[spentMs.size() / 2] < mostMs, qPrintable(QString::number(spentMs[spentMs.size() / 2])));
        QCOMPARE(session.answeredCount(), 9);
    }

    void aCheckThatIsGoneIsLeftOut()
    {
        ReviewSession session({key(u"a"_s), key(u"b"_s)});
        session.drop();
        QCOMPARE(session.current(), key(u"b"_s));
        QCOMPARE(session.count(), 1);
        session.drop();
        QVERIFY(!session.current().has_value());
    }
};

QTEST_GUILESS_MAIN(ReviewSessionTest)
#include "reviewsessiontest.moc"
