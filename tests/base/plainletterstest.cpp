// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/plainletters.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

class PlainLettersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accentsAndCaseAreTakenOff_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("plain") << u"a pointer"_s << u"a pointer"_s;
        QTest::newRow("capitals and accents") << u"Café ÉTÉ"_s << u"cafe ete"_s;
        QTest::newRow("accents as signs of their own") << u"cafe\u0301"_s << u"cafe"_s;
        QTest::newRow("no letters of Latin") << u"指针 Ёлка"_s << u"指针 елка"_s;
    }

    void accentsAndCaseAreTakenOff()
    {
        QFETCH(QString, text);
        const PlainLetters plain = PlainLetters::of(text);
        QTEST(plain.text, "plain");
        QCOMPARE(plain.places.size(), size_t(plain.text.size()));
    }

    void everySignKnowsWhereItCameFrom()
    {
        const PlainLetters plain = PlainLetters::of(u"e\u0301té"_s);
        QCOMPARE(plain.text, u"ete"_s);
        QCOMPARE(plain.places, (std::vector<qsizetype>{0, 2, 3}));
    }
};

QTEST_APPLESS_MAIN(PlainLettersTest)
#include "plainletterstest.moc"
