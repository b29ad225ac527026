// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

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
        QCOMPARE(table.size(), 4); // head, two rows, the whole
        QVERIFY(table[1].startsWith("2026-11-29"));
        QCOMPARE(cells(table.last()), (QStringList{u"all"_s, u"61"_s, u"30"_s, QString::number(reviews)}));
    }

    void aDayOrTwoAreARow_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<int>("rows");
        QTest::newRow("one day") << 1 << 1;
        QTest::newRow("no two rows") << 44 << 1;
        QTest::newRow("two rows") << 45 << 2;
        QTest::newRow("a quarter") << 91 << 3;
    }

    void aDayOrTwoAreARow()
    {
        QFETCH(int, days);
        QFETCH(int, rows);
        const QByteArray out = run({u"simulate"_s, u"checks=5"_s, u"days=%1"_s.arg(days)}).out;
        QCOMPARE(out.trimmed().split('\n').size(), rows + 2);
    }

    /** More than half an hour a day at first, and less later. */
    void aYearIsDrawnInProportion()
    {
        const QList<QByteArray> table =
            run({u"simulate"_s, u"checks=1500"_s, u"new=50"_s, u"days=365"_s}).out.trimmed().split('\n');
        QCOMPARE(table.size(), 14);
        const QList<QByteArray> rows = table.sliced(1, 12);
        int days = 0;
        double minutes = 0;
        double most = 0;
        for (const QByteArray &row : rows) {
            const int covered = cells(row)[1].toInt();
            QVERIFY2(covered == 30 || covered == 31, row.constData());
            QCOMPARE(QDate::fromString(cells(row)[0], Qt::ISODate), QDate(2026, 11, 29).addDays(days));
            days += covered;
            minutes += covered * minutesADay(row);
            most = std::max(most, minutesADay(row));
        }
        QCOMPARE(days, 365);
        QVERIFY2(most > 35, table.join('\n').constData());
        QCOMPARE(cells(table.last())[1], u"365"_s);
        QVERIFY(std::abs(minutesADay(table.last()) - minutes / 365) < 0.11); // each of them is rounded
        for (const QByteArray &row : table.sliced(1)) {
            const double bar = 40 * minutesADay(row) / most;
            QVERIFY2(std::abs(double(row.count('#')) - bar) <= 0.7, row.constData());
        }
        QCOMPARE(std::ranges::max(rows, {}, minutesADay).count('#'), 40);
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
    /** The first four of a row: from, days, new, reviews. */
    static QStringList cells(const QByteArray &row) { return QString::fromUtf8(row).simplified().split(u' ').first(4); }

    static double minutesADay(const QByteArray &row)
    {
        const QStringList words = QString::fromUtf8(row).remove(u'#').simplified().split(u' ');
        return words.last().toDouble();
    }

    [[nodiscard]] Test::Outcome run(const QStringList &line) const
    {
        return Test::BuiltProgram(u"carrel-cli"_s, m_folder.path(), 120'000).run(line);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(SimulateTest)
#include "simulatetest.moc"
