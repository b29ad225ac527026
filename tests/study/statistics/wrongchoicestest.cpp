// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/wrongchoices.h"

#include "study/statistics/pastanswers.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Answers in order, "ab" the option b chosen wrongly in the check a, "a+" the check a known. */
std::vector<PastAnswer> answers(const QStringList &words)
{
    std::vector<PastAnswer> all;
    for (const QString &word : words) {
        PastAnswer answer = pastAnswer(word.endsWith(u'+'));
        answer.check = checkKey(word.first(1));
        answer.at = qint64(all.size()) + 1;
        answer.day = firstPastDay.plusDays(answer.at);
        if (!answer.right) {
            for (const QChar option : word.sliced(1)) {
                answer.chosen.emplace_back(QString(option));
            }
        }
        all.push_back(answer);
    }
    return all;
}

QStringList inWords(const std::vector<WrongChoice> &choices)
{
    QStringList words;
    for (const WrongChoice &choice : choices) {
        words << choice.check.check.toString() + choice.option.toString() + QString::number(choice.times) +
                     (choice.knownSince ? u"+"_s : QString());
    }
    return words;
}

CurrentChecks current(const QString &fingerprint = u"f1"_s)
{
    return {{checkKey(u"a"_s), {Fingerprint(fingerprint)}}, {checkKey(u"b"_s), {Fingerprint(fingerprint)}}};
}

} // namespace

class WrongChoicesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMostFrequentComesFirst_data()
    {
        QTest::addColumn<QStringList>("answered");
        QTest::addColumn<QStringList>("choices");
        QTest::newRow("nothing wrong") << QStringList{u"a+"_s} << QStringList();
        QTest::newRow("counted") << QStringList{u"ab"_s, u"ac"_s, u"ab"_s} << QStringList{u"ab2"_s, u"ac1"_s};
        QTest::newRow("the later one first") << QStringList{u"ab"_s, u"bb"_s} << QStringList{u"bb1"_s, u"ab1"_s};
        QTest::newRow("known since") << QStringList{u"ab"_s, u"a+"_s} << QStringList{u"ab1+"_s};
        QTest::newRow("known before") << QStringList{u"a+"_s, u"ab"_s} << QStringList{u"ab1"_s};
        QTest::newRow("several options") << QStringList{u"abc"_s} << QStringList{u"ab1"_s, u"ac1"_s};
        QTest::newRow("a check that is not here") << QStringList{u"zb"_s} << QStringList();
    }

    void theMostFrequentComesFirst()
    {
        QFETCH(QStringList, answered);
        QTEST(inWords(wrongChoices(answers(answered), current())), "choices");
    }

    void theDayIsThatOfTheLastTime()
    {
        QCOMPARE(wrongChoices(answers({u"ab"_s, u"ac"_s, u"ab"_s}), current()).front().last, firstPastDay.plusDays(3));
    }

    void aCheckThatAsksSomethingElseNowIsLeftOut()
    {
        QVERIFY(wrongChoices(answers({u"ab"_s}), current(u"f2"_s)).empty());
    }
};

QTEST_APPLESS_MAIN(WrongChoicesTest)
#include "wrongchoicestest.moc"
