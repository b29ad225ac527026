// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/verdictwords.h"

#include "study/fold.h"
#include "study/studyevents.h"
#include "widgets/samplelesson.h"

#include <QRegularExpression>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class VerdictWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSentenceSaysWhenACheckComesBack_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("scheduled");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("it does") << 1 << true << u"Comes back tomorrow, Monday 30 November."_s;
        QTest::newRow("never") << 1 << false << u"Does not come back."_s;
    }

    void theSentenceSaysWhenACheckComesBack()
    {
        QFETCH(int, days);
        QFETCH(bool, scheduled);
        QFETCH(QString, sentence);
        const QDate date(2026, 11, 29);
        const StudyMoment now{{date.toJulianDay()}, date};
        Verdict verdict;
        verdict.comesBack = scheduled;
        verdict.daysAway = days;
        verdict.due = now.today.plusDays(days);
        QCOMPARE(VerdictWords::comesBack(verdict, now, QLocale(u"en_GB"_s)), sentence);
        verdict.practice = true;
        QCOMPARE(VerdictWords::comesBack(verdict, now, QLocale(u"en_GB"_s)),
                 u"Practice changes nothing. "_s + sentence);
    }

    void oneSentenceSaysWhyItComesBackThen_data()
    {
        QTest::addColumn<QString>("letters"); // an answer a day: w wrong, r right, g right by a guess
        QTest::addColumn<int>("longestPause");
        QTest::addColumn<QString>("sentence");
        const int usual = StudySettings().maximumInterval;
        QTest::newRow("missed") << u"rw"_s << usual << u"What was missed is asked on the next day of study."_s;
        QTest::newRow("by luck") << u"rg"_s << usual
                                 << u"Luck counts as a miss, and what was missed is asked on the next day of study."_s;
        QTest::newRow("known") << u"rr"_s << usual
                               << u"You will then still know it with a chance of about [89]\\d %; your wish is 90 %."_s;
        QTest::newRow("known for long") << u"rrrrr"_s << 2
                                        << u"That is the longest pause you allow. You will then still know it with a "
                                           "chance of about 9\\d %."_s;
    }

    void oneSentenceSaysWhyItComesBackThen()
    {
        QFETCH(QString, letters);
        QFETCH(int, longestPause);
        QFETCH(QString, sentence);
        Machine machine(u"s1"_s);
        const CheckKey key = checkKey(u"check"_s);
        std::vector<Event> events{machine.write(scopeSetting(ReviewScope::Everything)),
                                  machine.write(maximumIntervalSetting(longestPause))};
        AnswerEvent answer;
        for (const QChar letter : letters) {
            machine.waitDays(1);
            answer = answerTo(key, letter != u'w');
            events.push_back(machine.write(letter == u'g' ? guessed(answer) : answer));
        }
        const EventRef last = events.back().stamp.ref;
        answer = std::get<AnswerEvent>(events.back().body);
        const StudyState state = fold(std::move(events));
        const CheckState &check = *state.check(key);
        Verdict verdict = verdictFor(answer, last, check, machine.today());
        const QString said = VerdictWords::whyThen(verdict, check, state);
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(sentence)).match(said).hasMatch(),
                 qPrintable(said));
        verdict.practice = true;
        QVERIFY(VerdictWords::whyThen(verdict, check, state).isEmpty());
        verdict = {};
        QVERIFY(VerdictWords::whyThen(verdict, check, state).isEmpty());
    }

    void theVerdictIsSpokenWithOwnChoiceBeforeTheRightAnswer()
    {
        const std::set<OptionKey> chosen{OptionKey(u"wrong"_s), OptionKey(u"also"_s)};
        QCOMPARE(VerdictWords::spoken({}, chosen, multipleCheck(u"c"_s)),
                 u"Not quite right. Your choice: Heap sort. The heap forgets who came first. Your choice, right: "
                 "Merge sort. On a tie the left pile goes first. Right answer: Insertion sort. A card moves only past "
                 "larger ones."_s);
    }

    void aGuessIsNeverCalledKnown()
    {
        Verdict verdict;
        QCOMPARE(VerdictWords::headline(verdict, CheckKind::Single), u"Not right."_s);
        verdict.right = true;
        QCOMPARE(VerdictWords::headline(verdict, CheckKind::Single), u"Right."_s);
        verdict.byLuck = true;
        QCOMPARE(VerdictWords::headline(verdict, CheckKind::Single), u"Right, by luck."_s);
        verdict.helped = true;
        QCOMPARE(VerdictWords::headline(verdict, CheckKind::Single), u"Right, with the passage open."_s);
    }
};

QTEST_GUILESS_MAIN(VerdictWordsTest)
#include "verdictwordstest.moc"
