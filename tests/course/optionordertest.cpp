// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/optionorder.h"

#include <QtTest>

#include <numeric>
#include <set>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Check checkOf(const QStringList &texts, std::vector<int> order = {})
{
    Check check;
    for (const QString &text : texts) {
        Option option;
        Run run;
        run.text = text;
        option.text = {Runs{run}};
        check.options.push_back(option);
    }
    check.order = std::move(order);
    return check;
}

const CheckKey key{CourseId(u"c"_s), LessonSlug(u"l"_s), CheckId(u"check"_s)};

} // namespace

class OptionOrderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAuthorsOrderIsUsedWhenItIsOne_data()
    {
        QTest::addColumn<std::vector<int>>("order");
        QTest::addColumn<bool>("used");
        QTest::newRow("a permutation") << std::vector{2, 0, 3, 1} << true;
        QTest::newRow("repeats") << std::vector{0, 0, 1, 2} << false;
        QTest::newRow("out of range") << std::vector{4, 1, 2, 3} << false;
        QTest::newRow("negative") << std::vector{-1, 1, 2, 3} << false;
        QTest::newRow("short") << std::vector{1, 0} << false;
        QTest::newRow("none") << std::vector<int>{} << false;
    }

    void theAuthorsOrderIsUsedWhenItIsOne()
    {
        QFETCH(std::vector<int>, order);
        QFETCH(bool, used);
        const Check check = checkOf({u"w"_s, u"x"_s, u"y"_s, u"z"_s}, order);
        const std::vector<int> first = firstOrder(check, key);
        QVERIFY(isPermutation(first, 4));
        QCOMPARE(first == order, used);
        QCOMPARE(firstOrder(check, key), first);
    }

    void aShuffleIsNeverTheOrderOfWriting()
    {
        const Check check = checkOf({u"right"_s, u"x"_s, u"y"_s});
        std::set<std::vector<int>> seen;
        for (quint64 seed = 0; seed < 200; ++seed) {
            const std::vector<int> order = shuffledOrder(check, seed);
            QVERIFY(isPermutation(order, 3));
            QVERIFY(order != std::vector({0, 1, 2}));
            seen.insert(order);
        }
        QCOMPARE(seen.size(), 5U);
    }

    void optionsThatSpeakOfOthersStayInPlace_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<bool>("stay");
        QTest::newRow("letters of their own") << QStringList{u"A. Bronchi"_s, u"B. Epiglottis"_s, u"C. Lung"_s} << true;
        QTest::newRow("both A and B") << QStringList{u"One"_s, u"Two"_s, u"Both A and B"_s} << true;
        QTest::newRow("option C") << QStringList{u"One"_s, u"Not what option C says"_s, u"Two"_s} << true;
        QTest::newRow("the answer above") << QStringList{u"One"_s, u"The opposite of the answer above"_s} << true;
        QTest::newRow("sowohl A als auch B") << QStringList{u"Eins"_s, u"Zwei"_s, u"Sowohl a) als auch b)"_s} << true;
        QTest::newRow("Antwort B") << QStringList{u"Eins"_s, u"Das Gegenteil von Antwort A"_s} << true;
        QTest::newRow("A und B") << QStringList{u"Eins"_s, u"Zwei"_s, u"A und B sind richtig"_s} << true;
        QTest::newRow("la réponse B") << QStringList{u"Un"_s, u"Deux"_s, u"Ni la réponse A ni l’autre"_s} << true;
        QTest::newRow("A et B") << QStringList{u"Un"_s, u"Deux"_s, u"A et B"_s} << true;
        QTest::newRow("la respuesta A") << QStringList{u"Uno"_s, u"Lo contrario de la respuesta A"_s} << true;
        QTest::newRow("A y B") << QStringList{u"Uno"_s, u"Dos"_s, u"A y B"_s} << true;
        QTest::newRow("a y o, words") << QStringList{u"va a y vuelve"_s, u"o y a"_s} << false;
        QTest::newRow("neither a dog") << QStringList{u"Neither a dog nor a cat"_s, u"Two"_s} << false;
        QTest::newRow("C/C++") << QStringList{u"C/C++"_s, u"Rust"_s} << false;
        QTest::newRow("a number as answer") << QStringList{u"The answer 4"_s, u"The answer 5"_s} << false;
        QTest::newRow("the others") << QStringList{u"Like the other options"_s, u"Two"_s} << false;
        QTest::newRow("a vitamin") << QStringList{u"Vitamin A"_s, u"Plan B"_s, u"Hepatitis C"_s} << false;
        QTest::newRow("nothing") << QStringList{u"One"_s, u"Two"_s} << false;
    }

    void optionsThatSpeakOfOthersStayInPlace()
    {
        QFETCH(QStringList, texts);
        QFETCH(bool, stay);
        std::vector<int> reversed(size_t(texts.size()));
        std::iota(reversed.rbegin(), reversed.rend(), 0);
        const std::vector<int> order = firstOrder(checkOf(texts, reversed), key);
        QCOMPARE(order != reversed, stay);
        QCOMPARE(keepsAuthoredOrder(checkOf(texts)), stay);
    }

    void noneOfTheAboveStaysLast_data()
    {
        QTest::addColumn<QString>("anchor");
        for (const char *text : {"None of the above",
                                 "All of the above.",
                                 "none of these",
                                 "D. None of the above",
                                 "All of the answers are correct",
                                 "Alle genannten",
                                 "Keine der genannten",
                                 "Keine der genannten Antworten",
                                 "Alle oben genannten",
                                 "Alle Antworten sind richtig.",
                                 "Nichts davon",
                                 "Keine davon",
                                 "Toutes les réponses ci-dessus",
                                 "Aucune de ces réponses",
                                 "Aucune des réponses proposées",
                                 "Toutes ces réponses",
                                 "Todas las anteriores",
                                 "Ninguna de las anteriores",
                                 "Todas son correctas",
                                 "Ninguna de las respuestas anteriores"}) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
    }

    void noneOfTheAboveStaysLast()
    {
        QFETCH(QString, anchor);
        for (quint64 seed = 0; seed < 20; ++seed) {
            QCOMPARE(shuffledOrder(checkOf({u"One"_s, anchor, u"Two"_s, u"Three"_s}), seed).back(), 1);
        }
    }

    void theOrderIsTheSameOnEveryTryOfOneAttempt() // oppia/oppia 14426: it changed while one was answering
    {
        const Check check = checkOf({u"w"_s, u"x"_s, u"y"_s, u"z"_s});
        QCOMPARE(firstOrder(check, key), firstOrder(check, key));
        QCOMPARE(shuffledOrder(check, 5), shuffledOrder(check, 5));
        QVERIFY(shuffledOrder(check, 5) != shuffledOrder(check, 6));
    }

    void aReasonThatNamesALetterKeepsTheOrder()
    {
        Check check = checkOf({u"One"_s, u"Two"_s, u"Three"_s});
        QVERIFY(!speaksOfOptions(check));
        Run run;
        run.text = u"Answer: B"_s;
        check.why = RichText{Runs{run}};
        QVERIFY(speaksOfOptions(check));
        QVERIFY(keepsAuthoredOrder(check));
        check.why.reset();
        check.options[1].tempting = RichText{Runs{run}};
        QVERIFY(keepsAuthoredOrder(check));
    }

    void aCheckThatForbidsItIsNotShuffled()
    {
        Check check = checkOf({u"1"_s, u"2"_s, u"3"_s});
        check.shuffle = false;
        QCOMPARE(firstOrder(check, key), (std::vector{0, 1, 2}));
        QCOMPARE(shuffledOrder(check, 7), (std::vector{0, 1, 2}));
    }
};

QTEST_APPLESS_MAIN(OptionOrderTest)
#include "optionordertest.moc"
