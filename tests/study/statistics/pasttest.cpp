// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/studyevents.h"
#include "study/studypast.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** What is known of an answer, in words. */
QString inWords(const PastAnswer &answer)
{
    static const QStringList roles{u"review"_s, u"step"_s, u"retry"_s, u"practice"_s};
    QStringList words{roles.at(int(answer.role))};
    const std::pair<bool, QString> flags[] = {{answer.first, u"first"_s},
                                              {answer.isKnown(), u"known"_s},
                                              {answer.isAdmittedGuess(), u"admitted"_s},
                                              {answer.helped, u"helped"_s},
                                              {answer.stability > 0, u"stable"_s},
                                              {answer.expected.has_value(), u"expected"_s}};
    for (const auto &[holds, word] : flags) {
        if (holds) {
            words << word;
        }
    }
    return words.join(u' ');
}

/** The answers to one check that @p story tells, a word each; "+3" lets three days go by. */
std::vector<Event> events(const QString &story)
{
    Machine machine(u"s1"_s);
    std::vector<Event> written;
    const QStringList words = story.split(u' ');
    for (const QString &word : words) {
        machine.wait(minuteMs);
        AnswerEvent answer = answerTo(checkKey(u"a"_s), word != "wrong"_L1);
        if (word.startsWith(u'+')) {
            machine.waitDays(word.mid(1).toInt());
            continue;
        }
        answer.occasion = word == "again"_L1      ? Occasion::Again
                          : word == "practice"_L1 ? Occasion::Practice
                                                  : Occasion::Review;
        answer.confidence = word == "guess"_L1 ? Confidence::Guess : Confidence::Sure;
        answer.helped = word == "helped"_L1;
        written.push_back(machine.write(answer));
    }
    return written;
}

StudyPast pastOf(std::vector<Event> written)
{
    Fold fold;
    fold.add(std::move(written));
    return fold.past();
}

} // namespace

class PastTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachAnswerSaysWhatItWas_data()
    {
        QTest::addColumn<QString>("story");
        QTest::addColumn<QStringList>("answers");
        QTest::newRow("the first one is expected by nobody") << u"right"_s << QStringList{u"review first known"_s};
        QTest::newRow("a later day") << u"right +3 right"_s
                                     << QStringList{u"review first known"_s, u"review known stable expected"_s};
        QTest::newRow("the same day") << u"right right"_s
                                      << QStringList{u"review first known"_s, u"review known stable"_s};
        QTest::newRow("asked again") << u"wrong wrong again again"_s
                                     << QStringList{u"review first"_s, u"retry"_s, u"step known"_s,
                                                    u"practice known"_s};
        QTest::newRow("luck") << u"guess +1 helped"_s
                              << QStringList{u"review first admitted"_s, u"review helped stable expected"_s};
        QTest::newRow("practice moves nothing")
            << u"right +2 practice +1 wrong"_s
            << QStringList{u"review first known"_s, u"practice known"_s, u"review stable expected"_s};
    }

    void eachAnswerSaysWhatItWas()
    {
        QFETCH(QString, story);
        QStringList answers;
        for (const PastAnswer &answer : pastOf(events(story)).answers) {
            answers << inWords(answer);
        }
        QTEST(answers, "answers");
    }

    void whatWasExpectedIsWhatTheScheduleSaidTheDayBeforeTheAnswer()
    {
        std::vector<Event> written = events(u"right +9 right"_s);
        const StudyDay day = written.back().stamp.day;
        Fold before;
        before.add(written.front());
        const double said = *before.state().recall(*before.state().check(checkKey(u"a"_s)), day);
        QVERIFY(said > 0.3 && said < 0.9); // a third of what a single right answer lasts, or more
        QCOMPARE(*pastOf(std::move(written)).answers.back().expected, said);
    }

    void onlyAWrongAnswerKeepsWhatWasChosen()
    {
        const std::vector<PastAnswer> answers = pastOf(events(u"wrong +1 right"_s)).answers;
        QCOMPARE(answers.front().chosen, std::vector{OptionKey(u"b"_s)});
        QVERIFY(answers.back().chosen.empty());
    }

    void aHelpedAnswerWasNoGuess()
    {
        const std::vector<PastAnswer> answers = pastOf(events(u"right +1 helped"_s)).answers;
        QCOMPARE(answers.front().guess, 0.5);
        QCOMPARE(answers.back().guess, 0.0);
    }

    void whatWasTakenBackIsGone()
    {
        std::vector<Event> written = events(u"right +1 wrong"_s);
        Machine machine(u"s2"_s, noonMs + 3 * dayMs);
        written.push_back(machine.write(UndoEvent{SessionId(u"s1"_s), {2}}));
        QCOMPARE(pastOf(std::move(written)).answers.size(), 1U);
    }

    void theHourIsThatOfTheWallWhereOneWas_data()
    {
        QTest::addColumn<int>("offsetHours");
        QTest::addColumn<int>("hour");
        QTest::addColumn<qint64>("daysAway");
        QTest::newRow("at home") << 0 << 12 << qint64(0);
        QTest::newRow("in the east") << 9 << 21 << qint64(0);
        QTest::newRow("after midnight, before the rollover") << 14 << 2 << qint64(0);
        QTest::newRow("in the west") << -11 << 1 << qint64(-1);
    }

    void theHourIsThatOfTheWallWhereOneWas()
    {
        QFETCH(int, offsetHours);
        QFETCH(qint64, daysAway);
        Machine machine(u"s1"_s, noonMs, offsetHours * 3'600);
        const LessonRef lesson = checkKey({}).lessonRef();
        const StudyPast past = pastOf({machine.write(answerTo(checkKey(u"a"_s), true)),
                                       machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, false, 30'000})});
        QTEST(past.answers.front().hour, "hour");
        QTEST(past.readings.front().hour, "hour");
        QCOMPARE(past.readings.front().day, Machine(u"s"_s).today().plusDays(daysAway));
    }

    void aClockThatWasAheadIsTakenOff()
    {
        Machine machine(u"s1"_s, noonMs + 50 * hourMs);
        std::vector<Event> written{machine.write(answerTo(checkKey(u"a"_s), true))};
        Machine other(u"s2"_s);
        written.push_back(other.write(ClockSuspectEvent{SessionId(u"s1"_s), 50 * hourMs}));
        const PastAnswer answer = pastOf(std::move(written)).answers.front();
        QCOMPARE(answer.hour, 12);
        QCOMPARE(answer.day, Machine(u"s"_s).today());
    }

    void ofACheckpointNothingIsToldUntilItsEventsAreHere()
    {
        Fold whole;
        whole.add(events(u"right +3 right"_s));
        const Fold foreseen(whole.checkpoint());
        QVERIFY(foreseen.past().isEmpty());
        QVERIFY(foreseen.trainingHistories().empty());
    }

    /** An answer of 20 s and, so much later, a minute of the lesson in the foreground up to then. */
    void answeringBesideALessonIsNotReading_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<qint64>("laterMs");
        QTest::addColumn<qint64>("readMs");
        QTest::newRow("all of the answer in the minute") << u"pointers"_s << qint64(30'000) << qint64(40'000);
        QTest::newRow("its second half") << u"pointers"_s << qint64(50'000) << qint64(50'000);
        QTest::newRow("before it") << u"pointers"_s << qint64(60'000) << qint64(60'000);
        QTest::newRow("of another lesson") << u"references"_s << qint64(30'000) << qint64(60'000);
    }

    void answeringBesideALessonIsNotReading()
    {
        QFETCH(QString, lesson);
        QFETCH(qint64, laterMs);
        Machine machine(u"s1"_s);
        std::vector<Event> written{machine.write(answerTo(checkKey(u"a"_s, lesson), true))};
        machine.wait(laterMs);
        written.push_back(machine.write(PlaceEvent{checkKey({}).lessonRef(), BlockId(u"p-1"_s), 0.5, false, minuteMs}));
        QTEST(pastOf(std::move(written)).readings.front().ms, "readMs");
    }

    void placesWithoutTimeAreNoReading()
    {
        Machine machine(u"s1"_s);
        const LessonRef lesson = checkKey({}).lessonRef();
        const StudyPast past = pastOf({machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, false, 0}),
                                       machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, false, -5}),
                                       machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, false, 40 * hourMs})});
        QCOMPARE(past.readings.size(), 1U);
        QCOMPARE(past.readings.front().ms, 24 * hourMs); // longer was a broken clock
    }
};

QTEST_APPLESS_MAIN(PastTest)
#include "pasttest.moc"
