// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttime.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ShortTimeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noLanguageTellsSeconds_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("shown");
        const auto row = [](const QString &language, const QString &shown) {
            QTest::newRow(qPrintable(language)) << language << shown;
        };
        row(u"C"_s, u"04:05"_s);
        row(u"de_DE"_s, u"04:05"_s);
        row(u"en_US"_s, u"4:05\u202FAM"_s);
        row(u"fi_FI"_s, u"4.05"_s);
    }

    void noLanguageTellsSeconds()
    {
        QFETCH(QString, language);
        QFETCH(QString, shown);
        const QLocale locale = language == "C"_L1 ? QLocale::c() : QLocale(language);
        QCOMPARE(shortTime(QTime(4, 5, 37), locale), shown);
        const QString whole = shortTime(QDateTime(QDate(2026, 12, 2), QTime(4, 5, 37)), locale);
        QVERIFY2(whole.contains(shown) && !whole.contains("37"_L1), qPrintable(whole));
    }
};

QTEST_APPLESS_MAIN(ShortTimeTest)
#include "shorttimetest.moc"
