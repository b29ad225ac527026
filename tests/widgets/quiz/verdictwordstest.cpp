// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/verdictwords.h"

#include "widgets/samplelesson.h"

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
