// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** What `carrel-cli simulate` prints. */
class SimulateTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameLearnerLivesTheSameDays()
    {
        const QStringList line{u"simulate"_s, u"checks=60"_s, u"new=5"_s, u"options=2"_s, u"days=90"_s, u"--json"_s};
        const Test::Outcome outcome = run(line);
        QCOMPARE(outcome.status, 0);
        const QJsonArray days = outcome.json()[u"days"_s].toArray();
        QCOMPARE(days.size(), 90);
        int first = 0;
        int reviews = 0;
        int known = 0;
        for (const auto &value : days) {
            const QJsonObject day = value.toObject();
            QCOMPARE(day.keys(),
                     (QStringList{u"day"_s, u"first"_s, u"known"_s, u"minutes"_s, u"reviews"_s, u"right"_s}));
            QVERIFY(day[u"right"_s].toInt() <= day[u"reviews"_s].toInt());
            first += day[u"first"_s].toInt();
            reviews += day[u"reviews"_s].toInt();
            known += day[u"known"_s].toInt();
        }
        QCOMPARE(first, 60);
        QVERIFY(known > reviews * 0.8 && known < reviews);
        QCOMPARE(run(line).out, outcome.out);
        QVERIFY(run(line + QStringList{u"seed=2"_s}).out != outcome.out);
    }

    void tableAndCsvSayTheSame()
    {
        const QStringList line{u"simulate"_s, u"checks=30"_s, u"days=61"_s};
        const QList<QByteArray> csv = run(line + QStringList{u"--format"_s, u"csv"_s}).out.trimmed().split('\n');
        QCOMPARE(csv.size(), 62);
        QCOMPARE(csv[0], "day,first,reviews,right,known,minutes");
        int reviews = 0;
        for (const QByteArray &row : csv.sliced(1)) {
            reviews += row.split(',')[2].toInt();
        }
        const QList<QByteArray> table = run(line).out.trimmed().split('\n');
        QCOMPARE(table.size(), 5); // head, three lines of thirty days and less, the whole
        QVERIFY(table[1].startsWith("2026-11-29"));
        QCOMPARE(table.last().simplified().split(' ')[2].toInt(), reviews);
    }

    void whatMakesNoSenseIsRefused_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::newRow("no such name") << QStringList{u"options"_s, u"speed=3"_s};
        QTest::newRow("no number") << QStringList{u"options=two"_s};
        QTest::newRow("too small a number") << QStringList{u"options=1"_s};
        QTest::newRow("too high a wish") << QStringList{u"wish=99"_s};
        QTest::newRow("no such format") << QStringList{u"--format"_s, u"html"_s};
    }

    void whatMakesNoSenseIsRefused()
    {
        QFETCH(QStringList, line);
        const Test::Outcome outcome = run(QStringList{u"simulate"_s} + line);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, "");
        QVERIFY(!outcome.messages.isEmpty());
    }

private:
    [[nodiscard]] Test::Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder.path(), 120'000).run(line);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(SimulateTest)
#include "simulatetest.moc"
