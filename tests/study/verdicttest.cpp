// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/verdict.h"

#include "study/fold.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A story told with one letter an answer: w wrong, r right, g right by a guess, h right with help; a capital letter is
    asked again, p is practice (right), q practice (wrong); + lets a day go by. */
std::vector<Event> story(const QString &letters)
{
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    const CheckKey key = checkKey(u"check"_s);
    for (const QChar letter : letters) {
        machine.wait(minuteMs);
        const Occasion occasion = letter.isUpper()                   ? Occasion::Again
                                  : letter == u'p' || letter == u'q' ? Occasion::Practice
                                  : events.empty()                   ? Occasion::First
                                                                     : Occasion::Review;
        const QChar kind = letter.toLower();
        AnswerEvent answer = answerTo(key, kind != u'w' && kind != u'q', occasion);
        if (letter == u'+') {
            machine.waitDays(1);
        } else if (kind == u'g') {
            events.push_back(machine.write(guessed(answer)));
        } else if (kind == u'h') {
            events.push_back(machine.write(helped(answer)));
        } else {
            events.push_back(machine.write(answer));
        }
    }
    return events;
}

StudyDay firstDay()
{
    return Machine(u"s"_s).today();
}

} // namespace

class VerdictTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sayWhatComesOfAnAnswer_data();
    void sayWhatComesOfAnAnswer();
    void bringItBackAnywayIsObeyed();
    void whatIsRetiredSaysWhyAndCanBeBroughtBack();
    void otherWaysAreOfferedForALeech_data();
    void otherWaysAreOfferedForALeech();
    void anotherScopeChangesTheVerdict_data();
    void anotherScopeChangesTheVerdict();
};

void VerdictTest::sayWhatComesOfAnAnswer_data()
{
    QTest::addColumn<QString>("letters");
    QTest::addColumn<bool>("right");
    QTest::addColumn<bool>("byLuck");
    QTest::addColumn<bool>("practice");
    QTest::addColumn<qint64>("daysAway"); // 0: does not come back
    QTest::addColumn<bool>("canAskAgain");
    QTest::newRow("wrong comes back tomorrow") << u"w"_s << false << false << false << qint64(1) << true;
    QTest::newRow("right and sure does not come back") << u"r"_s << true << false << false << qint64(0) << false;
    QTest::newRow("a guess is luck") << u"g"_s << true << true << false << qint64(1) << true;
    QTest::newRow("help counts as a guess") << u"h"_s << true << true << false << qint64(1) << true;
    QTest::newRow("right when asked again") << u"wR"_s << true << false << false << qint64(1) << false;
    QTest::newRow("wrong when asked again") << u"wW"_s << false << false << false << qint64(1) << true;
    QTest::newRow("guessed when asked again") << u"wG"_s << true << true << false << qint64(1) << true;
    QTest::newRow("asked a third time") << u"wRR"_s << true << false << true << qint64(1) << false;
    QTest::newRow("practice after a right answer") << u"rp"_s << true << false << true << qint64(0) << false;
    QTest::newRow("wrong in practice") << u"rq"_s << false << false << true << qint64(0) << false;
    // One of two options may be luck, so the first pause after a miss is no longer than the one before it.
    QTest::newRow("once missed stays scheduled") << u"wR+r"_s << true << false << false << qint64(1) << false;
    QTest::newRow("and again") << u"wR+r+r"_s << true << false << false << qint64(4) << false; // drawn from 2 to 4
    QTest::newRow("missed at a review") << u"r+w"_s << false << false << false << qint64(1) << true;
}

void VerdictTest::sayWhatComesOfAnAnswer()
{
    QFETCH(QString, letters);
    QFETCH(qint64, daysAway);
    const std::vector<Event> events = story(letters);
    const Event &last = events.back();
    const StudyState state = fold(events);
    const Verdict verdict = verdictFor(std::get<AnswerEvent>(last.body), last.stamp.ref,
                                       *state.check(checkKey(u"check"_s)), last.stamp.day);
    QTEST(verdict.right, "right");
    QTEST(verdict.byLuck, "byLuck");
    QTEST(verdict.practice, "practice");
    QTEST(verdict.canAskAgain, "canAskAgain");
    QCOMPARE(verdict.comesBack, daysAway > 0);
    QCOMPARE(verdict.daysAway, daysAway);
    QCOMPARE(verdict.canBringBack, daysAway == 0);
    if (verdict.comesBack) {
        QCOMPARE(verdict.due, last.stamp.day.plusDays(daysAway));
    }
}

void VerdictTest::bringItBackAnywayIsObeyed()
{
    Machine machine(u"s1"_s);
    const CheckKey key = checkKey(u"check"_s);
    Fold fold;
    const Event answer = machine.write(answerTo(key, true, Occasion::First));
    fold.add(answer);
    fold.add(machine.write(BringBackEvent{key, true}));
    const Verdict verdict =
        verdictFor(std::get<AnswerEvent>(answer.body), answer.stamp.ref, *fold.state().check(key), firstDay());
    QVERIFY(verdict.comesBack);
    QCOMPARE(verdict.daysAway, 2); // between the first stabilities of known, 2.3 days, and of lucky, 0.2
    fold.add(machine.write(BringBackEvent{key, false}));
    QVERIFY(!fold.state().check(key)->scheduled);
}

void VerdictTest::whatIsRetiredSaysWhyAndCanBeBroughtBack()
{
    Machine machine(u"s1"_s);
    const CheckKey key = checkKey(u"check"_s);
    Fold fold;
    const Event answer = machine.write(answerTo(key, false, Occasion::First));
    fold.add(answer);
    const auto now = [&] {
        return verdictFor(std::get<AnswerEvent>(answer.body), answer.stamp.ref, *fold.state().check(key), firstDay());
    };
    QVERIFY(now().comesBack && !now().retired);
    fold.add(machine.write(RestEvent{key, 4}));
    QCOMPARE(now().daysAway, 4);
    fold.add(machine.write(RetireEvent{key, RetireReason::Unimportant}));
    QVERIFY(!now().comesBack);
    QVERIFY(now().canBringBack);
    QCOMPARE(now().retired, RetireReason::Unimportant);
}

void VerdictTest::otherWaysAreOfferedForALeech_data()
{
    const QString forgotten = u"+wR"_s;
    QTest::addColumn<QString>("letters");
    QTest::addColumn<int>("lapses");
    QTest::newRow("seven times") << u'r' + forgotten.repeated(6) + u"+w"_s << 0;
    QTest::newRow("eight times") << u'r' + forgotten.repeated(7) + u"+w"_s << 8;
    QTest::newRow("by luck") << u'r' + forgotten.repeated(7) + u"+g"_s << 8;
    QTest::newRow("known once more") << u'r' + forgotten.repeated(8) + u"+r"_s << 0;
    QTest::newRow("never known") << u'w' + u"+w"_s.repeated(8) << 8;
    QTest::newRow("asked again on one day") << u'w' + u"WRR"_s.repeated(8) + u"+w"_s << 0;
    QTest::newRow("and forgotten again") << u'r' + forgotten.repeated(8) + u"+r+w"_s << 9;
}

void VerdictTest::otherWaysAreOfferedForALeech()
{
    QFETCH(QString, letters);
    const std::vector<Event> events = story(letters);
    const StudyState state = fold(events);
    const Event &last = events.back();
    const Verdict verdict = verdictFor(std::get<AnswerEvent>(last.body), last.stamp.ref,
                                       *state.check(checkKey(u"check"_s)), last.stamp.day);
    QTEST(verdict.leechLapses, "lapses");
    QVERIFY(verdict.comesBack); // told, not hidden
}

void VerdictTest::anotherScopeChangesTheVerdict_data()
{
    QTest::addColumn<ReviewScope>("scope");
    QTest::addColumn<QString>("letters");
    QTest::addColumn<bool>("comesBack");
    QTest::newRow("missed only, wrong") << ReviewScope::MissedOnly << u"w"_s << true;
    QTest::newRow("missed only, guessed") << ReviewScope::MissedOnly << u"g"_s << false;
    QTest::newRow("missed only, right") << ReviewScope::MissedOnly << u"r"_s << false;
    QTest::newRow("everything, right") << ReviewScope::Everything << u"r"_s << true;
    QTest::newRow("everything, practised only") << ReviewScope::Everything << u"p"_s << false;
    QTest::newRow("the usual, guessed") << ReviewScope::MissedAndGuessed << u"g"_s << true;
}

void VerdictTest::anotherScopeChangesTheVerdict()
{
    QFETCH(ReviewScope, scope);
    QFETCH(QString, letters);
    std::vector<Event> events = story(letters);
    events.push_back(Machine(u"s2"_s).write(scopeSetting(scope)));
    const StudyState state = fold(events);
    QTEST(state.check(checkKey(u"check"_s))->scheduled, "comesBack");
}

QTEST_APPLESS_MAIN(VerdictTest)
#include "verdicttest.moc"
