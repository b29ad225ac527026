// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/figuretablemodel.h"

#include <QAbstractItemModelTester>
#include <QDate>
#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

class FigureTableModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCellIsWrittenAsPeopleWriteIt_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isNumber");
        QTest::newRow("a count") << QVariant(1234) << u"1.234"_s << true;
        QTest::newRow("a number") << QVariant(2.25) << u"2,3"_s << true;
        QTest::newRow("a day") << QVariant(QDate(2026, 11, 29)) << u"29.11.26"_s << true;
        QTest::newRow("words") << QVariant(u"Zeiger"_s) << u"Zeiger"_s << false;
        QTest::newRow("too little to tell") << QVariant() << u"–"_s << true;
    }

    void aCellIsWrittenAsPeopleWriteIt()
    {
        QFETCH(QVariant, value);
        QFETCH(bool, isNumber);
        QLocale::setDefault(QLocale(u"de_DE"_s));
        const auto restore = qScopeGuard([] { QLocale::setDefault(QLocale(u"en_GB"_s)); });
        FigureTableModel model;
        const QAbstractItemModelTester tester(&model);
        model.show({u"Wert"_s}, {{value}});
        const QModelIndex cell = model.index(0, 0);
        QTEST(cell.data().toString(), "words");
        const auto alignment = cell.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        QCOMPARE(alignment.testFlag(Qt::AlignTrailing), isNumber);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Wert"_s);
    }

    void anotherFigureTakesThePlace()
    {
        FigureTableModel model;
        const QAbstractItemModelTester tester(&model);
        model.show({u"a"_s, u"b"_s}, {{1, 2}, {3, 4}});
        QCOMPARE(model.rowCount(), 2);
        model.show({u"a"_s}, {});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 1);
    }
};

QTEST_APPLESS_MAIN(FigureTableModelTest)
#include "figuretablemodeltest.moc"
